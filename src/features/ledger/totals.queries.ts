import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { assetsOf, GIFTS, IN_KIND, LOST, REFUNDS, withheldBy } from './posting.rules.ts';

/**
 * What came in for something in one currency, less what was given back or lost; and by how many gifts and givers. All who
 * gave without an address count as one giver: four such gifts could be of whoever wants to know what the fifth gave.
 */
export type Total = { of: string; currency: string; raised: bigint; gifts: number; givers: number };

const groups = { fund: sql`g.fund`, purpose: sql`coalesce(g.campaign, g.fund)`, currency: sql`''` };

/**
 * The totals of gifts by fund, by what the giver chose (a fund, or the campaign of a gift from before campaigns were
 * funds), or by currency alone. Whoever shows them to visitors asks small-numbers.
 */
export async function totalsBy(reader: Writer, group: keyof typeof groups): Promise<Total[]> {
  const stands = sql`filter (where s.received > s.refunded + s.lost)`;
  // Whoever was erased has a receipt without a name.
  const hasAddress = sql`(exists (select from giving.givers p where p.gift = g.id)
    or exists (select from giving.receipts r where r.gift = g.id))`;
  const giver = sql`case when ${hasAddress} then g.giver::text else 'without an address' end`;
  const rows = await rowsOf<Omit<Total, 'raised'> & { raised: string }>(
    reader,
    sql`select ${groups[group]} as of, l.currency, (-sum(l.amount))::text as raised,
          (count(distinct g.id) ${stands})::int as gifts, (count(distinct ${giver}) ${stands})::int as givers
        from giving.lines l join giving.entries e on e.id = l.entry join giving.gifts g on g.id = e.gift
          join giving.standings s on s.gift = g.id
        where l.account in (${GIFTS}, ${REFUNDS}, ${LOST}) group by 1, 2 order by 1, 2`,
  );
  return rows.map(row => ({ ...row, raised: BigInt(row.raised) }));
}

/** The balance of each account for each fund and currency; those that are even are left out. */
export type Balance = { account: string; fund: string; currency: string; amount: bigint };

export async function listBalances(reader: Writer): Promise<Balance[]> {
  const rows = await rowsOf<Omit<Balance, 'amount'> & { amount: string }>(
    reader,
    sql`select account, fund, currency, sum(amount)::text as amount from giving.lines
        group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`,
  );
  return rows.map(row => ({ ...row, amount: BigInt(row.amount) }));
}

/** What a fund holds in a currency, and what is withheld from it while it is disputed. */
export type FundMoney = Omit<Balance, 'account'> & { disputed: bigint };

/** The money in each fund, over all asset accounts; gifts in kind do not count. */
export function moneyByFund(balances: readonly Balance[]): FundMoney[] {
  const isMoney = ({ account }: Balance) =>
    account.startsWith('assets:') && account !== assetsOf('in-kind') && account !== withheldBy('in-kind');
  const sum = (of: readonly Balance[]) => of.reduce((all, { amount }) => all + amount, 0n);
  const grouped = Map.groupBy(balances.filter(isMoney), ({ fund, currency }) => `${fund} ${currency}`);
  return [...grouped.values()].flatMap(group => {
    const withheld = group.filter(({ account }) => account.endsWith(':disputed'));
    const disputed = sum(withheld);
    return group[0]
      ? [{ fund: group[0].fund, currency: group[0].currency, amount: sum(group) - disputed, disputed }]
      : [];
  });
}

/**
 * The names of those who gave to a fund, or to any, agreed to be named and did not give anonymously: each once, the
 * first giver first, at most `most`.
 */
export async function listNamedDonors(reader: Writer, fund: string | null, most = 500): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    reader,
    sql`select p.name from giving.givers p join giving.gifts g on g.id = p.gift join giving.standings s on s.gift = g.id
        where (${fund}::text is null or g.fund = ${fund}) and p.may_be_named and not g.anonymous and s.received > s.refunded + s.lost + s.disputed
        group by p.giver, p.name order by min(g.started_at), p.name limit ${most}`,
  );
  return rows.map(({ name }) => name);
}

/** Gifts whose standing is not what the book says, by reference: none, unless something is broken. */
export async function listDonationsOutOfBalance(reader: Writer): Promise<string[]> {
  const rows = await rowsOf<{ reference: string }>(
    reader,
    sql`select g.reference from giving.gifts g join giving.standings s on s.gift = g.id
        left join (select e.gift, sum(l.amount) filter (where l.account like 'assets:%') as booked,
            -sum(l.amount) filter (where l.account in (${GIFTS}, ${IN_KIND}, ${REFUNDS})) as received
          from giving.entries e join giving.lines l on l.entry = e.id where e.gift is not null group by 1) b
          on b.gift = g.id
        where coalesce(b.received, 0) <> s.received - s.refunded
          or coalesce(b.booked, 0) <> s.received - s.fee - s.refunded - s.lost
        order by 1`,
  );
  return rows.map(({ reference }) => reference);
}
