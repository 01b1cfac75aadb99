import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fiscalYear } from './fiscal-year.rules.ts';
import { BarChart, MonthChart } from './year-charts.tsx';
import { YearClothPicture } from './year-cloth.tsx';
import type { CurrencyYear, YearFigures } from './year-figures.rules.ts';
import { yearTables } from './year-tables.ts';
import { yearTexts } from './years.texts.ts';

const year = fiscalYear(2024, 'ethiopian');
const of: CurrencyYear = {
  ...{ currency: 'ETB', before: 20_00n, in: 80_00n, out: 62_00n, moved: 0n, after: 38_00n, gifts: 9 },
  ways: [
    { of: 'once', units: null },
    { of: 'monthly', units: null },
  ],
  programmes: [{ of: 'project-3', units: 62_00n }],
  uses: [{ of: 'medicine', units: 62_00n }],
  months: year.months.map((_, at) => ({ month: at + 1, in: at === 0 ? null : 6_00n, out: 5_00n })),
};
const figures: YearFigures = {
  ...year,
  currencies: [of],
  budget: [{ fund: 'project-3', currency: 'ETB', units: 70_00n }],
  ...{ heldBack: [], isSample: false, children: year.months.map((_, at) => (at === 1 ? 'few' : null)) },
  childrenKnown: 'few',
};
const draw = (locale: 'en' | 'am') => {
  const texts = yearTexts[locale];
  const names = { fund: () => '<Medicines>', use: () => 'Medicine' };
  const tables = yearTables(figures, [], { texts, names, locale });
  const said = { texts, locale };
  return renderToStaticMarkup(
    <>
      <YearClothPicture of={of} {...said} />
      {tables.map(table =>
        table.id === 'months' || table.id === 'children' ? (
          <MonthChart key={table.id} table={table} months={figures.months} {...said} />
        ) : (
          <BarChart key={table.id} table={table} {...said} />
        ),
      )}
    </>,
  );
};

it('the cloth of a year has a hundred stitches in each half, and says them in words', () => {
  const html = draw('en');
  expect(html).toContain(
    'A cloth of ETB\u00a0100. Where it came from: Kept from before: ETB\u00a020, 20%, Came in: ETB\u00a080, 80%.',
  );
  const stitches = (part: string) =>
    new RegExp(`<path[^>]* d="([^"]*)"[^>]*data-part="${part}"`).exec(html)?.[1]?.split('M').length ?? 0;
  // A hollow stitch has two outlines, one with a bar an outline and the bar; the text before the first M counts too.
  expect(['before', 'in', 'out', 'after'].map(stitches)).toEqual([41, 81, 125, 77]);
});

it('each chart has its table and a description, and says what is held back or not known', () => {
  const html = draw('en');
  expect(html.match(/<table/g)).toHaveLength(6);
  expect(html).toContain('Chart: What came in, by kind. Single gifts: held back; Monthly gifts: held back.');
  expect(html).toContain('Jul 08 – Aug 06, 2023 (Hamle 2015)</th><td>held back</td>');
  expect(html).toContain('<td>fewer than 5</td>');
  expect(html).toContain('<td>not known</td>');
  expect(html).toContain('&lt;Medicines&gt;');
  // Spent and budget of a programme, its use, and the rows of the table of the year.
  expect(html.match(/data-bar/g)).toHaveLength(7);
});

it('the charts of a year have no script and no inline style, in either language', () => {
  for (const locale of ['en', 'am'] as const) expect(draw(locale)).not.toMatch(/ style=|<script| on[a-z]+=/);
  expect(draw('am')).toContain('ከ5 በታች');
  expect(draw('am')).toContain('ሐምሌ 2015');
});
