'use client';
import { useEffect, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './conflicts.module.css';
import { announcement, storedWords } from './unsaved-copy.rules.ts';
import type { Unsaved } from './use-unsaved-copy.ts';

const when = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

const MINUTE_MS = 60_000;

/** Says that the text is stored in this browser, and since when. Announced once, not at every pause. */
function StoredHere({ storedAt }: { storedAt: Date | null }) {
  const say = useSay();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!storedAt) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [storedAt]);
  return (
    <>
      <p className={styles.announced} role="status">
        {storedAt && say(announcement)}
      </p>
      {storedAt && <p className={styles.stored}>{say(storedWords(storedAt, now))}</p>}
    </>
  );
}

/**
 * Above the form: offers to restore what was typed here and never saved. `isSilent`: the save line already says whether
 * it is stored.
 */
export function UnsavedNotice({ unsaved, isSilent }: { unsaved: Unsaved; isSilent: boolean }) {
  const say = useSay();
  const { earlier, storedAt, putBack, putAway } = unsaved;
  if (!earlier) return isSilent ? null : <StoredHere storedAt={storedAt} />;
  return (
    <section className={styles.notice} aria-label={say('Not saved yet')}>
      <p>{say(`You wrote here on ${when(earlier.at)}, and it was not saved. This browser has it still.`)}</p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void putBack(earlier)}>
          {say('Put it back into the form')}
        </button>
        <button type="button" onClick={putAway}>
          {say('Throw it away')}
        </button>
      </p>
    </section>
  );
}
