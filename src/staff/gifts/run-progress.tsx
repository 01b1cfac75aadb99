'use client';
import { useEffect, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';

type RunProgressProps = { asked: number; payments: number; address: string };
type Progress = { runs: boolean; asked: number; payments: number };

/** Slow enough for the limit of calls that a member of staff has. */
const LOOK_EVERY_MS = 4_000;

/**
 * How far a run is. With script it follows the run and loads the page again at its end; without, the link loads it.
 */
export function RunProgress({ asked, payments, address }: RunProgressProps) {
  const say = useSay();
  const [now, setNow] = useState({ asked, payments });

  useEffect(() => {
    const looking = setInterval(() => {
      look(address).then(found => {
        if (!found) return;
        setNow(found);
        if (!found.runs) window.location.replace(window.location.pathname);
      });
    }, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [address]);

  return (
    <>
      <progress max={Math.max(now.payments, 1)} value={now.asked} aria-label={say('Payments asked about')} />
      <p role="status" data-run>
        {say(`${now.asked} of ${now.payments} payments were asked about.`)}
      </p>
      <p>
        <a href="?">{say('Show how far it is')}</a>
      </p>
    </>
  );
}

/** Null while the admin does not answer: the next look comes anyway. */
async function look(address: string): Promise<Progress | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
