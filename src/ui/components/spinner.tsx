import { classNames } from './class-names.ts';
import css from './spinner.module.css';

/** Eight diamonds in a circle, without text: for a button with its own label. */
export function SpinnerMark({ className }: { className?: string }) {
  return <span className={classNames(css.mark, className)} aria-hidden="true" data-spinner />;
}

/** The spinner with text, announced when it appears. */
export function Spinner({ words }: { words: string }) {
  return (
    <div className={css.spinner} role="status">
      <SpinnerMark className={css.large} />
      <p className={css.words}>{words}</p>
    </div>
  );
}
