import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { SpinnerMark } from './spinner.tsx';
import css from './state-message.module.css';

type StateMessageProps = {
  kind: 'loading' | 'empty' | 'error';
  /** One line: "Loading Events", "Stay in the Loop", or the exact error. */
  words: ReactNode;
  /** A button or a link to continue; none while loading. */
  action?: ReactNode;
  className?: string;
};

const marks = {
  loading: <SpinnerMark className={css.spinner} />,
  empty: <Drawing name="sunrise" className={css.sunrise} />,
  error: <Icon name="warning" size="large" className={css.warning} />,
};

/** The state of content that is loading, missing or failed. Errors are announced immediately. */
export function StateMessage({ kind, words, action, className }: StateMessageProps) {
  return (
    <div
      className={classNames(css.state, className)}
      role={kind === 'error' ? 'alert' : 'status'}
      data-state={kind}
    >
      {marks[kind]}
      <p className={css.words}>{words}</p>
      {action}
    </div>
  );
}
