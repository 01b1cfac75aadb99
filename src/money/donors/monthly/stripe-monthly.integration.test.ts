import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { receiveNotice } from '#money/donations/asking/receive-notice.action.ts';
import { changeMonthly } from '#money/donors/monthly/change-monthly.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveMonthly, listMonths, monthlyAt } from '../../../../tests/support/monthly-donations.ts';
import { startStripeMonthly } from '../../../../tests/support/providers/stripe-monthly.ts';
import {
  inSeconds,
  openStripeProvider,
  signedByStripe,
} from '../../../../tests/support/providers/stripe-provider.ts';
import { findDonor } from '../find-donations.ts';
import type { MonthlyChange } from './change-monthly.schema.ts';

let payload: Payload;
let provider: Awaited<ReturnType<typeof startStripeMonthly>>;
let stripe: PaymentProvider;
beforeAll(async () => {
  payload = await openTestPayload();
  provider = await startStripeMonthly();
  stripe = openStripeProvider(provider);
});
afterAll(() => provider.close());

/** A monthly donation whose first month was paid, with its state at Stripe. */
async function begin(email: string) {
  const given = await giveMonthly(payload, {
    method: 'stripe',
    providers: [stripe],
    now: inSeconds(0),
    email,
  });
  const name = given.providerId.slice(3);
  const subscription = provider.subscriptions.get(name);
  if (!subscription) throw new Error('Stripe knows no such subscription');
  let events = 0;
  const signed = (type: string, object: object, secret?: string) => {
    events += 1;
    return signedByStripe(`evt_${name}_${events}`, type, object, secret);
  };
  const metadata = { gift: given.reference };
  const invoice = (type: string, month: number, secret?: string) => {
    const parent = {
      type: 'subscription_details',
      subscription_details: { subscription: `sub_${name}`, metadata },
    };
    return signed(type, { id: `in_${name}_${month}`, object: 'invoice', parent }, secret);
  };
  const changed = (type: string) => signed(type, { id: `sub_${name}`, object: 'subscription', metadata });
  const receive = (event: ReturnType<typeof signed>, second: number) =>
    receiveNotice(payload, stripe, event, inSeconds(second));
  const change = async (wanted: MonthlyChange, second: number) =>
    changeMonthly(payload, wanted, {
      donor: (await findDonor({ payload }, email)) ?? '',
      language: 'am',
      providers: [stripe],
      currencies: [],
      clientAddress: '10.30.0.1',
      returnTo: 'https://adey.example/am/send/gifts',
      now: inSeconds(second),
    });
  const donor = (act: 'pause' | 'go-on' | 'card' | 'end', second: number) =>
    change({ donation: given.reference, act }, second);
  subscription.status = 'active';
  subscription.invoices = ['paid'];
  await receive(invoice('invoice.paid', 0), 100);
  return { ...given, name, subscription, invoice, changed, receive, donor, change };
}

it('a Stripe subscription is started with our reference and without personal data', async () => {
  const { reference, subscription } = await begin('begun@example.org');
  expect(subscription.reference).toBe(reference);
  expect(await monthlyAt(reference)).toMatchObject({ state: 'active' });
  expect(await listMonths(reference)).toMatchObject([{ state: 'paid', received: '2500' }]);
  expect(provider.calls.map(({ body }) => body).join()).not.toMatch(/Abeba|begun|example\.org.*name/);
});

it('each Stripe invoice is booked once, whatever the order and number of its events', async () => {
  const { reference, subscription, invoice, receive } = await begin('invoices@example.org');
  subscription.invoices = ['paid', 'paid', 'paid'];
  const events = [2, 1, 2].map(month => invoice('invoice.paid', month));
  const answers = await Promise.all([...events, ...events].map(event => receive(event, 200)));
  expect(answers.filter(answer => answer.ok && answer.value === 'known')).toHaveLength(3);
  expect(await listMonths(reference)).toMatchObject([
    { state: 'paid', received: '2500', receipt: expect.any(String) },
    { state: 'paid', received: '2500', receipt: expect.any(String) },
    { state: 'paid', received: '2500', receipt: expect.any(String) },
  ]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a forged Stripe event is refused, and missed invoices are fetched', async () => {
  const { reference, subscription, invoice, receive } = await begin('forged@example.org');
  subscription.invoices = ['paid', 'paid'];
  const forged = invoice('invoice.paid', 1, 'whsec_somebodyelse');
  expect(await receive(forged, 200)).toEqual({ ok: false, problem: 'forged' });
  expect(await listMonths(reference)).toHaveLength(1);
  await askProviders(payload, [stripe], inSeconds(2 * 24 * 3_600));
  expect(await listMonths(reference)).toHaveLength(2);
});

it('a monthly gift is failing while Stripe retries an invoice, and ends with its subscription', async () => {
  const { reference, subscription, invoice, changed, receive } = await begin('failing@example.org');
  subscription.invoices = ['paid', 'open'];
  subscription.status = 'past_due';
  subscription.error = { type: 'card_error', code: 'expired_card' };
  await receive(invoice('invoice.payment_failed', 1), 200);
  expect(await monthlyAt(reference)).toMatchObject({ state: 'failing', failure: 'expired-card' });
  expect(await listMonths(reference)).toHaveLength(1);
  subscription.status = 'canceled';
  await receive(changed('customer.subscription.deleted'), 300);
  await receive(changed('customer.subscription.updated'), 301);
  expect(await monthlyAt(reference)).toMatchObject({ state: 'ended', failure: null });
});

it('the donor can pause, resume and end a Stripe subscription and open the page for a new card', async () => {
  const { reference, name, subscription, donor } = await begin('own@example.org');
  expect(await donor('pause', 200)).toMatchObject({ ok: true });
  expect([subscription.paused, await monthlyAt(reference)]).toMatchObject([true, { state: 'paused' }]);
  expect(await donor('go-on', 300)).toMatchObject({ ok: true });
  expect([subscription.paused, await monthlyAt(reference)]).toMatchObject([false, { state: 'active' }]);
  expect(await donor('card', 400)).toEqual({ ok: true, value: `https://billing.stripe.example/cus_${name}` });
  expect(await donor('end', 500)).toMatchObject({ ok: true });
  expect([subscription.status, await monthlyAt(reference)]).toMatchObject(['canceled', { state: 'ended' }]);
});

it('a new monthly amount is set at Stripe without proration, and past months keep theirs', async () => {
  const { reference, subscription, change } = await begin('amount@example.org');
  const from = provider.calls.length;
  expect(await change({ donation: reference, act: 'amount', typed: '40' }, 200)).toMatchObject({ ok: true });
  expect(subscription.amount).toBe(4_000);
  expect(await monthlyAt(reference)).toMatchObject({ units: '4000', state: 'active' });
  const [update] = provider.calls.slice(from).filter(({ method }) => method === 'POST');
  expect(Object.fromEntries(new URLSearchParams(update?.body))).toMatchObject({
    'items[0][id]': expect.stringMatching(/^si_/),
    'items[0][price_data][product]': expect.stringMatching(/^prod_/),
    'items[0][price_data][recurring][interval]': 'month',
    proration_behavior: 'none',
  });
  expect(await listMonths(reference)).toMatchObject([{ received: '2500' }]);
});

it('a monthly gift keeps its amount if Stripe refuses the new one', async () => {
  const { reference, subscription, change } = await begin('refused@example.org');
  subscription.refusesAmounts = true;
  expect(await change({ donation: reference, act: 'amount', typed: '40' }, 200)).toEqual({
    ok: false,
    problem: 'no-provider',
  });
  expect(await monthlyAt(reference)).toMatchObject({ units: '2500', history: ['provider active'] });
});
