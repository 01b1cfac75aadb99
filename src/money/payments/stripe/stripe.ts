import Stripe from 'stripe';
import type { Money } from '#core/money.ts';
import { problem } from '#core/outcome.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import {
  type Dispute,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentState,
  takes,
  type Verified,
} from '#money/domain/payment-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { fetchAtMost } from '#platform/foreign/read-answer.ts';
import { attempt, listStripePayments, toId, toMoney } from './stripe-answers.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeFailure } from './stripe-failures.rules.ts';
import { stripeMonthly } from './stripe-monthly.ts';
import { REFUND_KEY, readRefunds } from './stripe-refunds.ts';

export type StripeOptions = {
  readonly api: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly timeout?: number;
};

/** Stripe's smallest charges (docs.stripe.com/currencies), for currencies whose smallest unit is the same as ours. */
const smallest = { USD: 50, EUR: 50, GBP: 30, CAD: 50, AUD: 50, CHF: 50, DKK: 250, NOK: 300, SEK: 300 };

/** Stripe with its own package: hosted Checkout only, so no card number ever reaches us. */
export function stripeProvider(options: StripeOptions, clock: Clock): PaymentProvider {
  const stripe = client(options);
  const ofStripe = { smallest, canBeMonthly: true, listsRefunds: true };
  const settings = {
    webhookSecret: options.webhookSecret,
    isLive: /^(sk|rk)_live_/.test(options.secretKey),
  };
  return {
    id: 'stripe',
    ...ofStripe,
    async start(donation) {
      if (!takes(ofStripe, donation)) return problem('unsuitable');
      return attempt(async () => {
        const session = await stripe.checkout.sessions.create(checkout(donation), {
          idempotencyKey: `start-${donation.reference}`,
        });
        return session.url ? { providerId: session.id, redirectTo: session.url } : null;
      });
    },
    verify: providerId => attempt(() => verify(stripe, providerId)),
    list: since => attempt(() => listStripePayments(stripe, since)),
    refund: (providerId, amount, _reason, idempotencyKey) =>
      attempt(async () => {
        const { payment } = await find(stripe, providerId);
        if (payment === null) return null;
        // The reason is a note of staff and may name somebody, so it is not sent.
        const refund = await stripe.refunds.create(
          {
            payment_intent: payment,
            amount: Number(amount.units),
            metadata: { [REFUND_KEY]: idempotencyKey },
          },
          { idempotencyKey },
        );
        return { refundId: refund.id, done: refund.status === 'succeeded' };
      }),
    readEvent: (rawBody, headers) =>
      readStripeEvent(settings, rawBody, headers['stripe-signature'], clock.now()),
    monthly: stripeMonthly(stripe),
  };
}

/** A hundred refunds with all that Stripe says about each have a tenth of it. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

function client({ api, secretKey, timeout = 10_000 }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(api);
  return new Stripe(secretKey, {
    // A new version may rename fields, so it is raised only with the package.
    apiVersion: '2026-10-28.endive',
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout,
    // The timeout then covers the whole answer too.
    httpClient: Stripe.createFetchHttpClient(fetchAtMost(LONGEST_ANSWER)),
    // The package retries only with an idempotency key, and adds one if we gave none.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function checkout(donation: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  // Payments and subscriptions of former versions have this key at Stripe too.
  const metadata = { gift: donation.reference };
  return {
    mode: donation.monthly ? 'subscription' : 'payment',
    client_reference_id: donation.reference,
    metadata,
    ...(donation.monthly ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: donation.amount.currency.toLowerCase(),
          unit_amount: Number(donation.amount.units),
          product_data: { name: donation.title },
          ...(donation.monthly && { recurring: { interval: 'month' as const } }),
        },
      },
    ],
    success_url: donation.returnTo,
    cancel_url: donation.cancelTo,
  };
}

type Found = { payment: string | null; amount: Money; at: Date; ended: boolean; complete: boolean };

/** Finds a donation by its session, or a further month by its invoice. */
async function find(stripe: Stripe, providerId: string): Promise<Found> {
  if (providerId.startsWith('in_')) {
    const invoice = await stripe.invoices.retrieve(providerId, { expand: ['payments'] });
    // A card that was refused at first has a payment of its own.
    const payments = invoice.payments?.data ?? [];
    const intent = (payments.find(({ status }) => status === 'paid') ?? payments[0])?.payment.payment_intent;
    return {
      payment: intent ? toId(intent) : null,
      amount: toMoney(invoice.currency, invoice.amount_due),
      at: new Date(invoice.created * 1_000),
      ended: invoice.status === 'void' || invoice.status === 'uncollectible',
      // Stripe tries the card of an open invoice again by itself.
      complete: false,
    };
  }
  const session = await stripe.checkout.sessions.retrieve(providerId);
  if (session.invoice && !session.payment_intent) return find(stripe, toId(session.invoice));
  return {
    payment: session.payment_intent ? toId(session.payment_intent) : null,
    amount: toMoney(session.currency ?? '', session.amount_total ?? 0),
    at: new Date(session.created * 1_000),
    ended: session.status === 'expired',
    // Until then the donor may try another card on Stripe's page.
    complete: session.status === 'complete',
  };
}

async function verify(stripe: Stripe, providerId: string): Promise<Verified | null> {
  const found = await find(stripe, providerId);
  if (!/^[A-Z]{3}$/.test(found.amount.currency) || Number.isNaN(found.at.getTime())) return null;
  const base = {
    amount: found.amount,
    refunds: [],
    disputes: [],
    fee: null,
    at: found.at,
    paymentId: found.payment,
    failure: null,
  };
  // A session that expired without an attempt was abandoned.
  if (found.payment === null)
    return { ...base, state: unpaidState(found), failure: found.ended ? 'cancelled' : null };
  const intent = await stripe.paymentIntents.retrieve(found.payment, {
    expand: ['latest_charge.balance_transaction', 'latest_charge.refunds'],
  });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (intent.status !== 'succeeded' || charge === null) {
    const failed =
      found.ended ||
      intent.status === 'canceled' ||
      (found.complete && intent.status === 'requires_payment_method');
    return { ...base, state: failed ? 'failed' : unpaidState(found), failure: findFailure(intent, failed) };
  }
  const refunds = await readRefunds(stripe, charge);
  if (refunds === null) return null;
  const balance = typeof charge.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    ...base,
    state: refunds.some(({ state }) => state === 'sent') ? 'refunded' : 'paid',
    amount: toMoney(intent.currency, intent.amount),
    refunds,
    disputes: charge.disputed ? await fetchDisputes(stripe, charge) : [],
    fee: balance && toMoney(balance.currency, balance.fee),
    at: new Date(charge.created * 1_000),
  };
}

/** The bank's last refusal, which Stripe forgets once another attempt goes through. */
function findFailure(
  { last_payment_error: error, status }: Stripe.PaymentIntent,
  failed: boolean,
): Failure | null {
  if (error) return stripeFailure(error);
  if (!failed) return null;
  return status === 'canceled' ? 'cancelled' : 'unknown';
}

/** The charge says only whether it was ever disputed, so its disputes are read themselves. */
async function fetchDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<Dispute[]> {
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return data.flatMap(dispute => {
    const state = disputeState(dispute);
    // An amount in another currency than the charge's cannot be booked: all of the charge is at risk.
    const amount = dispute.currency === charge.currency ? dispute.amount : charge.amount;
    return state === null ? [] : [{ state, units: BigInt(Math.min(amount, charge.amount)) }];
  });
}

const settled: Readonly<Record<string, Dispute['state']>> = { won: 'won', lost: 'lost' };
const contested = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];

/**
 * Null if no money was taken: an inquiry (`warning_…`) is only a question. For any other status, such as
 * `prevented`, it depends on whether money was taken and returned.
 */
function disputeState({ status, balance_transactions: moved }: Stripe.Dispute): Dispute['state'] | null {
  if (Object.hasOwn(settled, status)) return settled[status] ?? null;
  if (contested.includes(status)) return 'open';
  if (status.startsWith('warning_')) return null;
  return moved.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : null;
}

/** Until the page is completed the donor may still pay or leave; from then on the bank is processing the payment. */
const unpaidState = ({ ended, complete }: Found): PaymentState =>
  ended ? 'failed' : complete ? 'waiting' : 'open';
