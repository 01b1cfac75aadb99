'use client';
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, useEffect } from 'react';

/**
 * The menu stands open from 1025 px on, unless somebody closed it. Payload closes it at up to 1440 px, the width of most
 * laptops, and opens it there only by hand; on phones and tablets it covers the page and stays behind its button.
 */
export function OpenNav({ children }: { children?: ReactNode }) {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  const { l: isAtMost1440, m: isAtMost1024 } = useWindowInfo().breakpoints;
  const isLaptop = hydrated && isAtMost1440 === true && isAtMost1024 === false;
  useEffect(() => {
    if (!isLaptop) return;
    let isOver = false;
    void getPreference<{ open?: boolean }>(PREFERENCE_KEYS.NAV).then(chosen => {
      if (!isOver) setNavOpen(chosen?.open !== false);
    });
    return () => {
      isOver = true;
    };
  }, [isLaptop, getPreference, setNavOpen]);
  return children;
}
