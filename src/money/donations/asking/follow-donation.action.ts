import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { checkMonthlyOf } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { findDonation, type ShownDonation } from '#money/donations/donation.queries.ts';
import { rowsOf } from '#platform/transaction.ts';

/** The provider is asked about one gift at most once in this time, in ms, however many people load its page. */
const ASK_EVERY_MS = 4_000;

/** The gift with a reference, after asking the provider about it if it is still open. Null if there is none. */
export async function followDonation(
  payload: Payload,
  reference: string,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<ShownDonation | null> {
  const gift = await findDonation({ payload }, reference);
  if (!gift || (gift.state !== 'started' && gift.state !== 'waiting')) return gift;
  const provider = providers.find(({ id }) => id === gift.way);
  const [providerId] = gift.payments;
  if (!provider || !providerId || !(await claimQuestion(payload, { way: provider.id, providerId }, now)))
    return gift;
  await checkPayment(payload, provider, { providerId, reference }, now);
  await checkMonthlyOf(payload, provider, reference, now);
  return findDonation({ payload }, reference);
}

/** Whether to ask the provider now; of several concurrent requests only one gets true. */
async function claimQuestion(
  payload: Payload,
  { way, providerId }: { way: PaymentProvider['id']; providerId: string },
  now: Date,
): Promise<boolean> {
  const claimed = await rowsOf(
    { payload },
    sql`update giving.payments set asked_at = ${now.toISOString()} where way = ${way} and provider_id = ${providerId}
          and (asked_at is null or asked_at <= ${new Date(now.getTime() - ASK_EVERY_MS).toISOString()}) returning way`,
  );
  return claimed.length > 0;
}
