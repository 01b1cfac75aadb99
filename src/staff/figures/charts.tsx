import { type Message, message } from '#core/message.ts';
import {
  FEWEST_SHOWN,
  type Grain,
  namePeriod,
  percentChange,
  type Span,
  shownNumber,
} from '#features/figures/periods.rules.ts';
import { languageHere, numberHere, sayHere } from '#staff/language/say.ts';
import { CardGrid } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { Table } from '../parts/table.tsx';
import styles from './figures.module.css';
import { PersistentDetails } from './persistent-details.tsx';

const TIME_WIDTH = 720;
const TIME_HEIGHT = 200;
const TIME_FOOT = 2;

type TimeChartProps = {
  by: Grain;
  periods: readonly Span[];
  series: readonly { visits: number; views: number }[];
};

/** Visits per period as bars, with the same numbers as a table. Numbers under five get a bar of fixed height, which reveals
 * nothing. */
export function TimeChart({ by, periods, series }: TimeChartProps) {
  const say = sayHere();
  const language = languageHere();
  const names = periods.map(period => namePeriod(by, period, language));
  const most = Math.max(FEWEST_SHOWN, ...series.map(({ visits }) => visits));
  const step = TIME_WIDTH / periods.length;
  const title = say('Visits over time');
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${TIME_WIDTH} ${TIME_HEIGHT}`}
        role="img"
        aria-label={say('The table below has these numbers.')}
      >
        <line x1="0" x2={TIME_WIDTH} y1={TIME_HEIGHT - TIME_FOOT} y2={TIME_HEIGHT - TIME_FOOT} />
        {series.map(({ visits }, at) => {
          const shown = shownNumber(visits) ?? FEWEST_SHOWN / 2;
          const height = (shown / most) * (TIME_HEIGHT - TIME_FOOT);
          return (
            <rect
              key={periods[at]?.from}
              x={at * step + step * 0.1}
              width={step * 0.8}
              y={TIME_HEIGHT - TIME_FOOT - height}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{names[0]}</span>
        <span>{say('Highest: {highest}', { highest: numberHere(most) })}</span>
        <span>{names.at(-1)}</span>
      </p>
      <FigureTable
        title={title}
        heads={['Time', 'Visits', 'Page views']}
        rows={series.map(({ visits, views }, at) => [names[at] ?? '', visits, views])}
      />
    </section>
  );
}

const NAMES_WIDTH = 360;
const ROW = 34;
const LONGEST_NAME = 36;

type NameChartProps = {
  title: string;
  heads: readonly string[];
  /** A name, its number in the chart, and more numbers for the table. */
  rows: readonly (readonly [string, number, ...number[]])[];
};

const short = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** The most counted names as bars, with the same numbers as a table; nothing without names. */
export function NameChart({ title, heads, rows }: NameChartProps) {
  const say = sayHere();
  if (rows.length === 0) return null;
  const most = Math.max(FEWEST_SHOWN, ...rows.map(([, n]) => n));
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${NAMES_WIDTH} ${rows.length * ROW}`}
        role="img"
        aria-label={say('The table below has these numbers.')}
      >
        {rows.map(([name, n], at) => (
          <g key={name}>
            <text x="0" y={at * ROW + 14}>
              {short(name)}
            </text>
            <text x={NAMES_WIDTH} y={at * ROW + 14} textAnchor="end">
              {shownNumber(n) === null ? say('under 5') : numberHere(n)}
            </text>
            <rect
              x="0"
              y={at * ROW + 20}
              height="6"
              width={((shownNumber(n) ?? FEWEST_SHOWN / 2) / most) * NAMES_WIDTH}
            />
          </g>
        ))}
      </svg>
      <FigureTable title={title} heads={heads} rows={rows} />
    </section>
  );
}

type FigureTableProps = {
  title: string;
  /** In English; translated when shown. */
  heads: readonly string[];
  /** A name and its numbers. */
  rows: readonly (readonly [string, ...number[]])[];
};

/** The numbers behind a chart, opened on request. Numbers under five are hidden. */
function FigureTable({ title, heads, rows }: FigureTableProps) {
  const say = sayHere();
  const columns = heads.map((head, at) => (at === 0 ? head : { number: head }));
  return (
    <PersistentDetails name={title} summary={say('As a table')}>
      <Table
        title={say('{title}, as a table', { title })}
        columns={columns}
        rows={rows.map(([name, ...numbers]) => ({
          key: name,
          cells: [name, ...numbers.map(n => shownNumber(n) ?? say('under 5'))],
        }))}
      />
    </PersistentDetails>
  );
}

type Total = { visits: number; views: number };

/** Visits and page views with their line over the periods, and their change from the period before. */
export function FigureSums({ now, before, series }: { now: Total; before: Total; series: readonly Total[] }) {
  return (
    <CardGrid>
      <FigureSum
        name="Visits"
        now={now.visits}
        before={before.visits}
        line={series.map(each => each.visits)}
      />
      <FigureSum
        name="Page views"
        now={now.views}
        before={before.views}
        line={series.map(each => each.views)}
      />
    </CardGrid>
  );
}

type FigureSumProps = { name: string; now: number; before: number; line: readonly number[] };

function FigureSum({ name, now, before, line }: FigureSumProps) {
  const say = sayHere();
  return (
    <Figure
      label={say(name)}
      value={shownNumber(now) ?? say('under 5')}
      note={say(changeWords(percentChange(now, before)))}
      line={line.map(each => shownNumber(each) ?? 0)}
    />
  );
}

/** How a number changed, in words; null if one of the two is too small to compare. */
export function changeWords(change: number | null): Message {
  if (change === null) return 'Too little earlier data to compare';
  if (change === 0) return 'The same as in the previous period';
  return change > 0
    ? message('{percent} % more than in the previous period', { percent: change })
    : message('{percent} % fewer than in the previous period', { percent: -change });
}
