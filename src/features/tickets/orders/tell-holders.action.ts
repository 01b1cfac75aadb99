import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { queueTicketMail } from './order-mails.ts';
import { PLACES_TAG, readOrders } from './order-store.ts';
import type { ReadEvents, SaleEvent } from './sale-event.ts';

/** Somebody who corrects an event again within this time causes one mail, not two. */
const QUIET_MINUTES = 10;

/**
 * Tells everybody with tickets of an event that was moved or called off, once for each change, and lets their orders end
 * with the event. What a ticket last knew of its event is stored with it. Run regularly.
 */
export async function tellHolders(payload: Payload, readEvents: ReadEvents, now: Date): Promise<void> {
  const rows = await rowsOf<{ event: number }>(
    { payload },
    sql`select distinct t.event from tickets.tickets t join tickets.orders o on o.id = t.order_id
        where o.state not in ('cancelled', 'left') and o.over_at > ${now.toISOString()}::timestamptz
          and t.cancelled_at is null order by t.event`,
  );
  const ids = rows.map(({ event }) => event);
  if (ids.length === 0) return;
  const inAmharic = await readEvents(ids, 'am');
  for (const en of await readEvents(ids, 'en')) {
    const am = inAmharic.find(({ id }) => id === en.id) ?? en;
    const changed = en.entry?.changed.getTime() ?? 0;
    if (now.getTime() - changed < QUIET_MINUTES * 60_000) continue;
    await inOneTransaction(payload, req => tellOf(req, { en, am }, now));
  }
}

async function tellOf(req: PayloadRequest, events: Record<'en' | 'am', SaleEvent>, now: Date): Promise<void> {
  const { id, start, end, isScheduled } = events.en;
  const [starts, ends, isOff] = [start.toISOString(), end.toISOString(), !isScheduled];
  // A ticket that knows nothing yet was ordered a moment ago.
  const changed = await rowsOf<{ order: string; knew: boolean }>(
    req,
    sql`with old as (select id, starts from tickets.tickets where event = ${id} for update)
        update tickets.tickets t set starts = ${starts}, ends = ${ends}, is_off = ${isOff} from old
        where t.id = old.id and (t.starts is distinct from ${starts}::timestamptz
          or t.ends is distinct from ${ends}::timestamptz or t.is_off <> ${isOff})
        returning t.order_id as order, (old.starts is not null or ${isOff}) as knew`,
  );
  if (changed.length === 0) return;
  const touched = [...new Set(changed.map(({ order }) => order))];
  await rowsOf(
    req,
    sql`update tickets.orders o set revision = revision + 1, over_at = coalesce((select max(t.ends)
          from tickets.tickets t where t.order_id = o.id having bool_and(t.ends is not null)), over_at)
        where o.id in ${touched}`,
  );
  const told = [...new Set(changed.flatMap(({ order, knew }) => (knew ? [order] : [])))];
  if (told.length > 0 && end > now)
    for (const order of await readOrders(req, sql`o.id in ${told} and o.state = 'confirmed'`)) {
      const tickets = order.tickets.filter(({ event }) => event === id);
      if (tickets.length > 0)
        await queueTicketMail(req, isOff ? 'tickets-called-off' : 'tickets-moved', { ...order, tickets }, [
          events[order.language],
        ]);
    }
  await announceChange(req, [PLACES_TAG]);
}
