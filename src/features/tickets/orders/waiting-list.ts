import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Taken } from '#core/ticket-sale.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { listTaken } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';
import { nextInLine, type Waiting } from './waiting-list.rules.ts';

/** Who waits for places of these events, with a proven address, the first first. */
export async function listWaiting(
  reader: Writer,
  events: readonly number[],
): Promise<Map<number, Waiting[]>> {
  if (events.length === 0) return new Map();
  const rows = await queryRows<{ id: string; event: number; kind: string; tickets: number }>(
    reader,
    sql`select o.id, t.event, t.kind, count(*)::int as tickets
        from tickets.orders o join tickets.tickets t on t.order_id = o.id
        where o.state = 'waiting' and t.event in ${[...events]} and t.cancelled_at is null
        group by o.id, t.event, t.kind order by o.made_at, o.id`,
  );
  const byEvent = Map.groupBy(rows, ({ event }) => event);
  return new Map(
    [...byEvent].map(([event, own]) => [
      event,
      [...Map.groupBy(own, ({ id }) => id)].map(([id, kinds]) => ({
        id,
        choice: new Map(kinds.map(({ kind, tickets }) => [kind, tickets])),
      })),
    ]),
  );
}

/**
 * What of these events is not for a newcomer: taken, or free and due to somebody who waits for it, whom `offerPlaces` has not
 * reached yet. Counted under the lock of the events, like what is taken.
 */
export async function listTakenOrDue(
  reader: Writer,
  events: readonly SaleEvent[],
  now: Date,
  except: string | null = null,
): Promise<Map<number, Taken[]>> {
  const ids = events.map(({ id }) => id);
  // In this order: places that are given back between the two are due.
  const waiting = await listWaiting(reader, ids);
  const taken = await listTaken(reader, ids, now, except);
  return new Map(
    events.map(event => [
      event.id,
      nextInLine(event, taken.get(event.id) ?? [], waiting.get(event.id) ?? [], now).taken,
    ]),
  );
}
