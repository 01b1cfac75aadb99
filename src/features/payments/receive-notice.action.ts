import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { BegunPayment, EventProblem, Way } from '#core/payment-provider.ts';
import { checkMonthlyOf } from '#features/donors/monthly/check-monthly.action.ts';
import { rowsOf } from '#platform/transaction.ts';
import { checkPayment } from './check-payment.action.ts';

/** A stored notice of a provider: what it is about, and nothing that is believed. */
export type Notice = {
  way: Way['id'];
  id: string;
  providerId: string | null;
  paymentId: string | null;
  reference: string | null;
};

/** The raw bytes of a webhook, with its headers in small letters. */
export type Webhook = { body: Buffer; headers: Readonly<Record<string, string | undefined>> };

/**
 * Stores what a provider sent, once under its id, and then asks the provider. When this returns a value the webhook may be
 * answered: what could not be asked now is asked later (ask-providers.job.ts).
 */
export async function receiveNotice(
  payload: Payload,
  way: Way,
  { body, headers }: Webhook,
  now: Date,
): Promise<Outcome<'stored' | 'known', EventProblem>> {
  const read = way.readEvent(body, headers);
  if (!read.ok) return problem(read.problem);
  const { id, at, gift, paymentId, verifyId, what } = read.value;
  const [stored] = await rowsOf(
    { payload },
    sql`insert into giving.notices (way, id, kind, provider_id, payment_id, reference, moment, received_at)
        values (${way.id}, ${id}, ${what}, ${verifyId}, ${paymentId}, ${gift}, ${at.toISOString()}, ${now.toISOString()})
        on conflict do nothing returning id`,
  );
  if (!stored) return ok('known');
  await followNotice(
    payload,
    way,
    { way: way.id, id, providerId: verifyId, paymentId, reference: gift },
    now,
  );
  return ok('stored');
}

/** Asks the provider about what a notice names. A notice stays open while the provider does not answer. */
export async function followNotice(payload: Payload, way: Way, notice: Notice, now: Date): Promise<void> {
  const payment = await findPayment(payload, notice);
  const asked = payment ? await checkPayment(payload, way, payment, now) : problem('unknown');
  if (!asked.ok && asked.problem !== 'unknown') return;
  const monthly = await checkMonthlyOf(payload, way, payment?.reference ?? null, now);
  if (monthly?.ok === false && monthly.problem !== 'unknown') return;
  await rowsOf(
    { payload },
    sql`update giving.notices set done_at = ${now.toISOString()}, outcome = ${asked.ok ? 'asked' : 'no payment of ours'}
        where way = ${notice.way} and id = ${notice.id}`,
  );
}

/** The payment a notice is about: by the provider's name of it, else the newest of the gift it names. */
async function findPayment(payload: Payload, notice: Notice): Promise<BegunPayment | null> {
  const { way, providerId, paymentId, reference } = notice;
  const [payment] = await rowsOf<BegunPayment>(
    { payload },
    sql`select y.provider_id as "providerId", g.reference from giving.payments y join giving.gifts g on g.id = y.gift
        where y.way = ${way} and (y.provider_id = ${providerId} or y.payment_id = ${paymentId} or g.reference = ${reference})
        order by y.provider_id = ${providerId} desc nulls last, y.payment_id = ${paymentId} desc nulls last,
          y.started_at desc
        limit 1`,
  );
  return payment ?? null;
}
