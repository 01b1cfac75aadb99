import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';

/**
 * More of a gift stays than was promised, by more than one payment: one of them goes back to the giver. `g` is the gift,
 * `s` its standing.
 */
export const isPaidTwice = sql`(s.received - s.refunded - s.lost > g.amount and
  1 < (select count(distinct e.payment) from giving.events e
    where e.gift = g.id and e.kind = 'paid' and e.problem is null))`;

/** What goes back of a gift that was paid twice: all but what its receipt certifies, `r`, or else was promised. */
export const extraOf = sql`case when ${isPaidTwice}
  then greatest(s.received - s.refunded - s.lost - greatest(g.amount, coalesce(r.amount, 0)), 0) else 0 end`;

/**
 * Why the last try to pay a gift `g` that has not arrived failed, as its provider says; null where none did. `s` is the
 * gift's standing.
 */
export const whyNotPaid = sql`case when s.state in ('started', 'waiting', 'failed') then (
  select y.failure from giving.payments y where y.gift = g.id order by y.started_at desc limit 1) end`;

/** The key of a gift's card in the outbox. */
export const cardKey = (gift: string): string => `honour:${gift}`;

/** The same in a statement, of the column that names the gift. */
export const cardOf = (gift: SQL): SQL => sql`${cardKey('')} || ${gift}`;
