import Stripe from 'stripe';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import {
  type EventKind,
  type EventProblem,
  isReference,
  type ProviderEvent,
} from '#money/domain/payment-provider.ts';

const kinds: Readonly<Record<string, EventKind>> = {
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'failed',
  'charge.refunded': 'refunded',
  'charge.refund.updated': 'refunded',
  'refund.created': 'refunded',
  'refund.updated': 'refunded',
  'refund.failed': 'refund-failed',
  'charge.dispute.created': 'disputed',
  'charge.dispute.updated': 'disputed',
  'charge.dispute.funds_withdrawn': 'disputed',
  'charge.dispute.funds_reinstated': 'dispute-closed',
  'charge.dispute.closed': 'dispute-closed',
  'invoice.paid': 'monthly-paid',
  'invoice.payment_failed': 'monthly-failed',
  'customer.subscription.created': 'monthly-changed',
  'customer.subscription.updated': 'monthly-changed',
  'customer.subscription.paused': 'monthly-changed',
  'customer.subscription.resumed': 'monthly-changed',
  'customer.subscription.deleted': 'monthly-ended',
};

/** Stripe's own default: an older signed body is refused as a replay. */
const toleranceSeconds = 300;

type StripeObject = {
  id?: unknown;
  object?: unknown;
  payment_status?: unknown;
  status?: unknown;
  payment_intent?: unknown;
  metadata?: { gift?: unknown } | null;
  parent?: { subscription_details?: { metadata?: { gift?: unknown } | null } | null } | null;
};

/** Reads an event; the package checks the signature and its age. */
export function readStripeEvent(
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
  rawBody: Buffer,
  signature: string | undefined,
  now: Date,
): Outcome<ProviderEvent, EventProblem> {
  if (!signature) return problem('unsigned');
  const read = (tolerance: number) => {
    try {
      return Stripe.webhooks.constructEvent(
        rawBody,
        signature,
        webhookSecret,
        tolerance,
        undefined,
        now.getTime(),
      );
    } catch {
      // The package throws the same error for a wrong signature, an old one and a body that is no JSON.
      return null;
    }
  };
  // A tolerance of 0 ignores the age, which tells a late event from a forged one.
  if (read(0) === null) return problem('forged');
  const event = read(toleranceSeconds);
  if (event === null) return problem('stale');
  return understand(event, isLive);
}

function understand(event: Stripe.Event, isLive: boolean): Outcome<ProviderEvent, EventProblem> {
  const { id, type, created, data } = event as {
    id: unknown;
    type: string;
    created: unknown;
    data?: { object?: StripeObject };
  };
  const subject = data?.object;
  const what = subject && toKind(type, subject);
  if (typeof id !== 'string' || typeof created !== 'number' || !what) return problem('unknown');
  // Events of connected accounts name their account.
  if (event.livemode !== isLive || event.account) return problem('foreign');
  const donation = subject.metadata?.gift ?? subject.parent?.subscription_details?.metadata?.gift;
  const paymentId = typeof subject.payment_intent === 'string' ? subject.payment_intent : null;
  const named = isReference(donation) ? donation : null;
  // Refunds, and charges and disputes of a monthly donation, name only their payment. Everything else of ours carries our
  // reference.
  if (named === null && (paymentId === null || !/^(charge|refund)\./.test(type))) return problem('foreign');
  const object = typeof subject.id === 'string' ? subject.id : null;
  return ok({
    id,
    at: new Date(created * 1_000),
    sequence: created * 1_000,
    donation: named,
    paymentId,
    verifyId: object !== null && /^(cs|in)_/.test(object) ? object : null,
    what,
  });
}

/** A finished checkout is not always paid: bank debits arrive days later. */
function toKind(type: string, subject: StripeObject): EventKind | undefined {
  if (type === 'checkout.session.completed') return subject.payment_status === 'unpaid' ? 'waiting' : 'paid';
  const kind = ownValue(kinds, type);
  const isBack = subject.status === 'failed' || subject.status === 'canceled';
  return kind === 'refunded' && subject.object === 'refund' && isBack ? 'refund-failed' : kind;
}
