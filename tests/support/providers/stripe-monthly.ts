import { json, startProvider } from './provider.ts';
import { AT } from './stripe.ts';

/** A subscription as Stripe has it; each of `invoices` is the month of its position, the first made by the checkout. */
export type StripeSubscription = {
  reference: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  paused: boolean;
  invoices: ('paid' | 'open')[];
  /** Of each month from the next one on. */
  amount: number;
  refusesAmounts: boolean;
  /** Why the card of an open invoice was refused. */
  error?: { type: string; code: string; decline_code?: string };
};

const AMOUNT = 2_500;
const MONTH = 30 * 24 * 3_600;
const refused = json({ error: { type: 'invalid_request_error', code: 'amount_too_large' } }, 400);
const missing = json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);

/**
 * Stripe's subscriptions by its documented API (docs.stripe.com/api: checkout sessions, subscriptions, invoices,
 * payment intents, billing portal): a subscription `x` has the session `cs_x`, the invoices `in_x_0` and on, each with
 * a refused payment before its paid one.
 */
export async function startStripeMonthly() {
  const subscriptions = new Map<string, StripeSubscription>();
  const provider = await startProvider(({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://stripe');
    const [, , kind = '', asked = ''] = pathname.split('/');
    const form = new URLSearchParams(body);
    if (method === 'POST' && pathname === '/v1/checkout/sessions') return json(begin(subscriptions, form));
    if (pathname === '/v1/billing_portal/sessions')
      return json({ id: 'bps_1', url: `https://billing.stripe.example/${form.get('customer')}` });
    const named =
      (searchParams.get('subscription') ?? asked.replace('sessions', '')) || (pathname.split('/')[4] ?? '');
    const [, name = '', month = '0'] = named.split('_');
    const found = subscriptions.get(name);
    if (!found) return missing;
    if (kind === 'checkout') return json(makeSession(name, found));
    if (kind === 'payment_intents')
      return json(
        found.error && found.invoices[Number(month)] === 'open'
          ? {
              ...makeIntent(named, 'refused'),
              status: 'requires_payment_method',
              last_payment_error: found.error,
            }
          : makeIntent(named, month),
      );
    if (kind === 'invoices')
      return json(asked === '' ? listInvoices(name, found) : makeInvoice(name, found, Number(month)));
    if (method === 'DELETE') found.status = 'canceled';
    const amount = form.get('items[0][price_data][unit_amount]');
    if (amount !== null && found.refusesAmounts) return refused;
    if (amount !== null) found.amount = Number(amount);
    else if (method === 'POST') found.paused = form.get('pause_collection[behavior]') === 'void';
    return json(makeSubscription(name, found));
  });
  return { ...provider, subscriptions };
}

function begin(subscriptions: Map<string, StripeSubscription>, form: URLSearchParams) {
  const name = `x${subscriptions.size + 1}`;
  const reference = form.get('subscription_data[metadata][gift]') ?? '';
  subscriptions.set(name, {
    reference,
    status: 'incomplete',
    paused: false,
    invoices: ['open'],
    amount: AMOUNT,
    refusesAmounts: false,
  });
  return { id: `cs_${name}`, object: 'checkout.session', url: `https://checkout.stripe.example/${name}` };
}

const makeSession = (name: string, { status }: StripeSubscription) => ({
  id: `cs_${name}`,
  object: 'checkout.session',
  status: status === 'incomplete' ? 'open' : 'complete',
  payment_intent: null,
  invoice: status === 'incomplete' ? null : `in_${name}_0`,
  subscription: status === 'incomplete' ? null : `sub_${name}`,
  customer: `cus_${name}`,
  currency: 'usd',
  amount_total: AMOUNT,
  created: AT,
});

const makeSubscription = (
  name: string,
  { status, paused, invoices, reference, amount }: StripeSubscription,
) => ({
  id: `sub_${name}`,
  object: 'subscription',
  status,
  latest_invoice: `in_${name}_${invoices.length - 1}`,
  metadata: { gift: reference },
  pause_collection: paused ? { behavior: 'void', resumes_at: null } : null,
  cancel_at_period_end: false,
  cancel_at: null,
  items: {
    object: 'list',
    data: [
      {
        quantity: 1,
        id: `si_${name}`,
        price: { currency: 'usd', unit_amount: amount, product: `prod_${name}` },
        current_period_end: AT + MONTH * invoices.length,
      },
    ],
  },
});

const makeInvoice = (name: string, { invoices }: StripeSubscription, month: number) => ({
  id: `in_${name}_${month}`,
  object: 'invoice',
  status: invoices[month],
  currency: 'usd',
  amount_due: AMOUNT,
  amount_paid: invoices[month] === 'paid' ? AMOUNT : 0,
  created: AT + MONTH * month,
  payments: {
    object: 'list',
    data: [
      { status: 'canceled', payment: { type: 'payment_intent', payment_intent: `pi_${name}_refused` } },
      { status: invoices[month], payment: { type: 'payment_intent', payment_intent: `pi_${name}_${month}` } },
    ],
  },
});

/** The newest first, as Stripe lists them. */
const listInvoices = (name: string, found: StripeSubscription) => ({
  object: 'list',
  has_more: false,
  url: '/v1/invoices',
  data: found.invoices
    .map((_state, month) => makeInvoice(name, found, month))
    .filter(({ status }) => status === 'paid')
    .reverse(),
});

const makeIntent = (id: string, month: string) => ({
  id,
  object: 'payment_intent',
  status: month === 'refused' ? 'canceled' : 'succeeded',
  amount: AMOUNT,
  currency: 'usd',
  latest_charge:
    month === 'refused'
      ? null
      : {
          id: id.replace('pi', 'ch'),
          object: 'charge',
          amount: AMOUNT,
          currency: 'usd',
          amount_refunded: 0,
          disputed: false,
          created: AT + MONTH * Number(month),
          balance_transaction: { object: 'balance_transaction', currency: 'usd', fee: 103 },
        },
});
