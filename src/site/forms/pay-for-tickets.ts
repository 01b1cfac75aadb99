import type { APIContext } from 'astro';
import type { Outcome } from '#core/outcome.ts';
import { findOrder } from '#features/tickets/orders/order-store.ts';
import { beginPaying, type PayProblem, payOrder } from '#features/tickets/orders/pay-order.action.ts';
import { paymentTexts } from '#features/tickets/orders/payment.texts.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { openCms } from '#platform/payload.ts';
import { readWaysToPay } from '#site/readers/read-ticket-payment.ts';
import { readEvents } from '#site/readers/read-tickets.ts';

type Visit = Pick<APIContext, 'clientAddress' | 'locals'>;

/**
 * Begins the payment of an order in the way that a form chose, or the first that takes its currency. `proves`: it was begun, and
 * whoever has its mail confirms it.
 */
export async function payFor(
  { clientAddress, locals: { renderContext } }: Visit,
  id: string,
  { method, proof }: Readonly<Record<string, string>>,
  proves = false,
): Promise<Outcome<{ goTo: string }, PayProblem> | null> {
  return unlessUnavailable(async () => {
    const payload = await openCms();
    const order = await findOrder({ payload }, id);
    if (!order?.currency) return { ok: false, problem: 'over' };
    // The mail is in the language of the order.
    const context = { ...renderContext, locale: order.language };
    const ids = [...new Set(order.tickets.map(({ event }) => event))];
    const events = await readEvents(context, ids);
    const { providers, accounts } = await readWaysToPay(context, order.currency);
    const name = events.map(({ heading }) => heading.text).join(', ');
    const paying = {
      events,
      provider: method === undefined ? providers[0] : providers.find(each => each.id === method),
      account: accounts.find(({ currency }) => currency === order.currency) ?? null,
      title: paymentTexts[order.language].title.replace('{name}', () => name),
      now: renderContext.now,
    };
    return proves
      ? beginPaying(payload, id, { ...paying, proves })
      : payOrder(payload, id, { ...paying, clientAddress, proof });
  });
}
