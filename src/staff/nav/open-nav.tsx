'use client';
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const LAPTOP_PX = 1024;

/**
 * The menu stands open from 1024 px on, unless somebody closed it. Payload closes it at up to 1440 px, the width of most
 * laptops, and opens it there only by hand. On phones and upright tablets it stays behind its button. When a page's
 * script begins nothing moves: the page would slip from under a press (admin.css draws the menu until then).
 */
export function OpenNav({ children }: { children?: ReactNode }) {
  const { hydrated, navOpen, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints, width = 0 } = useWindowInfo();
  // Payload closes it whenever the window passes one of these.
  const { l: isAtMost1440, m: isAtMost1024 } = breakpoints;
  const isNarrow = hydrated && isAtMost1440 === true;
  const isLaptop = isNarrow && width >= LAPTOP_PX;
  /** As the server drew it: what was chosen last. Null once the page runs, as it can be chosen anew. */
  const drawn = useRef<boolean | null>(navOpen);
  // Before the browser paints: Payload shows it for a moment, over the page.
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
    // Comes after Payload has closed it, and where it is known already in the same drawing.
    void chosen.then(isOpen => {
      if (!isOver) setNavOpen(isOpen);
    });
    return () => {
      isOver = true;
    };
  }, [isLaptop, isAtMost1440, isAtMost1024, getPreference, setNavOpen]);
  return children;
}
