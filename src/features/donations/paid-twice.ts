import { sql } from '@payloadcms/db-postgres/drizzle';

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
