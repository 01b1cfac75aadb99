import { randomUUID } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { localePath, splitLocale } from '#core/locale.ts';
import { currencyDecimals, type Money, storedMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { type Failure, isFailure } from '#money/domain/payment-failure.ts';
import {
  type PaymentProvider,
  type PaymentRequest,
  type PaymentState,
  type StartedPayment,
  takes,
} from '#money/domain/payment-provider.ts';
import type { ReportedRefund } from '#money/domain/refund.ts';
import type { Clock } from '#platform/clock.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { beginPracticeMonthly, practiceMonthly, startPracticeMonths } from './practice-monthly.ts';

type PracticeState = PaymentState | 'disputed' | 'lost';

export type PracticePayment = {
  id: string;
  reference: string;
  amount: Money;
  state: PracticeState;
  refunds: ReportedRefund[];
  title: string;
  failure: Failure | null;
};

type StoredPayment = Omit<PracticePayment, 'amount' | 'refunds'> & {
  units: string;
  currency: string;
  refunds: (Pick<ReportedRefund, 'id' | 'key' | 'state'> & { units: string })[];
  changedAt: string | Date;
};

/** The buttons on the practice page, in order. */
export const practiceActs = [
  'pay',
  'wait',
  'fail',
  'pay-twice',
  'refund',
  'refund-fails',
  'dispute',
  'win',
  'lose',
] as const;
export type PracticeAct = (typeof practiceActs)[number];

const from: Record<PracticeAct, readonly PracticeState[]> = {
  pay: ['open', 'waiting', 'failed'],
  wait: ['open'],
  fail: ['open', 'waiting'],
  'pay-twice': ['open'],
  refund: ['paid'],
  'refund-fails': ['refunded'],
  dispute: ['paid'],
  win: ['disputed'],
  lose: ['disputed'],
};

/** Whether an act is possible in the state of a payment. */
export const fits = (act: PracticeAct, state: PracticeState): boolean => from[act].includes(state);

const to: Record<PracticeAct, PracticeState> = {
  pay: 'paid',
  wait: 'waiting',
  fail: 'failed',
  'pay-twice': 'paid',
  refund: 'refunded',
  'refund-fails': 'paid',
  dispute: 'disputed',
  win: 'paid',
  lose: 'lost',
};

/** The path of the practice page, without language. */
export const PRACTICE_PATH = '/send/practice';
/** Two percent, so that the books show a fee. */
const FEE_PERCENT = 2n;

/** A provider without money, for trying things out. It behaves like the real ones. */
export function practiceProvider(payload: Payload, clock: Clock): PaymentProvider {
  const smallest = Object.fromEntries([...currencyDecimals.keys()].map(currency => [currency, 1]));
  const ofPractice = { smallest, canBeMonthly: true, listsRefunds: true };
  const writer = { payload };
  return {
    id: 'practice',
    ...ofPractice,
    async start(donation) {
      if (!takes(ofPractice, donation)) return problem('unsuitable');
      const id = await openPractice(writer, donation, clock.now());
      if (donation.monthly) await beginPracticeMonthly(writer, id);
      const { locale } = splitLocale(new URL(donation.returnTo).pathname);
      const page = new URL(localePath(locale, PRACTICE_PATH), donation.returnTo);
      page.searchParams.set('payment', id);
      return ok({ providerId: id, redirectTo: page.href });
    },
    async verify(providerId) {
      const payment = await findPracticePayment(writer, providerId);
      if (!payment) return problem('unknown');
      const { state, amount, refunds, failure, changedAt } = payment;
      const isDisputed = state === 'disputed' || state === 'lost';
      const isPaid = isDisputed || state === 'paid' || state === 'refunded';
      return ok({
        state: isDisputed ? 'paid' : state,
        amount,
        refunds,
        disputes: isDisputed ? [{ state: state === 'lost' ? 'lost' : 'open', units: amount.units }] : [],
        fee: isPaid ? { ...amount, units: (amount.units * FEE_PERCENT) / 100n } : null,
        at: changedAt,
        paymentId: providerId,
        failure: state === 'failed' ? (failure ?? 'unknown') : null,
      });
    },
    async refund(providerId, amount, _reason, key) {
      const units = amount.units.toString();
      const known = sql`refunds @> jsonb_build_array(jsonb_build_object('key', ${key}::text))`;
      const [refunded] = await queryRows(
        writer,
        sql`update money.practice_payments set state = 'refunded',
              refunded = refunded + case when ${known} then 0 else ${units}::bigint end,
              refunds = case when ${known} then refunds else refunds || ${writeRefund(sql`${units}::text`, key)} end
            where id = ${providerId} and state in ('paid', 'refunded')
              and (${known} or refunded + ${units}::bigint <= amount)
            returning id`,
      );
      return refunded ? ok({ refundId: key, done: true }) : problem('refused');
    },
    monthly: practiceMonthly(payload),
    readEvent: () => problem('unknown'),
  };
}

/** A refund as it is stored, in a list of its own. */
const writeRefund = (
  units: SQL,
  key: string | null,
) => sql`jsonb_build_array(jsonb_build_object('id', gen_random_uuid(),
  'key', ${key}::text, 'units', ${units}, 'state', 'sent'))`;

/** A practice payment by its id; null if there is none. */
export async function findPracticePayment(
  writer: Writer,
  id: string,
): Promise<(PracticePayment & { changedAt: Date }) | null> {
  const [payment] = await queryRows<StoredPayment>(
    writer,
    sql`select id, reference, amount::text as units, currency, state, refunds, title,
          failure, changed_at as "changedAt"
        from money.practice_payments where id = ${id}`,
  );
  if (!payment) return null;
  const { units, currency, refunds, changedAt, ...rest } = payment;
  return {
    ...rest,
    amount: storedMoney(units, currency),
    refunds: refunds.map(refund => ({
      ...refund,
      units: BigInt(refund.units),
      failure: refund.state === 'failed' ? 'account-closed' : null,
    })),
    changedAt: new Date(changedAt),
  };
}

/**
 * Does an act of the practice page. @returns the payments that changed, including the second of `pay-twice`;
 * `misfit` if the state of the payment has changed meanwhile. `failure` is the reason for the act `fail`.
 */
export async function doPractice(
  writer: Writer,
  { id, act, failure = 'card-declined' }: { id: string; act: PracticeAct; failure?: string | undefined },
  now: Date,
): Promise<Outcome<StartedPayment[], 'misfit'>> {
  const why = act === 'fail' && isFailure(failure) ? failure : null;
  const [changed] = await queryRows<StoredPayment>(
    writer,
    sql`update money.practice_payments set state = ${to[act]}, failure = ${why}, changed_at = ${now.toISOString()},
          refunded = case ${act} when 'refund' then amount when 'refund-fails' then 0 else refunded end,
          refunds = case ${act} when 'refund' then refunds || ${writeRefund(sql`(amount - refunded)::text`, null)}
            when 'refund-fails' then (select jsonb_agg(each || '{"state": "failed"}') from jsonb_array_elements(refunds) each)
            else refunds end
        where id = ${id} and state in (${sql.join(
          from[act].map(state => sql`${state}`),
          sql`, `,
        )})
        returning reference, amount::text as units, currency, title`,
  );
  if (!changed) return problem('misfit');
  const { reference, title, units, currency } = changed;
  const amount = storedMoney(units, currency);
  const first = { providerId: id, reference };
  if (act === 'pay') await startPracticeMonths(writer, id, now);
  if (act !== 'pay-twice') return ok([first]);
  const second = await openPractice(writer, { reference, title, amount }, now, {
    state: 'paid',
  });
  return ok([first, { providerId: second, reference }]);
}

/** Stores a practice payment; `monthly` names the first payment of its monthly donation. */
export async function openPractice(
  writer: Writer,
  { reference, title, amount: { units, currency } }: Pick<PaymentRequest, 'reference' | 'title' | 'amount'>,
  now: Date,
  { state = 'open', monthly = null }: { state?: PracticeState; monthly?: string | null } = {},
): Promise<string> {
  const id = `practice-${randomUUID()}`;
  await queryRows(
    writer,
    sql`insert into money.practice_payments (id, reference, amount, currency, state, title, monthly, changed_at)
        values (${id}, ${reference}, ${units.toString()}::bigint, ${currency}, ${state}, ${title}, ${monthly}, ${now.toISOString()})`,
  );
  return id;
}
