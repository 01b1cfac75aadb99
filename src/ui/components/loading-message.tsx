import type { ReactNode } from 'react';
import { SpinnerMark } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import css from './state-message.module.css';

export type StateProps = {
  kind: 'loading' | 'empty' | 'error';
  /** One line: "Loading Events", "Stay in the Loop", or the exact error. */
  words: ReactNode;
  /** A button or a link to continue; none while loading. */
  action?: ReactNode;
  className?: string;
  /** The mark above the words, instead of that of the state. */
  mark?: ReactNode;
};

const marks = {
  loading: <SpinnerMark className={css.spinner} />,
  error: <Icon name="warning" size="large" className={css.warning} />,
  empty: null,
};

/** The state of content that an island loads. An empty list has a drawing (state-message.tsx), whose code stays on the server. */
export function LoadingMessage({ kind, words, action, className, mark = marks[kind] }: StateProps) {
  return (
    <div
      className={classNames(css.state, className)}
      role={kind === 'error' ? 'alert' : 'status'}
      data-state={kind}
    >
      {mark}
      <p className={css.words}>{words}</p>
      {action}
    </div>
  );
}
