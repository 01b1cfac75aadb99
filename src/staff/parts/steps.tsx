import type { ReactNode } from 'react';
import { message } from '#core/message.ts';
import { sayHere } from '#staff/language/say.ts';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export type Step = {
  /** In the reader's language, as is everything below. */
  title: string;
  /** `blocked`: something is missing before it can be done. */
  state: 'done' | 'current' | 'open' | 'blocked';
  /** A few words behind the title, such as a day or a sum. */
  note?: string | undefined;
  /** What is done in this step, or what is missing. */
  children?: ReactNode;
};

const stateWords = {
  done: 'Step {number}, done:',
  current: 'Step {number}, now:',
  open: 'Step {number}:',
  blocked: 'Step {number}, something is missing:',
} as const;

/** Steps in their order, or a story in time: what is done, what comes next, what is missing. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const say = sayHere();
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, state, note, children }, at) => (
        <li
          key={title}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <Icon name="check" />}
            {state === 'blocked' && <Icon name="warning" />}
            {(state === 'open' || state === 'current') && at + 1}
          </span>
          <span className={styles.title}>
            <span className="sr-only">{say(message(stateWords[state], { number: at + 1 }))} </span>
            {title}
            {note && <small>{note}</small>}
          </span>
          {children && <div className={styles.body}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}
