import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { type DeskAct, recordAct } from '../desk/record-act.ts';
import { answersTo, type RefundAnswer, type RefundAtDesk } from '../desk/refund.rules.ts';
import { bookRefund, findRefunds, setState, storeDone } from './book-refund.ts';
import { type LockedDonation, lockDonation } from './donation-details.ts';

export type SettleForm = {
  reference: string;
  refund: string;
  answer: RefundAnswer;
  /** ISO day; '' where the answer needs none. */
  day: string;
  /** The reference of the payment, or the number of a voucher. */
  document: string;
};

/** refund-settled: the refund is in a state that this answer does not fit, such as done by somebody else meanwhile. */
export type SettleProblem =
  | 'unknown-gift'
  | 'refund-settled'
  | 'wrong-day'
  | 'future-day'
  | 'before-donation'
  | 'before-refund'
  | 'no-reference';

type Desk = { providers: readonly PaymentProvider[]; by: number; now: Date };

export type RefundSettled = 'refund-done' | 'refund-back' | 'refund-withdrawn' | 'refund-kept';

/** Stores what staff say became of a refund, and books it. */
export async function settleRefund(
  payload: Payload,
  form: SettleForm,
  desk: Desk,
): Promise<Outcome<RefundSettled, SettleProblem>> {
  return inOneTransaction(payload, async req => {
    const donation = await lockDonation(req, form.reference);
    const [refund] = donation ? await findRefunds(req, donation.id, sql`f.id = ${form.refund}::uuid`) : [];
    if (!donation || !refund) return problem('unknown-gift');
    const lists = desk.providers.find(({ id }) => id === donation.method)?.listsRefunds ?? false;
    if (!answersTo(refund, lists).includes(form.answer)) return problem('refund-settled');
    const wrong = findProblem(form, refund, desk.now) ?? (await findDonationProblem(req, donation.id, form));
    if (wrong) return problem(wrong);
    await settleByAnswer[form.answer](req, { donation, refund, form, desk });
    const details = { amount: Number(refund.units), currency: donation.currency, refund: refund.id };
    await recordAct(req, { by: desk.by, act: names[form.answer], donation: donation.id, details }, desk.now);
    return ok(names[form.answer]);
  });
}

const names = {
  done: 'refund-done',
  back: 'refund-back',
  withdrawn: 'refund-withdrawn',
  kept: 'refund-kept',
} as const satisfies Record<RefundAnswer, RefundSettled & DeskAct>;

function findProblem(
  { answer, day, document }: SettleForm,
  { doneOn }: RefundAtDesk,
  now: Date,
): SettleProblem | null {
  if (answer === 'withdrawn' || answer === 'kept') return null;
  if (day === '') return 'wrong-day';
  if (day > now.toISOString().slice(0, 10)) return 'future-day';
  if (doneOn !== null && day < doneOn) return 'before-refund';
  return answer === 'done' && document === '' ? 'no-reference' : null;
}

/** No refund leaves before its donation came; in the books it would stand before the money. */
async function findDonationProblem(
  req: PayloadRequest,
  donation: string,
  { answer, day }: SettleForm,
): Promise<SettleProblem | null> {
  if (answer !== 'done') return null;
  const [first] = await queryRows<{ day: string | null }>(
    req,
    sql`select (min(moment) at time zone 'utc')::date::text as day from money.events
        where donation = ${donation} and problem is null`,
  );
  return first?.day != null && day < first.day ? 'before-donation' : null;
}

type Settling = { donation: LockedDonation; refund: RefundAtDesk; form: SettleForm; desk: Desk };

const settleByAnswer: Record<RefundAnswer, (req: PayloadRequest, settling: Settling) => Promise<void>> = {
  async done(req, { donation, refund, form: { day, document }, desk }) {
    await storeDone(req, refund, { day, document, ...desk });
    await bookRefund(req, donation, refund, { day, isBack: false, ...desk });
  },
  async back(req, { donation, refund, form: { day }, desk }) {
    await setState(req, refund.id, 'failed', desk.now);
    if (refund.state === 'sent') await bookRefund(req, donation, refund, { day, isBack: true, ...desk });
  },
  async withdrawn(req, { refund, desk }) {
    await setState(req, refund.id, 'withdrawn', desk.now);
    await queryRows(req, sql`update money.refund_tasks set payee = null where refund = ${refund.id}`);
  },
  async kept(req, { refund, desk }) {
    await queryRows(
      req,
      sql`update money.refunds set closed_at = ${desk.now.toISOString()} where id = ${refund.id}`,
    );
  },
};
