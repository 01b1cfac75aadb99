import type { APIContext } from 'astro';
import { cancelOrder, confirmOrder } from '#features/tickets/orders/change-order.action.ts';
import { orderTexts } from '#features/tickets/orders/order.texts.ts';
import {
  type LinkOfOrder,
  ORDER_PARAMETER,
  orderLink,
  readOrderToken,
} from '#features/tickets/orders/order-link.ts';
import type { ShownOrder } from '#features/tickets/orders/order-page.tsx';
import { findOrder } from '#features/tickets/orders/order-store.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { resultOfForm } from '#site/form-results.ts';
import { findOrderOf, readEvents, shownOrder } from '#site/readers/read-tickets.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

type OrderAnswer = { status: number; order: ShownOrder | null; failure?: string; goTo?: string };

/** What a press on the page of an order led to; without an id the press was for none. */
type OrderResult = { id: string | null; status: number; goTo?: string; failure?: string };

/** /send/tickets: the order of the link, after confirming or cancelling it if the form asks for it. */
export async function answerOrder(visit: Visit): Promise<OrderAnswer> {
  const { renderContext } = visit.locals;
  const result = await resultOfForm(visit, () => changeOrder(visit));
  if (result?.goTo) return { status: result.status, order: null, goTo: result.goTo };
  const found = result ? await findPressed(result.id) : await findOrderOf(visit);
  if (!found) return { status: 404, order: null };
  const { order, of } = found;
  const ids = order.tickets.map(({ event }) => event);
  const shown = shownOrder(order, await readEvents(renderContext, ids), renderContext, of);
  return {
    status: result?.status ?? 200,
    order: shown,
    ...(result?.failure && { failure: result.failure }),
  };
}

async function findPressed(id: string | null) {
  const order = id === null ? null : await findOrder({ payload: await openCms() }, id);
  return order && { order, of: ORDER_PARAMETER as LinkOfOrder };
}

const refusals = { full: 'noRoom', over: 'notOpen' } as const;

/** Confirms or cancels the order of the token in the form. */
async function changeOrder({ request, locals }: Visit): Promise<OrderResult> {
  const { renderContext } = locals;
  const { locale, now } = renderContext;
  const sent = (await readFormFields(request)) ?? {};
  const id = readOrderToken(sent[ORDER_PARAMETER]);
  const payload = await openCms();
  const order = id === null ? null : await findOrder({ payload }, id);
  if (!order) return { id: null, status: 404 };
  const texts = orderTexts[locale];
  // The mail is in the language of the order.
  const context = { ...renderContext, locale: order.language };
  const events = await readEvents(
    context,
    order.tickets.map(({ event }) => event),
  );
  if (sent.act === 'cancel') {
    const outcome = await cancelOrder(payload, order.id, { events, now });
    return outcome.ok
      ? { id: order.id, status: 200 }
      : { id: order.id, status: 409, failure: texts.cannotCancel };
  }
  const outcome = await confirmOrder(payload, order.id, { events, now });
  if (outcome.ok) return { id: order.id, status: 303, goTo: orderLink(order.id, ORDER_PARAMETER, locale) };
  return { id: order.id, status: 409, failure: texts[refusals[outcome.problem]] };
}
