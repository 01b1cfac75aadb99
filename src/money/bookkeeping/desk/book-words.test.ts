import { expect, it } from 'vitest';
import { accounts } from '#money/ledger/posting.rules.ts';
import { accountWords, detailWords, tellingLines } from './book-words.ts';

const say = (english: unknown) => String(english);

it('account names are shown without the codes of the books', () => {
  for (const account of [...accounts, 'expenses:spending:medicine'])
    expect(accountWords(account, say), account).toMatch(
      /^(?!assets|income|expenses|equity)\p{Lu}[^:]*(: medicine)?$/u,
    );
  expect(accountWords('assets:bank', say)).toBe('Bank transfer');
  expect(accountWords('assets:bank:disputed', say)).toBe('Bank transfer (Disputed, withheld)');
  expect(accountWords('expenses:spending:medicine', say, new Map([['medicine', 'Medicine']]))).toBe(
    'Spending: Medicine',
  );
});

it('an unknown account is shown with its code', () => {
  for (const account of ['assets:constructor', 'assets:', 'toString'])
    expect(accountWords(account, say)).toBe(account);
});

it('an entry is summarised by its asset and expense lines, or by all lines if it has no others', () => {
  const [bank, fees, gifts] = [
    { account: 'assets:bank' },
    { account: 'expenses:fees' },
    { account: 'income:gifts' },
  ];
  expect(tellingLines([bank, fees, gifts])).toEqual([bank, fees]);
  expect(tellingLines([gifts])).toEqual([gifts]);
});

it('the details of an audit entry are shown in words, without digests and keys', () => {
  const details = {
    ...{
      amount: 500,
      currency: 'ETB',
      line: 'a'.repeat(40),
      scan: 'b'.repeat(32),
      form: 'c',
      done: 'booked',
      refund: 'd',
    },
    ...{ place: 'cash', toAmount: 1_250, toCurrency: 'EUR', entry: 12, reason: 'place' },
  };
  expect(detailWords(details, say)).toEqual([
    'Paid from: Cash',
    'Amount received: €12.50',
    'Entry number: 12',
    'Why: place',
  ]);
});
