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

type CountProps = {
  of: number;
  /** False where the number is said elsewhere, so that a link keeps its plain name. */
  isNamed?: boolean;
};

/** How many wait, beside the name of what waits; nothing for 0. */
export const Count = ({ of, isNamed = true }: CountProps) =>
  of > 0 ? (
    <span className={styles.count} aria-hidden={!isNamed || undefined}>
      {of}
    </span>
  ) : null;
