import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx';
import { HolidayMessage } from '#site/frame/holiday-message.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './first-visit-popup.module.css';
import { closeDelay } from './greetings.rules.ts';
import { type OverlaysTexts, overlaysTexts } from './overlays.texts.ts';

/**
 * The first-visit popup: words from the settings, the greeting of a holiday, Donate and the subscribe form.
 * first-visit.browser.ts shows it and counts down; Escape and a click outside close it at any time (ruling 16).
 */
export function FirstVisitPopup({ frame }: { frame: Frame }) {
  const { organisation, renderContext, donate } = frame;
  const { popupWelcome, popupText } = organisation.words;
  const texts = overlaysTexts[renderContext.locale];
  const other = renderContext.locale === 'en' ? 'am' : 'en';
  return (
    <dialog
      id="first-visit"
      className={css.popup}
      aria-labelledby="first-visit-title"
      aria-describedby="first-visit-escape"
      closedby="any"
      data-on-surface
    >
      <div className={css.picture}>
        <ThemedDrawing
          formats={[{ media: '(min-width: 640px)', day: 'popup-welcome' }, { day: 'about-wide' }]}
          sizes="(min-width: 640px) 436px, 100vw"
          fit="bottom"
        />
      </div>
      <div className={css.words}>
        <div>
          <Title
            as="h2"
            variant="card-large"
            id="first-visit-title"
            words={popupWelcome.text ? popupWelcome : { text: texts.welcome }}
            focusable
          />
          <p className={css.echo} lang={other}>
            {overlaysTexts[other].welcome}
          </p>
        </div>
        <CloseControls texts={texts} />
        <LocalizedText as="p" words={popupText.text ? popupText : { text: texts.welcomeText }} />
        <HolidayMessage frame={frame} failure={texts.imageError} />
        <ButtonLink variant="go" wide data-opens="donate" {...donate}>
          {texts.donate}
        </ButtonLink>
        <SubscribeForm id="popup" locale={renderContext.locale} answer="dialog" source="popup" />
      </div>
    </dialog>
  );
}

/** The ring counts down and then gives way to the close button, which is first in keyboard order; "Not now" stays. */
function CloseControls({ texts }: { texts: OverlaysTexts }) {
  return (
    <form method="dialog" className={css.leave}>
      <p className={css.count} data-count>
        <span>{texts.closeIn}</span>
        <span className={css.ring}>
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle className={css.track} cx="22" cy="22" r="20" />
            <circle className={css.left} cx="22" cy="22" r="20" pathLength="1" />
          </svg>
          <b data-count-left>{closeDelay / 1000}</b>
        </span>
      </p>
      <VisuallyHidden>
        <span id="first-visit-escape">{texts.closeAnyTime}</span>
        <span role="status" data-count-over={texts.closeNow} />
      </VisuallyHidden>
      <button type="submit" className={css.close} aria-label={texts.close} data-count-close hidden>
        <Icon name="close" />
      </button>
      <button type="submit" className={css.later}>
        {texts.notNow}
      </button>
    </form>
  );
}
