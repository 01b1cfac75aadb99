import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Choices } from '#money/bookkeeping/statements/read-csv.ts';
import { read } from '#money/bookkeeping/statements/statement.reader.ts';
import { StatementColumns } from './statement-columns.tsx';

const account = { account: '1000123456789', currency: 'ETB' };

function show(text: string, choices: Choices = {}): string {
  const accounts = [account.account];
  const bytes = new TextEncoder().encode(text);
  const file = read({ bytes, choices, account, accounts, remembered: null });
  if (!file.ok || !file.value.table) throw new Error('nothing was read');
  return renderToStaticMarkup(<StatementColumns choices={choices} table={file.value.table} />);
}

/** What each list of choices has chosen, by its name. */
const chosen = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<select name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(([, name, options = '']) => [
      name,
      /<option value="([^"]*)" selected/.exec(options)?.[1],
    ]),
  );

const rows =
  'Account;1000123456789\nDate;Who;Details;Money\n03/05/2026;Sara;gift;+5.00\n04/05/2026;Abebe;gift;x\n';

it('the statement preview shows rows and the contents of each column, and asks for the date order', () => {
  const asked = show(rows);
  expect(asked).toContain('How should 03/05/2026 be read?');
  expect(asked).toContain('data-question="day-order"');
  expect(asked).toContain('Skipped rows above the headings: 1.');
  expect(asked).toMatch(/<select name="column:0"[^>]*aria-label="Contents of column Date"/);
  expect(chosen(asked)).toMatchObject({
    'column:0': 'day',
    'column:1': 'none',
    'column:2': 'words',
    'column:3': 'amount',
  });
  expect(asked).toMatch(/<td data-head="Who" data-used="true">Abebe</);
  expect(asked).not.toContain('ETB');
});

it('the statement preview shows how each row is read or why it is refused, given the date order', () => {
  const read = show(rows, { dayOrder: 'day-first' }).replaceAll('\u00a0', ' ');
  expect(read).toMatch(/May 03, 2026 · <span[^>]*>ETB 5</);
  expect(read).toContain('<strong data-refused="not-an-amount">Its amount cannot be read.</strong>');
  expect(read).not.toContain('data-question');
  expect(chosen(read)).toMatchObject({ dayOrder: 'day-first' });
});

it('the statement preview shows at most twenty rows', () => {
  const many = Array.from({ length: 50 }, (_, at) => `2026-11-20;${at};gift;+5.00`);
  expect(show(`Date;Who;Details;Money\n${many.join('\n')}`).match(/Nov 20, 2026 · <span/g)).toHaveLength(20);
});

it('the statement preview asks for the direction of unsigned amounts and for unknown direction words', () => {
  const plain = 'Date;Who;Money\n2026-05-13;Sara;5.00\n2026-05-14;Abebe;6.00\n';
  const asked = show(plain);
  expect(asked).toContain('data-question="direction"');
  expect(asked).toContain('Did 5.00 come in or go out?');
  expect(asked).not.toContain('May 13, 2026 · <span');
  expect(show(plain, { unsigned: -1 }).replaceAll('\u00a0', ' ')).toMatch(
    /May 13, 2026 · <span[^>]*>-ETB 5</,
  );
  const words = 'Date;Who;D/K;Money\n2026-05-13;Sara;Zu;5.00\n2026-05-14;Abebe;Ab;6.00\n';
  const unknown = show(words);
  expect(unknown).toContain('data-question="direction-words"');
  expect(unknown).toMatch(/The word for money out<select name="wordOut">.*?<option value="ab">ab</s);
  const told = show(words, { sides: { in: 'zu', out: 'ab' } });
  expect(told).not.toContain('data-question');
  expect(chosen(told)).toMatchObject({ wordIn: 'zu', wordOut: 'ab' });
});

it('the statement preview asks for the currency if the heading names another than the account’s', () => {
  const euros = 'Date;Who;Money (EUR)\n2026-05-13;Sara;+5.00\n';
  const asked = show(euros);
  expect(asked).toContain('data-question="currency"');
  expect(asked).toMatch(
    /Currency of the amounts<select name="currency"><option value="" selected="">Please choose</,
  );
  expect(show(euros, { currency: 'EUR' }).replaceAll('\u00a0', ' ')).toMatch(
    /May 13, 2026 · <span[^>]*>€ ?5</,
  );
  expect(show(euros.replace('EUR', 'ETB'))).not.toContain('name="currency"');
});
