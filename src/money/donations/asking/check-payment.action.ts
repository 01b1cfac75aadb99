import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok } from '#core/outcome.ts';
import { asEvent, type PaymentEvent, type StoredEvent } from '#money/domain/donation-status.ts';
import type {
  PaymentProvider,
  ProviderProblem,
  StartedPayment,
  Verified,
} from '#money/domain/payment-provider.ts';
import { storeRefunds } from '#money/payments/store-refunds.ts';
import { toEvents } from '#money/payments/verified-events.rules.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { receiveEvent } from '../receive-event.action.ts';

/** Asks the provider about a payment and books its answer. Repeated and concurrent calls change nothing. */
export async function checkPayment(
  payload: Payload,
  provider: PaymentProvider,
  { providerId, reference }: StartedPayment,
  now: Date,
): Promise<Outcome<'booked', ProviderProblem>> {
  const verified = await provider.verify(providerId);
  await storeAnswer(payload, provider, providerId, verified, now);
  if (!verified.ok) return verified;
  const refunds = await inOneTransaction(payload, req =>
    storeRefunds(req, { method: provider.id, payment: providerId, verified: verified.value }, now),
  );
  const before = await listEvents(payload, provider.id, providerId);
  const asked = { method: provider.id, providerId, reference, now, before, refunds };
  for (const event of toEvents(verified.value, asked)) await receiveEvent(payload, event);
  return ok('booked');
}

/** Stores the provider's last answer with the payment; without an answer the earlier one stays. */
async function storeAnswer(
  payload: Payload,
  { id: method }: PaymentProvider,
  providerId: string,
  verified: Outcome<Verified, ProviderProblem>,
  now: Date,
): Promise<void> {
  const noted = verified.ok
    ? sql`payment_id = coalesce(${verified.value.paymentId}, payment_id), failure = ${verified.value.failure},
          answer = ${verified.value.state}, answered_amount = ${verified.value.amount.units.toString()}::bigint,
          answered_currency = ${verified.value.amount.currency}, answered_at = ${now.toISOString()}`
    : sql`answer = ${verified.problem}`;
  await queryRows(
    { payload },
    sql`update money.payments set asked_at = ${now.toISOString()},
          ${noted}
        where method = ${method} and provider_id = ${providerId}`,
  );
}

async function listEvents(
  payload: Payload,
  method: PaymentProvider['id'],
  payment: string,
): Promise<PaymentEvent[]> {
  const events = await queryRows<StoredEvent>(
    { payload },
    sql`select id, payment, kind, moment, sequence, amount, refund from money.events
        where method = ${method} and payment = ${payment} and problem is null`,
  );
  return events.map(asEvent);
}
