import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './first-visit-popup.module.css';
import { $isWelcoming } from './greetings.store.ts';

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
 * A ring counts the seconds down; then the close button takes its place, first in keyboard order. "Not now" is always
 * there. `from` is 0 on lite pages, where React may not be loaded to count.
 */
export function ClosePopup({ locale, from }: { locale: Locale; from: number }) {
  const isOpen = useStore($isWelcoming, { ssr: () => false });
  const [left, setLeft] = useState(from);
  const isOver = left <= 0;
  const texts = closeTexts[locale];

  useEffect(() => {
    if (!isOpen || isOver) return;
    const timer = setInterval(() => setLeft(before => before - 1), 1000);
    return () => clearInterval(timer);
  }, [isOpen, isOver]);

  return (
    <form method="dialog" className={css.leave}>
      <p className={css.count} hidden={isOver}>
        <span>{texts.closeIn}</span>
        <span className={css.ring}>
          <svg
            viewBox="0 0 44 44"
            aria-hidden="true"
            ref={ring => ring?.style.setProperty('--countdown', `${from}s`)}
          >
            <circle className={css.track} cx="22" cy="22" r="20" />
            <circle className={css.left} cx="22" cy="22" r="20" pathLength="1" />
          </svg>
          <b data-count-left>{left}</b>
        </span>
      </p>
      <VisuallyHidden>
        <span id="first-visit-escape">{texts.closeAnyTime}</span>
        <span role="status">{isOver && texts.closeNow}</span>
      </VisuallyHidden>
      <button type="submit" className={css.close} aria-label={texts.close} hidden={!isOver}>
        <Icon name="close" />
      </button>
      <button type="submit" className={css.later}>
        {texts.notNow}
      </button>
    </form>
  );
}
