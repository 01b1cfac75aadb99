'use client';
import type { RefObject } from 'react';
import styles from './conflicts.module.css';
import type { Beginning } from './use-conflict.ts';
import { useUnsavedCopy } from './use-unsaved-copy.ts';

const when = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

/** Above the form: what was typed here and never saved, and the way to have it back. */
export function UnsavedNotice({ beginning }: { beginning: RefObject<Beginning> }) {
  const { earlier, putBack, putAway } = useUnsavedCopy(beginning);
  if (!earlier) return null;
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
