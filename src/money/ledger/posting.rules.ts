import { type Money, storedMoney } from '#core/money.ts';
import type { Position } from '#money/domain/donation-status.ts';
import type { Fund } from '#money/domain/fund.ts';
import { type PaymentMethodId, paymentMethodIds } from '#money/domain/payment-methods.ts';

/** One line of an entry. A positive amount is a debit, a negative one a credit, as plain-text accounting writes them. */
export type Line = Money & { account: string; fund: Fund };
/** A line as the database returns it. */
export type StoredLine = Omit<Line, 'units'> & { units: string };
/** Reads a line of a row. */
export const readLine = <Stored extends { units: string; currency: string }>(line: Stored) => ({
  ...line,
  ...storedMoney(line.units, line.currency),
});

export const DONATIONS = 'income:gifts';
/** The price of tickets, less what of it went back. */
export const TICKETS = 'income:tickets';
/** Donations in kind are booked apart, so that no total of money contains them. */
export const IN_KIND = 'income:gifts in kind';
export const REFUNDS = 'income:refunds';
export const LOST = 'expenses:lost disputes';
export const FEES = 'expenses:fees';
export const SPENDING = 'expenses:spending';
/** The account of a kind of spending; null is spending without a kind. */
export const spendingOn = (kind: string | null): string => (kind === null ? SPENDING : `${SPENDING}:${kind}`);
/** The kind of a spending account; null for spending without a kind, undefined for any other account. */
export function findSpendingKind(account: string): string | null | undefined {
  if (account === SPENDING) return null;
  return account.startsWith(`${SPENDING}:`) ? account.slice(SPENDING.length + 1) : undefined;
}
export const OPENING = 'equity:opening balances';
export const TRANSFERS = 'equity:transfers';
export const EXCHANGE = 'equity:exchange';

/** Where the money of a payment method is, and where its provider withholds what is disputed. */
export const assetAccount = (method: PaymentMethodId) => `assets:${method}`;
export const withheldBy = (method: PaymentMethodId) => `assets:${method}:disputed`;

/** The accounts of income, expenses and equity. Kinds of spending are below SPENDING. */
export const ownAccounts = [
  DONATIONS,
  TICKETS,
  IN_KIND,
  REFUNDS,
  FEES,
  LOST,
  SPENDING,
  OPENING,
  TRANSFERS,
  EXCHANGE,
];

/** The chart of accounts: the assets of each payment method, and the accounts above. */
export const accounts = [
  ...paymentMethodIds.flatMap(method => [assetAccount(method), withheldBy(method)]),
  ...ownAccounts,
];

type Booked = { method: PaymentMethodId; fund: Fund; currency: string };

/**
 * The lines for a change of a donation's position: one for each account with an amount. What is not in `gift`, the change of
 * its gift, is the price of tickets.
 */
export function linesForDonation(
  change: Position,
  { method, fund, currency }: Booked,
  gift: Position = change,
): Line[] {
  const { received, fee, refunded, disputed, lost } = change;
  const amounts: [string, bigint][] = [
    [assetAccount(method), received - fee - refunded - disputed - lost],
    [withheldBy(method), disputed],
    ...incomeLines(method, gift.received, gift.refunded),
    [TICKETS, gift.received - gift.refunded - gift.lost - (received - refunded - lost)],
    [FEES, fee],
    [LOST, gift.lost],
  ];
  return amounts
    .filter(([, units]) => units !== 0n)
    .map(([account, units]) => ({ account, fund, currency, units }));
}

const incomeLines = (method: PaymentMethodId, received: bigint, refunded: bigint): [string, bigint][] =>
  method === 'in-kind'
    ? [[IN_KIND, refunded - received]]
    : [
        [DONATIONS, -received],
        [REFUNDS, refunded],
      ];

/** Money where a payment method keeps it: at its provider, in the bank or in the cash box. */
export type HeldMoney = Money & { method: PaymentMethodId };

/** A line for the assets of a payment method, and one that balances it. */
const moved = ({ method, units, currency }: HeldMoney, fund: Fund, against: string): Line[] => [
  { account: assetAccount(method), fund, currency, units },
  { account: against, fund, currency, units: -units },
];

/** Money of one fund becomes money of another. Each fund balances by itself. */
export const linesForTransfer = (money: HeldMoney, from: Fund, to: Fund): Line[] => [
  ...moved({ ...money, units: -money.units }, from, TRANSFERS),
  ...moved(money, to, TRANSFERS),
];

/** Money of a fund is spent on something of this kind. */
export const linesForSpending = (money: HeldMoney, fund: Fund, kind: string | null = null): Line[] =>
  moved({ ...money, units: -money.units }, fund, spendingOn(kind)).reverse();

/** A bank or provider charges a fund for its own work. */
export const linesForCharge = (money: HeldMoney, fund: Fund): Line[] =>
  moved({ ...money, units: -money.units }, fund, FEES).reverse();

/** Money moves to another payment method (a payout to the bank), or into another currency; each currency balances by itself. */
export const linesForExchange = (from: HeldMoney, to: HeldMoney, fund: Fund): Line[] => [
  ...moved({ ...from, units: -from.units }, fund, EXCHANGE),
  ...moved(to, fund, EXCHANGE),
];

/** Spending under other accounts is moved to this kind. */
export function linesForSorting(spent: readonly Line[], kind: string): Line[] {
  return spent.flatMap(line => [
    { ...line, units: -line.units },
    { ...line, account: spendingOn(kind) },
  ]);
}

/** What an account held before the books began. */
export const linesForOpening = (money: HeldMoney, fund: Fund): Line[] => moved(money, fund, OPENING);

/** The entry that takes another one back. */
export function counterLines(lines: readonly Line[]): Line[] {
  return lines.map(line => ({ ...line, units: -line.units }));
}
