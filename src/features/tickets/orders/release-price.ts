import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { leaveAsGift } from '#money/donations/leave-as-gift.action.ts';
import { queryRows } from '#platform/transaction.ts';
import type { Order, Ticket } from './order-store.ts';
import type { TicketPayment } from './payment-store.ts';
import type { PriceWish } from './ticket.schema.ts';

type Released = {
  /** The one with which it was paid. */
  order: Order;
  ticket: Pick<Ticket, 'id' | 'event' | 'price'>;
  payment: TicketPayment;
  wish: PriceWish;
  now: Date;
};

/**
 * Takes the price of a ticket that is cancelled alone out of its order and its event. It stays as a gift at once, or is paid
 * back by staff.
 */
export async function releasePrice(
  req: PayloadRequest,
  { order, ticket, payment, wish, now }: Released,
): Promise<void> {
  const { name, email } = order;
  const gift = wish === 'gift' ? ticket.price : 0;
  await queryRows(
    req,
    sql`update tickets.orders set price = price - ${ticket.price}, gift = gift + ${gift},
          prices = jsonb_set(prices, array[${String(ticket.event)}],
            to_jsonb(((prices ->> ${String(ticket.event)})::bigint - ${ticket.price})::text))
        where id = ${order.id}`,
  );
  if (wish === 'refund')
    await queryRows(
      req,
      sql`update tickets.tickets set refund_of = ${payment.donation} where id = ${ticket.id}`,
    );
  else
    await leaveAsGift(req, payment.reference, name && email ? { name, email } : null, now, {
      id: ticket.id,
      units: BigInt(ticket.price),
    });
}
