import { scaleBand, scaleLinear } from 'd3-scale';
import type { Locale } from '#core/locale.ts';
import type { Period } from './fiscal-year.rules.ts';
import css from './month-columns.module.css';

/** Two numbers of a month; null where one is not shown. */
type MonthColumn = { period: Period; values: readonly (number | null)[] };

type ColumnsProps = {
  months: readonly MonthColumn[];
  /** What each value of a month is. */
  names: readonly string[];
  description: string;
  locale: Locale;
};

/**
 * Columns of numbers by month, drawn on the server: the first filled, the second striped, so that colour is not needed. All
 * positions are percentages of a field that is as wide as the page.
 */
export function MonthColumns({ months, names, description, locale }: ColumnsProps) {
  const most = Math.max(1, ...months.flatMap(({ values }) => values.map(value => value ?? 0)));
  const up = scaleLinear([0, most], [0, 100]);
  const along = scaleBand<number>(
    months.map((_, at) => at),
    [0, 100],
  ).padding(0.25);
  const width = along.bandwidth() / names.length;
  const short = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  return (
    <figure className={css.figure}>
      <figcaption className={css.key}>
        {names.length > 1 &&
          names.map((name, at) => (
            <span key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <Column x={0} y={0} width={10} height={10} at={at} />
              </svg>
              {name}
            </span>
          ))}
      </figcaption>
      <div>
        <svg
          className={css.field}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={description}
        >
          {months.map(({ period, values }, month) =>
            values.map((value, at) => {
              if (value === null || value <= 0) return null;
              const height = Math.max(1, up(value));
              const x = (along(month) ?? 0) + at * width;
              return (
                <g key={`${period.first} ${names[at]}`} data-column={value}>
                  <Column x={x} y={100 - height} width={width * 0.9} height={height} at={at} />
                </g>
              );
            }),
          )}
          <path className={css.ground} d="M0 100h100" />
        </svg>
        <svg className={css.axis} aria-hidden="true">
          {months.map(({ period }, month) => (
            <text
              key={period.first}
              x={`${(along(month) ?? 0) + along.bandwidth() / 2}%`}
              y="1em"
              textAnchor="middle"
            >
              {short.format(new Date(period.last))}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}

type ColumnProps = { x: number; y: number; width: number; height: number; at: number };

/** The second kind of column is an outline with stripes. */
function Column({ x, y, width, height, at }: ColumnProps) {
  const place = (n: number) => Math.round(n * 100) / 100;
  if (at === 0)
    return (
      <rect className={css.first} x={place(x)} y={place(y)} width={place(width)} height={place(height)} />
    );
  const stripes = Array.from({ length: Math.floor(height / 5) }, (_, stripe) => y + 2.5 + stripe * 5);
  return (
    <>
      <rect className={css.second} x={place(x)} y={place(y)} width={place(width)} height={place(height)} />
      <path
        className={css.stripes}
        d={stripes.map(from => `M${place(x)} ${place(from)}h${place(width)}`).join('')}
      />
    </>
  );
}
