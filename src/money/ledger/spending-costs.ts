import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Money } from '#core/money.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type CountedGift, countToward, type FundMove, type Movement } from './counted-toward.rules.ts';
import { readLine, TICKETS } from './posting.rules.ts';

/** Spending with an invoice or receipt that was not taken back. */
const stands = sql`e.kind = 'spending' and not exists (select from money.entries c where c.corrects = e.id)`;

/**
 * What spending entries cost, by their numbers. What is no spending, or was taken back, has no cost. Entries of the samples
 * have negative numbers.
 */
export async function listCosts(reader: Writer, entries: readonly number[]): Promise<Map<number, Money>> {
  if (entries.length === 0) return new Map();
  const rows = await queryRows<{ entry: number; units: string; currency: string }>(
    reader,
    sql`select e.id::int as entry, l.currency, sum(l.amount)::text as units
        from money.entries e join money.lines l on l.entry = e.id
        where e.id = any(${sql.param([...entries])}::bigint[]) and ${stands} and l.account ~ '^expenses:spending(:|$)'
        group by 1, 2 having sum(l.amount) > 0
        union all
        select entry, currency, sum(amount)::text from money.sample_lines
        where entry < 0 and entry = any(${sql.param([...entries])}::bigint[]) and account ~ '^expenses:spending(:|$)'
        group by 1, 2 order by 1, 2`,
  );
  return new Map(rows.map(({ entry, ...row }) => [entry, readLine(row)]));
}

/** Why an entry cannot be the cost of a station of this project; null if it can. */
export async function costProblem(
  req: PayloadRequest,
  { entry, project }: { entry: number; project: number },
): Promise<'no-spending' | 'taken' | null> {
  if (!(await listCosts(req, [entry])).has(entry)) return 'no-spending';
  const elsewhere = await queryRows(
    req,
    sql`select from projects_stations where entry = ${entry} and _parent_id <> ${project} limit 1`,
  );
  return elsewhere.length > 0 ? 'taken' : null;
}

/**
 * The gifts that count toward these entries, worked out from the ledger each time (counted-toward.rules.ts). Gifts are named by
 * their references.
 */
export async function listCountedGifts(reader: Writer, entries: readonly number[]): Promise<CountedGift[]> {
  const costs = await listCosts(reader, entries);
  if (costs.size === 0) return [];
  const wanted = new Set([...costs.keys()].map(String));
  const counted = countToward(await listMovements(reader, [...costs.keys()]));
  return counted.filter(({ entry }) => wanted.has(entry));
}

type Row = { entry: string; gift: string | null; moves: StoredMove[] };
/** `tickets`: the part that is the price of tickets. */
type StoredMove = Omit<FundMove, 'units'> & { units: string; tickets: string };

/** All money that moved in the funds which paid these entries, in the order of booking. Goods are no money. */
async function listMovements(reader: Writer, entries: readonly number[]): Promise<Movement[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`with moved as (
          select case when e.donation is null then e.id else min(e.id) over (partition by e.donation) end as entry,
            e.donation, l.fund, l.currency, l.account = ${TICKETS} as is_price, l.amount
          from money.entries e join money.lines l on l.entry = e.id
          where (l.account ~ '^assets:' and l.account !~ '^assets:in-kind' or l.account = ${TICKETS})
            and e.corrects is null and not exists (select from money.entries c where c.corrects = e.id)
            and l.fund in (select fund from money.lines where entry = any(${sql.param([...entries])}::bigint[]))),
        sums as (
          select entry, donation, fund, currency, coalesce(sum(amount) filter (where not is_price), 0) as units,
            coalesce(-sum(amount) filter (where is_price), 0) as tickets
          from moved group by 1, 2, 3, 4)
        select s.entry::text, g.reference as gift, jsonb_agg(jsonb_build_object('fund', s.fund, 'currency', s.currency,
            'units', s.units::text, 'tickets', s.tickets::text)) as moves
        from sums s left join money.donations g on g.id = s.donation
        where s.units <> 0 group by s.entry, g.reference order by s.entry`,
  );
  return rows.flatMap(({ moves, ...row }) => {
    const read = moves.map(({ tickets, ...move }) => ({ ...readLine(move), tickets: BigInt(tickets) }));
    return [
      { ...row, gift: null, moves: read.flatMap(move => toMoves(move, move.units - giftUnits(move))) },
      { ...row, moves: read.flatMap(move => toMoves(move, giftUnits(move))) },
    ].filter(movement => movement.moves.length > 0);
  });
}

type ReadMove = FundMove & { tickets: bigint };

/** What of a payment is a gift: the rest, once the tickets are paid. */
const giftUnits = ({ units, tickets }: ReadMove): bigint => {
  if (tickets <= 0n) return units;
  return units > tickets ? units - tickets : 0n;
};

const toMoves = ({ fund, currency }: ReadMove, units: bigint): FundMove[] =>
  units === 0n ? [] : [{ fund, currency, units }];
