import type { Locale } from '#core/locale.ts';
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { ClosePopup } from './close-popup.tsx';
import css from './first-visit-popup.module.css';
import holidayCss from './holiday-message.module.css';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const popupTexts = {
  en: {
    imageError: 'Error loading image',
    welcome: 'Welcome',
    welcomeText: 'Welcome. Join the community and hear how the children are doing.',
    donate: 'Donate',
  },
  am: {
    imageError: 'ምስሉን መጫን አልተቻለም',
    welcome: 'እንኳን ደህና መጡ',
    welcomeText: 'ስለመጡ ደስ ብሎናል። ማኅበረሰቡን ይቀላቀሉ፤ ስለ ልጆቹ ሁኔታ እንነግርዎታለን።',
    donate: 'ይለግሱ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * The first-visit popup: words from the settings, the greeting of a holiday, Donate and the subscribe form.
 * greeting-dialogs.browser.ts shows it; Escape and a click outside close it at any time.
 */
export function FirstVisitPopup({ frame }: { frame: Frame }) {
  const { organisation, renderContext, donate } = frame;
  const { popupWelcome, popupText } = organisation.words;
  const { locale } = renderContext;
  const texts = popupTexts[locale];
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
            {popupTexts[other].welcome}
          </p>
        </div>
        <ClosePopup locale={locale} />
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

/**
 * The greeting of the current holiday, if any, with its pictures. All near holidays are in the markup and
 * the style of the current one shows its greeting; the pictures of the others are never fetched.
 */
function HolidayMessage({ frame, failure }: { frame: Frame; failure: string }) {
  return frame.holidays.near
    .filter(({ message }) => message.text)
    .map(({ key, message, icon, cover }) => (
      <div key={key} className={holidayCss.message} data-greeting={key}>
        {cover && (
          <Picture source={cover} sizes="(min-width: 640px) 396px, 80vw" ratio="2:1" failure={failure} />
        )}
        <p className={holidayCss.words}>
          {icon && (
            <span className={holidayCss.icon}>
              <Picture source={icon} sizes="48px" ratio="1:1" failure={failure} />
            </span>
          )}
          <LocalizedText words={message} />
        </p>
      </div>
    ));
}
