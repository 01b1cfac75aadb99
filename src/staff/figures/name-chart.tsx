import { FEWEST_SHOWN, shownNumber } from '#features/figures/periods.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

const WIDTH = 360;
const ROW = 34;
const LONGEST_NAME = 36;

type NameChartProps = {
  title: string;
  heads: readonly string[];
  /** A name, its number in the chart, and further numbers of the table. */
  rows: readonly (readonly [string, number, ...number[]])[];
};

const short = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** The names counted most as bars with their numbers, and behind it the same as a table. Nothing without names. */
export function NameChart({ title, heads, rows }: NameChartProps) {
  const say = sayHere();
  if (rows.length === 0) return null;
  const most = Math.max(FEWEST_SHOWN, ...rows.map(([, n]) => n));
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        role="img"
        aria-label={say('The table below has these numbers.')}
      >
        {rows.map(([name, n], at) => (
          <g key={name}>
            <text x="0" y={at * ROW + 14}>
              {short(name)}
            </text>
            <text x={WIDTH} y={at * ROW + 14} textAnchor="end">
              {shownNumber(n) ?? say('under 5')}
            </text>
            <rect
              x="0"
              y={at * ROW + 20}
              height="6"
              width={((shownNumber(n) ?? FEWEST_SHOWN / 2) / most) * WIDTH}
            />
          </g>
        ))}
      </svg>
      <FigureTable title={title} heads={heads} rows={rows} />
    </section>
  );
}
