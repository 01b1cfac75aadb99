'use client';
import type { MouseEvent } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './nav.module.css';

/** The content below the bar of the admin. */
const CONTENT = '.template-default__wrap > :not(.app-header)';

/** The skip link: first on every screen, visible on focus. */
export function SkipLink() {
  const say = useSay();
  const skip = (event: MouseEvent) => {
    const content = document.querySelector<HTMLElement>(CONTENT);
    if (!content) return;
    event.preventDefault();
    content.tabIndex = -1;
    content.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page that has no id of its own
    <a className={styles.skip} href="#content" onClick={skip}>
      {say('Skip to the content')}
    </a>
  );
}
