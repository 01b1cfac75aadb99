import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { NumberTable } from '#ui/components/figures.tsx';
import { SectionHead } from '#ui/layout/section.tsx';

import css from './figure-chart.module.css';
import { FEWEST_SHOWN, type Row, shownNumber } from './periods.rules.ts';
import type { PublicFiguresTexts } from './public-figures.texts.ts';

/** Of one row, in em: the name and its number, below them the bar. */
const ROW = 3.25;
const WORDS = 1.1;
const BAR = { from: 1.6, height: 0.75 };

type FigureChartProps = {
  id: string;
  title: string;
  /** What it covers, if the names do not say it. */
  note?: string;
  /** Of names and numbers in the table. */
  heads: readonly [string, string];
  rows: readonly Row[];
  locale: Locale;
  texts: PublicFiguresTexts;
};

/** Numbers as bars, described for screen readers, with the table behind them. Those under five are hidden in both. */
export function FigureChart({ id, title, note, heads, rows, locale, texts }: FigureChartProps) {
  const format = new Intl.NumberFormat(locale);
  const shown = (n: number) => (shownNumber(n) === null ? texts.under : format.format(n));
  const { colon } = punctuation[locale];
  const values = rows.map(({ name, n }) => `${name}${colon}${shown(n)}`).join(locale === 'am' ? '፤ ' : '; ');
  return (
    <>
      <SectionHead id={id} title={{ text: title }} beside={note && <p>{note}</p>} />
      <Bars
        rows={rows}
        shown={shown}
        description={texts.chart.replace('{title}', () => title).replace('{values}', () => values)}
      />
      <details className={css.behind}>
        <summary>{texts.asTable}</summary>
        <NumberTable
          caption={title}
          heads={heads}
          rows={rows.map(({ name, n }) => ({ name, shown: shown(n) }))}
        />
      </details>
    </>
  );
}

type BarsProps = { rows: readonly Row[]; shown: (n: number) => string; description: string };

/** Widths are percentages, heights follow the size of the text: it is as large as the reader wants it at any width. */
function Bars({ rows, shown, description }: BarsProps) {
  const most = Math.max(FEWEST_SHOWN, ...rows.map(({ n }) => n));
  const em = (n: number) => `${Math.round(n * 100) / 100}em`;
  return (
    <svg
      className={css.chart}
      role="img"
      aria-label={description}
      width="100%"
      height={em(rows.length * ROW)}
      data-chart
    >
      {rows.map(({ name, n }, at) => (
        <g key={name}>
          <text y={em(at * ROW + WORDS)}>{name}</text>
          <text x="100%" y={em(at * ROW + WORDS)} textAnchor="end" className={css.number}>
            {shown(n)}
          </text>
          <rect className={css.whole} y={em(at * ROW + BAR.from)} width="100%" height={em(BAR.height)} />
          {shownNumber(n) !== null && n > 0 && (
            <rect
              y={em(at * ROW + BAR.from)}
              width={`${Math.max(1, Math.round((n / most) * 1000) / 10)}%`}
              height={em(BAR.height)}
              data-bar
            />
          )}
        </g>
      ))}
    </svg>
  );
}
