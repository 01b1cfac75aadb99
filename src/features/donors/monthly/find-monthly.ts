import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { MonthlyStatus } from '#core/monthly-status.ts';
import type { Failure } from '#core/payment-failure.ts';
import type { PaymentProvider } from '#core/payment-provider.ts';
import { purposeOf } from '#platform/payments/purpose-names.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

/** A monthly gift, named by the gift it began with. */
export type MonthlyDonation = {
  gift: string;
  reference: string;
  way: PaymentProvider['id'];
  /** How its provider names the payment it began with. */
  providerId: string;
  state: MonthlyStatus;
  amount: Money;
  purpose: Record<Locale, string>;
  fund: string;
  campaign: string | null;
  nextAt: Date | null;
  /** Why the last month could not be taken, while it is failing. */
  failure: Failure | null;
  /** It is to end, because its giver ended it or was erased. */
  endWanted: boolean;
};

type Row = Omit<MonthlyDonation, 'amount' | 'purpose' | 'nextAt'> & {
  units: string;
  currency: string;
  nextAt: string | Date | null;
};

/** The monthly gift that this gift, or one of its months, belongs to; null for a single gift. */
export async function findMonthly(reader: Writer, reference: string): Promise<MonthlyDonation | null> {
  const [found] = await read(
    reader,
    sql`g.id = (select coalesce(one.first_gift, one.id) from giving.gifts one where one.reference = ${reference})`,
  );
  return found ?? null;
}

/** A giver's monthly gifts of which a month arrived, the newest first: with others anybody could use anybody's address. */
export const listMonthlyOf = (reader: Writer, giver: string): Promise<MonthlyDonation[]> =>
  read(
    reader,
    sql`m.state <> 'begun' and exists (select from giving.givers p where p.gift = g.id and p.giver = ${giver}::uuid)
        and exists (select from giving.gifts one join giving.standings s on s.gift = one.id
          where (one.id = g.id or one.first_gift = g.id) and s.received > 0)`,
  );

/** Monthly gifts that a condition leaves, the newest first: `m` is the monthly gift, `g` the gift it began with. */
export async function read(reader: Writer, condition: SQL, most = 200): Promise<MonthlyDonation[]> {
  const rows = await rowsOf<Row>(
    reader,
    sql`select g.id as gift, g.reference, g.way, y.provider_id as "providerId", m.state, m.amount::text as units, g.currency,
          m.fund, m.campaign, m.next_at as "nextAt", m.failure, m.end_wanted_at is not null as "endWanted"
        from giving.monthly m join giving.gifts g on g.id = m.gift
          join lateral (select provider_id from giving.payments y where y.gift = g.id order by started_at limit 1) y on true
        where ${condition} order by m.begun_at desc, g.id limit ${most}`,
  );
  return Promise.all(
    rows.map(async ({ units, currency, nextAt, ...row }) => ({
      ...row,
      amount: { units: BigInt(units), currency },
      nextAt: nextAt === null ? null : new Date(nextAt),
      purpose: await purposeOf(reader, row),
    })),
  );
}
