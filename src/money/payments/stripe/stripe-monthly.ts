import type Stripe from 'stripe';
import type { Money } from '#core/money.ts';
import { ownValue } from '#core/own-value.ts';
import type { MonthlyStatus } from '#money/domain/monthly-status.ts';
import type { MonthlyProvider, VerifiedMonthly } from '#money/domain/payment-provider.ts';
import { attempt, toId, toMoney } from './stripe-answers.ts';
import { stripeFailure } from './stripe-failures.rules.ts';

const states: Readonly<Record<string, MonthlyStatus>> = {
  incomplete: 'begun',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'failing',
  unpaid: 'failing',
  paused: 'paused',
  canceled: 'ended',
};

/** Monthly donations at Stripe are subscriptions, found by the checkout they began with. */
export function stripeMonthly(stripe: Stripe): MonthlyProvider {
  const fetchSession = (providerId: string) => stripe.checkout.sessions.retrieve(providerId);
  return {
    ask: providerId => attempt(async () => ask(stripe, await fetchSession(providerId))),
    set: (providerId, act) =>
      attempt(async () => {
        const { subscription } = await fetchSession(providerId);
        if (!subscription) return null;
        const id = toId(subscription);
        if (act === 'end') await endOnce(stripe, id);
        // Stripe goes on making invoices during a pause; void ones are never charged.
        else
          await stripe.subscriptions.update(id, {
            pause_collection: act === 'pause' ? { behavior: 'void' } : '',
          });
        return 'done' as const;
      }),
    setAmount: (providerId, amount) =>
      attempt(async () => {
        const { subscription } = await fetchSession(providerId);
        return subscription ? setAmount(stripe, toId(subscription), amount) : null;
      }),
    portal: (providerId, returnTo) =>
      attempt(async () => {
        const { customer } = await fetchSession(providerId);
        if (!customer) return null;
        const portal = await stripe.billingPortal.sessions.create({
          customer: toId(customer),
          return_url: returnTo,
        });
        return portal.url;
      }),
  };
}

/** A new price of the same product, monthly as before. Without proration nothing is invoiced before the next month. */
async function setAmount(stripe: Stripe, id: string, { units, currency }: Money): Promise<'done' | null> {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  if (item?.price.currency !== currency.toLowerCase()) return null;
  const price = {
    currency: item.price.currency,
    product: toId(item.price.product),
    unit_amount: Number(units),
    recurring: { interval: 'month' as const },
  };
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, quantity: 1, price_data: price }],
    proration_behavior: 'none',
  });
  return 'done';
}

/** Stripe refuses to end what has ended. */
async function endOnce(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id);
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
}

async function ask(stripe: Stripe, session: Stripe.Checkout.Session): Promise<VerifiedMonthly | null> {
  const { subscription, status, currency, amount_total: total } = session;
  if (!subscription) {
    const state = status === 'expired' ? 'ended' : 'begun';
    const amount = toMoney(currency ?? '', total ?? 0);
    return { state, amount, nextAt: null, failure: null, failedMonth: null, months: [] };
  }
  const found = await stripe.subscriptions.retrieve(toId(subscription));
  const [item] = found.items.data;
  const state = ownValue(states, found.status);
  if (!item || !state) return null;
  const isPaused = state === 'active' && found.pause_collection !== null;
  const goesOn = state === 'active' && !isPaused && !found.cancel_at_period_end && found.cancel_at === null;
  return {
    state: isPaused ? 'paused' : state,
    amount: toMoney(item.price.currency, (item.price.unit_amount ?? 0) * (item.quantity ?? 1)),
    nextAt: goesOn ? new Date(item.current_period_end * 1_000) : null,
    ...(state === 'failing'
      ? await findFailure(stripe, found.latest_invoice)
      : { failure: null, failedMonth: null }),
    months: await listPaidMonths(stripe, found.id, session.invoice && toId(session.invoice)),
  };
}

/** Why the card of an invoice was last refused; a new card may have a payment of its own. */
async function findFailure(
  stripe: Stripe,
  invoice: Stripe.Subscription['latest_invoice'] | undefined,
): Promise<Pick<VerifiedMonthly, 'failure' | 'failedMonth'>> {
  if (!invoice) return { failure: 'unknown', failedMonth: null };
  const { id, status, payments } = await stripe.invoices.retrieve(toId(invoice), { expand: ['payments'] });
  // The invoice of the next month is a draft at first, which nobody has tried to pay.
  const failedMonth = status === 'draft' ? null : (id ?? null);
  const intent = payments?.data.at(-1)?.payment.payment_intent;
  if (!intent) return { failure: 'unknown', failedMonth };
  const { last_payment_error: error } = await stripe.paymentIntents.retrieve(toId(intent));
  return { failure: error ? stripeFailure(error) : 'unknown', failedMonth };
}

/** The paid invoices after the first, which is the checkout itself. */
async function listPaidMonths(stripe: Stripe, subscription: string, first: string | null): Promise<string[]> {
  const months: string[] = [];
  for await (const { id, amount_paid: paid } of stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 100,
  }))
    if (id && id !== first && paid > 0) months.push(id);
  return months.reverse();
}
