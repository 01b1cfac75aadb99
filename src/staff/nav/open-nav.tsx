'use client';
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useEffect } from 'react';

const LAPTOP_PX = 1024;

/**
 * The menu stands open from 1024 px on, unless somebody closed it. Payload closes it at up to 1440 px, the width of most
 * laptops, and opens it there only by hand. On phones and upright tablets it stays behind its button.
 */
export function OpenNav({ children }: { children?: ReactNode }) {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { breakpoints, width = 0 } = useWindowInfo();
  // Payload closes it whenever the window passes one of these.
  const { l: isAtMost1440, m: isAtMost1024 } = breakpoints;
  const isLaptop = hydrated && isAtMost1440 === true && width >= LAPTOP_PX;
  useEffect(() => {
    void isAtMost1024;
    if (!isLaptop) return;
    let isOver = false;
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then(chosen => {
      if (!isOver) setNavOpen(chosen?.open !== false);
    });
    return () => {
      isOver = true;
    };
  }, [isLaptop, isAtMost1024, getPreference, setNavOpen]);
  return children;
}
