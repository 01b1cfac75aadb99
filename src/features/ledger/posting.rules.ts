import type { Position } from '#core/donation-status.ts';
import type { Fund } from '#core/fund.ts';
import { type PaymentMethodId, paymentMethodIds } from '#core/payment-methods.ts';

/** One line of an entry. A positive amount is a debit, a negative one a credit, as plain-text accounting writes them. */
export type Line = { account: string; fund: Fund; currency: string; amount: bigint };

export const GIFTS = 'income:gifts';
/** Things are no money: their value is booked apart, so that no total of money holds it. */
export const IN_KIND = 'income:gifts in kind';
export const REFUNDS = 'income:refunds';
export const LOST = 'expenses:lost disputes';
export const FEES = 'expenses:fees';
export const SPENDING = 'expenses:spending';
/** Where spending of a kind is, by the code of the kind; null is not sorted yet. */
export const spendingOn = (kind: string | null): string => (kind === null ? SPENDING : `${SPENDING}:${kind}`);
/** The kind of an account of spending; null where it is not sorted, undefined where it is another account. */
export function kindOf(account: string): string | null | undefined {
  if (account === SPENDING) return null;
  return account.startsWith(`${SPENDING}:`) ? account.slice(SPENDING.length + 1) : undefined;
}
export const OPENING = 'equity:opening balances';
export const TRANSFERS = 'equity:transfers';
export const EXCHANGE = 'equity:exchange';

/** Where the money of a way is, and where its provider withholds what is disputed. */
export const assetsOf = (way: PaymentMethodId) => `assets:${way}`;
export const withheldBy = (way: PaymentMethodId) => `assets:${way}:disputed`;

/** The accounts that say why money came and went. Kinds of spending come below SPENDING. */
export const ownAccounts = [GIFTS, IN_KIND, REFUNDS, FEES, LOST, SPENDING, OPENING, TRANSFERS, EXCHANGE];

/** The chart of accounts: where money is, for each payment method, and why it came and went. */
export const accounts = [
  ...paymentMethodIds.flatMap(method => [assetsOf(method), withheldBy(method)]),
  ...ownAccounts,
];

type Booked = { way: PaymentMethodId; fund: Fund; currency: string };

/** The lines for a change of a gift's position. Lines of one account are one line, and those of nothing are left out. */
export function linesForDonation(change: Position, { way, fund, currency }: Booked): Line[] {
  const { received, fee, refunded, disputed, lost } = change;
  const amounts: [string, bigint][] = [
    [assetsOf(way), received - fee - refunded - disputed - lost],
    [withheldBy(way), disputed],
    ...incomeOf(way, received, refunded),
    [FEES, fee],
    [LOST, lost],
  ];
  return amounts
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, fund, currency, amount }));
}

const incomeOf = (way: PaymentMethodId, received: bigint, refunded: bigint): [string, bigint][] =>
  way === 'in-kind'
    ? [[IN_KIND, refunded - received]]
    : [
        [GIFTS, -received],
        [REFUNDS, refunded],
      ];

type Sum = { way: PaymentMethodId; currency: string; amount: bigint };

/** Money of one fund becomes money of another. Each fund balances by itself. */
export function linesForTransfer({ way, currency, amount }: Sum, from: Fund, to: Fund): Line[] {
  const move = (fund: Fund, sum: bigint): Line[] => [
    { account: assetsOf(way), fund, currency, amount: sum },
    { account: TRANSFERS, fund, currency, amount: -sum },
  ];
  return [...move(from, -amount), ...move(to, amount)];
}

/** Money of a fund is spent on something of this kind. */
export function linesForSpending(
  { way, currency, amount }: Sum,
  fund: Fund,
  kind: string | null = null,
): Line[] {
  return [
    { account: spendingOn(kind), fund, currency, amount },
    { account: assetsOf(way), fund, currency, amount: -amount },
  ];
}

/** A place takes money of a fund for its own work, as banks do. */
export function linesForCharge({ way, currency, amount }: Sum, fund: Fund): Line[] {
  return [
    { account: FEES, fund, currency, amount },
    { account: assetsOf(way), fund, currency, amount: -amount },
  ];
}

/** Money moves to another place (a payout to the bank), or into another currency; each currency balances by itself. */
export function linesForExchange(from: Sum, to: Sum, fund: Fund): Line[] {
  const move = ({ way, currency, amount }: Sum): Line[] => [
    { account: assetsOf(way), fund, currency, amount },
    { account: EXCHANGE, fund, currency, amount: -amount },
  ];
  return [...move({ ...from, amount: -from.amount }), ...move(to)];
}

/** Spending that stands under other accounts becomes spending of this kind. */
export function linesForSorting(spent: readonly Line[], kind: string): Line[] {
  return spent.flatMap(line => [
    { ...line, amount: -line.amount },
    { ...line, account: spendingOn(kind) },
  ]);
}

/** What a place held before the books began. */
export function linesForOpening({ way, currency, amount }: Sum, fund: Fund): Line[] {
  return [
    { account: assetsOf(way), fund, currency, amount },
    { account: OPENING, fund, currency, amount: -amount },
  ];
}

/** The entry that takes another one back. */
export function counterLines(lines: readonly Line[]): Line[] {
  return lines.map(line => ({ ...line, amount: -line.amount }));
}
