import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { Verified } from '#money/domain/payment-provider.ts';
import type { ReportedRefund, StoredRefund } from '#money/domain/refund.ts';
import { queryRows } from '#platform/transaction.ts';
import { refundsIn } from './refunds.rules.ts';

type Row = Omit<StoredRefund, 'units'> & { donation: string; units: string };

/**
 * Stores what a provider says about the refunds of a payment: those we asked for get their state, and those made at the
 * provider are added. An answer older than the last one changes nothing. @returns the refunds that the provider makes.
 */
export async function storeRefunds(
  req: PayloadRequest,
  { method, payment, verified }: { method: PaymentMethodId; payment: string; verified: Verified },
  now: Date,
): Promise<StoredRefund[]> {
  const stored = await listRefunds(req, method, payment);
  const asked = now.toISOString();
  const news = refundsIn(verified, stored, payment).flatMap(refund => {
    const known =
      stored.find(({ id }) => id === refund.key) ?? stored.find(({ providerId }) => providerId === refund.id);
    if (!known) return [insert(method, payment, refund, asked)];
    return known.state === refund.state ? [] : [update(known.id, refund, asked)];
  });
  for (const statement of news) await queryRows(req, statement);
  return news.length === 0 ? stored : listRefunds(req, method, payment);
}

/** The lock on the donation lets one answer at a time be stored, and none while staff begin a refund. */
async function listRefunds(
  req: PayloadRequest,
  method: PaymentMethodId,
  payment: string,
): Promise<StoredRefund[]> {
  await queryRows(
    req,
    sql`select from money.payments y join money.statuses s on s.donation = y.donation
        where y.method = ${method} and y.provider_id = ${payment} for update of s`,
  );
  const rows = await queryRows<Row>(
    req,
    sql`select f.id, f.provider_id as "providerId", f.amount::text as units, f.state, f.reported_at is not null as reported
        from money.refunds f join money.payments y on y.donation = f.donation and y.provider_id = f.payment
        where y.method = ${method} and f.payment = ${payment} and f.sent_by = 'provider' order by f.asked_at, f.id`,
  );
  return rows.map(({ units, ...row }) => ({ ...row, units: BigInt(units) }));
}

const update = (id: string, { id: providerId, state, failure }: ReportedRefund, now: string) =>
  sql`update money.refunds set state = ${state}, failure = ${failure}, changed_at = ${now}, reported_at = ${now},
        provider_id = coalesce(provider_id, ${providerId})
      where id = ${id} and (reported_at is null or reported_at <= ${now}::timestamptz)`;

const insert = (
  method: PaymentMethodId,
  payment: string,
  { id, units, state, failure }: ReportedRefund,
  now: string,
) =>
  sql`insert into money.refunds (id, donation, payment, provider_id, amount, reason, state, failure, sent_by, tried_at,
        asked_at, changed_at, reported_at)
      select gen_random_uuid(), donation, ${payment}, ${id}, ${units.toString()}::bigint, '', ${state}, ${failure}, 'provider',
        ${now}, ${now}, ${now}, ${now}
      from money.payments where method = ${method} and provider_id = ${payment}`;
