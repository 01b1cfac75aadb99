import type { ReactNode } from 'react';
import styles from './badge.module.css';

/**
 * What a state means to the person who reads it: `good` is done, `wait` needs somebody, `bad` went wrong, `info` is worth
 * knowing, `quiet` is over. The colour only repeats what the word says.
 */
export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'quiet';

export function Badge({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/** How many wait, beside the name of what waits; nothing for 0. */
export const Count = ({ of }: { of: number }) => (of > 0 ? <span className={styles.count}>{of}</span> : null);
