import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { afterChange, lockOrder, setState } from './change-order.action.ts';
import { listTaken, lockEvents } from './order-store.ts';
import { isOpen, type ReadEvents, type SaleEvent } from './sale-event.ts';
import { nextInLine } from './waiting-list.rules.ts';
import { listWaiting } from './waiting-list.ts';

/** How long offered places are held at most, in hours; at most half the time until the event, so that others get a turn. */
const MOST_HOURS = 24;

/** Offers the free places of every event for which people wait. Run regularly. */
export async function offerPlaces(payload: Payload, readEvents: ReadEvents, now: Date): Promise<void> {
  const waited = await queryRows<{ event: number }>(
    { payload },
    sql`select distinct t.event from tickets.tickets t join tickets.orders o on o.id = t.order_id
        where o.state = 'waiting' and o.over_at > ${now.toISOString()}::timestamptz order by t.event`,
  );
  for (const { event } of waited) {
    const inLanguages = {
      en: (await readEvents([event], 'en'))[0],
      am: (await readEvents([event], 'am'))[0],
    };
    await inOneTransaction(payload, req => offerForEvent(req, event, inLanguages, now));
  }
}

/**
 * Each group that fits is offered its places once, those who asked first before others. Their places are held, so nobody
 * else gets them meanwhile, and are free again when the group declines or the time is over.
 */
async function offerForEvent(
  req: PayloadRequest,
  id: number,
  events: Record<Locale, SaleEvent | undefined>,
  now: Date,
): Promise<void> {
  const event = events.en;
  if (!event || !isOpen(event, now)) return;
  await lockEvents(req, [id]);
  const waiting = (await listWaiting(req, [id])).get(id) ?? [];
  const taken = (await listTaken(req, [id], now)).get(id) ?? [];
  for (const { id: order } of nextInLine(event, taken, waiting, now).next) {
    const locked = await lockOrder(req, order);
    const inOwn = locked && events[locked.language];
    // Somebody who has just left the list gets no offer; the next run, a minute later, offers the places to the next in line.
    if (locked?.state !== 'waiting' || !inOwn) continue;
    const left = (event.start.getTime() - now.getTime()) / 2;
    const until = new Date(now.getTime() + Math.min(MOST_HOURS * 3_600_000, left));
    await setState(req, order, 'held', now, until);
    await afterChange(req, order, [inOwn], 'tickets-offered');
  }
}
