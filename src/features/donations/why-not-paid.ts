import { sql } from '@payloadcms/db-postgres/drizzle';

/**
 * Why the last try to pay a gift `g` that has not arrived failed, as its provider says; null where none did. `s` is the
 * gift's standing.
 */
export const whyNotPaid = sql`case when s.state in ('started', 'waiting', 'failed') then (
  select y.failure from giving.payments y where y.gift = g.id order by y.started_at desc limit 1) end`;
