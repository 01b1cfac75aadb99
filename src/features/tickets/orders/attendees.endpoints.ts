import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, PayloadRequest } from 'payload';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { textIn } from '#cms/language/amharic.ts';
import type { CsvCell } from '#core/csv.ts';
import { CHARITY_ZONE, clockAt } from '#core/zoned-time.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { listTaken, type Order, readOrders, takesPlaces } from './order-store.ts';

/** Path of the page of tickets, below the admin. */
export const TICKETS_PATH = '/tickets';
/** Orders that the page shows at once. */
export const MOST_SHOWN = 200;

/** The clock of the admin. */
export const ticketsClock = startClock(env.FIXED_NOW);

/** An event with orders, or one that offers tickets. */
export type TicketedEvent = {
  id: number;
  heading: string;
  day: string | null;
  places: number | null;
  /** Tickets and places that are taken at the moment. */
  tickets: number;
  seats: number;
};

/** The events with tickets, the latest day first; headings in English. */
export async function listTicketed(reader: Writer, now: Date): Promise<TicketedEvent[]> {
  const rows = await rowsOf<Omit<TicketedEvent, 'tickets' | 'seats'>>(
    reader,
    sql`select e.id, coalesce(l.heading, t.event_name, '–') as heading,
          to_char(e.date_time_date at time zone 'UTC', 'YYYY-MM-DD') as day, e.tickets_places::int as places
        from (select event as id, max(event_name) as event_name from tickets.tickets group by event
              union select id, null from events where tickets_places is not null
                and id not in (select event from tickets.tickets)) as t
        left join events e using (id)
        left join events_locales l on l._parent_id = e.id and l._locale = 'en'
        order by e.date_time_date desc nulls last, t.id desc`,
  );
  const taken = await listTaken(
    reader,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(row => {
    const kinds = taken.get(row.id) ?? [];
    return {
      ...row,
      tickets: kinds.reduce((sum, { tickets }) => sum + tickets, 0),
      seats: kinds.reduce((sum, { seats }) => sum + seats, 0),
    };
  });
}

/** The orders of an event whose name or address holds the words, the first made first; all of them if there are none. */
export function listAttendees(reader: Writer, event: number, words: string, most?: number): Promise<Order[]> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return readOrders(
    reader,
    sql`exists (select from tickets.tickets t where t.order_id = o.id and t.event = ${event}
          and t.cancelled_at is null)
        and (${words.trim()} = '' or o.name ilike ${pattern} or o.email ilike ${pattern}
          or exists (select from tickets.tickets t where t.order_id = o.id and t.name ilike ${pattern}))`,
    most,
  );
}

/** The tickets of an order for one event: `2 × Adult`. */
export const ticketsFor = ({ tickets }: Order, event: number): string =>
  [
    ...Map.groupBy(
      tickets.filter(each => each.event === event),
      ({ kindName }) => kindName,
    ),
  ]
    .map(([name, all]) => `${all.length} × ${name}`)
    .join(', ');

export const seatsFor = ({ tickets }: Order, event: number): number =>
  tickets.reduce((sum, each) => sum + (each.event === event ? each.seats : 0), 0);

/** The state of an order as staff see it. */
export const stateOf = (order: Order, now: Date): Order['state'] | 'not confirmed' =>
  order.state === 'held' && !takesPlaces(order, now) ? 'not confirmed' : order.state;

/** When it was ordered, where we are. */
export const orderedAt = ({ madeAt }: Order): string =>
  clockAt(CHARITY_ZONE.id, new Date(madeAt)).slice(0, 16).replace('T', ' ');

const columns = ['name', 'email', 'tickets', 'places', 'state', 'answers', 'ordered'];

async function* csvRows(req: PayloadRequest, event: number): AsyncGenerator<CsvCell[]> {
  const now = ticketsClock.now();
  for (const order of await listAttendees(req, event, '')) {
    const answers = (order.answers ?? []).filter(each => each.event === event);
    const told = answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n');
    yield [
      ...[order.name, order.email, ticketsFor(order, event), String(seatsFor(order, event))],
      ...[stateOf(order, now), told, orderedAt(order)],
    ];
  }
}

/** Shown where the list of an event is refused. */
const attendeeRefusals = {
  notAllowed: 'Only editors and admins may do this.',
  tooOften: 'Too many requests. Please wait a moment, and try again.',
  noEvent: 'There is no such event. Please choose one from the list.',
};

const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

const refuse = ({ i18n }: PayloadRequest, status: number, message: string, headers = {}) =>
  Response.json(
    { errors: [{ message: textIn(message, i18n.language) }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

/** For staff: who comes to an event, as a table. */
export const attendeeEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/tickets/csv',
    handler: async req => {
      if (!mayUseTickets(req, 'get /tickets/csv')) return refuse(req, 403, attendeeRefusals.notAllowed);
      perAccount ??= createSharedLimit({ name: 'tickets desk', limit: 60, windowMs: TEN_MINUTES });
      const wait = await perAccount.refuse(`staff ${req.user?.id}`);
      if (wait !== null) return refuse(req, 429, attendeeRefusals.tooOften, { 'retry-after': String(wait) });
      const asked = req.searchParams.get('event') ?? '';
      const events = await listTicketed(req, ticketsClock.now());
      const event = events.find(({ id }) => String(id) === asked);
      if (!event) return refuse(req, 404, attendeeRefusals.noEvent);
      return csvResponse(`tickets-${event.day ?? event.id}`, columns, csvRows(req, event.id));
    },
  },
];
