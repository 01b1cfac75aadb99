import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type MonthlyStatus, statusAfter } from '#core/monthly-status.ts';
import { type Outcome, ok } from '#core/outcome.ts';
import type { Failure } from '#core/payment-failure.ts';
import type { PaymentProvider, ProviderProblem, VerifiedMonthly } from '#core/payment-provider.ts';
import { sendFailedMonth, sendMonthlyEnded } from '#features/donations/notices/send-notices.action.ts';
import type { CheckPayment } from '#platform/payments/payment-ports.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { findMonthly, type MonthlyDonation } from './find-monthly.ts';
import { takeMonth } from './take-month.action.ts';

export type Asking = { now: Date; checkPayment: CheckPayment };

/**
 * Asks the provider where a monthly gift stands and which months were paid, and makes each month that is not here a gift of
 * its own. Asking twice, at once or late changes nothing.
 */
export async function checkMonthly(
  payload: Payload,
  provider: PaymentProvider,
  monthly: MonthlyDonation,
  { now, checkPayment }: Asking,
): Promise<Outcome<'asked', ProviderProblem>> {
  const { gift, providerId } = monthly;
  await rowsOf(
    { payload },
    sql`update giving.monthly set tried_at = ${now.toISOString()} where gift = ${gift}`,
  );
  const answer = (await provider.monthly?.ask(providerId)) ?? ({ ok: false, problem: 'unsuitable' } as const);
  if (!answer.ok) return answer;
  await inOneTransaction(payload, req => storeStanding(req, gift, answer.value, now));
  for (const month of answer.value.months) {
    const reference = await inOneTransaction(payload, req => takeMonth(req, provider, { gift, month }, now));
    if (reference !== null) await checkPayment(payload, provider, { providerId: month, reference }, now);
  }
  return ok('asked');
}

/** Writes down where it stands by the newest answer, and adds what changed to its history. */
async function storeStanding(
  req: PayloadRequest,
  gift: string,
  { state, amount, nextAt, failure, failedMonth }: VerifiedMonthly,
  now: Date,
): Promise<void> {
  const [before] = await rowsOf<{
    state: MonthlyStatus;
    askedAt: string | Date | null;
    currency: string;
    failure: Failure | null;
    endWanted: boolean;
  }>(
    req,
    sql`select m.state, m.asked_at as "askedAt", g.currency, m.failure, m.end_wanted_at is not null as "endWanted" from giving.monthly m join giving.gifts g on g.id = m.gift
        where m.gift = ${gift} for update of m`,
  );
  if (!before) return;
  const answer = { state, askedAt: now.getTime() };
  const earlier = { state: before.state, askedAt: before.askedAt ? new Date(before.askedAt).getTime() : 0 };
  if (statusAfter(earlier, answer) !== answer) return;
  const units = amount.currency === before.currency && amount.units > 0n ? amount.units.toString() : null;
  await rowsOf(
    req,
    sql`update giving.monthly set state = ${state}, failure = ${failure}, asked_at = ${now.toISOString()},
          amount = coalesce(${units}::bigint, amount), next_at = ${nextAt?.toISOString() ?? null}::timestamptz
        where gift = ${gift}`,
  );
  if (state !== before.state) await addToHistory(req, gift, { what: state, by: 'provider' }, now);
  // Whoever never paid a month has nothing that could end, and whoever ended it themself was told so.
  if (state === 'ended' && before.state !== 'begun' && !before.endWanted)
    await sendMonthlyEnded(req, gift, { amount, failure: failure ?? before.failure });
  if (failedMonth === null) return;
  await sendFailedMonth(req, gift, { month: failedMonth, amount, failure: failure ?? 'unknown' });
}

/** What happened to a monthly gift: a state, or what its giver did. */
export async function addToHistory(
  req: PayloadRequest,
  gift: string,
  { what, by }: { what: string; by: 'giver' | 'provider' | 'erasure' },
  now: Date,
): Promise<void> {
  await rowsOf(
    req,
    sql`insert into giving.monthly_events (gift, what, by, at) values (${gift}, ${what}, ${by}, ${now.toISOString()})`,
  );
}

/** The same for the monthly gift that a reference belongs to; null where it is a single gift. */
export async function checkMonthlyOf(
  payload: Payload,
  provider: PaymentProvider,
  reference: string | null,
  asking: Asking,
): Promise<Outcome<'asked', ProviderProblem> | null> {
  const monthly = reference === null ? null : await findMonthly({ payload }, reference);
  return monthly && checkMonthly(payload, provider, monthly, asking);
}
