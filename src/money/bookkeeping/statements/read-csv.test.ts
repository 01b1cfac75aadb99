import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePaymentReference } from '#money/domain/payment-reference.ts';
import {
  type MadeDialect,
  type MadePayment,
  makeStatement,
} from '../../../../tests/support/made-statements.ts';
import { type Choices, findLayout, openTable, type Remembered, readCsv, rememberLayout } from './read-csv.ts';

const account = { account: '1000123456789', currency: 'ETB' };
const toBytes = (text: string) => new TextEncoder().encode(text);

/** A file as it is read without any choice but these. */
function read(
  file: string | Uint8Array,
  choices: Choices = {},
  remembered: Remembered | null = null,
  of = account,
) {
  const table = openTable(typeof file === 'string' ? toBytes(file) : file, choices);
  if (!table.ok) throw new Error(table.problem);
  const { layout, questions } = findLayout(table.value, {
    account: of,
    accounts: [of.account],
    remembered,
    choices,
  });
  const reading = readCsv(table.value, layout, of);
  const short = reading.lines.map(({ bookedOn, amount, name }) => [bookedOn, amount, name]);
  const refused = reading.refused.map(({ place, reason, text }) => [place, reason, text]);
  return { layout, questions, reading, short, refused, table: table.value };
}

describe('a statement in CSV', () => {
  it('unreadable CSV rows are listed with line and reason, and common ways to write days and amounts are read', () => {
    const { reading, short, refused } = read(
      [
        'Day;Name;Words;In',
        '20.11.2026;Abebe;gift;150,00',
        '21-NOV-2026;Sara;gift;200,00',
        '22.11.2026;Hanna;gift;ETB 300,00',
        '23.11.2026;Yonas;gift;400,00 CR',
        '24.11.2026;Marta;gift;x',
        'Total;;;1050,00',
      ].join('\n'),
    );
    expect(short).toEqual([
      ['2026-11-20', 15000, 'Abebe'],
      ['2026-11-21', 20000, 'Sara'],
      ['2026-11-22', 30000, 'Hanna'],
      ['2026-11-23', 40000, 'Yonas'],
    ]);
    expect(refused).toEqual([
      [6, 'not-an-amount', 'x'],
      [7, 'not-a-day', 'Total'],
    ]);
    expect(reading.entries).toBe(6);
  });

  it('a CSV header below account details is found, in UTF-8, UTF-16 and Windows-1252', () => {
    const reference = makePaymentReference('0123456789AB');
    const text = `Konto;DE89\n\nBuchungstag;Valuta;Name;Verwendungszweck;Betrag\n05.03.2026;06.03.2026;Müller;"${reference}; danke";1.250,50\n16.3.26;16.3.26;X;;-3,00\n`;
    const wide = Buffer.from(text, 'utf16le');
    const files = [
      toBytes(text),
      toBytes(`\uFEFF${text}`),
      Buffer.from(text, 'latin1'),
      wide,
      Buffer.from(wide).swap16(),
    ];
    for (const bytes of files) {
      const { reading, refused } = read(bytes, {}, null, { account: 'DE89', currency: 'EUR' });
      expect(reading.lines).toMatchObject([
        { bookedOn: '2026-03-05', amount: 125050, currency: 'EUR', name: 'Müller', reference },
        { bookedOn: '2026-03-16', amount: -300, reference: null },
      ]);
      expect(refused).toEqual([]);
    }
  });

  it('debit and credit columns are read when the unused one is empty, zero or a dash', () => {
    const { short, refused } = read(
      'Date,Narrative,Debit,Credit,Balance\n13/11/2026,A,0.00,500.00,500.00\n14/11/2026,B,-,20.00,520.00\n15/11/2026,C,20.00,-,500.00\n16/11/2026,D,-5.00,,495.00\n17/11/2026,E,1.00,1.00,495.00\n18/11/2026,F,0.00,0.00,495.00\n19/11/2026,G,,-1.00,494.00\n',
    );
    expect(short.map(([, amount]) => amount)).toEqual([50000, 2000, -2000, -500]);
    expect(refused).toEqual([
      [6, 'two-amounts', '1.00 1.00'],
      [7, 'zero', '0.00 0.00'],
      [8, 'wrong-sign', '-1.00'],
    ]);
  });

  it.each([
    ['Datum;Naam;Af Bij;Bedrag', 'Bij', 'Af'],
    ['Datum;Name;Soll/Haben;Betrag', 'H', 'S'],
    ['Date;Name;D/C;Amount', 'C', 'D'],
    ['Date;Name;Credit/Debit Indicator;Amount', 'CRDT', 'DBIT'],
  ])('a direction column is read, and an unknown direction refused: %s', (header, incoming, outgoing) => {
    const { short, refused } = read(
      `${header}\n20.11.2026;A;${incoming};5,00\n21.11.2026;B;${outgoing};6,00\n22.11.2026;C;?;7,00\n`,
    );
    expect(short).toEqual([
      ['2026-11-20', 500, 'A'],
      ['2026-11-21', -600, 'B'],
    ]);
    expect(refused).toEqual([[4, 'no-direction', '?']]);
  });

  it('a column headed "Amount in ETB" is read for money in and out', () => {
    const { short, refused } = read('Date;Name;Amount in ETB\n2026-11-20;A;5.00\n2026-11-21;B;-6.00\n');
    expect(short).toEqual([
      ['2026-11-20', 500, 'A'],
      ['2026-11-21', -600, 'B'],
    ]);
    expect(refused).toEqual([]);
  });

  it('a CSV file without a header is read by recognising its columns', () => {
    const plain = read(
      '20.11.2026;Abebe Kebede;a gift for the children;1.500,00\n21.11.2026;Sara;a gift for school;-20,00\n',
    );
    expect(plain.layout.header).toBeNull();
    expect(plain.short).toEqual([
      ['2026-11-20', 150000, 'Abebe Kebede'],
      ['2026-11-21', -2000, 'Sara'],
    ]);
    const two = read(
      '2026-11-20,transfer,0.00,500.00,500.00\n2026-11-21,rent,20.00,0.00,480.00\n2026-11-22,more,0.00,30.00,510.00\n',
    );
    expect(two.layout.columns).toEqual(['day', 'words', 'out', 'in', 'balance']);
    expect(two.short.map(([, amount]) => amount)).toEqual([50000, -2000, 3000]);
    expect([two.reading.opening, two.reading.closing, two.reading.gaps]).toEqual([0, 51000, 0]);
  });

  it('a CSV file is split at tabs or at the separator that its first line declares', () => {
    expect(read('Date\tAmount\tName\n2026-11-20\t5.00\tA\n').short).toEqual([['2026-11-20', 500, 'A']]);
    const declared = read('sep=;\r\nDate;Amount;Name\r\n2026-11-20;5,00;A, B\r\n2026-11-21;x;C\r\n');
    expect(declared.short).toEqual([['2026-11-20', 500, 'A, B']]);
    expect(declared.refused).toEqual([[4, 'not-an-amount', 'x']]);
  });

  it('staff are asked for an ambiguous day order, column or decimal mark, and the day order is remembered', () => {
    const text = 'Date,Amount,Name\n03/05/2026,5.00,A\n04/05/2026,-6.00,B\n';
    const asked = read(text);
    expect(asked.questions).toEqual([{ about: 'day-order', example: '03/05/2026' }]);
    expect(asked.short).toEqual([]);
    const chosen = read(text, { dayOrder: 'month-first' });
    expect(chosen.questions).toEqual([]);
    expect(chosen.short[0]?.[0]).toBe('2026-03-05');
    const remembered = rememberLayout(chosen.table, chosen.layout);
    expect(read(text, {}, remembered).short[0]?.[0]).toBe('2026-03-05');
    expect(read(text.replace('04/05', '14/05'), {}, remembered).short[0]?.[0]).toBe('2026-05-03');
    const unknown = read('a;b\n1;2\n').questions.map(({ about }) => about);
    expect(unknown).toEqual(['day-column', 'amount-column']);
    const dinars = { account: 'KW1', currency: 'KWD' };
    expect(read('Date,Amount\n2026-11-20,"+1,234"\n', {}, null, dinars).questions[0]?.about).toBe('decimal');
  });

  it('the meaning of each heading is remembered, even if the columns change places', () => {
    const first = read('When,A,B\n2026-11-20,5.00,Sara\n', { columns: ['day', 'amount', 'name'] });
    const remembered = rememberLayout(first.table, first.layout);
    expect(read('B,When,A\nSara,2026-11-21,6.00\n', {}, remembered).short).toEqual([
      ['2026-11-21', 600, 'Sara'],
    ]);
  });

  it('a row with extra cells or swallowed by an open quotation mark is refused', () => {
    const wide = read(
      'Date,Amount,Name,Words\n2026-11-20,5.00,A,x\n2026-11-21,6,50,B,x\n2026-11-22,7.00,C,x\n',
    );
    expect(wide.refused).toEqual([[3, 'more-cells', 'x']]);
    const quoted = read(
      'Date;Amount;Words\n2026-11-20;5.00;"said\n2026-11-21;6.00;x\n2026-11-22;7.00;he"\n2026-11-23;8.00;y\n',
    );
    expect(quoted.refused.map(([place, reason]) => [place, reason])).toEqual([[4, 'open-quote']]);
    const open = read('Date;Amount;Words\n2026-11-20;5.00;"said\n2026-11-21;6.00;x\n');
    expect(open.short.map(([day]) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('pending rows are counted separately, and failed payments are refused', () => {
    const { short, reading, refused } = read(
      'Date,Amount,Name,Status\n2026-11-20,5.00,A,Completed\n2026-11-21,6.00,B,Pending\n2026-11-22,7.00,C,Failed\n',
    );
    expect([short.length, reading.pending]).toEqual([1, 1]);
    expect(refused).toEqual([[4, 'failed-payment', 'Failed']]);
  });

  it('the currency is read from its column, and a row that contradicts it or has an unknown one is refused', () => {
    const { reading, refused } = read(
      'Date,Amount,Currency\n2026-11-20,5.00,ETB\n2026-11-21,6.00,USD\n2026-11-22,EUR 7.00,USD\n2026-11-23,$8.00,ETB\n2026-11-24,9.00,Points\n',
    );
    expect(reading.lines.map(({ amount, currency }) => [amount, currency])).toEqual([
      [500, 'ETB'],
      [600, 'USD'],
    ]);
    expect(refused.map(([place, reason]) => [place, reason])).toEqual([
      [4, 'other-currency'],
      [5, 'other-currency'],
      [6, 'unknown-currency'],
    ]);
  });

  it('a file without two columns, a binary file and a spreadsheet are refused', () => {
    expect(openTable(toBytes(''))).toEqual({ ok: false, problem: 'no-lines' });
    expect(openTable(toBytes('=1+1'))).toEqual({ ok: false, problem: 'no-lines' });
    expect(openTable(new Uint8Array([0, 0, 0, 1]))).toEqual({ ok: false, problem: 'not-text' });
    expect(openTable(toBytes('PK\x03\x04'))).toEqual({ ok: false, problem: 'spreadsheet' });
  });
});

describe('a statement without headings', () => {
  it('staff are asked for the amount column when amounts and balances are interchangeable', () => {
    expect(read('2026-11-13;Sara;1.00;14.00\n2026-11-14;Abebe;-13.00;1.00\n').questions).toEqual([
      { about: 'amount-column', example: '' },
    ]);
    const { reading, questions } = read('2026-11-13;Sara;1.00;14.00\n2026-11-14;Abebe;-3.00;11.00\n');
    expect([questions, reading.lines.map(({ amount }) => amount)]).toEqual([[], [100, -300]]);
  });
});

describe('a statement in any dialect', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeö ÄZ;,|"\'-'), minLength: 3, maxLength: 20 });
  const made: fc.Arbitrary<MadePayment> = fc.record({
    // Days after the twelfth, so that the order can be seen.
    day: fc.integer({ min: 13, max: 28 }).map(day => `2026-11-${day}`),
    units: fc.integer({ min: 1, max: 9_999_999 }).chain(units => fc.constantFrom(units, units, -units)),
    name: letters.map(text => `Sara ${text.trim()} B`),
    words: letters.map(text => `gift ${text.trim()} for the children`),
    id: fc.constant(''),
  });
  const dialect: fc.Arbitrary<MadeDialect> = fc.record({
    delimiter: fc.constantFrom(';', ',', '\t', '|'),
    encoding: fc.constantFrom('utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252'),
    header: fc.constantFrom('english', 'german', 'dutch', 'none'),
    day: fc.constantFrom('iso', 'day-first', 'named'),
    amount: fc.constantFrom('signed', 'trailing', 'brackets', 'suffix', 'direction', 'two'),
    decimal: fc.constantFrom('.', ','),
    isGrouped: fc.boolean(),
    unused: fc.constantFrom('', '0.00', '-'),
    currencyWord: fc.boolean(),
    hasBalance: fc.boolean(),
    declaresSeparator: fc.boolean(),
    isNewestFirst: fc.boolean(),
  });

  it('every payment of a generated CSV file is read with its day, amount and running balance', () => {
    fc.assert(
      fc.property(
        fc.array(made, { minLength: 2, maxLength: 20 }),
        dialect,
        fc.integer({ min: 0, max: 5_000_000 }),
        (payments, how, opening) => {
          const isClear = how.header !== 'none' || how.amount !== 'two';
          fc.pre(isClear);
          const file = makeStatement(payments, how, opening);
          const isPlain = ['signed', 'trailing', 'brackets'].includes(how.amount);
          let { reading, questions } = read(file);
          if (questions.some(({ about }) => about === 'direction')) {
            expect([isPlain, payments.some(({ units }) => units < 0)]).toEqual([true, false]);
            ({ reading, questions } = read(file, { unsigned: 1 }));
          }
          const isAsked = how.header === 'none' && questions.length > 0;
          expect(questions).toEqual(isAsked ? [{ about: 'amount-column', example: '' }] : []);
          if (isAsked) return;
          expect(reading.refused).toEqual([]);
          expect(reading.lines.length + reading.pending + reading.refused.length).toBe(reading.entries);
          expect(reading.entries).toBe(payments.length);
          const paid = payments.map(({ day, units }) => [day, units]);
          const lines = reading.lines.map(({ bookedOn, amount }) => [bookedOn, amount]);
          expect(how.isNewestFirst ? lines.reverse() : lines).toEqual(paid);
          if (!how.hasBalance) return;
          const closing = payments.reduce((sum, { units }) => sum + units, opening);
          expect([reading.opening, reading.closing, reading.gaps]).toEqual([opening, closing, 0]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('no row of a CSV file is lost, whatever its cells contain', () => {
    const cell = fc.oneof(
      fc.constantFrom(
        '2026-11-20',
        '03/05/2026',
        '13.11.2026',
        '5.00',
        '-5,00',
        '(1.234,50)',
        'ETB 5',
        '',
        '-',
        '0.00',
        'CR',
        'Sara',
      ),
      fc.string({ maxLength: 12 }).map(text => text.replace(/[";\r\n\0\uFEFF]/g, 'x')),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 15 }),
        rows => {
          const filled = rows.filter(row => row.some(each => each.trim() !== ''));
          const text = `Date;Name;Amount;Balance\n${rows.map(row => row.join(';')).join('\n')}\n`;
          const { reading } = read(text, { delimiter: ';', encoding: 'utf-8' });
          expect(reading.entries).toBe(filled.length);
          expect(reading.lines.length + reading.pending + reading.refused.length).toBe(filled.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
