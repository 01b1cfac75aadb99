import type { Position, Way } from '#core/donation-status.ts';

/** What a gift is for: `general` is "where it is needed most", otherwise a project or a campaign by its number. */
export type Fund = 'general' | `project-${number}` | `campaign-${number}`;

export const isFund = (text: string): text is Fund => /^(general|(project|campaign)-\d{1,10})$/.test(text);

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
export const assetsOf = (way: Way) => `assets:${way}`;
export const withheldBy = (way: Way) => `assets:${way}:disputed`;

/** A campaign is a fund of its own. Gifts from before 2026-11-28 name theirs and are in the general fund. */
export function fundOf({ project, campaign }: { project: number | null; campaign: string | null }): Fund {
  if (campaign !== null && isFund(campaign)) return campaign;
  return project === null ? 'general' : `project-${project}`;
}

/** The number of the project that a fund is; null for every other fund. */
export const projectOf = (fund: string): number | null =>
  fund.startsWith('project-') ? Number(fund.slice('project-'.length)) : null;

type Booked = { way: Way; fund: Fund; currency: string };

/** The lines for a change of a gift's position. Lines of one account are one line, and those of nothing are left out. */
export function linesForGift(change: Position, { way, fund, currency }: Booked): Line[] {
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

const incomeOf = (way: Way, received: bigint, refunded: bigint): [string, bigint][] =>
  way === 'in-kind'
    ? [[IN_KIND, refunded - received]]
    : [
        [GIFTS, -received],
        [REFUNDS, refunded],
      ];

type Sum = { way: Way; currency: string; amount: bigint };

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
