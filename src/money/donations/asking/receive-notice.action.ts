import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type {
  EventProblem,
  ListedPayment,
  PaymentProvider,
  ProviderProblem,
  StartedPayment,
} from '#money/domain/payment-provider.ts';
import { queryRows } from '#platform/transaction.ts';
import { checkMonthlyByReference } from './check-monthly.action.ts';
import { checkPayment } from './check-payment.action.ts';

/** A stored webhook. It says which payment to ask about; nothing else in it is trusted. */
export type Notice = {
  method: PaymentProvider['id'];
  id: string;
  providerId: string | null;
  paymentId: string | null;
  reference: string | null;
};

/** The raw bytes of a webhook, with its headers in lower case. */
type Webhook = { body: Buffer; headers: Readonly<Record<string, string | undefined>> };

/**
 * Stores a webhook once, by its id, and then asks the provider. Once this returns, the webhook may be
 * answered: whatever could not be asked now is asked later (ask-providers.job.ts).
 */
export async function receiveNotice(
  payload: Payload,
  provider: PaymentProvider,
  { body, headers }: Webhook,
  now: Date,
): Promise<Outcome<'stored' | 'known', EventProblem>> {
  const read = provider.readEvent(body, headers);
  if (!read.ok) return problem(read.problem);
  const { id, at, donation, paymentId, verifyId, what } = read.value;
  const [stored] = await queryRows(
    { payload },
    sql`insert into money.notices (method, id, kind, provider_id, payment_id, reference, moment, received_at)
        values (${provider.id}, ${id}, ${what}, ${verifyId}, ${paymentId}, ${donation}, ${at.toISOString()},
          ${now.toISOString()})
        on conflict do nothing returning id`,
  );
  if (!stored) return ok('known');
  const notice = { method: provider.id, id, providerId: verifyId, paymentId, reference: donation };
  await followNotice(payload, provider, notice, now);
  return ok('stored');
}

/** Asks the provider about the payment of a notice. The notice stays open until the provider answers. */
export async function followNotice(
  payload: Payload,
  provider: PaymentProvider,
  notice: Notice,
  now: Date,
): Promise<void> {
  const payment = await findPayment(payload, notice);
  const asked = payment ? await checkPayment(payload, provider, payment, now) : problem('unknown');
  if (!asked.ok && asked.problem !== 'unknown') return;
  const monthly = await checkMonthlyByReference(payload, provider, payment?.reference ?? null, now);
  if (monthly?.ok === false && monthly.problem !== 'unknown') return;
  await queryRows(
    { payload },
    sql`update money.notices set done_at = ${now.toISOString()}, outcome = ${asked.ok ? 'asked' : 'no payment of ours'}
        where method = ${notice.method} and id = ${notice.id}`,
  );
}

/** The payment of a notice: by the provider's ids, else the newest of the donation with its reference. */
async function findPayment(payload: Payload, notice: Notice): Promise<StartedPayment | null> {
  const { method, providerId, paymentId, reference } = notice;
  const [payment] = await queryRows<StartedPayment>(
    { payload },
    sql`select y.provider_id as "providerId", g.reference from money.payments y join money.donations g on g.id = y.donation
        where y.method = ${method} and (y.provider_id = ${providerId} or y.payment_id = ${paymentId} or g.reference = ${reference})
        order by y.provider_id = ${providerId} desc nulls last, y.payment_id = ${paymentId} desc nulls last,
          y.started_at desc
        limit 1`,
  );
  return payment ?? null;
}

/** Notices that are still open, of one provider or of all, those that waited longest first. */
export const listOpenNotices = (
  payload: Payload,
  most: number,
  method: PaymentProvider['id'] | null = null,
): Promise<Notice[]> =>
  queryRows<Notice>(
    { payload },
    sql`select method as method, id, provider_id as "providerId", payment_id as "paymentId", reference
        from money.notices where done_at is null and (${method}::text is null or method = ${method})
        order by received_at limit ${most}`,
  );

const DAY = 24 * 3_600_000;
const LISTED_DAYS = 7;
/** New payments are left out: the provider reports them by notice. */
const SETTLED_AFTER_MS = 30 * 60_000;

/**
 * Reads the provider's own list of payments of the last seven days. A payment that was neither begun nor reported here
 * becomes a notice: if it is ours it is booked, otherwise it is listed among the
 * differences.
 * @returns how many were new, 0 if the provider has no list; or why the list could not be read.
 */
export async function readListed(
  payload: Payload,
  provider: PaymentProvider,
  now: Date,
): Promise<Outcome<number, ProviderProblem>> {
  const listed = await provider.list?.(new Date(now.getTime() - LISTED_DAYS * DAY));
  if (!listed) return ok(0);
  if (!listed.ok) return listed;
  let found = 0;
  for (const payment of listed.value) {
    if (payment.at.getTime() > now.getTime() - SETTLED_AFTER_MS) continue;
    const id = `listed:${payment.paymentId}`;
    if (!(await storeUnknown(payload, provider, { ...payment, id }, now))) continue;
    found += 1;
    const { paymentId, donation: reference } = payment;
    await followNotice(
      payload,
      provider,
      { method: provider.id, id, providerId: null, paymentId, reference },
      now,
    );
  }
  return ok(found);
}

/** False if the payment was begun or reported here. */
async function storeUnknown(
  payload: Payload,
  { id: method }: PaymentProvider,
  { id, paymentId, donation, at }: ListedPayment & { id: string },
  now: Date,
): Promise<boolean> {
  const stored = await queryRows(
    { payload },
    sql`insert into money.notices (method, id, kind, payment_id, reference, moment, received_at)
        select ${method}, ${id}, 'listed', ${paymentId}, ${donation}, ${at.toISOString()}, ${now.toISOString()}
        where not exists (select from money.payments where method = ${method} and payment_id = ${paymentId})
          and not exists (select from money.notices where method = ${method} and payment_id = ${paymentId})
        on conflict do nothing returning id`,
  );
  return stored.length > 0;
}
