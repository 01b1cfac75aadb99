import css from './bars.module.css';
import { classNames } from './class-names.ts';

/** A number with its name: `share` is the length of its bar from 0 to 1, null where the number is not shown. */
export type Bar = {
  name: string;
  shown: string;
  share: number | null;
  /** Only an outline, for what was planned beside what is. */
  isOutline?: boolean;
};

/**
 * Numbers as bars, drawn on the server. Each has its name and number above it, which wrap at any width and size of text, so
 * that colour says nothing.
 */
export function Bars({ rows, description }: { rows: readonly Bar[]; description: string }) {
  return (
    <div className={css.chart} role="img" aria-label={description} data-chart>
      {rows.map(({ name, shown, share, isOutline }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can have the same name
        <div key={at}>
          <p className={css.words}>
            <span>{name}</span> <span className={css.number}>{shown}</span>
          </p>
          <svg className={css.bar} width="100%" aria-hidden="true">
            <rect className={css.whole} width="100%" height="100%" />
            {share !== null && share > 0 && (
              <rect
                className={classNames(css.part, isOutline && css.outline)}
                width={`${Math.max(1, Math.round(Math.min(share, 1) * 1000) / 10)}%`}
                height="100%"
                data-bar
              />
            )}
          </svg>
        </div>
      ))}
    </div>
  );
}
