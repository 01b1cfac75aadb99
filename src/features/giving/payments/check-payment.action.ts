import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok } from '#core/outcome.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { GiftEvent } from '../gift.rules.ts';
import { asEvent, receiveEvent, type StoredEvent } from '../receive-event.action.ts';
import type { BegunPayment, Way, WayProblem } from '../ways/way.ts';
import { eventsOf } from './verified-events.rules.ts';

/** Writes down that a payment was begun, before the giver is led to the provider. */
export async function rememberPayment(
  writer: Writer,
  way: Way['id'],
  { providerId, reference }: BegunPayment,
  now: Date,
): Promise<void> {
  await rowsOf(
    writer,
    sql`insert into giving.payments (way, provider_id, gift, started_at)
        select ${way}, ${providerId}, id, ${now.toISOString()}::timestamptz from giving.gifts
        where reference = ${reference} on conflict do nothing`,
  );
}

/** Asks the provider what became of a payment and books what it says. Asking twice, or at once, changes nothing. */
export async function checkPayment(
  payload: Payload,
  way: Way,
  { providerId, reference }: BegunPayment,
  now: Date,
): Promise<Outcome<'booked', WayProblem>> {
  const verified = await way.verify(providerId);
  const paymentId = verified.ok ? verified.value.paymentId : null;
  await rowsOf(
    { payload },
    sql`update giving.payments set asked_at = ${now.toISOString()},
          payment_id = coalesce(${paymentId}, payment_id)
        where way = ${way.id} and provider_id = ${providerId}`,
  );
  if (!verified.ok) return verified;
  const before = await listEvents(payload, way.id, providerId);
  const asked = { way: way.id, providerId, reference, now, before };
  for (const event of eventsOf(verified.value, asked)) await receiveEvent(payload, event);
  return ok('booked');
}

async function listEvents(payload: Payload, way: Way['id'], payment: string): Promise<GiftEvent[]> {
  const events = await rowsOf<StoredEvent>(
    { payload },
    sql`select id, payment, kind, moment, sequence, amount from giving.events
        where way = ${way} and payment = ${payment} and problem is null`,
  );
  return events.map(asEvent);
}
