import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Money, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentProvider, ProviderProblem } from '#money/domain/payment-provider.ts';
import type { RefundState } from '#money/domain/refund.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { listRefundStaff } from '../desk/desk-settings.ts';
import { recordAct } from '../desk/record-act.ts';
import { isStaffMethod, placesFor, type RefundPlace } from '../desk/refund.rules.ts';
import { type DonationAtDesk, findRefundable, lockDonation } from './donation-details.ts';

/** Who of the staff (by id) pays a refund, from where, to which account or person, and by which ISO day. */
export type RefundTask = { place: RefundPlace; payee: string; doer: number; due: string };

/**
 * `key` is made with the form, so a form that is sent twice is one refund. With a task staff pay it themselves; without one
 * the payment service does.
 */
export type RefundForm = {
  reference: string;
  payment: string;
  amount: string;
  reason: string;
  key: string;
  task?: RefundTask | undefined;
};

/**
 * `in-progress`: a refund of this donation is under way. `no-answer`: the payment service did not answer;
 * sending the same form again is safe. `refused`: it declined. The last three are about the task.
 */
export type RefundProblem =
  | 'unknown-gift'
  | 'unknown-payment'
  | 'wrong-amount'
  | 'too-much'
  | 'in-progress'
  | 'no-method'
  | 'no-answer'
  | 'refused'
  | 'no-payee'
  | 'unknown-doer'
  | 'past-day';

/** refund-accepted: the payment service has not paid it out yet. refund-planned: staff have to pay it. */
export type RefundBegun = 'refunded' | 'refund-accepted' | 'refund-planned';

type Desk = {
  providers: readonly PaymentProvider[];
  by: number;
  now: Date;
};
type Reserved = DonationAtDesk & { amount: Money };

/** How long a refund without an answer blocks the next attempt. */
const RETRY_AFTER_MS = 30_000;

/**
 * Refunds a donation or part of it, never more than is left of the payment. The refund is stored first, one of a donation
 * at a time; then the payment service is asked and its answer booked. What staff pay themselves becomes a task: nothing is
 * booked, and the donor is told nothing, before it is done (settle-refund.action.ts).
 */
export async function refundDonation(
  payload: Payload,
  form: RefundForm,
  desk: Desk,
): Promise<Outcome<RefundBegun, RefundProblem>> {
  const reserved = await inOneTransaction(payload, req => reserve(req, form, desk));
  if (!reserved.ok) return reserved;
  if (form.task) return ok('refund-planned');
  const { id, reference, method, amount } = reserved.value;
  const provider = desk.providers.find(each => each.id === method);
  if (!provider) throw new Error('A refund was reserved without its provider');
  const sent = await provider.refund(form.payment, amount, form.reason, form.key);
  if (!sent.ok && mayHaveArrived(sent.problem)) return problem('no-answer');
  const state = sent.ok ? (sent.value.done ? 'sent' : 'waiting') : 'refused';
  await queryRows(
    { payload },
    sql`update money.refunds set state = ${state}, provider_id = ${sent.ok ? sent.value.refundId : null},
          changed_at = ${desk.now.toISOString()} where id = ${form.key} and state = 'asked'`,
  );
  const details = { amount: Number(amount.units), currency: amount.currency, refund: form.key };
  await recordAct(
    { payload },
    { by: desk.by, act: sent.ok ? 'refunded' : 'refund-refused', donation: id, details },
    desk.now,
  );
  if (!sent.ok) return problem('refused');
  await checkPayment(payload, provider, { providerId: form.payment, reference }, desk.now);
  const [now] = await queryRows<{ state: RefundState }>(
    { payload },
    sql`select state from money.refunds where id = ${form.key}`,
  );
  if (now?.state === 'failed') return problem('refused');
  return ok(now?.state === 'sent' ? 'refunded' : 'refund-accepted');
}

const mayHaveArrived = (what: ProviderProblem) =>
  what === 'unreachable' || what === 'busy' || what === 'unclear';

async function reserve(
  req: PayloadRequest,
  form: RefundForm,
  desk: Desk,
): Promise<Outcome<Reserved, RefundProblem>> {
  const donation = await lockDonation(req, form.reference);
  if (!donation) return problem('unknown-gift');
  const typed = parseMoney(form.amount, donation.currency);
  if (!typed.ok) return problem('wrong-amount');
  const isPossible = form.task
    ? placesFor(donation.method).includes(form.task.place)
    : !isStaffMethod(donation.method) && desk.providers.some(({ id }) => id === donation.method);
  if (!isPossible) return problem('no-method');
  const amount = typed.value;
  const again = await sameRefund(req, form, { donation: donation.id, units: amount.units, now: desk.now });
  if (again) return again.ok ? ok({ ...donation, amount }) : again;
  const wrong = form.task && (await findTaskProblem(req, form.task, desk.now));
  if (wrong) return problem(wrong);
  const left = await findRefundable(req, donation.id, form.payment);
  if (left === null) return problem('unknown-payment');
  if (amount.units > left) return problem('too-much');
  await begin(req, { ...donation, amount }, form, desk);
  return ok({ ...donation, amount });
}

async function findTaskProblem(
  { payload }: PayloadRequest,
  { payee, doer, due }: RefundTask,
  now: Date,
): Promise<RefundProblem | null> {
  if (payee === '') return 'no-payee';
  if (!(await listRefundStaff(payload)).has(doer)) return 'unknown-doer';
  return due < now.toISOString().slice(0, 10) ? 'past-day' : null;
}

/** Null for a new key. A refund without an answer is tried again after a while under the same key. */
async function sameRefund(
  req: PayloadRequest,
  { key, payment, task }: RefundForm,
  { donation, units, now }: { donation: string; units: bigint; now: Date },
): Promise<Outcome<'again', RefundProblem> | null> {
  const [known] = await queryRows<{ id: string; state: RefundState; same: boolean; rests: boolean }>(
    req,
    sql`select id, state, id = ${key} and donation = ${donation} and payment = ${payment} and amount = ${units.toString()}::bigint as same,
          tried_at <= ${new Date(now.getTime() - RETRY_AFTER_MS).toISOString()}::timestamptz as rests
        from money.refunds where id = ${key} or (donation = ${donation} and state = 'asked')
        order by state = 'asked' desc limit 1`,
  );
  if (!known) return null;
  if (known.same && known.state === 'to-send' && task) return ok('again');
  if (!known.same || known.state !== 'asked' || !known.rests)
    return problem(known.state === 'refused' ? 'refused' : 'in-progress');
  await queryRows(req, sql`update money.refunds set tried_at = ${now.toISOString()} where id = ${key}`);
  return ok('again');
}

/** A new refund deals with those of the same payment that failed before. */
async function begin(
  req: PayloadRequest,
  donation: Reserved,
  { payment, reason, key, task }: RefundForm,
  { by, now }: Desk,
): Promise<void> {
  const { units, currency } = donation.amount;
  const at = now.toISOString();
  await queryRows(
    req,
    sql`update money.refunds set closed_at = ${at}
        where donation = ${donation.id} and payment = ${payment} and state = 'failed' and closed_at is null`,
  );
  await queryRows(
    req,
    sql`insert into money.refunds (id, donation, payment, amount, reason, state, sent_by, tried_at, asked_by, asked_at, changed_at)
        values (${key}, ${donation.id}, ${payment}, ${units.toString()}, ${reason}, ${task ? 'to-send' : 'asked'},
          ${task ? 'staff' : 'provider'}, ${at}, ${by}, ${at}, ${at})`,
  );
  if (task)
    await queryRows(
      req,
      sql`insert into money.refund_tasks (refund, place, payee, doer, due_on)
          values (${key}, ${task.place}, ${task.payee}, ${task.doer}, ${task.due})`,
    );
  const details = { amount: Number(units), currency, refund: key, ...(task && { place: task.place }) };
  await recordAct(
    req,
    { by, act: task ? 'refund-planned' : 'refund-asked', donation: donation.id, details },
    now,
  );
}
