import { classNames } from './class-names.ts';
import css from './spinner.module.css';

const angles = [0, 45, 90, 135, 180, 225, 270, 315];

/** Eight diamonds in a circle, without text: for a button with its own label. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.mark, className)} viewBox="-32 -32 64 64" aria-hidden="true">
      {angles.map(angle => (
        <path key={angle} d="M0-30 6-19 0-8-6-19z" transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
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
