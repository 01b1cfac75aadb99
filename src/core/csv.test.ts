import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvChunks, csvLine, defuseFormula, restoreText } from './csv.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', '+', '-', '@', "'", '\t', ' ', 'ሀ', '＝'),
  }),
);

const read = (file: string): string[][] => parse(file, { bom: true, relaxColumnCount: true });

describe('a CSV file', () => {
  it('every text written to a CSV file is read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), rows => {
        const cells = read(rows.map(csvLine).join(''));
        expect(cells.map(row => row.map(restoreText))).toEqual(rows);
      }),
      { numRuns: 2000 },
    );
  });

  it('a CSV cell that begins like a formula is prefixed with an apostrophe', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'),
        (rest, sign) => {
          const [[cell = ''] = []] = read(csvLine([sign + rest]));
          expect(cell).toBe(`'${sign}${rest}`);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('a CSV cell is escaped when a formula follows blanks, and quoted when one follows a semicolon', () => {
    expect(defuseFormula('  =1+1')).toBe("'  =1+1");
    expect(defuseFormula('\u200b=1+1')).toBe("'\u200b=1+1");
    expect(csvLine(['name;=HYPERLINK("https://evil.test")'])).toBe(
      '"name;=HYPERLINK(""https://evil.test"")"\r\n',
    );
  });

  it('ordinary text, numbers and dates are unchanged in a CSV file', () => {
    const row = [
      'Abeba O’Neil',
      'ፈንድ',
      -3,
      true,
      null,
      undefined,
      Number.NaN,
      new Date('2026-11-20T09:00:00Z'),
    ];
    expect(csvLine(row)).toBe('"Abeba O’Neil","ፈንድ",-3,true,,,,"2026-11-20T09:00:00.000Z"\r\n');
  });

  it('a CSV file starts with a byte order mark and its column names', async () => {
    const rows = [['=1'], ['two']];
    async function* each() {
      yield* rows;
    }
    let file = '';
    for await (const piece of csvChunks(['a'], each())) file += piece;
    expect(file).toBe('\uFEFF"a"\r\n"\'=1"\r\n"two"\r\n');
  });
});
