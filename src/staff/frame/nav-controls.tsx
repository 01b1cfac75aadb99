'use client';
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { CONTENT_ID } from './content-id.ts';
import styles from './frame.module.css';

const LAPTOP_PX = 1024;

/**
 * Keeps the menu open from 1024 px on unless the user closed it. Payload closes it up to 1440 px, the width of most
 * laptops. On phones and portrait tablets it stays closed. Nothing may move when a page hydrates, because the page would
 * shift under a press (admin.css shows the menu until then).
 */
export function OpenNav({ children }: { children?: ReactNode }) {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints, width = 0 } = useWindowInfo();
  // Payload closes it whenever the window passes one of these.
  const { l: isAtMost1440, m: isAtMost1024 } = breakpoints;
  const isNarrow = hydrated && isAtMost1440 === true;
  const isLaptop = isNarrow && width >= LAPTOP_PX;
  /** The last choice, as the server rendered it; null once hydrated, because it can change from then on. */
  const drawn = useRef<boolean | null>(navOpen);
  // Before the first paint, because Payload would show it over the page for a moment.
  useLayoutEffect(() => {
    if (isNarrow && !isLaptop) setNavOpen(false);
  }, [isNarrow, isLaptop, setNavOpen]);
  useEffect(() => {
    void isAtMost1024;
    const first = drawn.current;
    if (isAtMost1440 !== undefined) drawn.current = null;
    if (!isLaptop) return;
    let isOver = false;
    const chosen =
      first === null
        ? getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then(found => found?.open !== false)
        : Promise.resolve(first);
    // Runs after Payload has closed it; if the choice is already known, in the same render.
    void chosen.then(isOpen => {
      if (!isOver) setNavOpen(isOpen);
    });
    return () => {
      isOver = true;
    };
  }, [isLaptop, isAtMost1440, isAtMost1024, getPreference, setNavOpen]);
  const isSheet = isNarrow && !isLaptop && navOpen;
  useEffect(() => (isSheet ? holdSheet(() => setNavOpen(false)) : undefined), [isSheet, setNavOpen]);
  return children;
}

/** Payload's button for the menu that the keyboard reaches; its wrapper has the same id. */
const TOGGLER = '.template-default__nav-toggler';

/**
 * While the menu lies over the page as a sheet, the page below takes neither presses nor the keyboard. Escape, a press beside
 * the sheet and a line of the menu close it. Returns what ends this.
 */
function holdSheet(close: () => void): () => void {
  const page = document.querySelector<HTMLElement>('.template-default__wrap');
  if (page) page.inert = true;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    document.querySelector<HTMLElement>(TOGGLER)?.focus();
  };
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('.nav, #nav-toggler') || (target as Element).closest('.nav a')) close();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  return () => {
    if (page) page.inert = false;
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('click', onClick);
  };
}

/** The content below the bar of the admin. Payload gives that of its own screens no id; NamedControls does. */
export const CONTENT = '.template-default__wrap > :not(.app-header)';

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
    <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={skip}>
      {say('Skip to the content')}
    </a>
  );
}
