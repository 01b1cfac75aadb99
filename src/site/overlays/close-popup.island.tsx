import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './first-visit-popup.module.css';
import { $isWelcoming } from './greetings.store.ts';
import { overlaysTexts } from './overlays.texts.ts';

/**
 * The ring counts the seconds down and then gives way to the close button, which is first in keyboard order; "Not now"
 * stays. `from` is 0 on lite pages, where nothing would count.
 */
export function ClosePopup({ locale, from }: { locale: Locale; from: number }) {
  const isOpen = useStore($isWelcoming, { ssr: () => false });
  const [left, setLeft] = useState(from);
  const isOver = left <= 0;
  const texts = overlaysTexts[locale];

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
