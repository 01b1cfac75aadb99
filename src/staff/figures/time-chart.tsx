import {
  FEWEST_SHOWN,
  type Grain,
  nameOfPeriod,
  type Span,
  shownNumber,
} from '#features/figures/periods.rules.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

const WIDTH = 720;
const HEIGHT = 200;
const FOOT = 2;

type TimeChartProps = {
  by: Grain;
  periods: readonly Span[];
  series: readonly { visits: number; views: number }[];
};

/** Visits in each period as bars, and behind it the same as a table. A small number has no bar that could be measured. */
export function TimeChart({ by, periods, series }: TimeChartProps) {
  const say = sayHere();
  const language = languageHere();
  const names = periods.map(period => nameOfPeriod(by, period, language));
  const most = Math.max(FEWEST_SHOWN, ...series.map(({ visits }) => visits));
  const step = WIDTH / periods.length;
  const title = say('Visits over time');
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('The table below has these numbers.')}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {series.map(({ visits }, at) => {
          const shown = shownNumber(visits) ?? FEWEST_SHOWN / 2;
          const height = (shown / most) * (HEIGHT - FOOT);
          return (
            <rect
              key={periods[at]?.from}
              x={at * step + step * 0.1}
              width={step * 0.8}
              y={HEIGHT - FOOT - height}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{names[0]}</span>
        <span>{say(`Highest: ${most}`)}</span>
        <span>{names.at(-1)}</span>
      </p>
      <FigureTable
        title={title}
        heads={['Time', 'Visits', 'Pages seen']}
        rows={series.map(({ visits, views }, at) => [names[at] ?? '', visits, views])}
      />
    </section>
  );
}
