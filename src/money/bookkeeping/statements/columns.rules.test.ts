import { describe, expect, it } from 'vitest';
import {
  findDirection,
  findOwnAccount,
  guessMeanings,
  isAmountCell,
  isBalanceCell,
  isDayCell,
  readStatus,
} from './columns.rules.ts';

describe('cells of a statement', () => {
  it.each([
    ['pending', ['Pending', 'PDNG', 'in progress', 'Not authorised', 'en attente', 'በመጠባበቅ ላይ']],
    ['failed', ['Failed', 'Declined by bank', 'CANCELLED', 'canceled', 'Refusé', 'አልተሳካም']],
    ['booked', ['', 'Booked', 'Reopened', 'Failedly', 'Completed']],
  ] as const)('a line is %s by the words of its bank', (status, cells) => {
    for (const cell of cells) expect(readStatus(cell), cell).toBe(status);
  });

  it('a cell that begins or ends a statement says that its row is a balance', () => {
    for (const cell of [
      'Opening Balance',
      'Balance brought forward',
      'Endsaldo',
      'Alter Kontostand',
      'Solde initial',
    ])
      expect(isBalanceCell(cell), cell).toBe(true);
    for (const cell of ['Balance', 'Opening balance of the year', 'My opening balance', ''])
      expect(isBalanceCell(cell), cell).toBe(false);
    expect(isBalanceCell(`Opening${' '.repeat(26)}balance`)).toBe(true);
    expect(isBalanceCell(`Opening${' '.repeat(27)}balance`), 'longer than any').toBe(false);
  });

  it('a day can be in any order, and is no amount', () => {
    for (const cell of ['2026-05-13', '13/05/2026', '05/13/2026']) {
      expect(isDayCell(cell), cell).toBe(true);
      expect(isAmountCell(cell), cell).toBe(false);
    }
    for (const cell of ['5.00', 'ETB 1,234.50', '-7']) {
      expect(isDayCell(cell), cell).toBe(false);
      expect(isAmountCell(cell), cell).toBe(true);
    }
    expect([isDayCell('soon'), isAmountCell('soon')]).toEqual([false, false]);
  });
});

/** The meanings of columns that are written as a table: rows of cells that a bar separates. */
function meanings(heading: string | null, ...rows: string[]) {
  const cells = (row: string) => row.split('|').map(cell => cell.trim());
  const body = rows.map(cells);
  const header = heading === null ? null : cells(heading);
  return guessMeanings(header, body, (header ?? body[0] ?? []).length).join(' ');
}

describe('columns with headings', () => {
  it('columns mean what their headings say', () => {
    expect(
      meanings(
        'Date | Description | Debit | Credit | Balance',
        '2026-05-13 | A gift | | 5.00 | 105.00',
        '2026-05-14 | Rent | 7.00 | | 98.00',
      ),
    ).toBe('day words out in balance');
  });

  it('cells decide where they cannot be what their heading says', () => {
    const rows = ['2026-05-13 | 5.00', '2026-05-14 | 7.00'];
    expect(meanings('Date | Amount', ...rows)).toBe('day amount');
    expect(meanings('Amount | Date', ...rows)).toBe('day amount');
    expect(meanings('Date | Amount', 'x | y', 'z | w')).toBe('none none');
    expect(meanings('Date | Amount', '2026-05-13 | 5.00', 'x | y'), 'half of them').toBe('day amount');
    expect(meanings('Date | Amount', '2026-05-13 | 5.00', 'x | y', 'x | y')).toBe('none none');
  });

  it('an empty column is what its heading says, apart from a direction', () => {
    expect(meanings('Date | Debit | Credit', '2026-05-13 | | 5.00')).toBe('day out in');
    expect(meanings('Date | Amount | Direction', '2026-05-13 | 5.00 |')).toBe('day amount none');
  });

  it('a heading for the currency needs cells that name currencies', () => {
    expect(meanings('Date | Amount | Currency', '2026-05-13 | 5.00 | ETB')).toBe('day amount currency');
    expect(meanings('Date | Amount | Currency', '2026-05-13 | 5.00 | 12')).toBe('day amount none');
    expect(meanings('Date | Amount | Currency', '2026-05-13 | 5.00 | Ethiopian birr')).toBe(
      'day amount words',
    );
  });

  it('the day of booking is preferred to the day from which money counts', () => {
    const row = '2026-05-13 | 2026-05-14 | 5.00';
    expect(meanings('Date | Value date | Amount', row)).toBe('day none amount');
    expect(meanings('Value date | Date | Amount', row)).toBe('none day amount');
    expect(meanings('Value date | Valuta | Amount', row)).toBe('day none amount');
  });

  it('what arrived is preferred to what was paid, and the charge between them is named', () => {
    const row = '2026-05-13 | 5.00 | 0.50 | 4.50';
    expect(meanings('Date | Gross amount | Fee | Net amount', row)).toBe('day none charge amount');
    expect(meanings('Date | Net amount | Fee | Gross amount', row)).toBe('day amount charge none');
    expect(meanings('Date | Amount | Fee | Total', row)).toBe('day amount none none');
  });

  it('"Money in" a currency is a direction beside "Money out" only', () => {
    expect(meanings('Date | Money in ETB', '2026-05-13 | 5.00')).toBe('day amount');
    const row = '2026-05-13 | 5.00 |';
    expect(meanings('Date | Money in ETB | Money out ETB', row)).toBe('day in out');
    expect(meanings('Date | Credit | Money out ETB | Money in ETB', `${row} 5.00`)).toBe('day in out none');
  });

  it('an amount beside money in and money out would count twice', () => {
    expect(
      meanings('Date | Debit | Credit | Amount', '2026-05-13 | 5.00 | | 5.00', '2026-05-14 | | 7.00 | 7.00'),
    ).toBe('day out in none');
    expect(meanings('Date | Debit | Credit | Amount', '2026-05-14 | | 7.00 | 7.00')).toBe(
      'day out in amount',
    );
    expect(meanings('Date | Debit | Credit | Amount', '2026-05-14 | 7.00 | | 7.00')).toBe(
      'day out in amount',
    );
  });

  it('a column whose cells say the direction is one, whatever its heading is', () => {
    const rows = ['2026-05-13 | 5.00 | Credit', '2026-05-14 | 7.00 | Debit'];
    expect(meanings('Date | Amount | Kind', ...rows)).toBe('day amount direction');
    expect(meanings('Date | Amount | Details', ...rows)).toBe('day amount direction');
    expect(meanings('Date | Amount | Direction', '2026-05-13 | 5.00 | Zu', '2026-05-14 | 7.00 | Ab')).toBe(
      'day amount direction',
    );
    expect(
      meanings('Date | Amount | Transaction type', '2026-05-13 | 5.00 | Zu', '2026-05-14 | 7.00 | Ab'),
    ).toBe('day amount words');
  });

  it('a column with few words, one of which is pending, is the status of its lines', () => {
    const rows = (...words: string[]) => words.map(word => `2026-05-13 | 5.00 | ${word}`);
    expect(meanings('Date | Amount | Phase', ...rows('Pending', 'Done', 'Done'))).toBe('day amount status');
    expect(meanings('Date | Amount | Phase', ...rows('Ready', 'Done', 'Done'))).toBe('day amount words');
    expect(meanings('Date | Amount | Phase', ...rows('Pending', 'One', 'Two', 'Three'))).toBe(
      'day amount status',
    );
    expect(meanings('Date | Amount | Phase', ...rows('Pending', 'One', 'Two', 'Three', 'Four'))).toBe(
      'day amount words',
    );
    expect(meanings('Date | Amount | Status | Phase', '2026-05-13 | 5.00 | Done | Pending')).toBe(
      'day amount status words',
    );
  });

  it('the column with the longest texts describes the lines where no heading says so, and nothing is a name', () => {
    expect(meanings('Date | Amount | A | B', '2026-05-13 | 5.00 | Sara | A gift for the school')).toBe(
      'day amount none words',
    );
    expect(meanings('Date | Amount | Details | B', '2026-05-13 | 5.00 | Sara | A gift for the school')).toBe(
      'day amount words none',
    );
  });
});

describe('columns without headings', () => {
  it('columns are known by their cells, and the amount by the balance that follows from it', () => {
    const rows = [
      '2026-05-13 | Sara Bekele | A gift for the school | ETB | 100.00 | 1100.00',
      '2026-05-14 | Abebe Kebede | A gift for the new clinic | ETB | 50.00 | 1150.00',
      '2026-05-15 | Liya | Bags for the children | ETB | -20.00 | 1130.00',
    ];
    expect(meanings(null, ...rows)).toBe('day name words currency amount balance');
    expect(meanings(null, ...rows.toReversed()), 'the newest first').toBe(
      'day name words currency amount balance',
    );
  });

  it('money in and out are told apart by the balance', () => {
    const rows = ['100.00 | | 1100.00', '| 50.00 | 1050.00', '25.00 | | 1075.00'];
    expect(meanings(null, ...rows.map(row => `2026-05-13 | ${row}`))).toBe('day in out balance');
    const swapped = ['| 100.00 | 1100.00', '50.00 | | 1050.00', '| 25.00 | 1075.00'];
    expect(meanings(null, ...swapped.map(row => `2026-05-13 | ${row}`))).toBe('day out in balance');
    const negative = ['100.00 | | 1100.00', '| -50.00 | 1050.00', '25.00 | | 1075.00'];
    expect(meanings(null, ...negative.map(row => `2026-05-13 | ${row}`))).toBe('day in out balance');
  });

  it('a direction in words counts for the balance', () => {
    const rows = [
      '2026-05-13 | Credit | 100.00 | 1100.00',
      '2026-05-14 | Debit | 50.00 | 1050.00',
      '2026-05-15 | Debit | 25.00 | 1025.00',
    ];
    expect(meanings(null, ...rows)).toBe('day direction amount balance');
  });

  it('no column is an amount where the numbers fit in two ways', () => {
    const rows = ['2026-05-13 | 10.00 | 10.00 | 110.00', '2026-05-14 | 5.00 | 5.00 | 115.00'];
    expect(meanings(null, ...rows)).toBe('day none none none');
  });

  it('a single line out of step does not hide what the others show', () => {
    const rows = [
      '2026-05-13 | 100.00 | 1100.00',
      '2026-05-14 | 50.00 | 1150.00',
      '2026-05-15 | 30.00 | 1170.00',
      '2026-05-16 | 10.00 | 1180.00',
    ];
    expect(meanings(null, ...rows)).toBe('day amount balance');
  });

  it('without a balance the first column of money with hardly a zero is the amount', () => {
    expect(meanings(null, '2026-05-13 | 0.00 | 5.00', '2026-05-14 | 3.00 | 7.00')).toBe('day none amount');
    expect(meanings(null, '2026-05-13 | 5.00', '2026-05-14 |')).toBe('day none');
    expect(meanings(null, '2026-05-13 | 12 | 5.00'), 'numbers without decimals').toBe('day none amount');
    expect(meanings(null, '2026-05-13 | 13.05.26 | 5.00'), 'a second day').toBe('day none amount');
  });

  it('more than six columns of money are not compared', () => {
    const row = (many: number) => ['2026-05-13', ...Array<string>(many).fill('5.00')].join(' | ');
    expect(meanings(null, row(7))).toBe(['day', ...Array(7).fill('none')].join(' '));
    expect(meanings(null, row(6))).toBe(['day', 'amount', ...Array(5).fill('none')].join(' '));
  });

  it('a short text is no name, and a column of codes is neither a name nor a description', () => {
    expect(meanings(null, '2026-05-13 | 5.00 | A gift for the school | Ato')).toBe('day amount words none');
    expect(meanings(null, '2026-05-13 | 5.00 | A gift for the school | Atos')).toBe('day amount words name');
    expect(meanings(null, '2026-05-13 | 5.00 | 1234567')).toBe('day amount none');
  });
});

describe('findDirection', () => {
  const sides = { heading: '', cells: ['Credit', 'Debit'] };
  const days = { heading: 'Date', cells: ['2026-05-13', '2026-05-14'] };

  it('a direction is found in a column that its heading gave to texts, but not to days or money', () => {
    for (const free of ['none', 'words', 'name', 'status', 'reference', 'bank-reference'] as const)
      expect(findDirection(['day', free], [days, sides]), free).toEqual(['day', 'direction']);
    for (const taken of ['amount', 'balance', 'account', 'currency'] as const)
      expect(findDirection(['day', taken], [days, sides]), taken).toEqual(['day', taken]);
  });

  it('no second column is a direction, and none beside money in or out', () => {
    for (const known of ['in', 'out', 'direction'] as const)
      expect(findDirection([known, 'none'], [days, sides])).toEqual([known, 'none']);
  });

  it('one letter is a direction only where there is no heading, or both sides occur', () => {
    expect(findDirection(['none'], [{ heading: 'Class', cells: ['C', 'C'] }])).toEqual(['none']);
    expect(findDirection(['none'], [{ heading: '–', cells: ['C', 'C'] }])).toEqual(['direction']);
    expect(findDirection(['none'], [{ heading: 'Class', cells: ['C', 'D'] }])).toEqual(['direction']);
  });
});

describe('findOwnAccount', () => {
  const own = ['1000123456789', 'ET12CBET'];
  const named = (heading: string, ...cells: string[]) =>
    findOwnAccount(
      ['day', 'none'],
      [
        { heading: 'Date', cells: own },
        { heading, cells },
      ],
      own,
    )[1];

  it('a column is our own account if half of its filled cells are, or its heading says so and one is', () => {
    expect(named('', '1000 123-456789', 'et12cbet', '')).toBe('account');
    expect(named('', '1000123456789', '77')).toBe('account');
    expect(named('', '1000123456789', '77', '78')).toBe('none');
    expect(named('Account', '1000123456789', '77', '78')).toBe('account');
    expect(named('Account', '77', '78')).toBe('none');
    expect(named('Account', '', '')).toBe('none');
  });

  it('a column that is something else, or a second one, is not our own account', () => {
    const columns = [{ heading: 'Account', cells: own }];
    expect(findOwnAccount(['day'], columns, own)).toEqual(['day']);
    expect(findOwnAccount(['words'], columns, own)).toEqual(['account']);
    expect(findOwnAccount(['account', 'none'], [...columns, ...columns], own)).toEqual(['account', 'none']);
  });
});
