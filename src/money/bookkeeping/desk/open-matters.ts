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
  when exists (select from giving.came_as a where a.announced = g.id) then null
  when c.needs_second and c.confirmed is null then 'second-person'
  when s.state = 'failed' and c.confirmed is false then 'rejected'
  when s.state = 'failed' then 'failed'
  when s.state = 'disputed' then 'disputed'
  when s.state = 'started' then 'not-paid'
  when g.way = 'bank' then 'bank-transfer'
  else 'provider' end`;

/** The donor gave the same amount for the same fund twice within 15 minutes, and both arrived. Months do not count. */
const isPossibleDuplicate = sql`(g.first_gift is null and s.received > s.refunded + s.lost and exists (
  select from giving.gifts o join giving.standings t on t.gift = o.id
  where o.giver = g.giver and o.id <> g.id and o.first_gift is null
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
const isFailing = sql`exists (select from giving.monthly m where m.gift = g.id and m.state = 'failing')`;

/** The payment service ended this monthly donation in the last 30 days, after at least one month had arrived. */
const hasEnded = sql`(s.received > 0 and exists (
  select from giving.monthly m join giving.monthly_events e on e.gift = m.gift
  where m.gift = g.id and m.state = 'ended' and m.end_wanted_at is null
    and e.what = 'ended' and e.at > now() - interval '30 days'))`;

/** The condition for donations with this open matter. */
export function conditionOfMatter(matter: DonationMatter): SQL {
  if (matter === 'paid-twice') return isPaidTwice;
  if (matter === 'possible-duplicate') return isPossibleDuplicate;
  if (Object.hasOwn(refundMatters, matter))
    return sql`exists (select from giving.refunds f
      where f.gift = g.id and ${refundMatters[matter as keyof typeof refundMatters]})`;
  if (matter === 'monthly-failing') return isFailing;
  if (matter === 'monthly-ended') return hasEnded;
  return sql`${matterOfStatus} = ${matter}`;
}
