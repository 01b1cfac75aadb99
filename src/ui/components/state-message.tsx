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
  /** The one way forward: a button or a link. Loading has none. */
  action?: ReactNode;
  className?: string;
};

const marks = {
  loading: <SpinnerMark className={css.spinner} />,
  empty: <Drawing name="sunrise" className={css.sunrise} />,
  error: <Icon name="warning" size="large" className={css.warning} />,
};

/** What a place says while its content is on its way, missing or failed. Errors are announced at once. */
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
