import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { readHolders } from './holders.ts';
import type { TicketMail } from './order-mail.texts.ts';
import { queueTicketMail } from './order-mails.ts';
import { PLACES_TAG } from './order-store.ts';
import type { ReadEvents, SaleEvent } from './sale-event.ts';

/** Somebody who corrects an event again within this time causes one mail, not two. */
const QUIET_MINUTES = 10;

/**
 * Tells everybody with tickets of an event that was moved or called off, once for each change, and lets their orders end
 * with the event. What a ticket last knew of its event is stored with it. Run regularly.
 */
export async function tellHolders(payload: Payload, readEvents: ReadEvents, now: Date): Promise<void> {
  const rows = await queryRows<{ event: number }>(
    { payload },
    sql`select distinct t.event from tickets.tickets t join tickets.orders o on o.id = t.order_id
        where o.state not in ('cancelled', 'left') and o.name is not null and t.cancelled_at is null
          and (t.is_off or o.over_at > ${now.toISOString()}::timestamptz) order by t.event`,
  );
  const ids = rows.map(({ event }) => event);
  if (ids.length === 0) return;
  const inAmharic = await readEvents(ids, 'am');
  const inEnglish = await readEvents(ids, 'en');
  for (const en of inEnglish) {
    const am = inAmharic.find(({ id }) => id === en.id) ?? en;
    const changed = en.entry?.changed.getTime() ?? 0;
    if (now.getTime() - changed < QUIET_MINUTES * 60_000) continue;
    await inOneTransaction(payload, req => tellAboutEvents(req, { en, am }, now));
  }
  const others = ids.filter(id => !inEnglish.some(event => event.id === id));
  for (const id of await listPutOff({ payload }, others, now))
    await inOneTransaction(payload, req => tellPutOff(req, id));
}

/** Those of these events that are called off and have no day, so that nothing more is known of them. */
async function listPutOff(reader: Writer, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await queryRows<{ id: number }>(
    reader,
    sql`select id from events where id in ${[...ids]} and state in ('postponed', 'cancelled')
        and _status = 'published' and deleted_at is null and date_time_date is null
        and updated_at <= ${now.toISOString()}::timestamptz - ${QUIET_MINUTES} * interval '1 minute'`,
  );
  return rows.map(({ id }) => id);
}

async function tellPutOff(req: PayloadRequest, event: number): Promise<void> {
  const changed = await queryRows<{ order: string }>(
    req,
    sql`update tickets.tickets set is_off = true where event = ${event} and not is_off
        returning order_id as order`,
  );
  const orders = [...new Set(changed.map(({ order }) => order))];
  if (orders.length === 0) return;
  await queryRows(req, sql`update tickets.orders set revision = revision + 1 where id in ${orders}`);
  await mailTo(req, orders, { event, about: 'tickets-called-off' });
}

type Told = { event: number; about: TicketMail; known?: Record<Locale, SaleEvent> };

/** Mails the confirmed ones of these orders about their tickets of one event, of which only its name may be known. */
async function mailTo(
  req: PayloadRequest,
  orders: readonly string[],
  { event, about, known }: Told,
): Promise<void> {
  for (const order of await readHolders(req, event, sql`o.id in ${[...orders]}`))
    await queueTicketMail(req, about, order, known ? [known[order.language]] : []);
}

async function tellAboutEvents(
  req: PayloadRequest,
  events: Record<Locale, SaleEvent>,
  now: Date,
): Promise<void> {
  const { id, start, end, isScheduled } = events.en;
  const [starts, ends, isOff] = [start.toISOString(), end.toISOString(), !isScheduled];
  // A ticket that knows nothing yet was ordered a moment ago.
  const changed = await queryRows<{ order: string; knew: boolean }>(
    req,
    sql`with old as (select id, starts from tickets.tickets where event = ${id} for update)
        update tickets.tickets t set starts = ${starts}, ends = ${ends}, is_off = ${isOff} from old
        where t.id = old.id and (t.starts is distinct from ${starts}::timestamptz
          or t.ends is distinct from ${ends}::timestamptz or t.is_off <> ${isOff})
        returning t.order_id as order, (old.starts is not null or ${isOff}) as knew`,
  );
  if (changed.length === 0) return;
  const touched = [...new Set(changed.map(({ order }) => order))];
  await queryRows(
    req,
    sql`update tickets.orders o set revision = revision + 1, over_at = coalesce((select max(t.ends)
          from tickets.tickets t where t.order_id = o.id having bool_and(t.ends is not null)), over_at)
        where o.id in ${touched}`,
  );
  const told = [...new Set(changed.flatMap(({ order, knew }) => (knew ? [order] : [])))];
  const about = isOff ? 'tickets-called-off' : 'tickets-moved';
  if (told.length > 0 && end > now) await mailTo(req, told, { event: id, about, known: events });
  await announceChange(req, [PLACES_TAG]);
}
