import type { Say } from '#core/message.ts';
import { formatMoney, isCurrency } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import {
  DONATIONS,
  EXCHANGE,
  FEES,
  findSpendingKind,
  IN_KIND,
  LOST,
  OPENING,
  REFUNDS,
  SPENDING,
  TICKETS,
  TRANSFERS,
} from '#money/ledger/posting.rules.ts';
import { methodNames } from './desk.texts.ts';

const accountNames: Record<string, string> = {
  [DONATIONS]: 'Gifts',
  [TICKETS]: 'Tickets',
  [IN_KIND]: 'Goods (in kind)',
  [REFUNDS]: 'Refunds',
  [FEES]: 'Fees',
  [LOST]: 'Lost in a dispute',
  [SPENDING]: 'Spending',
  [OPENING]: 'Held before the books began',
  [TRANSFERS]: 'Moved between funds',
  [EXCHANGE]: 'Paid out or exchanged',
};

/** An account of the books in people's words; `kinds` are the names of kinds of spending by their codes. */
export function accountWords(account: string, say: Say, kinds?: ReadonlyMap<string, string>): string {
  const kind = findSpendingKind(account);
  if (kind) return `${say('Spending')}: ${kinds?.get(kind) ?? kind}`;
  const [, method = '', withheld] = /^assets:([a-z-]+)(:disputed)?$/.exec(account) ?? [];
  const name = ownValue<string>(methodNames, method) ?? ownValue(accountNames, account);
  if (name === undefined) return account;
  return withheld ? `${say(name)} (${say('Disputed, withheld')})` : say(name);
}

/** The lines of an entry that say where money is or went. Those of income and equity only mirror them. */
export function tellingLines<Line extends { account: string }>(lines: readonly Line[]): readonly Line[] {
  const telling = lines.filter(({ account }) => !/^(?:income|equity):/.test(account));
  return telling.length > 0 ? telling : lines;
}

/** What tells people nothing: digests, and the keys that detect a form submitted twice. */
const hidden = new Set(['form', 'done', 'refund', 'scan', 'line', 'amount', 'currency', 'toCurrency']);

const detailNames: Record<string, string> = {
  from: 'From the fund',
  to: 'To the fund',
  place: 'Paid from',
  toAmount: 'Amount received',
  fund: 'Fund',
  kind: 'Kind',
  entry: 'Entry number',
  corrects: 'Reverses entry number',
  sorts: 'Sets the kind of entry number',
  until: 'Up to',
  lines: 'Number of lines',
  added: 'New lines',
  payments: 'Payments checked',
  answered: 'Payments answered',
  countedBy: 'Also counted by',
  reason: 'Why',
  rate: 'Exchange rate',
  day: 'Day',
};

/** The stored details of an act at the desk in people's words, without the amount, which the caller shows. */
export function detailWords(details: Readonly<Record<string, string | number>>, say: Say): string[] {
  return Object.entries(details)
    .filter(([name]) => !hidden.has(name))
    .map(
      ([name, value]) =>
        `${say(ownValue(detailNames, name) ?? name)}: ${valueWords(name, value, details, say)}`,
    );
}

function valueWords(
  name: string,
  value: string | number,
  { toCurrency }: Readonly<Record<string, string | number>>,
  say: Say,
): string {
  if (['place', 'from', 'to'].includes(name))
    return say(ownValue<string>(methodNames, String(value)) ?? String(value));
  const hasMoney = name === 'toAmount' && typeof toCurrency === 'string' && isCurrency(toCurrency);
  if (hasMoney && Number.isSafeInteger(value))
    return formatMoney({ units: BigInt(value), currency: toCurrency }, 'en');
  return String(value);
}
