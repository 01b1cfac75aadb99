import type { APIContext } from 'astro';
import { PROOF_PATH } from '#core/http-names.ts';
import { cancelOrder, confirmOrder } from '#features/tickets/orders/change-order.action.ts';
import { changeTicket, type TicketChange } from '#features/tickets/orders/change-ticket.action.ts';
import type { ChangeTicketProps } from '#features/tickets/orders/change-ticket-form.tsx';
import { orderTexts } from '#features/tickets/orders/order.texts.ts';
import { isChangingOften } from '#features/tickets/orders/order-limits.ts';
import {
  type LinkOfOrder,
  ORDER_PARAMETER,
  ORDERED_PARAMETER,
  orderLink,
  readOrderToken,
  TICKET_PARAMETER,
} from '#features/tickets/orders/order-link.ts';
import type { ShownOrder } from '#features/tickets/orders/order-page.tsx';
import { findOrder, type Order } from '#features/tickets/orders/order-store.ts';
import { paymentTexts } from '#features/tickets/orders/payment.texts.ts';
import { choosePayment } from '#features/tickets/orders/settle-payments.action.ts';
import {
  isTicketAct,
  readTicketId,
  readTicketRequest,
  type TicketAct,
  type TicketErrors,
} from '#features/tickets/orders/ticket.schema.ts';
import { ticketPageTexts } from '#features/tickets/orders/ticket.texts.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';
import { followOrder, readPayment, readPriceOfOne } from '#site/readers/read-ticket-payment.ts';
import { changeableTicket, findLinkedOrder, readEvents, shownOrder } from '#site/readers/read-tickets.ts';
import { payFor } from './pay-for-tickets.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;

type OrderAnswer = {
  status: number;
  order: ShownOrder | null;
  /** The one ticket that the page is about. */
  ticket?: Omit<ChangeTicketProps, 'locale'>;
  failure?: string;
  notice?: string;
  goTo?: string;
  /** Where it is paid: a page that leads there by itself. */
  payAt?: string;
};

/** What a press on the page of an order led to; without an id the press was for none. */
type OrderResult = {
  id: string | null;
  status: number;
  goTo?: string;
  failure?: string;
  done?: TicketChange;
  /** The ticket of a refused form, with what was typed. */
  ticket?: string;
  values?: Record<string, string>;
  errors?: TicketErrors;
  payAt?: string;
  /** Pressed on the page of a new order, where the mailbox is not proven. */
  isView?: true;
  proof?: string;
};

/** /send/tickets: the order of the link or one of its tickets, after changing it if the form asks for it. */
export async function answerOrder(visit: Visit): Promise<OrderAnswer> {
  const { renderContext } = visit.locals;
  const { locale } = renderContext;
  const result = await runForm(visit, () => changeOrder(visit));
  if (result?.goTo) return { status: result.status, order: null, goTo: result.goTo };
  if (result?.payAt) return { status: result.status, order: null, payAt: result.payAt };
  const found = result ? await findPressed(result) : await findLinkedOrder(visit);
  if (!found) return { status: 404, order: null };
  const { of } = found;
  const order = await followOrder(found.order, renderContext);
  const events = await readEvents(
    renderContext,
    order.tickets.map(({ event }) => event),
  );
  const payment = await readPayment(order, events, renderContext);
  // The proof begins by itself: never again when somebody comes back to the page.
  const proof = result?.proof && !visit.locals.form?.wasShown ? { proof: result.proof } : {};
  const shown = shownOrder(order, events, renderContext, of, payment && { ...payment, ...proof });
  const failure = result?.failure;
  const asked = result ? result.ticket : visit.url.searchParams.get(TICKET_PARAMETER);
  const ticket =
    shown.token && asked ? changeableTicket(order, readTicketId(asked), events, renderContext) : null;
  if (ticket) {
    const { values, errors } = result ?? {};
    const typed = { ...(values && { values }), ...(errors && { errors }), ...(failure && { failure }) };
    const price = await readPriceOfOne(order, ticket.ticket.id);
    return {
      status: result?.status ?? 200,
      order: shown,
      ticket: { ...ticket, ...typed, ...(price && { price }) },
    };
  }
  const gone = asked && !result ? ticketPageTexts[locale].gone : undefined;
  return {
    status: result?.status ?? (gone ? 404 : 200),
    order: shown,
    ...((failure ?? gone) && { failure: failure ?? gone ?? '' }),
    ...(result?.done && { notice: ticketPageTexts[locale][result.done] }),
  };
}

async function findPressed({ id, isView }: OrderResult): Promise<{ order: Order; of: LinkOfOrder } | null> {
  const order = id === null ? null : await findOrder({ payload: await openCms() }, id);
  return order && { order, of: isView ? ORDERED_PARAMETER : ORDER_PARAMETER };
}

const cancelRefusals = { over: 'cannotCancel', 'let-in': 'letIn' } as const;
const refusals = { full: 'noRoom', over: 'notOpen' } as const;

/** Changes the order of the token in the form, or one of its tickets. */
async function changeOrder(visit: Visit): Promise<OrderResult> {
  const { request, locals } = visit;
  const { renderContext } = locals;
  const { locale, now } = renderContext;
  const sent = (await readFormFields(request)) ?? {};
  if (sent.act === 'pay') return pay(visit, sent);
  const id = readOrderToken(sent[ORDER_PARAMETER]);
  const payload = await openCms();
  const order = id === null ? null : await findOrder({ payload }, id);
  if (!order) return { id: null, status: 404 };
  const texts = orderTexts[locale];
  if (sent.act === 'gift' || sent.act === 'refund') {
    const choice = { order: order.id, reference: sent.payment ?? '', wish: sent.act } as const;
    const chosen = await choosePayment(payload, choice, now);
    if (chosen.ok) return { id: order.id, status: 200 };
    return { id: order.id, status: 409, failure: paymentTexts[locale].chosen };
  }
  // The mail is in the language of the order.
  const context = { ...renderContext, locale: order.language };
  const events = await readEvents(
    context,
    order.tickets.map(({ event }) => event),
  );
  const { act } = sent;
  if (isTicketAct(act)) return changeOne(visit, { act, order, sent, events });
  if (act === 'cancel') {
    const outcome = await cancelOrder(payload, order.id, { events, now });
    return outcome.ok
      ? { id: order.id, status: 200 }
      : { id: order.id, status: 409, failure: texts[cancelRefusals[outcome.problem]] };
  }
  if (order.state === 'held' && order.currency !== null) {
    const paid = await payFor(visit, order.id, { method: 'bank' }, true);
    if (paid?.ok) return { id: order.id, status: 303, goTo: orderLink(order.id, ORDER_PARAMETER, locale) };
    const failure = paymentTexts[locale][payRefusals[paid?.problem ?? 'no-provider']];
    return { id: order.id, status: 409, failure };
  }
  const outcome = await confirmOrder(payload, order.id, { events, now });
  if (outcome.ok) return { id: order.id, status: 303, goTo: orderLink(order.id, ORDER_PARAMETER, locale) };
  return { id: order.id, status: 409, failure: texts[refusals[outcome.problem]] };
}

type Press = {
  act: TicketAct;
  order: Order;
  sent: Readonly<Record<string, string>>;
  events: Awaited<ReturnType<typeof readEvents>>;
};

async function changeOne(
  { clientAddress, locals }: Visit,
  { act, order, sent, events }: Press,
): Promise<OrderResult> {
  const { locale, now } = locals.renderContext;
  const { id } = order;
  const texts = ticketPageTexts[locale];
  const ticket = readTicketId(sent[TICKET_PARAMETER]);
  if (ticket === null) return { id, status: 404, failure: texts.gone };
  const { name = '', email = '' } = sent;
  const kept = { id, ticket, values: { act, name, email } };
  const read = readTicketRequest(act, sent);
  if (!read.ok) return { ...kept, status: 422, errors: read.problem };
  if (await isChangingOften(clientAddress)) return { ...kept, status: 429, failure: texts.tooOften };
  const outcome = await unlessUnavailable(async () =>
    changeTicket(await openCms(), read.value, { order: id, ticket, events, now }),
  );
  if (!outcome) return { ...kept, status: 503, failure: texts.failed };
  if (outcome.ok) return { id, status: 200, done: outcome.value };
  return { ...kept, status: outcome.problem === 'many' ? 429 : 409, failure: texts[outcome.problem] };
}

const payRefusals = {
  over: 'payOver',
  full: 'payFull',
  'too-often': 'tooOften',
  slowed: 'slowed',
  'no-provider': 'noProvider',
  'network-full': 'heldOften',
} as const;

/** Begins the payment of the order of the form, for anybody who has its page. */
async function pay(visit: Visit, sent: Readonly<Record<string, string>>): Promise<OrderResult> {
  const id = readOrderToken(sent[ORDERED_PARAMETER], ORDERED_PARAMETER);
  if (id === null) return { id, status: 404 };
  const { locale } = visit.locals.renderContext;
  const paid = await payFor(visit, id, sent);
  if (paid?.ok) return { id, status: 200, payAt: paid.value.goTo };
  const refusal = paid?.problem ?? 'no-provider';
  return {
    id,
    isView: true,
    status: refusal === 'over' || refusal === 'full' ? 409 : refusal === 'no-provider' ? 502 : 429,
    failure: paymentTexts[locale][payRefusals[refusal]],
    ...(refusal === 'slowed' && !sent.proof && { proof: PROOF_PATH }),
  };
}
