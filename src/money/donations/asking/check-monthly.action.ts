import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { storedMoney } from '#core/money.ts';
import { type Outcome, ok } from '#core/outcome.ts';
import type { Donor } from '#money/domain/donor.ts';
import { fundProject } from '#money/domain/fund.ts';
import { type MonthlyStatus, statusAfter } from '#money/domain/monthly-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentProvider, ProviderProblem, VerifiedMonthly } from '#money/domain/payment-provider.ts';
import { logWarning } from '#platform/log.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { donorSql } from '../donation-columns.ts';
import { findMonthly, listMonthly, type MonthlyDonation } from '../monthly/find-monthly.ts';
import { sendFailedMonth, sendMonthlyEnded } from '../notices/send-notices.action.ts';
import { storeDonation, storePayment } from '../store-donation.action.ts';
import { checkPayment } from './check-payment.action.ts';

/**
 * Asks the provider for the status and the paid months of a monthly donation, and makes each new month a donation of
 * its own. Repeated, concurrent and late calls change nothing.
 */
export async function checkMonthly(
  payload: Payload,
  provider: PaymentProvider,
  monthly: MonthlyDonation,
  now: Date,
): Promise<Outcome<'asked', ProviderProblem>> {
  const { donation, providerId } = monthly;
  await queryRows(
    { payload },
    sql`update money.monthly_donations set tried_at = ${now.toISOString()} where donation = ${donation}`,
  );
  const answer = (await provider.monthly?.ask(providerId)) ?? ({ ok: false, problem: 'unsuitable' } as const);
  if (!answer.ok) return answer;
  await inOneTransaction(payload, req => storeStanding(req, donation, answer.value, now));
  for (const month of answer.value.months) {
    const reference = await inOneTransaction(payload, req =>
      takeMonth(req, provider, { donation, month }, now),
    );
    if (reference !== null) await checkPayment(payload, provider, { providerId: month, reference }, now);
  }
  return ok('asked');
}

/** Stores the status of the newest answer, and adds a change to the history. */
async function storeStanding(
  req: PayloadRequest,
  donation: string,
  { state, amount, nextAt, failure, failedMonth }: VerifiedMonthly,
  now: Date,
): Promise<void> {
  const [before] = await queryRows<{
    state: MonthlyStatus;
    askedAt: string | Date | null;
    currency: string;
    failure: Failure | null;
    endWanted: boolean;
  }>(
    req,
    sql`select m.state, m.asked_at as "askedAt", g.currency, m.failure, m.end_wanted_at is not null as "endWanted" from money.monthly_donations m join money.donations g on g.id = m.donation
        where m.donation = ${donation} for update of m`,
  );
  if (!before) return;
  const answer = { state, askedAt: now.getTime() };
  const earlier = { state: before.state, askedAt: before.askedAt ? new Date(before.askedAt).getTime() : 0 };
  if (statusAfter(earlier, answer) !== answer) return;
  const units = amount.currency === before.currency && amount.units > 0n ? amount.units.toString() : null;
  await queryRows(
    req,
    sql`update money.monthly_donations set state = ${state}, failure = ${failure}, asked_at = ${now.toISOString()},
          amount = coalesce(${units}::bigint, amount), next_at = ${nextAt?.toISOString() ?? null}::timestamptz
        where donation = ${donation}`,
  );
  if (state !== before.state) await addToHistory(req, donation, { what: state, by: 'provider' }, now);
  // Donors who never paid a month, or ended it themselves, need no notice.
  if (state === 'ended' && before.state !== 'begun' && !before.endWanted)
    await sendMonthlyEnded(req, donation, { amount, failure: failure ?? before.failure });
  if (failedMonth === null) return;
  await sendFailedMonth(req, donation, { month: failedMonth, amount, failure: failure ?? 'unknown' });
}

/** Adds to the history of a monthly donation: a new status, or an act of its donor. */
export async function addToHistory(
  req: PayloadRequest,
  donation: string,
  { what, by }: { what: string; by: 'giver' | 'provider' | 'erasure' },
  now: Date,
): Promise<void> {
  await queryRows(
    req,
    sql`insert into money.monthly_events (donation, what, by, at) values (${donation}, ${what}, ${by}, ${now.toISOString()})`,
  );
}

/** The same for the monthly donation that a reference belongs to; null where it is a single donation. */
export async function checkMonthlyByReference(
  payload: Payload,
  provider: PaymentProvider,
  reference: string | null,
  now: Date,
): Promise<Outcome<'asked', ProviderProblem> | null> {
  const monthly = reference === null ? null : await findMonthly({ payload }, reference);
  return monthly && checkMonthly(payload, provider, monthly, now);
}

/**
 * Monthly donations to ask about: those that have to end at once; those with a month due or a first payment begun
 * (for thirty days) every hour, all others once a day.
 */
function listDueMonthly(payload: Payload, now: Date): Promise<MonthlyDonation[]> {
  const at = now.toISOString();
  return listMonthly(
    { payload },
    sql`m.state <> 'ended' and (m.state <> 'begun' or m.begun_at > ${at}::timestamptz - interval '30 days')
      and (m.end_wanted_at is not null or coalesce(m.tried_at, m.begun_at) < ${at}::timestamptz
        - case when m.state in ('begun', 'failing') or m.next_at < ${at}::timestamptz then interval '1 hour'
          else interval '1 day' end)`,
  );
}

/** Ends a monthly donation if it has to, and asks for its status. */
async function followMonthly(
  payload: Payload,
  provider: PaymentProvider,
  monthly: MonthlyDonation,
  now: Date,
): Promise<void> {
  if (monthly.endWanted) {
    const ended = await provider.monthly?.set(monthly.providerId, 'end');
    // The next run tries again.
    if (ended?.ok === false)
      logWarning('a monthly donation could not be ended', { method: provider.id, reason: ended.problem });
  }
  await checkMonthly(payload, provider, monthly, now);
}

/** Follows up all due monthly donations at these providers. */
export async function followDueMonthly(
  payload: Payload,
  providers: readonly PaymentProvider[],
  now: Date,
): Promise<void> {
  for (const monthly of await listDueMonthly(payload, now)) {
    const provider = providers.find(({ id }) => id === monthly.method);
    if (provider) await followMonthly(payload, provider, monthly, now);
  }
}

type FirstDonation = {
  currency: string;
  language: Locale;
  units: string;
  fund: string;
  campaign: string | null;
  donor: Donor | null;
};

/**
 * The reference of the donation for a month: stored now if it is new, under the lock of the monthly donation, so that a
 * month is one donation however many processes hear of it. Null once its payment is booked.
 */
export async function takeMonth(
  req: PayloadRequest,
  provider: PaymentProvider,
  { donation, month }: { donation: string; month: string },
  now: Date,
): Promise<string | null> {
  await queryRows(req, sql`select from money.monthly_donations where donation = ${donation} for update`);
  const [known] = await queryRows<{ reference: string; isBooked: boolean }>(
    req,
    sql`select g.reference, s.received > 0 as "isBooked" from money.payments y join money.donations g on g.id = y.donation
          join money.statuses s on s.donation = g.id
        where y.method = ${provider.id} and y.provider_id = ${month}`,
  );
  if (known) return known.isBooked ? null : known.reference;
  const reference = await startMonth(req, provider, donation, now);
  await storePayment(req, provider.id, { providerId: month, reference }, now);
  return reference;
}

/** Stores a donation with the current amount and purpose of the monthly one, by the same donor unless they were erased. */
async function startMonth(
  req: PayloadRequest,
  provider: PaymentProvider,
  donation: string,
  now: Date,
): Promise<string> {
  const [first] = await queryRows<FirstDonation>(
    req,
    sql`select g.currency, g.language, m.amount::text as units, m.fund, m.campaign,
          ${donorSql} as donor
        from money.monthly_donations m join money.donations g on g.id = m.donation where m.donation = ${donation}`,
  );
  if (!first) throw new Error('A month has no monthly donation');
  const { units, currency, fund, campaign, language, donor } = first;
  const month = {
    total: storedMoney(units, currency),
    feeCovered: 0n,
    rhythm: 'monthly',
    firstDonation: donation,
    project: fundProject(fund),
    campaign,
    anonymous: false,
    method: provider.id,
    language,
    // Only the first month has a card and a note.
    donor: donor && { ...donor, honour: null, note: '' },
  } as const;
  const started = await storeDonation(req, month, now);
  if (!started.ok) throw new Error(`A month was refused: ${started.problem}`);
  return started.value.reference;
}
