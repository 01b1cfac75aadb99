import Stripe from 'stripe';
import type { Money } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isReference, type ListedPayment, type ProviderProblem } from '#money/domain/payment-provider.ts';

export const toId = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id);

/** Converts Stripe's amount. @throws RangeError for a fraction, which Stripe never sends. */
export const toMoney = (currency: string, amount: number): Money => ({
  units: BigInt(amount),
  currency: currency.toUpperCase(),
});

/** Turns errors of the provider and the network into problems; null stands for an answer that makes no sense. */
export async function attempt<Value>(
  call: () => Promise<Value | null>,
): Promise<Outcome<Value, ProviderProblem>> {
  try {
    const value = await call();
    return value === null ? problem('unclear') : ok(value);
  } catch (error) {
    return problem(toProblem(error));
  }
}

function toProblem(error: unknown): ProviderProblem {
  const { errors } = Stripe;
  if (error instanceof errors.StripeRateLimitError) return 'busy';
  if (error instanceof errors.StripeConnectionError) return 'unreachable';
  // The answer has an undocumented shape.
  if (error instanceof TypeError || error instanceof RangeError) return 'unclear';
  if (!(error instanceof errors.StripeError)) throw error;
  const { statusCode = 500 } = error;
  if (statusCode === 404) return 'unknown';
  if (statusCode === 429) return 'busy';
  if (statusCode < 400) return 'unclear';
  return statusCode >= 500 ? 'unreachable' : 'refused';
}

/** The most payments that are read at once, the newest first. */
const MOST = 2_000;

/** The payments at Stripe since a moment, by its own list of payment intents. */
export async function listStripePayments(stripe: Stripe, since: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  const listed: ListedPayment[] = [];
  let seen = 0;
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    seen += 1;
    const { id, status, metadata, created: at } = intent;
    const donation = isReference(metadata?.gift) ? metadata.gift : null;
    if (status === 'succeeded') listed.push({ paymentId: id, donation, at: new Date(at * 1_000) });
    if (seen === MOST) break;
  }
  return listed;
}
