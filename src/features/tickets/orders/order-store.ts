import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import type { Taken } from '#core/ticket-sale.ts';
import { lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';

/** Cache tag of the places that are left, which change with each order. */
export const PLACES_TAG = 'ticket-places';

export type OrderedTicket = {
  event: number;
  kind: string;
  seats: number;
  /** How event and kind were called when it was ordered. */
  eventName: string;
  kindName: string;
};

/** A ticket as it is stored. */
export type Ticket = OrderedTicket & {
  id: string;
  /** 1, and one more each time it was passed on; only the code of this issue is valid. */
  issue: number;
  /** Who comes with it; null where it is the name of the order. */
  name: string | null;
  /** What it cost, in smallest units of the currency of the order with which it was paid. */
  price: number;
};

/** An answer to a question of an event, with the question as it was asked. */
export type Answer = { event: number; question: string; answer: string };

/** A stored order; times are in ms since 1970. Name, address and answers are null once it is anonymised. */
export type Order = {
  id: string;
  /**
   * `held`: until its address is proven. The others wait for places: `asking` until its address is proven, `waiting` until
   * places are held for it, and `left` once it does not wait any more.
   */
  state: 'held' | 'confirmed' | 'cancelled' | 'asking' | 'waiting' | 'left';
  heldUntil: number | null;
  /** When the last of its events ends. */
  overAt: number;
  madeAt: number;
  language: Locale;
  /** Increases with each change. */
  revision: number;
  name: string | null;
  email: string | null;
  answers: Answer[] | null;
  /** Without those that were cancelled one by one or passed on. */
  tickets: Ticket[];
  /** What the tickets cost and what is given beside them, in smallest units; no currency if nothing is paid. */
  price: number;
  gift: number;
  currency: string | null;
  /** The buyer has confirmed the address, or staff know the buyer. */
  isProven: boolean;
  /** Its ticket was sold at the door, to somebody whose name nobody asked for. */
  isAtDoor: boolean;
};

/** The `attempt` of orders of the door begins with it. */
export const AT_DOOR = 'door ';

/** Whether its tickets take places. */
export const takesPlaces = ({ state, heldUntil }: Pick<Order, 'state' | 'heldUntil'>, now: Date): boolean =>
  state === 'confirmed' || (state === 'held' && (heldUntil ?? 0) > now.getTime());

export const canCancel = ({ state, overAt }: Order, now: Date): boolean =>
  state !== 'cancelled' && state !== 'left' && overAt > now.getTime();

/** One order, or null. */
export async function findOrder(reader: Writer, id: string): Promise<Order | null> {
  const [order] = await readOrders(reader, sql`o.id = ${id}`);
  return order ?? null;
}

/** The orders that match an SQL condition on `o` (an order), the first made first. */
export async function readOrders(reader: Writer, condition: SQL, most?: number): Promise<Order[]> {
  return queryRows<Order>(
    reader,
    sql`select o.id, o.state, o.language, o.revision, o.name, o.email, o.answers, o.price::float8 as price,
          o.gift::float8 as gift, o.currency, o.attempt like ${`${AT_DOOR}%`} as "isAtDoor",
          o.is_proven as "isProven",
          (extract(epoch from o.held_until) * 1000)::float8 as "heldUntil",
          (extract(epoch from o.over_at) * 1000)::float8 as "overAt",
          (extract(epoch from o.made_at) * 1000)::float8 as "madeAt",
          (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'issue', t.issue, 'name', t.name, 'event', t.event,
              'kind', t.kind, 'seats', t.seats, 'price', t.price, 'eventName', t.event_name, 'kindName', t.kind_name)
              order by t.event, t.kind, t.id), '[]')
            from tickets.tickets t where t.order_id = o.id and t.cancelled_at is null) as tickets
        from tickets.orders o where ${condition} order by o.made_at, o.id
        ${most === undefined ? sql`` : sql`limit ${most}`}`,
  );
}

/**
 * The tickets of each event that are given out at `now`, without those of the order `except`. Rows are counted each time,
 * because a counter could be wrong after a crash.
 */
export async function listTaken(
  reader: Writer,
  events: readonly number[],
  now: Date,
  except: string | null = null,
): Promise<Map<number, Taken[]>> {
  if (events.length === 0) return new Map();
  const rows = await queryRows<Taken & { event: number }>(
    reader,
    sql`select t.event, t.kind, count(*)::int as tickets, sum(t.seats)::int as seats
        from tickets.tickets t join tickets.orders o on o.id = t.order_id
        where t.event in ${[...events]} and t.cancelled_at is null and o.id is distinct from ${except}::uuid
          and (o.state = 'confirmed' or (o.state = 'held' and o.held_until > ${now.toISOString()}::timestamptz))
        group by t.event, t.kind`,
  );
  return Map.groupBy(rows, ({ event }) => event);
}

/**
 * Lets only one transaction at a time give out tickets of these events. Two transactions that count at the same moment both
 * see the last place free. Take this lock first and count in a later statement, which sees what others committed meanwhile. Several events are locked in the order of their ids, so nobody waits in a circle.
 */
export async function lockEvents(req: PayloadRequest, events: readonly number[]): Promise<void> {
  for (const id of [...new Set(events)].toSorted((one, other) => one - other))
    await lockInTransaction(req, `tickets of event ${id}`);
}

/** SQL: a line `a` of the log of a door let somebody in, and was not undone. */
export const stillIn = sql`a.shown = 'in' and not exists (select from tickets.door_log u
  where u.shown = 'undone' and u.undoes = a.id and u.event = a.event)`;

/** Whether somebody was let in with one of these tickets, as far as the phones at the door have told. */
export async function wasLetIn(reader: Writer, tickets: readonly Pick<Ticket, 'id'>[]): Promise<boolean> {
  if (tickets.length === 0) return false;
  const ids = tickets.map(({ id }) => id);
  const arrivals = await queryRows(
    reader,
    sql`select from tickets.door_log a where a.ticket in ${ids} and ${stillIn} limit 1`,
  );
  return arrivals.length > 0;
}

/** The first instant at which a held order of these events gives its places back; null if none is held. */
export async function firstRelease(
  reader: Writer,
  events: readonly number[],
  now: Date,
): Promise<Date | null> {
  if (events.length === 0) return null;
  const [row] = await queryRows<{ at: string | null }>(
    reader,
    sql`select (extract(epoch from min(o.held_until)) * 1000)::float8 as at from tickets.orders o
        where o.state = 'held' and o.held_until > ${now.toISOString()}::timestamptz
          and exists (select from tickets.tickets t where t.order_id = o.id and t.event in ${[...events]}
            and t.cancelled_at is null)`,
  );
  return row?.at ? new Date(Number(row.at)) : null;
}
