import { sql } from '@payloadcms/db-postgres/drizzle';
import { isCurrency } from '#core/money.ts';
import { paymentMethodIds } from '#core/payment-methods.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { FEES, GIFTS, LOST, REFUNDS, withheldBy } from './posting.rules.ts';

/**
 * What gifts for one purpose brought in one month and currency, by the days of their entries, in smallest units. Things
 * are no money and not in it. `stayed` is what came in less what was given back, lost or is disputed; fees are not taken off.
 */
export type MonthTotal = {
  /** YYYY-MM. */
  month: string;
  /** A fund: `general` is "where it is needed most". */
  purpose: string;
  currency: string;
  /** How many gifts arrived in the month. */
  gifts: number;
  cameIn: bigint;
  givenBack: bigint;
  lost: bigint;
  /** Withheld while the bank of a giver asks for it back; negative in the month in which a dispute ends. */
  disputed: bigint;
  stayed: bigint;
  fees: bigint;
};

const amounts = ['cameIn', 'givenBack', 'lost', 'disputed', 'stayed', 'fees'] as const;
type Amounts = Pick<MonthTotal, (typeof amounts)[number]>;
type Row = Omit<MonthTotal, keyof Amounts> & Record<keyof Amounts, string>;

/** Totals of all gifts by month, purpose and currency, the newest month first: one query over the ledger. */
export async function listMonthTotals(
  reader: Writer,
  { from, to, currency, purpose }: TotalsFilter,
): Promise<MonthTotal[]> {
  const sumOf = (account: string) => sql`coalesce(sum(l.amount) filter (where l.account = ${account}), 0)`;
  const withheld = sql.join(
    paymentMethodIds.map(way => sql`${withheldBy(way)}`),
    sql`, `,
  );
  const disputed = sql`coalesce(sum(l.amount) filter (where l.account in (${withheld})), 0)`;
  const rows = await rowsOf<Row>(
    reader,
    sql`select to_char(e.day, 'YYYY-MM') as month, l.fund as purpose, l.currency,
          (count(distinct e.gift) filter (where l.account = ${GIFTS} and l.amount < 0))::int as gifts,
          (-${sumOf(GIFTS)})::text as "cameIn", ${sumOf(REFUNDS)}::text as "givenBack", ${sumOf(LOST)}::text as lost,
          ${disputed}::text as disputed, (-${sumOf(GIFTS)} - ${sumOf(REFUNDS)} - ${sumOf(LOST)} - ${disputed})::text as stayed, ${sumOf(FEES)}::text as fees
        from giving.lines l join giving.entries e on e.id = l.entry
        where e.kind = 'gift' and l.account in (${GIFTS}, ${REFUNDS}, ${LOST}, ${FEES}, ${withheld})
          and (${from}::text is null or e.day >= (${from} || '-01')::date)
          and (${to}::text is null or e.day < (${to} || '-01')::date + interval '1 month')
          and (${currency}::text is null or l.currency = ${currency})
          and (${purpose}::text is null or l.fund = ${purpose})
          and not exists (select from giving.gifts g where g.id = e.gift and g.way = 'in-kind')
        group by 1, 2, 3 order by 1 desc, 2, 3`,
  );
  return rows.map(row => ({
    ...row,
    ...(Object.fromEntries(amounts.map(name => [name, BigInt(row[name])])) as Amounts),
  }));
}

/** The same totals over all months and purposes, by currency. */
export function sumByCurrency(
  totals: readonly MonthTotal[],
): (Amounts & { currency: string; gifts: number })[] {
  return [...Map.groupBy(totals, ({ currency }) => currency)]
    .map(([currency, of]) => ({
      currency,
      gifts: of.reduce((sum, { gifts }) => sum + gifts, 0),
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
  purpose: string | null;
};

const patterns = {
  from: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  to: /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  purpose: /^(?:general|(?:project|campaign)-\d{1,9})$/,
} as const;

/** Reads the filter of an address, whatever it holds; invalid parts are ignored. */
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

/** The filter as an address holds it. */
export const totalsQuery = (filter: TotalsFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  );
