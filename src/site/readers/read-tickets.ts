import type { APIContext } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { kindsFor, roomFor, saleState, type Taken, type TicketSale } from '#core/ticket-sale.ts';
import { listEventsAhead } from '#features/events/event.queries.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { ticketCode, typedTicketCode } from '#features/tickets/codes/ticket-code.ts';
import { showTypedCode } from '#features/tickets/codes/typed-code.rules.ts';
import type { ShownKind } from '#features/tickets/kinds.ts';
import type { ChangeTicketProps } from '#features/tickets/orders/change-ticket-form.tsx';
import {
  type LinkOfOrder,
  ORDER_FILE_PATH,
  ORDER_PARAMETER,
  ORDERED_PARAMETER,
  orderLink,
  orderToken,
  readOrderToken,
  TICKET_PARAMETER,
  TICKETS_PDF_PATH,
} from '#features/tickets/orders/order-link.ts';
import { holdEnds, kindsInWords } from '#features/tickets/orders/order-mails.ts';
import type { ShownOrder } from '#features/tickets/orders/order-page.tsx';
import {
  canCancel,
  findOrder,
  firstRelease,
  type Order,
  PLACES_TAG,
  type Ticket,
  takesPlaces,
} from '#features/tickets/orders/order-store.ts';
import type { ShownPayment } from '#features/tickets/orders/payment-panel.tsx';
import { type Choice, isOpen, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { groupTickets, printedTickets, type TicketGroup } from '#features/tickets/orders/ticket-groups.ts';
import type { ShownTicket } from '#features/tickets/orders/ticket-list.tsx';
import { writeTicketsPdf } from '#features/tickets/orders/ticket-pdf.ts';
import { listTakenOrDue } from '#features/tickets/orders/waiting-list.ts';
import { openCms } from '#platform/payload.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';

type Visit = Pick<APIContext, 'url' | 'locals'>;

/** The events ahead that give out tickets on this site. */
export async function readSaleEvents(renderContext: RenderContext): Promise<SaleEvent[]> {
  const ids = (await listEventsAhead(renderContext)).flatMap(({ id, sale }) => (id && sale ? [id] : []));
  return readEvents(renderContext, ids);
}

/** These events, whatever has become of them; those that were deleted are left out. */
export async function readEvents(renderContext: RenderContext, ids: readonly number[]): Promise<SaleEvent[]> {
  return listSaleEvents(renderContext, ids);
}

/** What of these events is taken or due to somebody who waits, for a cached page, which expires when held places become free. */
export async function readTaken(
  renderContext: RenderContext,
  cards: readonly EventCard[],
): Promise<Map<number, Taken[]>> {
  const ids = cards.flatMap(({ id, sale }) => (id && sale ? [id] : []));
  if (ids.length === 0) return new Map();
  const reader = { payload: await openCms() };
  renderContext.tags.add(PLACES_TAG);
  const [taken, release] = await Promise.all([
    listTakenOrDue(reader, await readEvents(renderContext, ids), renderContext.now),
    firstRelease(reader, ids, renderContext.now),
  ]);
  limitValidity(renderContext, release);
  return taken;
}

type Showing = {
  sale: TicketSale;
  timeZone: string;
  taken: readonly Taken[];
  code?: string;
  choice?: Choice;
  /** Chosen for whoever has chosen nothing yet. */
  preset?: boolean;
  /** For whoever waits for places, as if all were free. */
  waits?: boolean;
};

/** The kinds of ticket of an event as a form shows them. */
export function shownKinds(
  { sale, timeZone, taken, code = '', choice = new Map(), preset = false, waits = false }: Showing,
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
): ShownKind[] {
  const room = roomFor(sale, waits ? [] : taken);
  const kinds = kindsFor(sale, code).map(
    ({ id, name, note, seats, most, from, price, ...days }): ShownKind => {
      const left = room.get(id) ?? 0;
      const sold = saleState({ from, ...days }, timeZone, now);
      return {
        ...{ id, name, note, seats },
        state: sold === 'open' && left === 0 ? 'full' : sold,
        opens: sold === 'soon' && from !== null ? formatDay(from, locale) : '',
        most: Math.min(most, left),
        left: left < most ? left : null,
        chosen: choice.get(id) ?? 0,
        ...(price && {
          price: { ...price.money, units: Number(price.money.units), isOwn: price.isOwn },
        }),
      };
    },
  );
  const first = kinds.findIndex(({ state }) => state === 'open');
  return preset ? kinds.map((kind, index) => (index === first ? { ...kind, chosen: 1 } : kind)) : kinds;
}

/** An order as its page shows it, to whoever has its mail or has just ordered. */
export function shownOrder(
  order: Order,
  events: readonly SaleEvent[],
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
  of: LinkOfOrder,
  payment: ShownPayment | null = null,
): ShownOrder {
  const { id, state, overAt, heldUntil, tickets, madeAt } = order;
  const isOver = state !== 'cancelled' && state !== 'left' && overAt <= now.getTime();
  const isReleased = state === 'held' && !takesPlaces(order, now);
  const groups = groupTickets(tickets, events);
  const isAhead = groups.every(({ event }) => event !== null && isOpen(event, now));
  const hasMail = of === ORDER_PARAMETER;
  const isNew =
    of === ORDERED_PARAMETER &&
    now.getTime() - madeAt < JUST_NOW &&
    (state === 'held' || state === 'confirmed');
  const file = new URL(orderLink(id, of, locale, ORDER_FILE_PATH));
  const each = (group: TicketGroup) =>
    hasMail && state === 'confirmed'
      ? group.tickets.map(ticket => shownTicket(ticket, { group, order, locale, now }))
      : [];
  return {
    state: isOver ? 'over' : isReleased ? 'released' : state,
    until: heldUntil === null ? null : holdEnds(heldUntil, locale),
    groups: groups.map(group => ({
      id: group.id,
      heading: group.event?.heading ?? { text: group.name },
      href: group.event?.href ?? null,
      when: group.event?.when ?? '',
      place: group.event?.place ?? null,
      tickets: kindsInWords(group.kinds, locale),
      words: group.event?.sale?.words ?? { text: '' },
      each: each(group),
      isOff: group.event?.isScheduled === false,
    })),
    token: hasMail ? orderToken(id) : null,
    // What costs something is confirmed by its payment; only a transfer that is still to come is confirmed before.
    mayConfirm:
      hasMail &&
      (state === 'held' || state === 'asking') &&
      !isOver &&
      isAhead &&
      (!payment || state !== 'held' || payment.isUnproven),
    mayCancel: hasMail && canCancel(order, now),
    file: state === 'confirmed' && !isOver ? file.pathname + file.search : null,
    pdf: hasMail && state === 'confirmed' && !isOver ? orderAddress(id, locale, {}, TICKETS_PDF_PATH) : null,
    keepSeconds:
      hasMail && state === 'confirmed' && !isOver ? Math.floor((overAt - now.getTime()) / 1000) : null,
    payment,
    justOrdered: isNew ? [...new Set(tickets.map(({ kind }) => kind))] : [],
  };
}

type OfTicket = { group: TicketGroup; order: Order } & Pick<RenderContext, 'locale' | 'now'>;

function shownTicket(ticket: Ticket, { group, order, locale, now }: OfTicket): ShownTicket {
  const { id, kind, kindName, name } = ticket;
  const { event } = group;
  const address = orderAddress(order.id, locale, { [TICKET_PARAMETER]: id });
  return {
    id,
    kind: event?.sale?.kinds.find(each => each.id === kind)?.name ?? { text: kindName },
    name: name ?? order.name ?? '',
    code: { scanned: ticketCode(ticket), typed: showTypedCode(typedTicketCode(ticket)) },
    href: event && event.end > now ? address : null,
  };
}

/** The page of an order in this site, for whoever has its mail. */
export function orderAddress(
  id: string,
  locale: Locale,
  more: Readonly<Record<string, string>> = {},
  path?: string,
): string {
  const { pathname, searchParams } = new URL(orderLink(id, ORDER_PARAMETER, locale, path));
  return `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...more })}`;
}

/** One ticket of an order for the page that changes it; null if the order does not have it, or it cannot be changed now. */
export function changeableTicket(
  order: Order,
  id: string | null,
  events: readonly SaleEvent[],
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
): Omit<ChangeTicketProps, 'locale'> | null {
  const group = groupTickets(order.tickets, events).find(({ tickets }) =>
    tickets.some(each => each.id === id),
  );
  const ticket = group?.tickets.find(each => each.id === id);
  if (!group?.event || !ticket || order.state !== 'confirmed') return null;
  const shown = shownTicket(ticket, { group, order, locale, now });
  if (shown.href === null) return null;
  return {
    ticket: shown,
    token: orderToken(order.id),
    order: orderAddress(order.id, locale),
    mayPass: isOpen(group.event, now),
  };
}

/** How long the page of a new order takes it out of the cart, in ms. */
const JUST_NOW = 10 * 60_000;

/** The order of a link; null if we did not sign it, or it is no longer stored. */
export async function findLinkedOrder({
  url,
}: Pick<Visit, 'url'>): Promise<{ order: Order; of: LinkOfOrder } | null> {
  for (const name of [ORDER_PARAMETER, ORDERED_PARAMETER] as const) {
    const id = readOrderToken(url.searchParams.get(name), name);
    const order = id === null ? null : await findOrder({ payload: await openCms() }, id);
    if (order) return { order, of: name };
  }
  return null;
}

/** The events of a confirmed order as a file for a calendar; null if there is none. */
export async function readOrderFile({ url, locals: { renderContext } }: Visit): Promise<string | null> {
  const found = await findLinkedOrder({ url });
  if (found?.order.state !== 'confirmed') return null;
  const ids = found.order.tickets.map(({ event }) => event);
  const entries = (await readEvents(renderContext, ids)).flatMap(({ entry }) => entry ?? []);
  return entries.length > 0 ? calendarFile(entries, { locale: renderContext.locale }) : null;
}

/** The tickets of a confirmed order as PDF, for the link of its mail. */
export async function readOrderPdf({ url, locals: { renderContext } }: Visit): Promise<Buffer | null> {
  const found = await findLinkedOrder({ url });
  if (found?.of !== ORDER_PARAMETER || found.order.state !== 'confirmed') return null;
  const { tickets } = found.order;
  const events = await readEvents(
    renderContext,
    tickets.map(({ event }) => event),
  );
  const printed = printedTickets(groupTickets(tickets, events));
  if (printed.length === 0) return null;
  const { name } = await getOrganisation(renderContext);
  const { locale, now: made } = renderContext;
  return writeTicketsPdf(printed, { locale, organisation: name.text, made });
}
