import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { fiscalYear } from './fiscal-year.rules.ts';
import { type LedgerYear, yearFigures } from './year-figures.rules.ts';
import { writeYearPdf } from './year-pdf.ts';
import { yearTables } from './year-tables.ts';
import { yearTexts } from './years.texts.ts';

const cell = (account: string, units: bigint, way: 'once' | null = null) => ({
  ...{ month: 2, account, fund: 'general', currency: 'ETB', way, units },
});
const ledger: LedgerYear = {
  cells: [
    cell('assets:bank', 1_234_567_00n),
    cell('income:gifts', -1_234_567_00n, 'once'),
    cell('expenses:spending:medicine', 89_00n),
    cell('assets:bank', -89_00n),
  ],
  donors: [{ currency: 'ETB', way: null, month: null, donors: 9, gifts: 9 }],
  isSample: false,
};
const figures = yearFigures(fiscalYear(2024, 'gregorian'), ledger, { budget: [], children: new Map() });

type Node = { role?: string; children?: Node[] };

async function readBack(locale: 'en' | 'am') {
  const names = { fund: () => 'Any', use: () => 'Medicine' };
  const tables = yearTables(figures, [], { texts: yearTexts[locale], names, locale });
  const file = await writeYearPdf({ figures, closed: null, tables, issuer: 'Adey', locale });
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  const ends = items.flatMap(item =>
    'str' in item && /\d,?\d*$/.test(item.str) ? [Math.round(item.transform[4] + item.width)] : [],
  );
  const tree = (await page.getStructTree()) as Node;
  await loading.destroy();
  const findTables = (node: Node): Node[] =>
    node.role === 'Table' ? [node] : (node.children ?? []).flatMap(findTables);
  return { ends, tables: findTables(tree), expected: tables };
}

it.each(['en', 'am'] as const)(
  'figures of a year end below each other, in tables with heads (%s)',
  async locale => {
    const { ends, tables, expected } = await readBack(locale);
    const listRoles = (row: Node) => row.children?.map(({ role }) => role);
    expect(tables[0]?.children).toHaveLength((expected[0]?.rows.length ?? 0) + 1);
    expect(listRoles(tables[0]?.children?.[0] ?? {})).toEqual(['TH', 'TH']);
    expect(listRoles(tables[0]?.children?.[1] ?? {})).toEqual(['TH', 'TD']);
    const [margin] = [...Map.groupBy(ends, end => end)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    expect(margin?.[0]).toBe(539);
    expect(margin?.[1].length).toBeGreaterThan(5);
  },
);
