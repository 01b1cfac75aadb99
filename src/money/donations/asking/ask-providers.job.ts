import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider, StartedPayment } from '#money/domain/payment-provider.ts';
import { logInfo } from '#platform/log.ts';
import { queryRows } from '#platform/transaction.ts';
import { followDueMonthly } from './check-monthly.action.ts';
import { checkPayment } from './check-payment.action.ts';
import { followNotice, listOpenNotices, readListed } from './receive-notice.action.ts';

/** At most this many of each in one run, the longest waiting first. */
const BATCH = 200;

const LIST_EVERY_MS = 3_600_000;
/** When this process last read the list of a provider. */
const listedAt = new WeakMap<PaymentProvider, number>();

/**
 * Asks providers about what nobody reported: open notices; unsettled donations (after five minutes,
 * then twice as long each time, up to a day, for thirty days); once a day everything that was paid or refunded in the last
 * 120 days, is disputed or has a refund on its way; and once in thirty days what was refunded before, because a bank can
 * send a refund back late. Each hour it reads the providers' own lists. It asks about monthly donations once a day, and
 * every hour while a month is due.
 * @returns how many payments were asked about.
 */
export async function askProviders(
  payload: Payload,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<number> {
  const chosenProvider = (id: PaymentProvider['id']) => providers.find(provider => provider.id === id);
  for (const notice of await listOpenNotices(payload, BATCH)) {
    const provider = chosenProvider(notice.method);
    if (provider) await followNotice(payload, provider, notice, now);
  }
  const due = await listDuePayments(payload, now);
  for (const { method, ...payment } of due) {
    const provider = chosenProvider(method);
    if (!provider) continue;
    await countAsking(payload, provider, payment);
    await checkPayment(payload, provider, payment, now);
  }
  await followDueMonthly(payload, providers, now);
  for (const provider of providers) {
    if (now.getTime() - (listedAt.get(provider) ?? 0) < LIST_EVERY_MS) continue;
    listedAt.set(provider, now.getTime());
    await readListed(payload, provider, now);
  }
  if (due.length > 0) logInfo('payment services asked', { payments: due.length });
  return due.length;
}

/** Counts only the questions of this job, so that a thank-you page left open does not delay the next one. */
const countAsking = (payload: Payload, provider: PaymentProvider, { providerId }: StartedPayment) =>
  queryRows(
    { payload },
    sql`update money.payments set times_asked = times_asked + 1
        where method = ${provider.id} and provider_id = ${providerId}`,
  );

function listDuePayments(
  payload: Payload,
  now: Date,
): Promise<(StartedPayment & { method: PaymentProvider['id'] })[]> {
  const at = now.toISOString();
  return queryRows(
    { payload },
    sql`select y.method as method, y.provider_id as "providerId", g.reference
        from money.payments y join money.donations g on g.id = y.donation join money.statuses s on s.donation = g.id
          left join lateral (
            select bool_or(f.state <> 'sent') as open, max(f.changed_at) as last from money.refunds f
            where f.donation = y.donation and f.payment = y.provider_id and f.sent_by = 'provider'
              and f.state in ('asked', 'waiting', 'sent')) f on true
        where case
          when s.state in ('started', 'waiting', 'failed') then y.started_at > ${at}::timestamptz - interval '30 days'
            and coalesce(y.asked_at, y.started_at)
              < ${at}::timestamptz - least(interval '1 day', interval '5 minutes' * power(2, least(y.times_asked, 9)))
          else coalesce(y.asked_at, y.started_at) < ${at}::timestamptz - case
            when s.state = 'disputed' or f.open or f.last > ${at}::timestamptz - interval '120 days'
              or y.started_at > ${at}::timestamptz - interval '120 days' then interval '1 day'
            when f.last is not null then interval '30 days' end end
        order by y.asked_at nulls first limit ${BATCH}`,
  );
}
