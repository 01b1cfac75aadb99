import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { isPaidTwice } from '#money/donations/donation-columns.ts';

/** Why a donation waits for somebody or did not arrive. Their words are in desk.texts.ts. */
export const donationMatters = [
  'second-person',
  'rejected',
  'failed',
  'disputed',
  'not-paid',
  'bank-transfer',
  'provider',
  'paid-twice',
  'possible-duplicate',
  'refunds-to-pay',
  'refunds-failed',
  'refunds-waiting',
  'open-refunds',
  'monthly-failing',
  'monthly-ended',
] as const;
export type DonationMatter = (typeof donationMatters)[number];

export const isDonationMatter = (what: unknown): what is DonationMatter =>
  donationMatters.some(matter => matter === what);

/**
 * The open matter of a donation `g` with the status `s` and the count `c`, which may be missing; null if nothing waits.
 */
export const matterOfStatus = sql`case
  when s.state not in ('started', 'waiting', 'failed', 'disputed') then null
  when exists (select from money.came_as a where a.announced = g.id) then null
  when c.needs_second and c.confirmed is null then 'second-person'
  when s.state = 'failed' and c.confirmed is false then 'rejected'
  when s.state = 'failed' then 'failed'
  when s.state = 'disputed' then 'disputed'
  when s.state = 'started' then 'not-paid'
  when g.method = 'bank' then 'bank-transfer'
  else 'provider' end`;

/** The donor gave the same amount for the same fund twice within 15 minutes, and both arrived. Months do not count. */
const isPossibleDuplicate = sql`(g.first_donation is null and s.received > s.refunded + s.lost and exists (
  select from money.donations o join money.statuses t on t.donation = o.id
  where o.donor = g.donor and o.id <> g.id and o.first_donation is null
    and o.amount = g.amount and o.currency = g.currency and o.fund = g.fund
    and o.started_at between g.started_at - interval '15 minutes' and g.started_at + interval '15 minutes'
    and t.received > t.refunded + t.lost))`;

/** The refunds `f` that wait for somebody, by their matter. */
export const refundMatters = {
  'refunds-to-pay': sql`f.state = 'to-send'`,
  'refunds-failed': sql`f.state = 'failed' and f.closed_at is null`,
  'refunds-waiting': sql`f.state = 'waiting'`,
  'open-refunds': sql`f.state = 'asked'`,
} as const satisfies Partial<Record<DonationMatter, SQL>>;

/** The last month of this monthly donation could not be taken. */
const isFailing = sql`exists (select from money.monthly_donations m where m.donation = g.id and m.state = 'failing')`;

/** The payment service ended this monthly donation in the last 30 days, after at least one month had arrived. */
const hasEnded = sql`(s.received > 0 and exists (
  select from money.monthly_donations m join money.monthly_events e on e.donation = m.donation
  where m.donation = g.id and m.state = 'ended' and m.end_wanted_at is null
    and e.what = 'ended' and e.at > now() - interval '30 days'))`;

/** The condition for donations with this open matter. */
export function matterCondition(matter: DonationMatter): SQL {
  if (matter === 'paid-twice') return isPaidTwice;
  if (matter === 'possible-duplicate') return isPossibleDuplicate;
  if (Object.hasOwn(refundMatters, matter))
    return sql`exists (select from money.refunds f
      where f.donation = g.id and ${refundMatters[matter as keyof typeof refundMatters]})`;
  if (matter === 'monthly-failing') return isFailing;
  if (matter === 'monthly-ended') return hasEnded;
  return sql`${matterOfStatus} = ${matter}`;
}
