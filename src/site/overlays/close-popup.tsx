import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './first-visit-popup.module.css';
import { closeSeconds } from './greetings.rules.ts';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const closeTexts = {
  en: {
    close: 'Close',
    closeIn: 'You can close this in',
    closeAnyTime: 'The Escape key closes this at any time.',
    closeNow: 'You can close this now.',
    notNow: 'Not now',
  },
  am: {
    close: 'ይዝጉ',
    closeIn: 'ለመዝጋት የቀሩ ሰከንዶች፦',
    closeAnyTime: 'Escape የሚለውን ቁልፍ በመጫን በማንኛውም ጊዜ መዝጋት ይችላሉ።',
    closeNow: 'አሁን መዝጋት ይችላሉ።',
    notNow: 'አሁን አይደለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * A ring counts the seconds down; then the close button takes its place, first in keyboard order (countdown.browser.ts).
 * "Not now" is always there.
 */
export function ClosePopup({ locale }: { locale: Locale }) {
  const texts = closeTexts[locale];
  return (
    <form method="dialog" className={css.leave}>
      <p className={css.count} data-while-counting>
        <span>{texts.closeIn}</span>
        <span className={css.ring}>
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <circle className={css.track} cx="22" cy="22" r="20" />
            <circle className={css.left} cx="22" cy="22" r="20" pathLength="1" />
          </svg>
          <b data-count-left>{closeSeconds}</b>
        </span>
      </p>
      <VisuallyHidden>
        <span id="first-visit-escape">{texts.closeAnyTime}</span>
        <span role="status">
          <span hidden data-after-counting>
            {texts.closeNow}
          </span>
        </span>
      </VisuallyHidden>
      <button type="submit" className={css.close} aria-label={texts.close} hidden data-after-counting>
        <Icon name="close" />
      </button>
      <button type="submit" className={css.later}>
        {texts.notNow}
      </button>
    </form>
  );
}
