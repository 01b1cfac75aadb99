import { sql } from '@payloadcms/db-postgres/drizzle';
import { isCurrency, type Money, storedMoney, sumUnits } from '#core/money.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { paymentMethodIds } from '#money/domain/payment-methods.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import {
  assetAccount,
  DONATIONS,
  FEES,
  IN_KIND,
  LOST,
  REFUNDS,
  readLine,
  TICKETS,
  withheldBy,
} from './posting.rules.ts';

/**
 * What came in for something in one currency, less refunds and lost disputes, with the number of donations and donors. All
 * who gave without an address count as one donor: four such donations could come from somebody curious about the fifth.
 */
export type Total = { of: string; raised: Money; donations: number; donors: number };

const groups = { fund: sql`g.fund`, purpose: sql`coalesce(g.campaign, g.fund)`, currency: sql`''` };

// An erased donor still has a receipt, without a name.
const hasAddress = sql`(exists (select from money.donors p where p.donation = g.id)
    or exists (select from money.receipts r where r.donation = g.id))`;
/** Who a donation `g` counts for: all who gave without an address are one. */
export const countedDonor = sql`case when ${hasAddress} then g.donor::text else 'without an address' end`;

/**
 * The totals of donations by fund, by what the donor chose (a fund, or the campaign of a donation from before campaigns were
 * funds), or by currency alone. Before visitors see them, small-numbers.rules.ts decides which are shown.
 */
export async function totalsBy(reader: Writer, group: keyof typeof groups): Promise<Total[]> {
  const stands = sql`filter (where s.received > s.refunded + s.lost)`;
  const rows = await queryRows<Omit<Total, 'raised'> & { units: string; currency: string }>(
    reader,
    sql`select ${groups[group]} as of, l.currency, (-sum(l.amount))::text as units,
          (count(distinct g.id) ${stands})::int as donations, (count(distinct ${countedDonor}) ${stands})::int as donors
        from money.lines l join money.entries e on e.id = l.entry join money.donations g on g.id = e.donation
          join money.statuses s on s.donation = g.id
        where l.account in (${DONATIONS}, ${REFUNDS}, ${LOST}) group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ units, currency, ...row }) => ({ ...row, raised: storedMoney(units, currency) }));
}

/** The balance of an account for a fund in a currency; zero balances are left out. */
export type Balance = Money & { account: string; fund: string };

export async function listBalances(reader: Writer): Promise<Balance[]> {
  const rows = await queryRows<Omit<Balance, 'units'> & { units: string }>(
    reader,
    sql`select account, fund, currency, sum(amount)::text as units from money.lines
        group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`,
  );
  return rows.map(readLine);
}

/** What a fund holds in a currency, and what disputes withhold from it. */
export type FundMoney = Omit<Balance, 'account'> & { disputed: bigint };

/** The money in each fund over all asset accounts, without donations in kind. */
export function moneyByFund(balances: readonly Balance[]): FundMoney[] {
  const isMoney = ({ account }: Balance) =>
    account.startsWith('assets:') && account !== assetAccount('in-kind') && account !== withheldBy('in-kind');
  const grouped = Map.groupBy(balances.filter(isMoney), ({ fund, currency }) => `${fund} ${currency}`);
  return [...grouped.values()].flatMap(group => {
    const withheld = group.filter(({ account }) => account.endsWith(':disputed'));
    const disputed = sumUnits(withheld);
    return group[0]
      ? [{ fund: group[0].fund, currency: group[0].currency, units: sumUnits(group) - disputed, disputed }]
      : [];
  });
}

/**
 * The names of those who gave to a fund, or to any, agreed to be named and did not give anonymously: each once, the
 * first donor first, at most `most`.
 */
export async function listNamedDonors(reader: Writer, fund: string | null, most = 500): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    reader,
    sql`select p.name from money.donors p join money.donations g on g.id = p.donation join money.statuses s on s.donation = g.id
        where (${fund}::text is null or g.fund = ${fund}) and p.may_be_named and not g.anonymous and s.received > s.refunded + s.lost + s.disputed
        group by p.donor, p.name order by min(g.started_at), p.name limit ${most}`,
  );
  return rows.map(({ name }) => name);
}

/** References of donations whose status and entries disagree: none, unless something is broken. */
export async function listDonationsOutOfBalance(reader: Writer): Promise<string[]> {
  const rows = await queryRows<{ reference: string }>(
    reader,
    sql`select g.reference from money.donations g join money.statuses s on s.donation = g.id
        left join (select e.donation, sum(l.amount) filter (where l.account like 'assets:%') as booked,
            -sum(l.amount) filter (where l.account in (${DONATIONS}, ${TICKETS}, ${IN_KIND}, ${REFUNDS}, ${LOST})) as received
          from money.entries e join money.lines l on l.entry = e.id where e.donation is not null group by 1) b
          on b.donation = g.id
        where coalesce(b.received, 0) <> s.received - s.refunded - s.lost
          or coalesce(b.booked, 0) <> s.received - s.fee - s.refunded - s.lost
        order by 1`,
  );
  return rows.map(({ reference }) => reference);
}

/**
 * What donations for one purpose brought in one month and currency, by the days of their entries, in smallest units.
 * Donations in kind are left out. `stayed` is what came in less refunds and lost or open disputes, before fees.
 */
export type MonthTotal = {
  /** YYYY-MM. */
  month: string;
  /** A fund: `general` is "where it is needed most". */
  purpose: string;
  currency: string;
  /** How many donations arrived in the month. */
  donations: number;
  cameIn: bigint;
  givenBack: bigint;
  lost: bigint;
  /** Withheld by open disputes; negative in the month in which a dispute ends. */
  disputed: bigint;
  stayed: bigint;
  fees: bigint;
};

const amounts = ['cameIn', 'givenBack', 'lost', 'disputed', 'stayed', 'fees'] as const;
type Amounts = Pick<MonthTotal, (typeof amounts)[number]>;
type Row = Omit<MonthTotal, keyof Amounts> & Record<keyof Amounts, string>;

/** Totals of all donations by month, purpose and currency, the newest month first: one query over the ledger. */
export async function listMonthTotals(
  reader: Writer,
  { from, to, currency, purpose }: TotalsFilter,
): Promise<MonthTotal[]> {
  const sumAccount = (account: string) =>
    sql`coalesce(sum(l.amount) filter (where l.account = ${account}), 0)`;
  const withheld = sql.join(
    paymentMethodIds.map(method => sql`${withheldBy(method)}`),
    sql`, `,
  );
  const disputed = sql`coalesce(sum(l.amount) filter (where l.account in (${withheld})), 0)`;
  const rows = await queryRows<Row>(
    reader,
    sql`select to_char(e.day, 'YYYY-MM') as month, l.fund as purpose, l.currency,
          (count(distinct e.donation) filter (where l.account = ${DONATIONS} and l.amount < 0))::int as donations,
          (-${sumAccount(DONATIONS)})::text as "cameIn", ${sumAccount(REFUNDS)}::text as "givenBack", ${sumAccount(LOST)}::text as lost,
          ${disputed}::text as disputed, (-${sumAccount(DONATIONS)} - ${sumAccount(REFUNDS)} - ${sumAccount(LOST)} - ${disputed})::text as stayed, ${sumAccount(FEES)}::text as fees
        from money.lines l join money.entries e on e.id = l.entry join money.donations g on g.id = e.donation
        where e.kind = 'gift' and l.account in (${DONATIONS}, ${REFUNDS}, ${LOST}, ${FEES}, ${withheld})
          and (${from}::text is null or e.day >= (${from} || '-01')::date)
          and (${to}::text is null or e.day < (${to} || '-01')::date + interval '1 month')
          and (${currency}::text is null or l.currency = ${currency})
          and (${purpose}::text is null or l.fund = ${purpose} or g.campaign = ${purpose})
          and g.method <> 'in-kind' and (g.tickets < g.amount or l.account in (${DONATIONS}, ${REFUNDS}, ${LOST}))
        group by 1, 2, 3 order by 1 desc, 2, 3`,
  );
  return rows.map(row => ({
    ...row,
    ...(Object.fromEntries(amounts.map(name => [name, BigInt(row[name])])) as Amounts),
  }));
}

/** What arrived in one week in one currency, less refunds and lost disputes, by the days of the entries. */
export type WeekTotal = {
  /** The Monday it begins with. */
  week: IsoDay;
  donations: number;
  kept: Money;
};

/** The totals of the weeks from `from` on, the oldest first, without donations in kind. Weeks without entries are left out. */
export async function listWeekTotals(reader: Writer, from: IsoDay): Promise<WeekTotal[]> {
  const rows = await queryRows<{ week: IsoDay; donations: number; units: string; currency: string }>(
    reader,
    sql`select to_char(date_trunc('week', e.day), 'YYYY-MM-DD') as week, l.currency,
          (count(distinct e.donation) filter (where l.account = ${DONATIONS} and l.amount < 0))::int as donations,
          (-sum(l.amount))::text as units
        from money.lines l join money.entries e on e.id = l.entry join money.donations g on g.id = e.donation
        where e.kind = 'gift' and l.account in (${DONATIONS}, ${REFUNDS}, ${LOST}) and e.day >= ${from}::date
          and g.method <> 'in-kind'
        group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ units, currency, ...row }) => ({ ...row, kept: storedMoney(units, currency) }));
}

/** The same totals over all months and purposes, by currency. */
export function sumByCurrency(
  totals: readonly MonthTotal[],
): (Amounts & { currency: string; donations: number })[] {
  return [...Map.groupBy(totals, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      donations: of.reduce((sum, { donations }) => sum + donations, 0),
      ...(Object.fromEntries(
        amounts.map(name => [name, of.reduce((sum, each) => sum + each[name], 0n)]),
      ) as Amounts),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** Which totals are shown; null is no limit. */
export type TotalsFilter = {
  /** YYYY-MM, both included. */
  from: string | null;
  to: string | null;
  currency: string | null;
  /** A fund, or a campaign: also its donations from before campaigns were funds. */
  purpose: string | null;
};

const patterns = {
  from: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  to: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  purpose: /^(?:general|(?:project|campaign)-\d{1,9})$/,
} as const;

/** Reads the filter from a query; invalid parts are ignored. */
export function readTotalsFilter(query: Readonly<Record<string, unknown>>): TotalsFilter {
  const matching = (name: keyof typeof patterns) => {
    const value = query[name];
    return typeof value === 'string' && patterns[name].test(value) ? value : null;
  };
  const { currency } = query;
  return {
    from: matching('from'),
    to: matching('to'),
    currency: typeof currency === 'string' && isCurrency(currency) ? currency : null,
    purpose: matching('purpose'),
  };
}

/** The filter as a query string. */
export const totalsQuery = (filter: TotalsFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  );
