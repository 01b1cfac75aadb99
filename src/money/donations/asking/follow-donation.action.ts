import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { findDonation, type ShownDonation } from '#money/donations/donation.queries.ts';
import { queryRows } from '#platform/transaction.ts';

/** The provider is asked about one donation at most once in this time, in ms, however many people load its page. */
const ASK_EVERY_MS = 4_000;

/** The donation with a reference, after asking the provider about it if it is still open. Null if there is none. */
export async function followDonation(
  payload: Payload,
  reference: string,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<ShownDonation | null> {
  const donation = await findDonation({ payload }, reference);
  if (!donation || (donation.state !== 'started' && donation.state !== 'waiting')) return donation;
  const provider = providers.find(({ id }) => id === donation.method);
  const [providerId] = donation.payments;
  if (!provider || !providerId || !(await claimQuestion(payload, { method: provider.id, providerId }, now)))
    return donation;
  await checkPayment(payload, provider, { providerId, reference }, now);
  await checkMonthlyByReference(payload, provider, reference, now);
  return findDonation({ payload }, reference);
}

/** Whether to ask the provider now; of several concurrent requests only one gets true. */
async function claimQuestion(
  payload: Payload,
  { method, providerId }: { method: PaymentProvider['id']; providerId: string },
  now: Date,
): Promise<boolean> {
  const claimed = await queryRows(
    { payload },
    sql`update money.payments set asked_at = ${now.toISOString()} where method = ${method} and provider_id = ${providerId}
          and (asked_at is null or asked_at <= ${new Date(now.getTime() - ASK_EVERY_MS).toISOString()}) returning method`,
  );
  return claimed.length > 0;
}
