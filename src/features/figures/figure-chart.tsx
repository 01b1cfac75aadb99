import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { Bars } from '#ui/components/bars.tsx';
import { NumberTable } from '#ui/components/figures.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import css from './figure-chart.module.css';
import { FEWEST_SHOWN, type Row, shownNumber } from './periods.rules.ts';
import type { PublicFiguresTexts } from './public-figures.texts.ts';

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
  const most = Math.max(FEWEST_SHOWN, ...rows.map(({ n }) => n));
  const values = rows.map(({ name, n }) => `${name}${colon}${shown(n)}`).join(locale === 'am' ? '፤ ' : '; ');
  return (
    <>
      <SectionHead id={id} title={{ text: title }} beside={note && <p>{note}</p>} />
      <Bars
        rows={rows.map(({ name, n }) => ({
          name,
          shown: shown(n),
          share: shownNumber(n) === null ? null : n / most,
        }))}
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
