import { json, startProvider } from './provider.ts';

/** A refund as Stripe lists it; `key` is ours, in its metadata. */
type Refund = { id: string; amount: number; status: string; key?: string | null; failure_reason?: string };
type Dispute = { id: string; status: string; amount: number; currency?: string; moved?: number };

/** A payment as Stripe has it; `status` is that of its payment intent. */
export type StripePayment = {
  session: 'open' | 'complete' | 'expired';
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled' | null;
  amount: number;
  currency: string;
  /** Null before Stripe has computed it. */
  fee: number | null;
  refunds: Refund[];
  disputes: Dispute[];
  /** Our reference, which its payment intent contains. */
  reference?: string;
  /** Why the last attempt to pay failed. */
  error?: { type?: string; code?: string; decline_code?: string; message?: string };
};

/** When everything happens at this Stripe, in seconds. */
export const AT = Date.parse('2026-11-23T09:59:00Z') / 1_000;

/**
 * Stripe by its documented API (docs.stripe.com/api: checkout sessions, payment intents, disputes, refunds): a payment
 * `x` is the session `cs_x`, the intent `pi_x` and the charge `ch_x`. Its state is changed through `payments`; `all.refunds`
 * is the status in which refunds begin.
 */
export async function startStripe() {
  const payments = new Map<string, StripePayment>();
  const refunds = new Map<string, object>();
  const all = { refunds: 'succeeded' };
  const provider = await startProvider(({ method, path, headers, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://stripe');
    const [, , kind = ''] = pathname.split('/');
    if (method === 'POST' && pathname === '/v1/refunds')
      return refund(payments, refunds, new URLSearchParams(body), {
        key: String(headers['idempotency-key']),
        status: all.refunds,
      });
    const asked = searchParams.get('charge') ?? pathname.split('/').at(-1) ?? '';
    const name = asked.replace(/^[a-z]+_/, '');
    const payment = payments.get(name);
    if (method === 'GET' && pathname === '/v1/payment_intents') return json(listIntents(payments));
    if (method !== 'GET' || !payment) return missing;
    if (kind === 'disputes') return json(disputeList(name, payment));
    if (kind === 'payment_intents') return json(makeIntent(name, payment));
    return json(makeSession(name, payment));
  });
  return { ...provider, payments, all };
}

const missing = json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);

const makeSession = (name: string, { session, status, amount, currency }: StripePayment) => ({
  id: `cs_${name}`,
  object: 'checkout.session',
  status: session,
  payment_intent: status === null ? null : `pi_${name}`,
  invoice: null,
  currency: currency.toLowerCase(),
  amount_total: amount,
  created: AT,
});

/** The newest first, as Stripe lists them. */
const listIntents = (payments: ReadonlyMap<string, StripePayment>) => ({
  object: 'list',
  has_more: false,
  url: '/v1/payment_intents',
  data: [...payments].map(([name, payment]) => makeIntent(name, payment)).reverse(),
});

const makeIntent = (name: string, payment: StripePayment) => ({
  id: `pi_${name}`,
  object: 'payment_intent',
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency.toLowerCase(),
  created: AT,
  metadata: payment.reference ? { gift: payment.reference } : {},
  last_payment_error: payment.error ?? null,
  latest_charge: payment.status === 'succeeded' ? makeCharge(name, payment) : null,
});

const makeCharge = (name: string, { amount, currency, fee, refunds, disputes }: StripePayment) => ({
  id: `ch_${name}`,
  object: 'charge',
  amount,
  currency: currency.toLowerCase(),
  // What came back later is still in it.
  amount_refunded: sumRefunds(refunds),
  refunds: {
    object: 'list',
    has_more: false,
    url: `/v1/charges/ch_${name}/refunds`,
    data: refunds.map(({ key, ...each }) => ({
      object: 'refund',
      charge: `ch_${name}`,
      currency: currency.toLowerCase(),
      metadata: key ? { refund: key } : {},
      ...each,
    })),
  },
  // Whether it has ever been disputed, whatever the outcome.
  disputed: disputes.length > 0,
  created: AT,
  balance_transaction:
    fee === null ? null : { object: 'balance_transaction', currency: currency.toLowerCase(), fee },
});

const disputeList = (name: string, { currency, disputes }: StripePayment) => ({
  object: 'list',
  has_more: false,
  url: '/v1/disputes',
  data: disputes.map(({ moved = 0, ...dispute }) => ({
    object: 'dispute',
    charge: `ch_${name}`,
    currency: currency.toLowerCase(),
    balance_transactions: moved === 0 ? [] : [{ object: 'balance_transaction', amount: moved }],
    ...dispute,
  })),
});

/** Stripe gives a second call with the same key the same response, and refunds no more than is left. */
function refund(
  payments: Map<string, StripePayment>,
  refunds: Map<string, object>,
  form: URLSearchParams,
  { key, status }: { key: string; status: string },
) {
  const known = refunds.get(key);
  if (known) return json(known);
  const payment = payments.get(form.get('payment_intent')?.slice(3) ?? '');
  const amount = Number(form.get('amount'));
  if (!payment) return missing;
  const left = payment.refunds.filter(each => each.status !== 'failed' && each.status !== 'canceled');
  if (amount > payment.amount - sumRefunds(left))
    return json({ error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }, 400);
  const made = { id: `re_${refunds.size + 1}`, amount, status };
  payment.refunds.push({ ...made, key: form.get('metadata[refund]') });
  refunds.set(key, { ...made, object: 'refund' });
  return json({ ...made, object: 'refund' });
}

const sumRefunds = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);
