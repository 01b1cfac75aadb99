'use client';
import { useRouter } from 'next/navigation.js';
import { useEffect } from 'react';
import { useSay } from '#staff/language/use-say.ts';

/** Stays far below the rate limit of a member of staff. */
const EVERY_MS = 10_000;

/**
 * Renders the page again every few seconds, and at once when somebody comes back to the tab; not while it is hidden. Without
 * script, and for whoever does not want to wait, there is a link.
 */
export function RefreshWhileSeen({ address }: { address: string }) {
  const say = useSay();
  const router = useRouter();
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) router.refresh();
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router]);
  return (
    <p>
      <a href={address}>{say('Load again')}</a>
    </p>
  );
}
