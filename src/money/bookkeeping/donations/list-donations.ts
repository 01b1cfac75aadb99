import { sql } from '@payloadcms/db-postgres/drizzle';
import { comparedEmail } from '#core/email-address.ts';
import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { parsePaymentReference } from '#money/domain/payment-reference.ts';
import { whyNotPaid } from '#money/donations/donation-columns.ts';

import { queryRows, type Writer } from '#platform/transaction.ts';
import type { DonationFilter } from '../desk/desk.schema.ts';
import { matterCondition, matterOfStatus, refundMatters } from '../desk/open-matters.ts';

/** A donation in the list of the desk. It holds personal data. */
export type ListedDonation = {
  id: string;
  reference: string;
  /** ISO day on which the money came; until then the day on which it was counted or begun. */
  day: string;
  startedAt: Date;
  amount: bigint;
  received: bigint;
  refunded: bigint;
  currency: string;
  method: PaymentMethodId;
  state: DonationStatus;
  /** Why the last try to pay failed, while nothing has arrived. */
  failure: Failure | null;
  fund: string;
  campaign: string | null;
  receipt: string | null;
  name: string | null;
  email: string | null;
  /** What the donor wrote to us. */
  note: string | null;
};

type Row = Omit<ListedDonation, 'startedAt' | 'amount' | 'received' | 'refunded'> &
  Record<'startedAt' | 'amount' | 'received' | 'refunded', string>;

const listed = sql`from money.donations g join money.statuses s on s.donation = g.id
  left join money.donors p on p.donation = g.id left join money.receipts r on r.donation = g.id and not r.of_tickets
  left join money.counted c on c.donation = g.id
  left join (select donation, min(moment) as moment from money.events where kind = 'paid' and problem is null group by donation) came
    on came.donation = g.id`;
/** Days are in UTC, as in the books. */
const day = sql`coalesce((came.moment at time zone 'UTC')::date, c.received_on, (g.started_at at time zone 'UTC')::date)`;

/** What the list can be ordered by. */
export const donationOrders = ['day', 'amount', 'donor', 'state'] as const;
export type DonationOrder = { by: (typeof donationOrders)[number]; isDescending: boolean };
/** The newest first. */
export const presetOrder: DonationOrder = { by: 'day', isDescending: true };

/** Amounts are compared within a currency only. What has no donor, or is equal, is last and the newest first. */
function writeOrder({ by, isDescending }: DonationOrder) {
  const turn = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  const columns = {
    day: sql`${day} ${turn}, g.started_at ${turn}, g.id ${turn}`,
    amount: sql`g.currency, g.amount ${turn}`,
    donor: sql`lower(p.name) ${turn}`,
    state: sql`s.state ${turn}`,
  };
  return by === 'day' ? columns.day : sql`${columns[by]}, ${day} desc, g.started_at desc, g.id desc`;
}

type DonationPage = {
  size: number;
  page?: number;
  /** Starts after this donation; only for the preset order. */
  after?: ListedDonation | undefined;
  order?: DonationOrder;
};

/** One page of the donations that match a filter: by its number, or starting after a donation. */
export async function listDonations(
  reader: Writer,
  filter: DonationFilter,
  { size, page = 1, after, order = presetOrder }: DonationPage,
): Promise<ListedDonation[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select g.id, g.reference, ${day}::text as day, g.started_at as "startedAt", g.amount::text, s.received::text, s.refunded::text,
          g.currency, g.method, s.state, ${whyNotPaid} as failure, g.fund, g.campaign, r.number::text as receipt, p.name, p.email, p.note
        ${listed} where ${writeCondition(filter)} and ${
          after
            ? sql`(${day}, g.started_at, g.id) < (${after.day}::date, ${after.startedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
            : sql`true`
        }
        order by ${writeOrder(order)} limit ${size} offset ${(page - 1) * size}`,
  );
  return rows.map(({ startedAt, amount, received, refunded, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt),
    amount: BigInt(amount),
    received: BigInt(received),
    refunded: BigInt(refunded),
  }));
}

/**
 * The number of donations that match a filter, by currency, with what of them stayed and what is withheld by disputes.
 */
export async function sumDonations(
  reader: Writer,
  filter: DonationFilter,
): Promise<{ currency: string; donations: number; left: bigint; disputed: bigint }[]> {
  const rows = await queryRows<{ currency: string; donations: number; left: string; disputed: string }>(
    reader,
    sql`select g.currency, count(*)::int as donations, sum(s.received - s.refunded - s.lost - s.disputed)::text as left,
          sum(s.disputed)::text as disputed
        ${listed} where ${writeCondition(filter)} group by 1 order by 1`,
  );
  return rows.map(({ left, disputed, ...row }) => ({
    ...row,
    left: BigInt(left),
    disputed: BigInt(disputed),
  }));
}

function writeCondition({ words, matter, state, failure, method, currency, from, to }: DonationFilter) {
  const conditions = [
    sql`true`,
    ...(matter ? [matterCondition(matter)] : []),
    ...(state ? [sql`s.state = ${state}`] : []),
    ...(failure ? [sql`${whyNotPaid} = ${failure}`] : []),
    ...(method ? [sql`g.method = ${method}`] : []),
    ...(currency ? [sql`g.currency = ${currency}`] : []),
    ...(from ? [sql`${day} >= ${from}::date`] : []),
    ...(to ? [sql`${day} <= ${to}::date`] : []),
    ...(words ? [found(words)] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** A reference in any spelling, the number of a receipt, a mail address, or a part of a name. */
function found(words: string) {
  const reference = parsePaymentReference(words);
  if (reference) return sql`g.reference = ${reference}`;
  if (/^\d{1,15}$/.test(words)) return sql`r.number = ${words}::bigint`;
  if (words.includes('@')) return sql`p.compared = ${comparedEmail(words)}`;
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(p.name ilike ${part} or g.reference ilike ${part})`;
}

const refundCounts = sql.join(
  Object.entries(refundMatters).map(
    ([matter, condition]) =>
      sql`select ${matter}, count(*)::int from money.refunds f where ${condition} having count(*) > 0`,
  ),
  sql` union all `,
);

/** How many open matters of a kind there are. */
export type DeskCount = { what: string; count: number };

/** Counts the open matters by kind, a key of `matterTexts`. */
export async function countOpenMatters(reader: Writer): Promise<DeskCount[]> {
  return queryRows<DeskCount>(
    reader,
    sql`select * from (
          select ${matterOfStatus} as what, count(*)::int as count ${listed} group by 1
          union all select 'paid-twice', count(*)::int ${listed} where ${matterCondition('paid-twice')}
            having count(*) > 0
          union all select 'possible-duplicate', count(*)::int ${listed}
            where ${matterCondition('possible-duplicate')} having count(*) > 0
          union all select 'monthly-failing', count(*)::int from money.monthly_donations where state = 'failing' having count(*) > 0
          union all select 'monthly-ended', count(*)::int ${listed} where ${matterCondition('monthly-ended')}
            having count(*) > 0
          union all select problem, count(*)::int from money.events where problem is not null group by 1
          union all select 'open-notices', count(*)::int from money.notices where done_at is null having count(*) > 0
          union all ${refundCounts}
          union all select 'bank-lines', count(*)::int from money.bank_lines where state = 'open' having count(*) > 0
        ) as open where what is not null order by 1`,
  );
}
