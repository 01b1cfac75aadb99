import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { announceChange } from '#platform/announce-change.ts';
import { unlessInboxFull } from '#platform/mail/outbox.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import type { OrderRequest } from './order.schema.ts';
import { countOrder, refuseTry } from './order-limits.ts';
import type { TicketMail } from './order-mail.texts.ts';
import { queueTicketMail } from './order-mails.ts';
import {
  type Answer,
  canCancel,
  findOrder,
  listTaken,
  lockEvents,
  type Order,
  type OrderedTicket,
  PLACES_TAG,
  takesPlaces,
  wasLetIn,
} from './order-store.ts';
import { listOrderPayments, partForTickets } from './payment-store.ts';
import { type Due, dueFor, type PriceProblem } from './price.rules.ts';
import { type Choice, choiceForEvent, haveRoom, isOpen, type SaleEvent } from './sale-event.ts';
import { choiceProblem } from './waiting-list.rules.ts';
import { listTakenOrDue } from './waiting-list.ts';

/** How long the places of an order are held for an address that nobody has proven, in minutes. */
const HOLD_MINUTES = 60;
/** How long they are held for somebody who goes on to pay. */
export const PAYING_MINUTES = 30;
/** Orders of one address for events that are not over. */
const MOST_AHEAD = 5;

/** `closed`: a kind is not sold now, or not any more. `tooMany`: more of a kind than one order may hold. `full`: no room. */
export type ChoiceProblem = 'closed' | 'tooMany' | 'full' | PriceProblem;
/**
 * `slowed`: a proof of work is needed first. `network-full`: its network has ordered often today. `many`: the address has
 * several orders, or its inbox got several mails from us today; the page does not say which, because the address may be
 * somebody else's.
 */
export type OrderProblem = ChoiceProblem | 'too-often' | 'slowed' | 'network-full' | 'many';

/** `isDue`: it has to be paid (pay-order.action.ts). */
export type Ordered = { id: string; isDue: boolean };

/** The network address is only used for limits. `ownEmail` is the proven address of the signed-in visitor. */
export type Ordering = {
  /** Those whose kinds are in the choice. */
  events: readonly SaleEvent[];
  /** As typed, for kinds that are shown with it. */
  code: string;
  /** The same for every press of one form. */
  attempt: string;
  language: Locale;
  clientAddress: string;
  proof: string | undefined;
  ownEmail: string | null;
  /** If the places are gone, the order goes on the waiting list. */
  waits?: boolean;
  now: Date;
};

/**
 * Orders tickets for a signed-in visitor, and holds their places for anybody else, until they press Confirm in the mail that
 * is queued. However many order at once, no event gives out more places than it has.
 */
export async function orderTickets(
  payload: Payload,
  request: OrderRequest,
  ordering: Ordering,
): Promise<Outcome<Ordered, OrderProblem>> {
  const { clientAddress, proof, events, code, now } = ordering;
  const refused = await refuseTry(clientAddress, proof, now);
  if (refused) return problem(refused);
  const wrong = choiceProblem(request.choice, { events, code, now });
  if (wrong) return problem(wrong);
  const due = dueFor(events, request.choice, request);
  if (!due.ok) return due;
  const counted = await countOrder(
    clientAddress,
    async () =>
      (await unlessInboxFull(payload, () => storeOrder(payload, request, { ...ordering, due: due.value }))) ??
      problem('many'),
  );
  return typeof counted === 'string' ? problem(counted) : counted;
}

async function storeOrder(
  payload: Payload,
  request: OrderRequest,
  ordering: Ordering & { due: Due | null },
): Promise<Outcome<Ordered, OrderProblem>> {
  const { events, language, ownEmail, now, due } = ordering;
  const { choice, email } = request;
  const compared = comparedEmail(email);
  const attempt = hashAttempt(ordering.attempt, request);
  const ids = events.map(({ id }) => id);
  // A list is of one event, and nobody waits for more than there is.
  const waits = ordering.waits === true && ids.length === 1 && haveRoom(events, choice, new Map());
  // Refuses most who come too late without a transaction.
  if (
    !waits &&
    !haveRoom(events, choice, await listTakenOrDue({ payload }, events, now)) &&
    !(await findAttempt({ payload }, attempt))
  )
    return problem('full');
  return inTurn(() =>
    inOneTransaction(payload, async req => {
      await lockEvents(req, ids);
      const same = await findAttempt(req, attempt);
      if (same) {
        // Somebody who went back may have corrected an answer.
        const answers = JSON.stringify(pickAnswers(request.answers, events));
        await queryRows(
          req,
          sql`update tickets.orders set answers = ${answers}::jsonb where id = ${same.id} and answers is not null`,
        );
        return ok({ id: same.id, isDue: due !== null && same.state === 'held' });
      }
      // What nobody has proven counts for an hour: it may be somebody else who enters this address.
      const recently = new Date(now.getTime() - HOLD_MINUTES * 60_000).toISOString();
      const [ahead] = await queryRows<{ count: number }>(
        req,
        sql`select count(*)::int as count from tickets.orders where compared = ${compared}
            and over_at > ${now.toISOString()}::timestamptz
            and (state in ('confirmed', 'waiting') or (state = 'asking' and made_at > ${recently}::timestamptz)
              or (state = 'held' and held_until > ${now.toISOString()}::timestamptz))`,
      );
      if ((ahead?.count ?? 0) >= MOST_AHEAD) return problem('many');
      const fitsNow = haveRoom(events, choice, await listTakenOrDue(req, events, now));
      if (!fitsNow && !waits) return problem('full');
      const isHeld = ownEmail === null || comparedEmail(ownEmail) !== compared;
      const isDue = due !== null && fitsNow;
      const { state, about } = firstStep(fitsNow, isHeld || isDue);
      const minutes = isDue ? PAYING_MINUTES : HOLD_MINUTES;
      const heldUntil = state === 'held' ? holdFor(events, now, minutes).toISOString() : null;
      const id = await insertOrder(req, {
        ...{ request, events, language, state, heldUntil, due, attempt, now },
        isProven: !isHeld,
      });
      // Nobody is written to about an order that is paid next.
      await afterChange(req, id, events, isDue ? null : about);
      return ok({ id, isDue });
    }),
  );
}

type NewOrder = {
  /** Staff enter orders of people without an address, and sell tickets at the door to people without a name. */
  request: Omit<OrderRequest, 'name' | 'email'> & Record<'name' | 'email', string | null>;
  /** The id of its only ticket, where that is known before. */
  ticket?: string;
  heldUntil: string | null;
  due: Due | null;
} & Pick<Order, 'state' | 'language' | 'isProven'> &
  Pick<Ordering, 'events' | 'attempt' | 'now'>;

/** Stores an order with its tickets, once their places are sure, and returns its id. */
export async function insertOrder(
  req: PayloadRequest,
  { request, ticket, events, language, state, heldUntil, isProven, due, attempt, now }: NewOrder,
): Promise<string> {
  const { choice, name, email, answers: given } = request;
  const overAt = new Date(Math.max(...events.map(({ end }) => end.getTime())));
  const answers = JSON.stringify(pickAnswers(given, events));
  const [made] = await queryRows<{ id: string }>(
    req,
    sql`insert into tickets.orders
        (state, held_until, language, name, email, compared, answers, attempt, over_at, made_at, changed_at,
          is_proven, price, prices, gift, currency)
      values (${state}, ${heldUntil}, ${language}, ${name}, ${email}, ${email && comparedEmail(email)},
        ${answers}::jsonb, ${attempt}, ${overAt.toISOString()}, ${now.toISOString()}, ${now.toISOString()},
        ${isProven}, ${String(due?.price ?? 0)}::bigint, ${JSON.stringify(listPrices(choice, events, due))}::jsonb,
        ${String(due?.gift ?? 0)}::bigint, ${due?.currency ?? null})
      returning id`,
  );
  const id = made?.id ?? '';
  await queryRows(
    req,
    sql`insert into tickets.tickets (id, order_id, event, kind, seats, event_name, kind_name, price)
      select coalesce(${ticket ?? null}::uuid, gen_random_uuid()), ${id}::uuid, event, kind, seats, "eventName", "kindName", price
      from jsonb_to_recordset(${JSON.stringify(listTickets(choice, events, due))}::jsonb)
        as row (event int, kind text, seats int, "eventName" text, "kindName" text, price bigint)`,
  );
  return id;
}

/** What becomes of a new order, and which mail tells it. */
function firstStep(fitsNow: boolean, isUnproven: boolean): { state: Order['state']; about: TicketMail } {
  if (fitsNow)
    return isUnproven
      ? { state: 'held', about: 'tickets-held' }
      : { state: 'confirmed', about: 'tickets-confirmed' };
  return isUnproven
    ? { state: 'asking', about: 'tickets-asking' }
    : { state: 'waiting', about: 'tickets-waiting' };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One order at a time in each process: those that wait for the lock of an event would otherwise each keep a connection, and
 * leave none for the other pages.
 */
function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  const next = last.then(act, act);
  last = next;
  return next;
}

export async function findAttempt(
  reader: Writer,
  attempt: string,
): Promise<Pick<Order, 'id' | 'state'> | null> {
  const [found] = await queryRows<Pick<Order, 'id' | 'state'>>(
    reader,
    sql`select id, state from tickets.orders where attempt = ${attempt}`,
  );
  return found ?? null;
}

/** The same press has the same content; a corrected form is another order. */
const hashAttempt = (attempt: string, { choice, email, name, own, gift }: OrderRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[attempt, comparedEmail(email), name, [...choice].toSorted()],
        ...[[...(own ?? [])].map(([kind, units]) => [kind, String(units)]), String(gift ?? 0)],
      ]),
    )
    .digest('hex');

/** Until when places are held that are asked for now: not beyond the beginning of an event. */
export const holdFor = (events: readonly SaleEvent[], now: Date, minutes: number): Date =>
  new Date(Math.min(now.getTime() + minutes * 60_000, ...events.map(({ start }) => start.getTime())));

const pickAnswers = (answers: OrderRequest['answers'], events: readonly SaleEvent[]): Answer[] =>
  events.flatMap(({ id: event, sale }) =>
    (sale?.questions ?? []).flatMap(({ id, question }) => {
      const answer = answers.get(id);
      return answer ? [{ event, question: question.text, answer }] : [];
    }),
  );

/** What the tickets of each event cost. */
const listPrices = (choice: Choice, events: readonly SaleEvent[], due: Due | null): Record<number, string> =>
  Object.fromEntries(
    events.map(event => {
      const own = [...choiceForEvent(event, choice)].map(
        ([id, quantity]) => (due?.each.get(id) ?? 0n) * BigInt(quantity),
      );
      return [event.id, String(own.reduce((sum, units) => sum + units, 0n))];
    }),
  );

const listTickets = (
  choice: Choice,
  events: readonly SaleEvent[],
  due: Due | null,
): (OrderedTicket & { price: string })[] =>
  events.flatMap(event =>
    [...choiceForEvent(event, choice)].flatMap(([id, quantity]) => {
      const kind = event.sale?.kinds.find(each => each.id === id);
      if (!kind) return [];
      const names = { eventName: event.heading.text, kindName: kind.name.text };
      return Array.from({ length: quantity }, () => ({
        event: event.id,
        kind: id,
        seats: kind.seats,
        ...names,
        price: String(due?.each.get(id) ?? 0),
      }));
    }),
  );

/** How many tickets of each kind an order has. */
export function countByKind({ tickets }: Pick<Order, 'tickets'>): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { kind } of tickets) quantities.set(kind, (quantities.get(kind) ?? 0) + 1);
  return quantities;
}

/**
 * Confirms the order of a mail's link, which proves the address. An order whose hold has ended gets its places if they are
 * still free, so the places are counted again.
 */
export async function confirmOrder(
  payload: Payload,
  id: string,
  { events, now }: Pick<Ordering, 'events' | 'now'>,
): Promise<Outcome<'confirmed' | 'waiting', 'full' | 'over'>> {
  return inOneTransaction(payload, async req => {
    await lockEvents(
      req,
      events.map(event => event.id),
    );
    const order = await lockOrder(req, id);
    if (order?.state === 'confirmed' || order?.state === 'waiting') return ok(order.state);
    if (order?.state === 'asking' && order.overAt > now.getTime()) {
      await setState(req, id, 'waiting', now);
      await proveAddress(req, id);
      await afterChange(req, id, events, 'tickets-waiting');
      return ok('waiting');
    }
    // What costs something is confirmed by its payment.
    if (order?.state !== 'held' || order.currency !== null || order.email === null) return problem('over');
    const own = events.filter(event => order.tickets.some(ticket => ticket.event === event.id));
    const isWhole = order.tickets.every(ticket => own.some(event => event.id === ticket.event));
    if (!isWhole || !own.every(event => isOpen(event, now))) return problem('over');
    const choice = countByKind(order);
    // Places that are not held any more belong to those who wait for them.
    const taken = takesPlaces(order, now)
      ? await listTaken(
          req,
          own.map(event => event.id),
          now,
          id,
        )
      : await listTakenOrDue(req, own, now, id);
    if (!haveRoom(own, choice, taken)) return problem('full');
    await setState(req, id, 'confirmed', now);
    await afterChange(req, id, own, 'tickets-confirmed');
    return ok('confirmed');
  });
}

/**
 * Cancels an order whose events are not over, and gives its places back. Staff tell why: `reason` may be empty; nobody else
 * cancels it after somebody came with it (`let-in`).
 */
export async function cancelOrder(
  payload: Payload,
  id: string,
  { events, now, reason }: Pick<Ordering, 'events' | 'now'> & { reason?: string },
): Promise<Outcome<'cancelled', 'over' | 'let-in'>> {
  return inOneTransaction(payload, async req => {
    const order = await lockOrder(req, id);
    if (order?.state === 'cancelled' || order?.state === 'left') return ok('cancelled');
    if (!order || !canCancel(order, now)) return problem('over');
    if (reason === undefined && (await wasLetIn(req, order.tickets))) return problem('let-in');
    await endOrder(req, order, events, now, reason);
    return ok('cancelled');
  });
}

/** Cancels a locked order, in the transaction that found a reason to. */
export async function endOrder(
  req: PayloadRequest,
  order: Order,
  events: readonly SaleEvent[],
  now: Date,
  reason?: string,
): Promise<void> {
  const { id, state } = order;
  await setState(req, id, state === 'asking' || state === 'waiting' ? 'left' : 'cancelled', now);
  // Nobody waits for a mail about places that were only held.
  const about = reason === undefined ? 'tickets-cancelled' : 'tickets-withdrawn';
  await afterChange(req, id, events, state === 'confirmed' ? about : null, reason);
  await askAboutMoney(req, order, events, now);
}

/**
 * Asks the buyer of an ended order whether its price is refunded or becomes a gift, also for tickets that were passed on.
 * Once all of them are given up, the question is about everything the buyer paid. A gift beside free tickets stays a gift.
 * Where nobody can be asked, as after a sale at the door, staff pay it back.
 */
async function askAboutMoney(
  req: PayloadRequest,
  order: Order,
  events: readonly SaleEvent[],
  now: Date,
): Promise<void> {
  // Of two that end at once, the later one sees the other.
  const orders = await lockWithBuyers(req, order.id);
  for (const { id } of orders) {
    const asked = await queryRows<{ donation: string }>(
      req,
      sql`update tickets.payments p set state = case when b.email is null then 'refund' else 'unplaced' end,
            changed_at = ${now.toISOString()}
          from tickets.orders b where b.id = p.order_id and b.id = ${id} and p.state = 'used'
            and b.state = 'cancelled' and b.price > 0
            and not exists (select from tickets.tickets t join tickets.orders o on o.id = t.order_id
              where t.bought_in = ${id} and t.cancelled_at is null and o.state <> 'cancelled')
          returning p.donation`,
    );
    if (asked.length === 0) await askAboutPart(req, id, { order, events });
    else
      await queryRows(
        req,
        sql`update tickets.tickets set asks_of = null where coalesce(bought_in, order_id) = ${id}`,
      );
    const buyer = asked.length > 0 ? await findOrder(req, id) : null;
    if (!buyer) continue;
    // Nobody is asked about a price that went back already; a gift beside it stays one.
    const payments = (await listOrderPayments(req, id)).filter(
      ({ donation, stays }) => stays > BigInt(buyer.gift) && asked.some(each => each.donation === donation),
    );
    for (const payment of payments) {
      const amount = { units: partForTickets(buyer, payment), currency: buyer.currency ?? '' };
      const about = { ...buyer, tickets: order.tickets };
      await queueTicketMail(req, 'tickets-unplaced', about, events, { amount, reference: payment.reference });
    }
  }
}

/** Asks the payer `id` about the price of these tickets, which end, while somebody still holds others. */
export async function askAboutPart(
  req: PayloadRequest,
  id: string,
  { order, events }: { order: Order; events: readonly SaleEvent[] },
): Promise<void> {
  const buyer = await findOrder(req, id);
  const payment =
    buyer && (await listOrderPayments(req, id)).find(({ use, stays }) => use === 'used' && stays > 0n);
  if (!payment) return;
  const ended = await queryRows<{ id: string }>(
    req,
    sql`update tickets.tickets set asks_of = ${payment.donation}
        where id in ${order.tickets.map(ticket => ticket.id)} and coalesce(bought_in, order_id) = ${id}
          and cancelled_at is null and price > 0
          and refund_of is null and asks_of is null returning id`,
  );
  const units =
    (await listOrderPayments(req, id)).find(({ donation }) => donation === payment.donation)?.asked ?? 0n;
  const [first] = ended;
  if (!first || units === payment.asked) return;
  const tickets = order.tickets.filter(ticket => ended.some(each => each.id === ticket.id));
  await queueTicketMail(req, 'tickets-unplaced', { ...buyer, tickets }, events, {
    ...{
      amount: { units: units - payment.asked, currency: buyer.currency ?? '' },
      reference: payment.reference,
    },
    part: first.id,
  });
}

/** Gives a locked order its next state; only `held` has a time until which. */
export async function setState(
  req: PayloadRequest,
  id: string,
  state: Order['state'],
  now: Date,
  heldUntil: Date | null = null,
): Promise<void> {
  await queryRows(
    req,
    sql`update tickets.orders set state = ${state}, held_until = ${heldUntil?.toISOString() ?? null},
          revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
  );
}

/** Records that the buyer has proved the email address of the order. */
export const proveAddress = (req: PayloadRequest, id: string) =>
  queryRows(req, sql`update tickets.orders set is_proven = true where id = ${id}`);

/** The order, which no other transaction changes until this one ends, nor those in which its tickets were bought. */
export async function lockOrder(req: PayloadRequest, id: string): Promise<Order | null> {
  await lockWithBuyers(req, id);
  return findOrder(req, id);
}

/** Locks an order and those in which its tickets were bought, in the order of their ids, so nobody waits in a circle. */
const lockWithBuyers = (req: PayloadRequest, id: string) =>
  queryRows<{ id: string }>(
    req,
    sql`select id from tickets.orders where id = ${id}
          or id in (select bought_in from tickets.tickets where order_id = ${id}) order by id for update`,
  );

/** Announces that the number of free places changed, and queues a mail to the person who ordered. */
export async function afterChange(
  req: PayloadRequest,
  id: string,
  events: readonly SaleEvent[],
  about: TicketMail | null,
  reason?: string,
): Promise<void> {
  const order = await findOrder(req, id);
  if (order && about) await queueTicketMail(req, about, order, events, undefined, reason);
  await announceChange(req, [PLACES_TAG]);
}
