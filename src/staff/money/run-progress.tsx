'use client';
import { useEffect, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';

type RunProgressProps = { asked: number; payments: number; address: string };
type Progress = { runs: boolean; asked: number; payments: number };

/** Stays below the rate limit of a member of staff. */
const POLL_INTERVAL_MS = 4_000;

/** The progress of a run. With script it polls and reloads the page at the end; without script there is a link to reload. */
export function RunProgress({ asked, payments, address }: RunProgressProps) {
  const say = useSay();
  const [now, setNow] = useState({ asked, payments });

  useEffect(() => {
    const polling = setInterval(() => {
      readProgress(address).then(found => {
        if (!found) return;
        setNow(found);
        if (!found.runs) window.location.replace(window.location.pathname);
      });
    }, POLL_INTERVAL_MS);
    return () => clearInterval(polling);
  }, [address]);

  return (
    <>
      <progress max={Math.max(now.payments, 1)} value={now.asked} aria-label={say('Payments checked')} />
      <p role="status" data-run>
        {say('Payments checked: {checked} of {payments}.', { checked: now.asked, payments: now.payments })}
      </p>
      <p>
        <a href="?">{say('Show progress')}</a>
      </p>
    </>
  );
}

/** Null when the request fails: the next poll tries again. */
async function readProgress(address: string): Promise<Progress | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
