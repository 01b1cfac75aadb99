import type { APIContext } from 'astro';
import { type Money, storedMoney } from '#core/money.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import { ORDERED_PARAMETER, orderLink, orderToken } from '#features/tickets/orders/order-link.ts';
import { findOrder, type Order, takesPlaces } from '#features/tickets/orders/order-store.ts';
import type { PayMethod } from '#features/tickets/orders/payment-fields.tsx';
import type { ShownPayment, UnplacedPayment } from '#features/tickets/orders/payment-panel.tsx';
import {
  listOrderPayments,
  orderPaidBy,
  orderTotal,
  partForTickets,
  paymentOfTicket,
  type TicketPayment,
} from '#features/tickets/orders/payment-store.ts';
import { isOpen, type ReadEvents, type SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { settlePayments } from '#features/tickets/orders/settle-payments.action.ts';
import { paymentMethod } from '#money/domain/payment-methods.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { followDonation } from '#money/donations/asking/follow-donation.action.ts';
import { DONATION_PARAMETER, readDonationLink } from '#money/donations/thanks-link.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { getGivingSettings } from '#money/settings/giving-settings.queries.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { openBank, openSiteProviders } from './read-giving.ts';

/** The ways in which tickets are paid here. */
export type WaysToPay = { providers: PaymentProvider[]; methods: PayMethod[]; accounts: BankAccount[] };

/** Those that take this currency, or any of all; none where this site takes no money. */
export async function readWaysToPay(
  renderContext: RenderContext,
  currency: string | null,
): Promise<WaysToPay> {
  if (!areDonationsOn()) return { providers: [], methods: [], accounts: [] };
  const { bankAccounts } = await getGivingSettings(renderContext);
  const all = [...(await openSiteProviders()), ...(await openBank(bankAccounts))];
  const providers = all.filter(({ smallest }) => currency === null || Object.hasOwn(smallest, currency));
  const methods = providers.map(({ id, smallest }) => {
    const { label = id, hint = '' } = paymentMethod(id)?.choice?.[renderContext.locale] ?? {};
    return { id, label, hint, takes: Object.keys(smallest) };
  });
  return { providers, methods, accounts: bankAccounts };
}

/** Reads the events of orders in the language of the order. */
const createEventReader =
  (renderContext: RenderContext): ReadEvents =>
  (ids, locale) =>
    listSaleEvents({ ...renderContext, locale }, ids);

/** Gives their places to orders that were paid meanwhile. */
export async function settleTickets(
  renderContext: RenderContext,
  order: string | null = null,
): Promise<void> {
  await settlePayments(await openCms(), createEventReader(renderContext), renderContext.now, order);
}

/** An order after its payment services were asked about what is open. */
export async function followOrder(order: Order, renderContext: RenderContext): Promise<Order> {
  if (order.currency === null) return order;
  const payload = await openCms();
  const open = (await listOrderPayments({ payload }, order.id)).filter(({ use }) => use === 'open');
  if (open.length === 0) return order;
  const providers = await openSiteProviders();
  for (const { reference } of open) await followDonation(payload, reference, providers, renderContext.now);
  await settleTickets(renderContext, order.id);
  return (await findOrder({ payload }, order.id)) ?? order;
}

/** What an order costs and how it can be paid, for its page; null for free tickets. */
export async function readPayment(
  order: Order,
  events: readonly SaleEvent[],
  renderContext: RenderContext,
): Promise<ShownPayment | null> {
  const { now } = renderContext;
  const total = orderTotal(order);
  if (!total) return null;
  const { currency } = total;
  const payments = await listOrderPayments({ payload: await openCms() }, order.id);
  const state = toState(order, payments, now);
  const canPay =
    (state === 'open' || state === 'released' || state === 'failed') &&
    order.tickets.every(({ event }) => events.some(({ id }) => id === event)) &&
    events.every(event => isOpen(event, now));
  const { methods, accounts } = await readWaysToPay(renderContext, currency);
  const reference = payments.at(-1)?.reference;
  const account = accounts.find(each => each.currency === currency);
  return {
    state,
    total,
    price: storedMoney(order.price, currency),
    gift: storedMoney(order.gift, currency),
    methods: canPay ? methods : [],
    transfer: state === 'transfer' && reference && account ? { reference, account } : null,
    unplaced: payments.flatMap(payment => listUnplaced(order, payment, currency)),
    isUnproven: !order.isProven && isComing(payments.at(-1)),
    link: orderToken(order.id, ORDERED_PARAMETER),
  };
}

/**
 * What was paid for one ticket of a larger order: whoever cancels it says what becomes of that. Null where nothing was, or where
 * the order ends with it.
 */
export async function readPriceOfOne(order: Order, id: string): Promise<Money | null> {
  const ticket = order.tickets.find(each => each.id === id);
  if (!ticket || order.tickets.length === 1 || order.currency === null) return null;
  const payment = await paymentOfTicket({ payload: await openCms() }, order, ticket);
  return payment && storedMoney(ticket.price, order.currency);
}

/** A transfer was begun, and nothing has arrived. */
const isComing = (payment: TicketPayment | undefined): boolean =>
  payment?.method === 'bank' && payment.use === 'open' && payment.status === 'waiting';

function toState(order: Order, payments: readonly TicketPayment[], now: Date): ShownPayment['state'] {
  if (order.state === 'confirmed') return 'paid';
  if (order.state !== 'held' || order.overAt <= now.getTime()) return 'none';
  const last = payments.at(-1);
  if (last && last.use !== 'open') return 'none';
  if (last?.status === 'waiting' && last.method !== 'bank') return 'waiting';
  if (!takesPlaces(order, now)) return 'released';
  if (last?.status === 'waiting') return 'transfer';
  return last?.status === 'failed' ? 'failed' : 'open';
}

function listUnplaced(order: Order, payment: TicketPayment, currency: string): UnplacedPayment[] {
  const { use, reference, stays, owed, asked } = payment;
  if (owed > 0n) {
    const shown: UnplacedPayment = { reference, amount: { units: owed, currency }, state: 'refund' };
    return [shown, ...listUnplaced(order, { ...payment, owed: 0n }, currency)];
  }
  if (asked > 0n) {
    const shown: UnplacedPayment = {
      reference,
      amount: { units: asked, currency },
      state: 'asks',
      isPart: true,
    };
    return [shown, ...listUnplaced(order, { ...payment, asked: 0n }, currency)];
  }
  if (use === 'open' || use === 'used') return [];
  const isBack = stays <= 0n || (order.price > 0 && stays <= BigInt(order.gift));
  const state = use === 'unplaced' ? 'asks' : use === 'refund' && isBack ? 'refunded' : use;
  if (state === 'asks' && stays <= 0n) return [];
  return [{ reference, amount: { units: partForTickets(order, payment), currency }, state }];
}

/** The page of the order that was paid with the donation of a link; null if it is a gift alone. */
export async function readLinkedOrder({
  url,
  locals: { renderContext },
}: Pick<APIContext, 'url' | 'locals'>): Promise<string | null> {
  const reference = readDonationLink(url.searchParams.get(DONATION_PARAMETER), renderContext.now);
  const order = reference && (await orderPaidBy({ payload: await openCms() }, reference));
  return order ? orderLink(order, ORDERED_PARAMETER, renderContext.locale) : null;
}
