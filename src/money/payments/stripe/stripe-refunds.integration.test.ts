import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDonationDetails } from '#money/bookkeeping/donations/donation-details.ts';
import { countOpenMatters } from '#money/bookkeeping/donations/list-donations.ts';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { reconcile } from '#money/bookkeeping/reconciliation/reconcile.job.ts';
import { beginReconciliation } from '#money/bookkeeping/reconciliation/reconciliation.endpoints.ts';
import { donorWith } from '#money/domain/donor.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { receiveNotice } from '#money/donations/asking/receive-notice.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation } from '../../../../tests/support/donations.ts';
import { statusAtDesk } from '../../../../tests/support/donations-desk.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { type StripePayment, startStripe } from '../../../../tests/support/providers/stripe.ts';
import {
  inSeconds,
  openStripeProvider,
  signedByStripe,
} from '../../../../tests/support/providers/stripe-provider.ts';

const DAY = 24 * 3_600;
let payload: Payload;
let service: Awaited<ReturnType<typeof startStripe>>;
let stripe: PaymentProvider;
beforeAll(async () => {
  payload = await openTestPayload();
  service = await startStripe();
  stripe = openStripeProvider(service);
});
afterAll(() => service.close());

let number = 0;
let events = 0;

/** A donation of 20 dollars that was paid at Stripe, and what can be done with it. */
async function paid() {
  number += 1;
  const email = `refund${number}@example.org`;
  const { reference } = await giveDonation(payload, {
    total: { units: 2_000n, currency: 'USD' },
    donor: donorWith({ name: 'Abeba Bekele', email }),
  });
  const payment: StripePayment = {
    ...{ session: 'complete', status: 'succeeded', amount: 2_000, currency: 'USD' },
    ...{ fee: 88, refunds: [], disputes: [] },
  };
  service.payments.set(`f${number}`, payment);
  const [providerId, intent] = [`cs_f${number}`, `pi_f${number}`];
  await storePayment({ payload }, 'stripe', { providerId, reference }, inSeconds(0));
  const deliver = async (type: string, second: number, object: object) => {
    events += 1;
    const event = signedByStripe(`evt_f${events}`, type, { payment_intent: intent, ...object });
    return receiveNotice(payload, stripe, event, inSeconds(second));
  };
  const session = { id: providerId, object: 'checkout.session', metadata: { gift: reference } };
  await deliver('checkout.session.completed', 60, { ...session, payment_status: 'paid' });
  /** Stripe reports the present state of the newest refund. */
  const report = (type: string, second: number) => {
    const refund = { object: 'refund', metadata: {}, ...payment.refunds.at(-1) };
    return deliver(type, second, refund);
  };
  const refund = (amount: string, second: number) =>
    refundDonation(
      payload,
      { reference, payment: providerId, amount, reason: 'Asked for it', key: randomUUID() },
      { providers: [stripe], by: 1, now: inSeconds(second) },
    );
  const details = async () => {
    const found = await findDonationDetails(payload, reference);
    if (!found) throw new Error('There is no such gift');
    return found;
  };
  /** The kind and words of each mail about the refunds. */
  const told = async () => {
    const mails = await mailsTo(payload, email);
    return mails
      .filter(({ kind }) => kind !== 'receipt')
      .map(({ kind, data }) => [kind, (data as Record<string, string>).what]);
  };
  const entries = async () => {
    const { history } = await details();
    return history.flatMap(each =>
      each.kind === 'entry'
        ? [each.lines.flatMap(({ account, amount }) => (account === 'income:refunds' ? [amount] : []))]
        : [],
    );
  };
  return { reference, providerId, payment, deliver, report, refund, details, told, entries };
}

const matters = async () =>
  Object.fromEntries((await countOpenMatters({ payload })).map(({ what, count }) => [what, count]));

const first = (payment: StripePayment) => {
  const [refund] = payment.refunds;
  if (!refund) throw new Error('Nothing was refunded');
  return refund;
};

const returned = ['gift-refunded', 'We have returned $5 of your gift. $15 stays with us.'];
const cameBack = [
  'refund-failed',
  'We had returned $5 of your gift, but the money came back to us. This often happens when a card or an account has been closed.',
];

it('a refund that fails later is reversed by an entry, told to donor and staff, and can be made again', async () => {
  const { reference, payment, report, refund, details, told, entries } = await paid();
  expect(await refund('5', 100)).toEqual({ ok: true, value: 'refunded' });
  expect((await details()).payments).toMatchObject([{ left: 1_500n }]);
  expect(await told()).toEqual([returned]);
  Object.assign(first(payment), { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  expect(await report('refund.failed', 200)).toEqual({ ok: true, value: 'stored' });
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '2000', refunded: '0' });
  expect((await entries()).flat()).toEqual(['500', '-500']);
  expect(await told()).toEqual([returned, cameBack]);
  const { payments, refunds } = await details();
  expect(payments).toMatchObject([{ left: 2_000n }]);
  expect(refunds).toMatchObject([{ state: 'failed', failure: 'account-closed', isClosed: false }]);
  expect(await matters()).toMatchObject({ 'refunds-failed': 1 });
  // The same again, under the other names that Stripe has for it.
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) await report(type, 300);
  expect((await entries()).flat()).toEqual(['500', '-500']);
  expect(await told()).toHaveLength(2);
  expect(await refund('20', 400)).toEqual({ ok: true, value: 'refunded' });
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded', refunded: '2000' });
  expect(await matters()).not.toHaveProperty('refunds-failed');
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a refund failure reported before the refund itself leaves the gift paid, without mails', async () => {
  const { reference, payment, report, told } = await paid();
  payment.refunds.push({ id: 're_dashboard', amount: 500, status: 'failed' });
  await report('refund.failed', 200);
  await report('charge.refunded', 201);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
  expect(await told()).toEqual([]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a refund made at Stripe is recorded as one of the provider, and its later failure is booked', async () => {
  const { reference, payment, report, details, told } = await paid();
  payment.refunds.push({ id: 're_made_there', amount: 500, status: 'succeeded' });
  await report('refund.created', 200);
  expect((await details()).refunds).toMatchObject([{ state: 'sent', sentBy: 'provider', reason: '' }]);
  expect(await statusAtDesk(reference)).toMatchObject({ refunded: '500' });
  first(payment).status = 'failed';
  await report('charge.refund.updated', 300);
  expect(await statusAtDesk(reference)).toMatchObject({ refunded: '0' });
  expect(await told()).toEqual([returned, cameBack]);
});

it('an unreported failure of a refund is found after months, by scheduled checks and by a reconciliation', async () => {
  const [asked, requested] = [await paid(), await paid()];
  for (const { refund } of [asked, requested]) await refund('5', 100);
  await askProviders(payload, [stripe], inSeconds(150 * DAY));
  for (const { payment } of [asked, requested]) first(payment).status = 'failed';
  const now = inSeconds(400 * DAY);
  await beginReconciliation(payload, { providers: [stripe], by: 1, now });
  await reconcile(payload, [stripe], { now: () => now });
  expect(await statusAtDesk(requested.reference)).toMatchObject({ state: 'paid', refunded: '0' });
  Object.assign(first(asked.payment), { status: 'succeeded' });
  const again = await paid();
  await again.refund('5', 100);
  first(again.payment).status = 'failed';
  await askProviders(payload, [stripe], inSeconds(500 * DAY));
  expect(await statusAtDesk(again.reference)).toMatchObject({ state: 'paid', refunded: '0' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it.each(['pending', 'requires_action'])(
  'a refund that is %s is booked and told once paid out, and its money is reserved until then',
  async status => {
    const { reference, payment, report, refund, details, told } = await paid();
    service.all.refunds = status;
    expect(await refund('5', 100)).toEqual({ ok: true, value: 'refund-accepted' });
    service.all.refunds = 'succeeded';
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
    expect((await details()).payments).toMatchObject([{ left: 1_500n }]);
    expect(await told()).toEqual([]);
    expect(await matters()).toMatchObject({ 'refunds-waiting': 1 });
    first(payment).status = 'succeeded';
    await report('refund.updated', 200);
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '500' });
    expect(await told()).toEqual([returned]);
    expect(await matters()).not.toHaveProperty('refunds-waiting');
  },
);

it('a refund cancelled before payout books and mails nothing, and is listed for staff as failed', async () => {
  const { reference, payment, report, refund, details, told } = await paid();
  const before = (await matters())['refunds-failed'] ?? 0;
  service.all.refunds = 'requires_action';
  await refund('5', 100);
  service.all.refunds = 'succeeded';
  first(payment).status = 'canceled';
  await report('refund.updated', 200);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
  expect((await details()).payments).toMatchObject([{ left: 2_000n }]);
  expect((await details()).refunds).toMatchObject([{ state: 'failed', failure: 'cancelled' }]);
  expect(await told()).toEqual([]);
  expect(await matters()).toMatchObject({ 'refunds-failed': before + 1 });
});

it('a donor who disputes a payment gets no mail that the refund failed', async () => {
  const { reference, payment, report, refund, told } = await paid();
  await refund('5', 100);
  Object.assign(first(payment), {
    status: 'failed',
    failure_reason: 'charge_for_pending_refund_disputed',
  });
  payment.disputes = [{ id: 'dp_1', status: 'needs_response', amount: 2_000 }];
  await report('refund.failed', 200);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'disputed', refunded: '0' });
  expect(await told()).toEqual([returned]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});
