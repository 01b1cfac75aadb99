import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BankBalance } from '#money/bookkeeping/books/bank-balances.ts';
import { BankAgreement } from './bank-summaries.tsx';

const even = {
  currency: 'EUR',
  ...{
    day: '2026-10-28',
    eve: '2026-10-04',
    bank: 382_183n,
    books: 382_183n,
    before: 0n,
    waiting: 0n,
    aside: 0n,
  },
};
const shown = (more: Partial<BankBalance>) =>
  renderToStaticMarkup(<BankAgreement balance={{ ...even, ...more }} />).replace(/<[^>]+>/g, ' ');

it('the bank summary says that bank and books agree', () => {
  expect(shown({ aside: 500n })).toContain(
    'On Oct 28, 2026 the bank and the books both say €3,821.83: they agree.',
  );
});

it('the bank summary states the difference from the books and its causes, to the cent', () => {
  const words = shown({ books: -50_000n, before: 333_333n, waiting: 98_850n, aside: 5_000n });
  expect(words).toContain('the bank says €3,821.83 and the books say -€500: the difference is €4,321.83.');
  expect(words).toContain('€988.50 is on lines waiting for a decision.');
  expect(words).toContain('€3,333.33 was there before the first statement and is not in the books.');
  expect(words).not.toMatch(/another cause|set aside/);
  const other = shown({ books: 380_000n, aside: 2_183n });
  expect(other).toContain('€21.83 has another cause.');
  expect(other).toContain('Lines worth €21.83 were set aside');
});
