import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { leaveAsGift } from '#money/donations/leave-as-gift.action.ts';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { countByKind, lockOrder } from './change-order.action.ts';
import { queueTicketMail } from './order-mails.ts';
import { findOrder, listTaken, lockEvents, type Order, PLACES_TAG, type Ticket } from './order-store.ts';
import { listPayments, partForTickets, type TicketPayment } from './payment-store.ts';
import { releasePrice } from './release-price.ts';
import { haveRoom, type ReadEvents, type SaleEvent } from './sale-event.ts';

/**
 * Gives their places to orders whose payment is in the books, of one order or of all; without room, whoever paid is asked what
 * should become of the money. It can run any number of times, and at once in several processes.
 */
export async function settlePayments(
  payload: Payload,
  readEvents: ReadEvents,
  now: Date,
  order: string | null = null,
): Promise<void> {
  const arrived = await listPayments(
    { payload },
    sql`p.state = 'open' and s.received > 0 and (${order}::uuid is null or p.order_id = ${order}::uuid)`,
  );
  for (const payment of arrived) {
    const found = await findOrder({ payload }, payment.order);
    if (!found) continue;
    const events = await readEvents([...new Set(found.tickets.map(({ event }) => event))], found.language);
    await inOneTransaction(payload, req => settle(req, payment, events, now));
  }
}

async function settle(
  req: PayloadRequest,
  { donation, order: id }: { donation: string; order: string },
  events: readonly SaleEvent[],
  now: Date,
): Promise<void> {
  await lockEvents(
    req,
    events.map(event => event.id),
  );
  const order = await lockOrder(req, id);
  const [payment] = await listPayments(req, sql`p.donation = ${donation}::uuid`);
  if (!order || payment?.use !== 'open' || payment.stays <= 0n) return;
  const isEnough = payment.stays >= BigInt(order.price);
  // The rest of a bank transfer may follow.
  if (!isEnough && order.state === 'held' && (order.heldUntil ?? 0) > now.getTime()) return;
  if (isEnough && (await hasPlaces(req, order, events, now))) {
    await queryRows(
      req,
      sql`update tickets.orders set state = 'confirmed', held_until = null, revision = revision + 1,
            changed_at = ${now.toISOString()} where id = ${id}`,
    );
    await setUse(req, donation, 'used', now);
    await announceChange(req, [PLACES_TAG]);
    const confirmed = { ...order, state: 'confirmed', revision: order.revision + 1 } as const;
    await queueTicketMail(req, 'tickets-confirmed', confirmed, events);
    if (order.price > 0) await queueAbout(req, 'tickets-paid', order, events, payment);
    return;
  }
  // Once its person is forgotten nobody can be asked.
  await setUse(req, donation, order.email === null ? 'refund' : 'unplaced', now);
  await queueAbout(req, 'tickets-unplaced', order, events, payment);
}

/** Whether the places of an order that was paid can be its own: they are counted again, under the lock of its events. */
async function hasPlaces(
  req: PayloadRequest,
  order: Order,
  events: readonly SaleEvent[],
  now: Date,
): Promise<boolean> {
  const ids = events.map(event => event.id);
  return (
    order.state === 'held' &&
    order.email !== null &&
    order.tickets.every(({ event }) => ids.includes(event)) &&
    events.every(({ isScheduled, end }) => isScheduled && end > now) &&
    haveRoom(events, countByKind(order), await listTaken(req, ids, now, order.id))
  );
}

async function queueAbout(
  req: PayloadRequest,
  about: 'tickets-paid' | 'tickets-unplaced',
  order: Order,
  events: readonly SaleEvent[],
  payment: TicketPayment,
): Promise<void> {
  const amount = { units: partForTickets(order, payment), currency: order.currency ?? '' };
  await queueTicketMail(req, about, order, events, { amount, reference: payment.reference });
}

const setUse = (req: PayloadRequest, donation: string, use: TicketPayment['use'], now: Date) =>
  queryRows(
    req,
    sql`update tickets.payments set state = ${use}, changed_at = ${now.toISOString()} where donation = ${donation}`,
  );

/**
 * What whoever paid wants done with the price of tickets without a place, or of those that were cancelled: it stays as a gift, with a receipt, or
 * staff pay it back. A gift beside the tickets stays a gift. The first answer counts.
 */
export async function choosePayment(
  payload: Payload,
  { order: id, reference, wish }: { order: string; reference: string; wish: 'gift' | 'refund' },
  now: Date,
): Promise<Outcome<'gift' | 'refund', 'chosen'>> {
  return inOneTransaction(payload, async req => {
    const order = await lockOrder(req, id);
    const [payment] = await listPayments(req, sql`p.order_id = ${id}::uuid and g.reference = ${reference}`);
    if (order && payment && payment.asked > 0n) {
      await releaseAsked(req, { order, payment, wish, now });
      return ok(wish);
    }
    if (payment?.use === wish) return ok(wish);
    if (!order || payment?.use !== 'unplaced') return problem('chosen');
    await setUse(req, payment.donation, wish, now);
    const { name, email } = order;
    if (wish === 'gift') await leaveAsGift(req, reference, name && email ? { name, email } : null, now);
    return ok(wish);
  });
}

/** Takes the prices out of an order about which its buyer was asked, while others of its tickets are kept. */
async function releaseAsked(
  req: PayloadRequest,
  asked: { order: Order; payment: TicketPayment; wish: 'gift' | 'refund'; now: Date },
): Promise<void> {
  const tickets = await queryRows<Pick<Ticket, 'id' | 'event' | 'price'>>(
    req,
    sql`update tickets.tickets set asks_of = null where asks_of = ${asked.payment.donation}
        returning id, event, price::float8 as price`,
  );
  for (const ticket of tickets) await releasePrice(req, { ...asked, ticket });
}
