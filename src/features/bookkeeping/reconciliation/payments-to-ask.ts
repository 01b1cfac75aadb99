import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PaymentProvider, StartedPayment } from '#core/payment-provider.ts';
import { rowsOf } from '#platform/transaction.ts';

/** The same as the hourly reconciliation covers: 30 days for what has not arrived, 120 for what did or is disputed. */
const openAt = (now: Date, run: string) => sql`y.asked_in is distinct from ${run}::bigint and (case
  when s.state in ('started', 'waiting', 'failed') then y.started_at > ${now.toISOString()}::timestamptz - interval '30 days'
  else s.state = 'disputed' or y.started_at > ${now.toISOString()}::timestamptz - interval '120 days' end)`;

const payments = sql`from giving.payments y join giving.gifts g on g.id = y.gift
  join giving.standings s on s.gift = g.id`;

/** How many payments of a service a run has not asked about yet. */
export async function countUnasked(
  payload: Payload,
  run: string,
  now: Date,
  way: PaymentProvider['id'],
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    { payload },
    sql`select count(*)::int as count ${payments} where y.way = ${way} and ${openAt(now, run)}`,
  );
  return row?.count ?? 0;
}

/** Marks the next payment of a service as asked about in a run, those that waited longest first; null after the last. */
export async function takeUnasked(
  payload: Payload,
  way: PaymentProvider['id'],
  run: string,
  now: Date,
): Promise<StartedPayment | null> {
  const [payment] = await rowsOf<StartedPayment>(
    { payload },
    sql`with next as (
          select y.way, y.provider_id, g.reference ${payments} where y.way = ${way} and ${openAt(now, run)}
          order by y.asked_at nulls first, y.started_at limit 1)
        update giving.payments p set asked_in = ${run}::bigint from next
        where p.way = next.way and p.provider_id = next.provider_id
        returning p.provider_id as "providerId", next.reference`,
  );
  return payment ?? null;
}
