import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { inOneTransaction, lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { readTicketCode, ticketCodes, typedTicketCodes } from '../codes/ticket-code.ts';
import { lockEvents } from '../orders/order-store.ts';
import { wentBack } from '../orders/paid-back.ts';
import type { ReadEvents } from '../orders/sale-event.ts';
import { listTakenOrDue } from '../orders/waiting-list.ts';
import { type DoorEntry, type DoorTicket, type Found, mostReceived, saleProblem } from './door.rules.ts';
import { entrySchema } from './door.schema.ts';
import { type LockedTickets, lockTicket } from './door-cipher.ts';
import type { DoorPerson } from './door-person.ts';
import {
  doorKinds,
  openSaleDesk,
  type SaleDesk,
  type SaleLine,
  sellTicket,
  takeBackSales,
} from './sell-at-door.action.ts';

type NamedTicket = DoorTicket & { name: string | null };

/** The tickets of an event, with the names of those who ordered them. */
const listTickets = (reader: Writer, event: number): Promise<NamedTicket[]> =>
  queryRows(reader, sql`${tickets} where t.event = ${event} order by t.id`);

const tickets = sql`select t.id, t.event, t.event_name as "eventName", t.kind, t.kind_name as "kindName", t.seats, t.issue,
    case when t.cancelled_at is null then o.state else 'cancelled' end as state, coalesce(t.name, o.name) as name,
    exists (select from tickets.payments p join tickets.orders b on b.id = p.order_id
      join money.statuses s on s.donation = p.donation
      where p.order_id = coalesce(t.bought_in, t.order_id) and ${wentBack}) as "isPaidBack"
  from tickets.tickets t join tickets.orders o on o.id = t.order_id`;

/** The events of orders that are not long over: somebody may still come to them. */
export async function listEventsAtDoors(reader: Writer, now: Date): Promise<number[]> {
  const rows = await queryRows<{ event: number }>(
    reader,
    sql`select distinct t.event from tickets.tickets t join tickets.orders o on o.id = t.order_id
        where o.over_at > ${now.toISOString()}::timestamptz - interval '1 day'`,
  );
  return rows.map(({ event }) => event);
}

/** Which ticket was scanned or typed at the door of an event. */
export async function findCode(reader: Writer, event: number, given: string): Promise<Found> {
  const read = readTicketCode(given);
  if (!read.ok) return { problem: read.problem === 'tampered' ? 'unknown' : read.problem };
  if ('ticket' in read.value) {
    const { id, issue } = read.value.ticket;
    const [found] = await queryRows<NamedTicket>(reader, sql`${tickets} where t.id = ${id}`);
    return found && issue <= found.issue ? { ticket: withoutName(found), issue } : { problem: 'unknown' };
  }
  const { typed } = read.value;
  const matches = (await listTickets(reader, event)).flatMap(ticket =>
    listIssues(ticket).flatMap(issue =>
      typedTicketCodes({ ...ticket, issue }).includes(typed) ? { ticket: withoutName(ticket), issue } : [],
    ),
  );
  // Two tickets of an event with the same code are not impossible: then the name has to be looked up.
  return matches.length === 1 && matches[0] ? matches[0] : { problem: 'unknown' };
}

const withoutName = ({ name: _, ...ticket }: NamedTicket): DoorTicket => ticket;

/** The issues that a ticket has had, each with codes of its own. */
const listIssues = ({ issue }: DoorTicket): number[] =>
  Array.from({ length: issue }, (_, index) => index + 1);

/** What a phone needs to decide without a network. */
type DoorCopy = { version: string; tickets: LockedTickets; people: DoorPerson[] };

export async function makeCopy(reader: Writer, event: number): Promise<DoorCopy> {
  const all = await listTickets(reader, event);
  const locked = all.flatMap(ticket =>
    listIssues(ticket).flatMap(issue =>
      ticketCodes({ ...ticket, issue }).map(code => lockTicket(code, { ticket: withoutName(ticket), issue })),
    ),
  );
  return {
    version: hashTickets(all),
    tickets: Object.fromEntries(await Promise.all(locked)),
    people: all.map(ticket => ({
      name: ticket.name?.split(/\s+/)[0] ?? '',
      codes: listIssues(ticket).flatMap(issue =>
        typedTicketCodes({ ...ticket, issue }).map((code): [string, number] => [code, issue]),
      ),
      ticket: withoutName(ticket),
    })),
  };
}

/** Changes with every ticket, so that a phone knows when to fetch its copy again. */
export const readVersion = async (reader: Writer, event: number): Promise<string> =>
  hashTickets(await listTickets(reader, event));

const hashTickets = (all: readonly NamedTicket[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('base64url');

/** The lines of the log after `since`, in the order in which they were stored. */
export async function readLog(
  reader: Writer,
  event: number,
  since: number,
): Promise<{ entries: DoorEntry[]; seq: number }> {
  const rows = await queryRows<DoorEntry & { seq: number }>(
    reader,
    sql`select seq::float8 as seq, id, event, phone, door, (extract(epoch from at) * 1000)::float8 as at, shown, ticket,
          kind, seats, of_seats as "of", undoes, case when sale_units is not null
            then jsonb_build_object('units', sale_units, 'currency', sale_currency) end as sale,
          case when together is not null then jsonb_build_object('id', together, 'units', together_units) end as together,
          is_over as "isOver"
        from tickets.door_log where event = ${event} and seq > ${since} order by seq limit ${mostReceived}`,
  );
  return { entries: rows.map(({ seq: _, ...entry }) => entry), seq: rows.at(-1)?.seq ?? since };
}

/** `clock`: what the phone takes for the time of the server. */
type Sending = { clock: number; account: number; language: Locale; readEvents: ReadEvents; now: Date };

/**
 * Adds lines to the log; one that is stored already stays as it is. What was sold is sold, also when all places are taken
 * meanwhile. Returns the places of lines that are none, which the phone keeps aside. Times are corrected by what the clock of
 * the phone shows now, and none lies ahead.
 */
export async function storeEntries(
  payload: Payload,
  given: readonly unknown[],
  sending: Sending,
): Promise<number[]> {
  const read = given.map(each => entrySchema.safeParse(each));
  const lines = read.flatMap(({ data }) => (data ? [corrected(data, sending)] : []));
  if (lines.length === 0) return read.map((_, index) => index);
  const desk = await openSaleDesk(payload, lines, sending);
  const refused = await inOneTransaction(payload, async req => {
    await lockLog(req);
    return addLines(req, await withoutStored(req, lines), desk);
  });
  return read.flatMap(({ data }, index) => (data && !refused.has(data.id) ? [] : [index]));
}

/**
 * Sells tickets of one event while nobody is let in yet, all of them or none: not without places, nor at another price. Their
 * lines are stored with them. A line that is stored already was sold.
 */
export async function sellAtDoor(
  payload: Payload,
  given: readonly DoorEntry[],
  sending: Sending,
): Promise<Outcome<'sold', 'closed' | 'full' | 'price'>> {
  const all = given.map(line => corrected(line, sending));
  const desk = await openSaleDesk(payload, all, sending);
  return inOneTransaction(payload, async req => {
    await lockLog(req);
    const lines = await withoutStored(req, all);
    const [first] = lines;
    if (!first) return ok('sold');
    await lockEvents(req, [first.event]);
    const event = desk.events.get(first.event);
    if (!event || (await isAnyKnown(req, lines))) return problem('closed');
    const taken = (await listTakenOrDue(req, [event], desk.now)).get(event.id) ?? [];
    const kinds = doorKinds(event, taken);
    for (const [index, { kind: id, sale }] of lines.entries()) {
      const kind = kinds.find(each => each.id === id);
      if (!kind || !sale) return problem('closed');
      const wrong = saleProblem(kind, sale, lines.slice(0, index));
      if (wrong) return problem(wrong);
    }
    await addLines(req, lines, desk);
    return ok('sold');
  });
}

/** Whether the number of a line belongs to another ticket. */
async function isAnyKnown(req: PayloadRequest, lines: readonly DoorEntry[]): Promise<boolean> {
  const ids = lines.map(({ id }) => id);
  return (await queryRows(req, sql`select from tickets.tickets where id in ${ids} limit 1`)).length > 0;
}

function corrected(line: DoorEntry, { clock, now }: Sending): DoorEntry {
  const received = now.getTime();
  return { ...line, at: Math.max(0, Math.min(received, line.at + received - clock)) };
}

/** One at a time: otherwise a phone could be told of a line before an earlier one is stored, and never get that. */
const lockLog = (req: PayloadRequest) => lockInTransaction(req, 'the log of the doors');

async function withoutStored(req: PayloadRequest, lines: readonly DoorEntry[]): Promise<DoorEntry[]> {
  const once = new Map(lines.toReversed().map(line => [line.id, line]));
  const stored = await queryRows<{ id: string }>(
    req,
    sql`select id from tickets.door_log where id in ${[...once.keys()]}`,
  );
  for (const { id } of stored) once.delete(id);
  return [...once.values()].toReversed();
}

/** What was paid at once for the tickets of each sale: as the phone says, or more if its lines are more, also those stored before. */
async function sumTogether(req: PayloadRequest, sales: readonly SaleLine[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { together, sale } of sales)
    if (together) sums.set(together.id, (sums.get(together.id) ?? 0) + sale.units);
  if (sums.size === 0) return sums;
  const stored = await queryRows<{ id: string; units: number }>(
    req,
    sql`select together as id, sum(sale_units)::float8 as units from tickets.door_log
        where together in ${[...sums.keys()]} group by 1`,
  );
  for (const { id, units } of stored) sums.set(id, (sums.get(id) ?? 0) + units);
  for (const { together } of sales)
    if (together) sums.set(together.id, Math.max(together.units, sums.get(together.id) ?? 0));
  return sums;
}

/** Returns the ids of sales that are not stored (`sellTicket`). */
async function addLines(
  req: PayloadRequest,
  lines: readonly DoorEntry[],
  desk: SaleDesk,
): Promise<Set<string>> {
  const sales = lines.filter((line): line is SaleLine => line.sale !== null);
  await lockEvents(
    req,
    sales.map(({ event }) => event),
  );
  const [refused, over] = [new Set<string>(), new Set<string>()];
  const sums = await sumTogether(req, sales);
  for (const sale of sales) {
    const sold = await sellTicket(req, sale, { ...desk, cash: sums.get(sale.together?.id ?? '') ?? 0 });
    if (!sold) refused.add(sale.id);
    if (sold?.isOver) over.add(sale.id);
  }
  const rows = lines
    .filter(({ id }) => !refused.has(id))
    .map(({ sale, at, of, together, ...line }) => ({
      ...line,
      ...{
        together: together?.id,
        together_units: together?.units,
        at: new Date(at).toISOString(),
        of_seats: of,
        units: sale?.units,
        currency: sale?.currency,
        over: over.has(line.id),
      },
    }));
  await queryRows(
    req,
    sql`insert into tickets.door_log (id, event, phone, door, at, shown, ticket, kind, seats, of_seats, undoes, sale_units,
          sale_currency, together, together_units, is_over, account, received_at)
        select id, event, phone, door, at, shown, ticket, kind, seats, of_seats, undoes, units, currency, together, together_units, over,
          ${desk.account}::int, ${desk.now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, event int, phone uuid, door text,
          at timestamptz, shown text, ticket uuid, kind text, seats int, of_seats int, undoes uuid, units bigint, currency text,
          together uuid, together_units bigint, over boolean)`,
  );
  await takeBackSales(req, lines, desk.now);
  return refused;
}
