'use client';
import { useEffect, useState } from 'react';
import styles from './conflicts.module.css';
import { announcement, storedWords } from './stored-words.rules.ts';
import type { Unsaved } from './use-unsaved-copy.ts';

const when = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

const MINUTE_MS = 60_000;

/** Says that the words are stored in this browser, and since when. A screen reader hears it once, not at each pause. */
function StoredHere({ storedAt }: { storedAt: Date | null }) {
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
        {storedAt && announcement}
      </p>
      {storedAt && <p className={styles.stored}>{storedWords(storedAt, now)}</p>}
    </>
  );
}

/**
 * Above the form: what was typed here and never saved, and the way to have it back. `isSilent`: whether it is stored is
 * said elsewhere.
 */
export function UnsavedNotice({ unsaved, isSilent }: { unsaved: Unsaved; isSilent: boolean }) {
  const { earlier, storedAt, putBack, putAway } = unsaved;
  if (!earlier) return isSilent ? null : <StoredHere storedAt={storedAt} />;
  return (
    <section className={styles.notice} aria-label="Not saved yet">
      <p>You wrote here on {when(earlier.at)}, and it was not saved. This browser has it still.</p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void putBack(earlier)}>
          Put it back into the form
        </button>
        <button type="button" onClick={putAway}>
          Throw it away
        </button>
      </p>
    </section>
  );
}
