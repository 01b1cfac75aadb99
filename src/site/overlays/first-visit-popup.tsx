import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx';
import { HolidayMessage } from '#site/frame/holiday-message.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import { ClosePopup } from './close-popup.island.tsx';
import css from './first-visit-popup.module.css';
import { closeSeconds } from './greetings.rules.ts';
import { overlaysTexts } from './overlays.texts.ts';

/**
 * The first-visit popup: words from the settings, the greeting of a holiday, Donate and the subscribe form.
 * greeting-dialogs.browser.ts shows it; Escape and a click outside close it at any time (ruling 16).
 */
export function FirstVisitPopup({ frame }: { frame: Frame }) {
  const { organisation, renderContext, donate } = frame;
  const { popupWelcome, popupText } = organisation.words;
  const { locale, lite } = renderContext;
  const texts = overlaysTexts[locale];
  const other = locale === 'en' ? 'am' : 'en';
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
        <Island
          name="ClosePopup"
          of={ClosePopup}
          when={lite ? 'near' : 'load'}
          props={{ locale, from: lite ? 0 : closeSeconds }}
        />
        <LocalizedText as="p" words={popupText.text ? popupText : { text: texts.welcomeText }} />
        <HolidayMessage frame={frame} failure={texts.imageError} />
        <ButtonLink variant="go" wide data-opens="donate" {...donate}>
          {texts.donate}
        </ButtonLink>
        <SubscribeForm id="popup" locale={locale} answer="dialog" source="popup" />
      </div>
    </dialog>
  );
}
