import { sql } from '@payloadcms/db-postgres/drizzle';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { listGiftsOutOfBalance } from '../totals.queries.ts';

/**
 * out-of-balance: a gift stands otherwise than the books say. unknown-gift, other-way, wrong-currency: a report that is
 * stored and booked nothing. unanswered: a report came, and the payment service has not answered us for an hour. not-ours:
 * it knows the payment, we do not.
 */
export type DifferenceKind =
  | 'out-of-balance'
  | 'unknown-gift'
  | 'other-way'
  | 'wrong-currency'
  | 'unanswered'
  | 'not-ours';

/** Something at a payment service or in the books that does not fit. Amount in smallest units, where one was named. */
export type Difference = {
  what: DifferenceKind;
  /** Reference of the gift, where it is one of ours. */
  reference: string | null;
  /** How the service names it. */
  name: string | null;
  way: string | null;
  moment: string | null;
  money: { units: bigint; currency: string } | null;
};

export type Differences = {
  list: Difference[];
  /** When a payment service was asked last; null if never. */
  askedAt: Date | null;
};

/** At most this many of each kind, the newest first. */
const MOST = 200;

/** What differs between the services, our gifts and the books. */
export async function listDifferences(reader: Writer, now: Date): Promise<Differences> {
  const [unbalanced, reports, notices, [asked]] = await Promise.all([
    listGiftsOutOfBalance(reader),
    listReports(reader),
    listNotices(reader, now),
    rowsOf<{ at: string | Date | null }>(reader, sql`select max(asked_at) as at from giving.payments`),
  ]);
  const gifts = unbalanced.map(
    (reference): Difference => ({
      what: 'out-of-balance',
      reference,
      name: null,
      way: null,
      moment: null,
      money: null,
    }),
  );
  return { list: [...gifts, ...reports, ...notices], askedAt: asked?.at ? new Date(asked.at) : null };
}

type Row = Omit<Difference, 'money' | 'moment'> & {
  moment: string | Date;
  amount?: string;
  currency?: string;
};

const asDifference = ({ amount, currency, moment, ...row }: Row): Difference => ({
  ...row,
  moment: new Date(moment).toISOString(),
  money: amount && currency ? { units: BigInt(amount), currency } : null,
});

async function listReports(reader: Writer): Promise<Difference[]> {
  const rows = await rowsOf<Row>(
    reader,
    sql`select e.problem as what, g.reference, e.payment as name, e.way, e.moment, e.amount::text, e.currency
        from giving.events e left join giving.gifts g on g.reference = e.reference
        where e.problem is not null order by e.number desc limit ${MOST}`,
  );
  return rows.map(asDifference);
}

async function listNotices(reader: Writer, now: Date): Promise<Difference[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const rows = await rowsOf<Row>(
    reader,
    sql`select case when n.done_at is null then 'unanswered' else 'not-ours' end as what, g.reference,
          coalesce(n.payment_id, n.provider_id, n.id) as name, n.way, n.received_at as moment
        from giving.notices n left join giving.gifts g on g.reference = n.reference
        where (n.done_at is null and n.received_at < ${anHourAgo}) or (n.outcome = 'no payment of ours' and not exists (
          select from giving.payments y where y.way = n.way and y.payment_id = n.payment_id))
        order by n.received_at desc limit ${MOST}`,
  );
  return rows.map(asDifference);
}
