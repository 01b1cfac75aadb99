import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayUseTickets } from '#cms/access/access-for.ts';
import type { TicketRight } from '#cms/access/access-table.ts';
import { textIn } from '#cms/language/amharic.ts';
import type { CsvCell } from '#core/csv.ts';
import { CHARITY_ZONE, clockAt } from '#core/zoned-time.ts';
import { isPaymentReference } from '#money/domain/payment-reference.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { callOff } from './call-off.action.ts';
import { cancelOrder } from './change-order.action.ts';
import { listTaken, type Order, readOrders, takesPlaces } from './order-store.ts';
import { decidePaidTickets } from './paid-back.ts';

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
  /** It was not deleted. */
  isThere: boolean;
  /** Tickets and places that are taken at the moment. */
  tickets: number;
  seats: number;
};

/** The events with tickets, the latest day first; headings in English. */
export async function listTicketed(reader: Writer, now: Date): Promise<TicketedEvent[]> {
  const rows = await queryRows<Omit<TicketedEvent, 'tickets' | 'seats'>>(
    reader,
    sql`select t.id, coalesce(l.heading, t.event_name, '–') as heading,
          to_char(e.date_time_date at time zone 'UTC', 'YYYY-MM-DD') as day, e.tickets_places::float8 as places,
          e.id is not null and e.deleted_at is null as "isThere"
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

/** What staff look for among the orders of an event: words in a name or address, a state, a kind of ticket; empty for all. */
export type AttendeeFilter = { words: string; state: string; kind: string };

/** The orders of an event that match, the first made first. */
export function listAttendees(
  reader: Writer,
  event: number,
  { words, state, kind }: AttendeeFilter,
  most?: number,
): Promise<Order[]> {
  const pattern = `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return readOrders(
    reader,
    sql`exists (select from tickets.tickets t where t.order_id = o.id and t.event = ${event}
          and t.cancelled_at is null and (${kind} = '' or t.kind = ${kind}))
        and (${state} = '' or o.state = ${state})
        and (${words.trim()} = '' or o.name ilike ${pattern} or o.email ilike ${pattern}
          or exists (select from tickets.tickets t where t.order_id = o.id and t.name ilike ${pattern}))`,
    most,
  );
}

/** The kinds of which tickets of an event were ordered, as they were called then. */
export function listKinds(reader: Writer, event: number): Promise<{ id: string; name: string }[]> {
  return queryRows(
    reader,
    sql`select kind as id, max(kind_name) as name from tickets.tickets where event = ${event}
        group by kind order by 2, 1`,
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
export const toShownState = (order: Order, now: Date): Order['state'] | 'not confirmed' =>
  order.state === 'held' && !takesPlaces(order, now) ? 'not confirmed' : order.state;

/** When it was ordered, where we are, as a spreadsheet sorts it. */
const orderedAt = ({ madeAt }: Order): string =>
  clockAt(CHARITY_ZONE.id, new Date(madeAt)).slice(0, 16).replace('T', ' ');

const noFilter: AttendeeFilter = { words: '', state: '', kind: '' };

/** Who comes with the tickets of an order for one event, where that is somebody else. */
export const namesFor = ({ tickets }: Order, event: number): string[] =>
  tickets.flatMap(each => (each.event === event && each.name !== null ? [each.name] : []));

const columns = ['name', 'email', 'others', 'tickets', 'places', 'state', 'answers', 'ordered'];

async function* csvRows(req: PayloadRequest, event: number): AsyncGenerator<CsvCell[]> {
  const now = ticketsClock.now();
  for (const order of await listAttendees(req, event, noFilter)) {
    const answers = (order.answers ?? []).filter(each => each.event === event);
    const told = answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n');
    yield [
      ...[
        order.name,
        order.email,
        namesFor(order, event).join(', '),
        ticketsFor(order, event),
        String(seatsFor(order, event)),
      ],
      ...[toShownState(order, now), told, orderedAt(order)],
    ];
  }
}

/** Why staff are refused; the Amharic is in src/cms/language. */
export const attendeeRefusals = {
  notAllowed: 'Only editors and admins may do this.',
  tooOften: 'Too many requests. Please wait a moment, and try again.',
  noEvent: 'There is no such event. Please choose one from the list.',
  badForm: 'Something is missing in this form.',
  name: 'Please enter a valid name.',
  email: 'Please enter a valid email, or leave it empty.',
  choice: 'Please choose at least one ticket.',
  closed: 'These tickets cannot be given out now. Please reload the page.',
  payment: 'Please choose how the tickets are paid.',
  amount: 'Please write what is paid for one ticket as a number, such as 25, or 0.',
  noTransfer: 'A bank transfer cannot be begun: there is no account for this currency in the settings.',
  transferEmail: 'A bank transfer needs an email: the account and the reference are sent there.',
  tooDear: 'That is more than can be paid at once.',
  full: 'There are not so many places left.',
  decided: 'Somebody has decided about these tickets, or their price is here again. Please reload the page.',
  notCalledOff:
    'Some orders could not be cancelled. Those that were are listed below; please press again for the others.',
  noOrder: 'This order cannot be cancelled any more. Please reload the page.',
};
/** Confirmations shown after an act. */
export const attendeeResults = {
  cancelled: 'The order is cancelled, its places are free, and its person gets a mail.',
  transfer:
    'The order is entered, and its places are held for five days. Its person gets a mail with the account and the reference.',
  ticketsCancelled: 'The tickets are cancelled, their places are free, and whoever holds them gets a mail.',
  calledOff:
    'The tickets that were paid are cancelled. Everybody who paid is asked by mail, and listed below until the money has a place.',
  ticketsKept: 'The tickets stay valid. Nobody is asked about them again.',
  entered: 'The order is entered. If there is an address, its person gets a mail with the tickets.',
};

/** Of the words that somebody gets when staff cancel, in characters. */
export const LONGEST_REASON = 500;
const cancelling = z.strictObject({
  order: z.uuid(),
  event: z.string().max(12),
  reason: z.string().max(LONGEST_REASON).optional(),
});

const callingOff = z.strictObject({ event: z.string().regex(/^\d{1,9}$/) });

const deciding = z.strictObject({
  reference: z.string().refine(isPaymentReference),
  event: z.string().max(12),
  wish: z.enum(['cancel', 'keep']),
});

const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

export const refuse = (
  { i18n }: PayloadRequest,
  status: number,
  message: string,
  { field, ...headers }: Record<string, string> = {},
) =>
  Response.json(
    { errors: [{ message: textIn(message, i18n.language), field }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

/** The answer to somebody of staff who may not do this, or does it too often; null if they may. */
export async function refuseStaff(req: PayloadRequest, right: TicketRight): Promise<Response | null> {
  if (!mayUseTickets(req, right)) return refuse(req, 403, attendeeRefusals.notAllowed);
  perAccount ??= createSharedLimit({ name: 'tickets desk', limit: 120, windowMs: TEN_MINUTES });
  const wait = await perAccount.refuse(`staff ${req.user?.id}`);
  return wait === null ? null : refuse(req, 429, attendeeRefusals.tooOften, { 'retry-after': String(wait) });
}

function endpoint(right: TicketRight, reply: (req: PayloadRequest) => Promise<Response>): Endpoint {
  const [method, path = ''] = right.split(' ');
  return {
    method: method as 'get',
    path,
    handler: async req => (await refuseStaff(req, right)) ?? reply(req),
  };
}

async function readForm<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  // The limits of the admin (src/staff/request-limits) only cover this content type.
  const read = shape.safeParse((isPlain ? await readFormFields(req as unknown as Request) : null) ?? {});
  return read.success ? read.data : null;
}

export function backTo(
  req: PayloadRequest,
  event: string,
  done: keyof typeof attendeeResults,
  more: Record<string, string> = {},
): Response {
  const query = new URLSearchParams({ event, done, ...more });
  const to = `${req.payload.config.routes.admin}${TICKETS_PATH}?${query}`;
  if (req.headers.get('accept')?.includes('application/json')) return Response.json({ to });
  return new Response(null, { status: 303, headers: { Location: to } });
}

/** On one line, without invisible characters. */
const tidyReason = (words = '') =>
  words
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** For staff: who comes to an event, as a table, and cancelling an order. */
export const attendeeEndpoints: Endpoint[] = [
  endpoint('get /tickets/csv', async req => {
    const asked = req.searchParams.get('event') ?? '';
    const events = await listTicketed(req, ticketsClock.now());
    const event = events.find(({ id }) => String(id) === asked);
    if (!event) return refuse(req, 404, attendeeRefusals.noEvent);
    return csvResponse(`tickets-${event.day ?? event.id}`, columns, csvRows(req, event.id));
  }),
  endpoint('post /tickets/cancel', async req => {
    const form = await readForm(req, cancelling);
    if (!form) return refuse(req, 422, attendeeRefusals.badForm);
    // Without the events the mail names them as they were called when the tickets were ordered.
    const context = { events: [], now: ticketsClock.now(), reason: tidyReason(form.reason) };
    const outcome = await cancelOrder(req.payload, form.order, context);
    if (!outcome.ok) return refuse(req, 409, attendeeRefusals.noOrder);
    return backTo(req, form.event, 'cancelled');
  }),
  endpoint('post /tickets/paid-back', async req => {
    const form = await readForm(req, deciding);
    if (!form) return refuse(req, 422, attendeeRefusals.badForm);
    const decided = await decidePaidTickets(req.payload, form, ticketsClock.now());
    if (!decided.ok) return refuse(req, 409, attendeeRefusals.decided);
    return backTo(req, form.event, decided.value === 'cancel' ? 'ticketsCancelled' : 'ticketsKept');
  }),
  endpoint('post /tickets/called-off', async req => {
    const form = await readForm(req, callingOff);
    if (!form) return refuse(req, 422, attendeeRefusals.badForm);
    const { failed } = await callOff(req.payload, Number(form.event), ticketsClock.now());
    if (failed > 0) return refuse(req, 409, attendeeRefusals.notCalledOff);
    return backTo(req, form.event, 'calledOff');
  }),
];
