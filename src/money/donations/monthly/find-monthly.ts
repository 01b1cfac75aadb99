import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { type Money, storedMoney } from '#core/money.ts';
import type { MonthlyStatus } from '#money/domain/monthly-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { findPurpose } from '../donation-columns.ts';

/** A monthly donation; `donation` and `reference` are those of the donation it began with. */
export type MonthlyDonation = {
  donation: string;
  reference: string;
  method: PaymentProvider['id'];
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
  /** It has to end, because its donor ended it or was erased. */
  endWanted: boolean;
};

type MonthlyRow = Omit<MonthlyDonation, 'amount' | 'purpose' | 'nextAt'> & {
  units: string;
  currency: string;
  nextAt: string | Date | null;
};

/** The monthly donation that this donation, or one of its months, belongs to; null for a single donation. */
export async function findMonthly(reader: Writer, reference: string): Promise<MonthlyDonation | null> {
  const [found] = await listMonthly(
    reader,
    sql`g.id = (select coalesce(one.first_donation, one.id) from money.donations one where one.reference = ${reference})`,
  );
  return found ?? null;
}

/** A donor's monthly donations of which a month arrived, the newest first. Others may use a stranger's address. */
export const listDonorMonthly = (reader: Writer, donor: string): Promise<MonthlyDonation[]> =>
  listMonthly(
    reader,
    sql`m.state <> 'begun' and exists (select from money.donors p where p.donation = g.id and p.donor = ${donor}::uuid)
        and exists (select from money.donations one join money.statuses s on s.donation = one.id
          where (one.id = g.id or one.first_donation = g.id) and s.received > 0)`,
  );

/** Monthly donations `m` that match a condition, the newest first; `g` is the donation it began with. */
export async function listMonthly(reader: Writer, condition: SQL, most = 200): Promise<MonthlyDonation[]> {
  const rows = await queryRows<MonthlyRow>(
    reader,
    sql`select g.id as donation, g.reference, g.method, y.provider_id as "providerId", m.state, m.amount::text as units, g.currency,
          m.fund, m.campaign, m.next_at as "nextAt", m.failure, m.end_wanted_at is not null as "endWanted"
        from money.monthly_donations m join money.donations g on g.id = m.donation
          join lateral (select provider_id from money.payments y where y.donation = g.id order by started_at limit 1) y on true
        where ${condition} order by m.begun_at desc, g.id limit ${most}`,
  );
  return Promise.all(
    rows.map(async ({ units, currency, nextAt, ...row }) => ({
      ...row,
      amount: storedMoney(units, currency),
      nextAt: nextAt === null ? null : new Date(nextAt),
      purpose: await findPurpose(reader, row),
    })),
  );
}
