import { describe, expect, it } from 'vitest';
import { read } from './statement.reader.ts';
import { mostEntries } from './statement-line.ts';

const account = { account: 'DE89370400440532013000', currency: 'EUR' };
const readText = (text: string) =>
  read({
    bytes: new TextEncoder().encode(text),
    choices: {},
    account,
    accounts: [account.account],
    remembered: null,
  });

describe('a hostile file', () => {
  const row = '2026-11-20;Sara;-5.00\n';
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`,
  );
  it.each<[string, string, string]>([
    ['one line of 2 MB', 'a;'.repeat(1_000_000), 'too-wide'],
    [
      '100,000 columns',
      `${Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(';')}\n${row}`,
      'too-wide',
    ],
    ['one quotation mark', '"', 'no-lines'],
    ['a million quotation marks', '"'.repeat(1_000_000), 'too-wide'],
    ['more entries than we take', `Date;Name;Amount\n${row.repeat(mostEntries + 100)}`, 'too-many-entries'],
    ['XML that is 100,000 elements deep', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'not-xml'],
    ['angle brackets alone', '<'.repeat(100_000), 'not-xml'],
    [
      'a billion laughs',
      `<!DOCTYPE x [<!ENTITY lol "lol">${laughs.join('')}]><x>&lol9;</x>`,
      'declares-entities',
    ],
    ['an empty file', '', 'no-lines'],
  ])('a hostile statement file is refused with a problem code: %s', (_, text, problem) => {
    expect(readText(text)).toEqual({ ok: false, problem });
  });

  it.each([
    ['a quotation mark that is never closed', `"${row}`],
    ['cells of a thousand blanks', `1${' '.repeat(1_000)}x;Abebe;1 ${'1 '.repeat(500)}\n`],
  ])('all rows of a file are counted as entries despite %s', (_, first) => {
    const file = readText(`Date;Name;Amount\n${first}${row.repeat(2_000)}`);
    expect(file).toMatchObject({ ok: true, value: { readings: [{ entries: 2_001 }] } });
  });

  it('staff are asked for the amount column when ninety columns hold money', () => {
    const money = Array.from({ length: 90 }, (_, at) => `${at + 1}.00`).join(';');
    const file = readText(`2026-11-20;Sara;${money}\n`.repeat(100));
    expect(file).toMatchObject({ ok: true, value: { table: { questions: [{ about: 'amount-column' }] } } });
  });

  it('a shown cell is cut to 300 characters and the text of a line to 500', () => {
    const file = readText(`Date;Name;Amount;Words\n2026-11-20;Sara;-5.00;${'x'.repeat(50_000)}\n`);
    if (!file.ok) throw new Error(file.problem);
    expect(file.value.table?.rows[0]?.cells[3]).toHaveLength(300);
    expect(file.value.readings[0]?.lines[0]?.words).toHaveLength(500);
  });
});
