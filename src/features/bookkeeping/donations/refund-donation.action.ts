import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Money, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentMethodId } from '#core/payment-methods.ts';
import type { PaymentProvider, ProviderProblem } from '#core/payment-provider.ts';
import type { ApplyEvent, CheckPayment } from '#platform/payments/payment-ports.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { recordAct } from '../desk/record-act.ts';
import { type DonationAtDesk, leftOf, lockDonation } from './donation-details.ts';

/** `key` is made with the form, so a form that is sent twice is one refund. */
export type RefundForm = { reference: string; payment: string; amount: string; reason: string; key: string };

/**
 * `in-progress`: a refund of this donation is under way. `no-answer`: the payment service did not answer;
 * sending the same form again is safe. `refused`: it declined.
 */
export type RefundProblem =
  | 'unknown-gift'
  | 'unknown-payment'
  | 'wrong-amount'
  | 'too-much'
  | 'in-progress'
  | 'no-way'
  | 'no-answer'
  | 'refused';

type Desk = {
  providers: readonly PaymentProvider[];
  by: number;
  now: Date;
  applyEvent: ApplyEvent;
  checkPayment: CheckPayment;
};
type Reserved = DonationAtDesk & { amount: Money };

/** Payment methods without a provider: staff return the money themselves and record it. */
const returnedByStaff: readonly PaymentMethodId[] = ['bank', 'cash', 'cheque', 'in-kind'];
const isReturnedByStaff = (method: PaymentMethodId) => returnedByStaff.includes(method);

/** How long a refund without an answer blocks the next attempt. */
const RETRY_AFTER_MS = 30_000;

/**
 * Refunds a donation or part of it, never more than is left of the payment. The refund is stored first, one of a donation
 * at a time; then the payment service is asked and its answer booked.
 */
export async function refundDonation(
  payload: Payload,
  form: RefundForm,
  desk: Desk,
): Promise<Outcome<'refunded', RefundProblem>> {
  const reserved = await inOneTransaction(payload, req => reserve(req, form, desk));
  if (!reserved.ok) return reserved;
  const { id, reference, method, amount } = reserved.value;
  if (isReturnedByStaff(method)) return ok('refunded');
  const provider = desk.providers.find(each => each.id === method);
  if (!provider) throw new Error('A refund was reserved without its provider');
  const sent = await provider.refund(form.payment, amount, form.reason, form.key);
  if (!sent.ok && mayHaveArrived(sent.problem)) return problem('no-answer');
  await inOneTransaction(payload, async req => {
    await settle(req, form.key, sent.ok ? 'sent' : 'refused');
    if (sent.ok && !provider.hasRefundAmount) await bookRefund(req, reserved.value, form, desk);
  });
  const details = { amount: Number(amount.units), currency: amount.currency, refund: form.key };
  await recordAct(
    { payload },
    { by: desk.by, act: sent.ok ? 'refunded' : 'refund-refused', gift: id, details },
    desk.now,
  );
  if (!sent.ok) return problem('refused');
  await desk.checkPayment(payload, provider, { providerId: form.payment, reference }, desk.now);
  return ok('refunded');
}

const mayHaveArrived = (what: ProviderProblem) =>
  what === 'unreachable' || what === 'busy' || what === 'unclear';

async function settle(req: PayloadRequest, key: string, state: 'sent' | 'refused'): Promise<void> {
  await rowsOf(req, sql`update giving.refunds set state = ${state} where id = ${key}`);
}

async function reserve(
  req: PayloadRequest,
  form: RefundForm,
  desk: Desk,
): Promise<Outcome<Reserved, RefundProblem>> {
  const gift = await lockDonation(req, form.reference);
  if (!gift) return problem('unknown-gift');
  const typed = parseMoney(form.amount, gift.currency);
  if (!typed.ok) return problem('wrong-amount');
  if (!isReturnedByStaff(gift.method) && !desk.providers.some(({ id }) => id === gift.method))
    return problem('no-way');
  const amount = typed.value;
  const again = await sameRefund(req, form.key, gift.id, amount.units, desk.now);
  if (again) return again.ok ? ok({ ...gift, amount }) : again;
  const left = await leftOf(req, gift.id, form.payment);
  if (left === null) return problem('unknown-payment');
  if (amount.units > left) return problem('too-much');
  return begin(req, { ...gift, amount }, form, desk);
}

/** Null for a new key. A refund without an answer is tried again after a while under the same key. */
async function sameRefund(
  req: PayloadRequest,
  key: string,
  gift: string,
  units: bigint,
  now: Date,
): Promise<Outcome<'again', RefundProblem> | null> {
  const [known] = await rowsOf<{ id: string; state: string; same: boolean; rests: boolean }>(
    req,
    sql`select id, state, id = ${key} and gift = ${gift} and amount = ${units.toString()}::bigint as same,
          tried_at <= ${new Date(now.getTime() - RETRY_AFTER_MS).toISOString()}::timestamptz as rests
        from giving.refunds where id = ${key} or (gift = ${gift} and state = 'asked')
        order by state = 'asked' desc limit 1`,
  );
  if (!known) return null;
  if (!known.same || known.state !== 'asked' || !known.rests)
    return problem(known.state === 'refused' ? 'refused' : 'in-progress');
  await rowsOf(req, sql`update giving.refunds set tried_at = ${now.toISOString()} where id = ${key}`);
  return ok('again');
}

async function begin(
  req: PayloadRequest,
  gift: Reserved,
  form: RefundForm,
  desk: Desk,
): Promise<Outcome<Reserved, RefundProblem>> {
  const { payment, reason, key } = form;
  const { units, currency } = gift.amount;
  const { by, now } = desk;
  const byStaff = isReturnedByStaff(gift.method);
  await rowsOf(
    req,
    sql`insert into giving.refunds (id, gift, payment, amount, reason, state, tried_at, asked_by, asked_at)
        values (${key}, ${gift.id}, ${payment}, ${units.toString()}, ${reason}, ${byStaff ? 'sent' : 'asked'},
          ${now.toISOString()}, ${by}, ${now.toISOString()})`,
  );
  const details = { amount: Number(units), currency, refund: key };
  await recordAct(req, { by, act: byStaff ? 'refunded' : 'refund-asked', gift: gift.id, details }, now);
  if (byStaff) await bookRefund(req, gift, form, desk);
  return ok(gift);
}

/** Books the sum of all refunds of a payment so far, as payment services report it. */
async function bookRefund(
  req: PayloadRequest,
  { id, method, currency, reference }: DonationAtDesk,
  { payment, key }: RefundForm,
  { now, applyEvent }: Desk,
): Promise<void> {
  const [all] = await rowsOf<{ amount: string }>(
    req,
    sql`select sum(amount)::text as amount from giving.refunds
        where gift = ${id} and payment = ${payment} and state = 'sent'`,
  );
  const amount = BigInt(all?.amount ?? '0');
  const event = {
    method,
    id: `refund:${key}`,
    payment,
    kind: 'refunded',
    sequence: 0,
    currency,
  } as const;
  await applyEvent(req, { ...event, reference, amount, moment: now });
}
