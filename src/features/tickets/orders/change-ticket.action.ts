import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { unlessInboxFull } from '#platform/mail/outbox.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { afterChange, endOrder, lockOrder, setState } from './change-order.action.ts';
import { queueTicketMail } from './order-mails.ts';
import { type Order, type Ticket, wasLetIn } from './order-store.ts';
import { paymentOfTicket } from './payment-store.ts';
import { releasePrice } from './release-price.ts';
import { isOpen, type SaleEvent } from './sale-event.ts';
import type { PriceWish, TicketRequest } from './ticket.schema.ts';

/** How often one ticket can be passed on, each time with a mail to an address that nobody has proven. */
const MOST_ISSUES = 6;

/**
/**
 * `gone`: the ticket is not in this order, or not any more. `over`: its event is. `letIn`: somebody came with it. `tooLate`: it has begun or does not take
 * place as planned. `passedOften`: it was passed on as often as it may be. `many`: the inbox got several mails from us today.
 * `askPrice`: it was paid, and nobody said what becomes of its price.
 */
type TicketProblem = 'gone' | 'over' | 'letIn' | 'tooLate' | 'passedOften' | 'many' | 'askPrice';
export type TicketChange = 'named' | 'passed' | 'cancelled';

/** Which ticket of which order, and what is known of the events of the order. */
type Asked = { order: string; ticket: string; events: readonly SaleEvent[]; now: Date };

/** Changes one ticket of a confirmed order for whoever has the link of the order. Repeating it changes nothing more. */
export async function changeTicket(
  payload: Payload,
  request: TicketRequest,
  asked: Asked,
): Promise<Outcome<TicketChange, TicketProblem>> {
  const outcome = await unlessInboxFull(payload, () =>
    inOneTransaction(payload, async (req): Promise<Outcome<TicketChange, TicketProblem>> => {
      const order = await lockOrder(req, asked.order);
      if (!order || order.name === null) return problem('gone');
      const ticket = order.tickets.find(({ id }) => id === asked.ticket);
      if (!ticket || order.state !== 'confirmed')
        return (await wasDone(req, request, asked)) ?? problem('gone');
      const event = asked.events.find(({ id }) => id === ticket.event);
      if ((event?.end.getTime() ?? order.overAt) <= asked.now.getTime()) return problem('over');
      if (request.act === 'name') return correctName(req, ticket, request.name);
      if (await wasLetIn(req, [ticket])) return problem('letIn');
      if (request.act === 'cancel-ticket')
        return cancelTicket(req, { ...asked, order, ticket }, request.price);
      if (!event || !isOpen(event, asked.now)) return problem('tooLate');
      if (ticket.issue >= MOST_ISSUES) return problem('passedOften');
      return passOn(req, request, { ...asked, order, ticket, event });
    }),
  );
  return outcome ?? problem('many');
}

/** The outcome of the same request, if it was answered before: a second press, or one after going back. */
async function wasDone(
  req: PayloadRequest,
  request: TicketRequest,
  { order, ticket }: Asked,
): Promise<Outcome<TicketChange, never> | null> {
  if (request.act === 'name') return null;
  const compared = request.act === 'pass' ? comparedEmail(request.email) : null;
  const [found] = await queryRows(
    req,
    sql`select from tickets.tickets t join tickets.orders o on o.id = t.order_id where t.id = ${ticket} and ${
      compared === null
        ? sql`o.id = ${order} and (t.cancelled_at is not null or o.state = 'cancelled')`
        : sql`t.passed_from = ${order} and o.compared = ${compared}`
    }`,
  );
  return found ? ok(compared === null ? 'cancelled' : 'passed') : null;
}

async function correctName(req: PayloadRequest, { id }: Ticket, name: string) {
  await queryRows(req, sql`update tickets.tickets set name = ${name} where id = ${id}`);
  return ok<TicketChange>('named');
}

type Found = Omit<Asked, 'order' | 'ticket'> & { order: Order; ticket: Ticket };

async function cancelTicket(
  req: PayloadRequest,
  { order, ticket, events, now }: Found,
  wish: PriceWish | undefined,
): Promise<Outcome<TicketChange, 'askPrice'>> {
  if (order.tickets.length === 1) await endOrder(req, order, events, now);
  else {
    const payment = await paymentOfTicket(req, order, ticket);
    if (payment && !wish) return problem('askPrice');
    if (payment && wish) await releasePrice(req, { order, ticket, payment, wish, now });
    await queryRows(
      req,
      sql`update tickets.tickets set cancelled_at = ${now.toISOString()} where id = ${ticket.id}`,
    );
    await setState(req, order.id, order.state, now);
    await afterChange(req, order.id, events, 'tickets-changed');
  }
  return ok<TicketChange>('cancelled');
}

/** The next issue of the ticket is in an order of its new holder; the code of this one is revoked with it. */
async function passOn(
  req: PayloadRequest,
  { name, email }: { name: string; email: string },
  { order, ticket, event, events, now }: Found & { event: SaleEvent },
) {
  const [made] = await queryRows<{ id: string }>(
    req,
    sql`insert into tickets.orders
          (state, language, name, email, compared, answers, attempt, over_at, made_at, changed_at)
        values ('confirmed', ${order.language}, ${name}, ${email}, ${comparedEmail(email)}, '[]',
          ${`${ticket.id} issue ${ticket.issue + 1}`}, ${event.end.toISOString()}, ${now.toISOString()},
          ${now.toISOString()}) returning id`,
  );
  await queryRows(
    req,
    sql`update tickets.tickets set order_id = ${made?.id ?? ''}, issue = issue + 1, name = null,
          passed_from = ${order.id}, bought_in = coalesce(bought_in, ${order.id}::uuid) where id = ${ticket.id}`,
  );
  const isLast = order.tickets.length === 1;
  await setState(req, order.id, isLast ? 'cancelled' : order.state, now);
  await afterChange(req, made?.id ?? '', events, 'tickets-received');
  const told = { ...order, tickets: [ticket], revision: order.revision + 1 };
  await queueTicketMail(req, 'tickets-passed', told, events);
  return ok<TicketChange>('passed');
}
