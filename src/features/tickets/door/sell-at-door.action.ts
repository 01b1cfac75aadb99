import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import type { Taken } from '#core/ticket-sale.ts';
import { dayIn } from '#core/zoned-time.ts';
import { type DeskSettings, readDeskSettings } from '#money/bookkeeping/desk/desk-settings.ts';
import { storeCounted, takeBackCounted } from '#money/bookkeeping/donations/count-donation.action.ts';
import { announceChange } from '#platform/announce-change.ts';
import { queryRows } from '#platform/transaction.ts';
import { insertOrder } from '../orders/change-order.action.ts';
import { AT_DOOR, listTaken, lockEvents, PLACES_TAG } from '../orders/order-store.ts';
import { haveRoom, type ReadEvents, type SaleEvent } from '../orders/sale-event.ts';
import { type DoorEntry, type DoorKind, type Paid, saleProblem } from './door.rules.ts';

/** A line with a sale, whose time is corrected. */
export type SaleLine = DoorEntry & { kind: string; sale: Paid };

/** What sales need to know before their transaction begins. */
export type SaleDesk = {
  events: ReadonlyMap<number, SaleEvent>;
  settings: DeskSettings;
  account: number;
  language: Locale;
  now: Date;
};

/** Reads what the sales among these lines need. */
export async function openSaleDesk(
  payload: Payload,
  lines: readonly DoorEntry[],
  {
    readEvents,
    ...desk
  }: { readEvents: ReadEvents; account: number; language: SaleDesk['language']; now: Date },
): Promise<SaleDesk> {
  const ids = [...new Set(lines.flatMap(({ sale, event }) => (sale ? [event] : [])))];
  const events = ids.length === 0 ? [] : await readEvents(ids, desk.language);
  const settings =
    events.length === 0 ? { currencies: [], bankAccounts: [] } : await readDeskSettings(payload);
  return { ...desk, events: new Map(events.map(event => [event.id, event])), settings };
}

/** The ticket kinds sold at the door of an event, with the places left. */
export function doorKinds({ sale, isScheduled }: SaleEvent, taken: readonly Taken[]): DoorKind[] {
  if (!sale || !isScheduled) return [];
  const free = sale.places - taken.reduce((sum, { seats }) => sum + seats, 0);
  return sale.kinds.flatMap(({ id, name, seats, limit, price, isAtDoor }) => {
    const sold = taken.find(({ kind }) => kind === id)?.tickets ?? 0;
    const shown = price && { ...price.money, units: Number(price.money.units), isOwn: price.isOwn };
    const left = limit === null ? null : limit - sold;
    return isAtDoor ? [{ id, name: name.text, seats, price: shown ?? null, free, left }] : [];
  });
}

/**
 * Sells a ticket whose places are sure or whose holder is inside: an order that is confirmed, its ticket, and the cash in
 * the books. `isOver`: all places were taken. Null if its event or kind is not known any more, or its number belongs to
 * another ticket. `cash` is what was paid at once with it, if that is more. The events are locked.
 */
export async function sellTicket(
  req: PayloadRequest,
  line: SaleLine,
  { events, settings, account, language, now, cash }: SaleDesk & { cash: number },
): Promise<{ isOver: boolean } | null> {
  const event = events.get(line.event);
  const kind = event?.sale?.kinds.find(({ id }) => id === line.kind);
  const [same] = await queryRows(req, sql`select from tickets.tickets where id = ${line.id}::uuid`);
  if (!event || !kind || same) return null;
  const { units, currency } = line.sale;
  const [choice, price] = [new Map([[kind.id, 1]]), BigInt(units)];
  const isOver = !haveRoom([event], choice, await listTaken(req, [event.id], now));
  const order = await insertOrder(req, {
    request: { choice, name: null, email: null, answers: new Map() },
    ...{ ticket: line.id, events: [event], attempt: `${AT_DOOR}${line.id}`, language, now },
    ...{ state: 'confirmed', heldUntil: null, isProven: true },
    due:
      currency !== null && units > 0
        ? { currency, price, gift: 0n, each: new Map([[kind.id, price]]) }
        : null,
  });
  await announceChange(req, [PLACES_TAG]);
  if (currency === null || units === 0) return { isOver };
  const [offered] = doorKinds({ ...event, isScheduled: true }, []).filter(({ id }) => id === kind.id);
  const known = settings.currencies.find(each => each.currency === currency);
  const isUsual = offered && saleProblem({ ...offered, free: offered.seats, left: null }, line.sale) === null;
  const stored = await storeCounted(
    req,
    {
      ...{ method: 'cash', total: { units: price, currency }, tickets: price, description: '' },
      ...{ project: null, campaign: null, language, donor: null },
      receivedOn: dayIn(event.timeZone, toMoment(line, event, now)),
      countedBy: line.door || 'Door',
    },
    // The cash is booked at any price. A second person checks it if the price is not the usual one, or the sum is large.
    { by: account, now, needsSecond: !isUsual || !known || Math.max(cash, units) > known.twoAbove },
  );
  await queryRows(
    req,
    sql`insert into tickets.payments (donation, order_id, state, made_at, changed_at)
        values (${stored.id}, ${order}, 'used', ${now.toISOString()}, ${now.toISOString()})`,
  );
  return { isOver };
}

/** The clock of a phone may be wrong: nobody sells at a door long before the event, nor takes cash on a day to come. */
const toMoment = ({ at }: DoorEntry, { start }: SaleEvent, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(at, start.getTime() - DAY)));
const DAY = 24 * 3_600_000;

/** Cancels sold tickets of which the log says that they were taken back, and takes their cash out of the books. */
export async function takeBackSales(
  req: PayloadRequest,
  lines: readonly DoorEntry[],
  now: Date,
): Promise<void> {
  const ids = lines.flatMap(({ id, sale, undoes }) => (sale ? [id] : (undoes ?? [])));
  if (ids.length === 0) return;
  const sold = await queryRows<{ order: string; event: number }>(
    req,
    sql`select t.order_id as order, t.event from tickets.door_log s join tickets.tickets t on t.id = s.id
        where s.sale_units is not null and s.id in ${ids}
          and exists (select from tickets.door_log u
            where u.shown = 'undone' and u.undoes = s.id and u.event = s.event)`,
  );
  await lockEvents(
    req,
    sold.map(({ event }) => event),
  );
  for (const { order } of sold) {
    const ended = await queryRows(
      req,
      sql`update tickets.orders set state = 'cancelled', revision = revision + 1, changed_at = ${now.toISOString()}
          where id = ${order} and state = 'confirmed' returning id`,
    );
    // Also where staff cancelled the order before; but what they paid back entirely stays in the books.
    const paid = await queryRows<{ donation: string }>(
      req,
      sql`update tickets.payments p set state = 'refund', changed_at = ${now.toISOString()}
          from money.statuses s where s.donation = p.donation and s.state <> 'refunded' and p.order_id = ${order}
          returning p.donation`,
    );
    for (const { donation } of paid) await takeBackCounted(req, donation);
    if (ended.length > 0) await announceChange(req, [PLACES_TAG]);
  }
}
