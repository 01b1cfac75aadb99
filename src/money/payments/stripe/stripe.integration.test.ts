import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { listDifferences } from '#money/bookkeeping/reconciliation/list-differences.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { readListed, receiveNotice } from '#money/donations/asking/receive-notice.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation } from '../../../../tests/support/donations.ts';
import { donationRows, statusAtDesk } from '../../../../tests/support/donations-desk.ts';
import { type StripePayment, startStripe } from '../../../../tests/support/providers/stripe.ts';
import {
  inSeconds,
  openStripeProvider,
  signedByStripe,
} from '../../../../tests/support/providers/stripe-provider.ts';

let payload: Payload;
let provider: Awaited<ReturnType<typeof startStripe>>;
let stripe: PaymentProvider;
beforeAll(async () => {
  payload = await openTestPayload();
  provider = await startStripe();
  stripe = openStripeProvider(provider);
});
afterAll(() => provider.close());

const paid: StripePayment = {
  session: 'complete',
  status: 'succeeded',
  amount: 2_500,
  currency: 'USD',
  fee: 103,
  refunds: [],
  disputes: [],
};
let number = 0;

/** A payment at Stripe as its checkout page created it. */
function stored(changes: Partial<StripePayment>) {
  number += 1;
  const payment = { ...paid, disputes: [], refunds: [], ...changes };
  provider.payments.set(`x${number}`, payment);
  return { payment, providerId: `cs_x${number}` };
}

const refused = { type: 'card_error', code: 'card_declined', message: 'Words of a stranger' };

const states: [string, Partial<StripePayment>, object][] = [
  [
    'open while the donor may still pay',
    { session: 'open', status: 'requires_payment_method', error: refused },
    { state: 'open', failure: 'card-declined' },
  ],
  ['open before anything was tried', { session: 'open', status: null }, { state: 'open' }],
  ['waiting while a bank is at it', { status: 'processing' }, { state: 'waiting' }],
  [
    'failed when its page is over, because its donor left',
    { session: 'expired', status: null },
    { state: 'failed', failure: 'cancelled' },
  ],
  [
    'failed when the bank refused later, with the reason',
    { status: 'requires_payment_method', error: { ...refused, decline_code: 'insufficient_funds' } },
    { state: 'failed', failure: 'insufficient-funds' },
  ],
  [
    'failed when its page is over after a card was refused, with the reason',
    {
      session: 'expired',
      status: 'requires_payment_method',
      error: { type: 'card_error', code: 'expired_card' },
    },
    { state: 'failed', failure: 'expired-card' },
  ],
  ['failed when it was called off', { status: 'canceled' }, { state: 'failed' }],
  [
    'paid, with what Stripe charged',
    {},
    { state: 'paid', refunds: [], fee: { units: 103n, currency: 'USD' }, failure: null },
  ],
  ['paid, before Stripe knows its fee', { fee: null }, { state: 'paid', fee: null }],
  [
    'given back in part, each refund with its state',
    {
      refunds: [
        { id: 're_1', amount: 400, status: 'succeeded', key: 'ours' },
        { id: 're_2', amount: 300, status: 'failed', failure_reason: 'expired_or_canceled_card' },
        { id: 're_3', amount: 200, status: 'pending' },
        { id: 're_4', amount: 100, status: 'requires_action' },
        { id: 're_5', amount: 90, status: 'canceled' },
        { id: 're_6', amount: 80, status: 'a status of tomorrow' },
      ],
    },
    {
      state: 'refunded',
      refunds: [
        { id: 're_1', key: 'ours', units: 400n, state: 'sent', failure: null },
        { id: 're_2', key: null, units: 300n, state: 'failed', failure: 'account-closed' },
        { id: 're_3', key: null, units: 200n, state: 'waiting', failure: null },
        { id: 're_4', key: null, units: 100n, state: 'waiting', failure: null },
        { id: 're_5', key: null, units: 90n, state: 'failed', failure: 'cancelled' },
        { id: 're_6', key: null, units: 80n, state: 'waiting', failure: null },
      ],
    },
  ],
  [
    'paid where its only refund failed',
    { refunds: [{ id: 're_1', amount: 400, status: 'failed' }] },
    { state: 'paid' },
  ],
];

describe('payments verified at Stripe', () => {
  it.each(states)('a Stripe payment is %s', async (_what, changes, expected) => {
    const { providerId } = stored(changes);
    const at = inSeconds(0);
    expect(await stripe.verify(providerId)).toMatchObject({
      ok: true,
      value: { disputes: [], at, ...expected },
    });
  });

  it('a payment that Stripe does not have is unknown', async () => {
    expect(await stripe.verify('cs_nobody')).toEqual({ ok: false, problem: 'unknown' });
  });
});

const disputes: [StripePayment['disputes'][number], object[]][] = [
  [{ id: 'dp_1', status: 'warning_needs_response', amount: 2_500 }, []],
  [{ id: 'dp_1', status: 'warning_closed', amount: 2_500 }, []],
  [{ id: 'dp_1', status: 'needs_response', amount: 700 }, [{ state: 'open', units: 700n }]],
  [{ id: 'dp_1', status: 'appeal_under_review', amount: 2_500 }, [{ state: 'open', units: 2_500n }]],
  [{ id: 'dp_1', status: 'under_review', amount: 9, currency: 'eur' }, [{ state: 'open', units: 2_500n }]],
  [{ id: 'dp_1', status: 'won', amount: 2_500, moved: 0 }, [{ state: 'won', units: 2_500n }]],
  [{ id: 'dp_1', status: 'lost', amount: 2_500, moved: -2_500 }, [{ state: 'lost', units: 2_500n }]],
  [{ id: 'dp_1', status: 'prevented', amount: 2_500, moved: -2_500 }, [{ state: 'lost', units: 2_500n }]],
  [{ id: 'dp_1', status: 'prevented', amount: 2_500 }, []],
];
it.each(disputes)('disputes are read from the dispute object at Stripe: %o', async (dispute, expected) => {
  const { providerId } = stored({ disputes: [dispute] });
  expect(await stripe.verify(providerId)).toMatchObject({ value: { state: 'paid', disputes: expected } });
});

it('a refund with the same key is made once at Stripe, and its reason is not sent', async () => {
  const { providerId, payment } = stored({});
  const give = (amount: number, key: string) =>
    stripe.refund(providerId, { units: BigInt(amount), currency: 'USD' }, 'Sara asked for it', key);
  const first = await give(1_000, 'key-1');
  expect(first).toMatchObject({ ok: true, value: { done: true } });
  expect(await give(1_000, 'key-1')).toEqual(first);
  expect(payment.refunds).toMatchObject([{ amount: 1_000, key: 'key-1' }]);
  expect(await give(2_000, 'key-2')).toEqual({ ok: false, problem: 'refused' });
  expect(await stripe.refund('cs_nobody', { units: 1n, currency: 'USD' }, '', 'key-3')).toMatchObject({
    problem: 'unknown',
  });
  expect(provider.calls.map(({ body }) => body).join()).not.toContain('Sara');
});

async function begin() {
  const { id, reference } = await giveDonation(payload, { method: 'stripe' });
  const { providerId, payment } = stored({});
  await storePayment({ payload }, 'stripe', { providerId, reference }, inSeconds(0));
  let events = 0;
  /** Stripe reports an event, signed as the package checks it. */
  const deliver = async (type: string, second: number) => {
    events += 1;
    const object = {
      id: 'x',
      object: 'charge',
      payment_intent: providerId.replace('cs', 'pi'),
      metadata: { gift: reference },
    };
    const event = signedByStripe(`evt_${providerId}_${events}`, type, object);
    expect(await receiveNotice(payload, stripe, event, inSeconds(second))).toMatchObject({
      ok: true,
    });
  };
  return { id, reference, providerId, payment, deliver };
}

it('Stripe’s events book a dispute, its win, a second dispute and its loss', async () => {
  const { reference, payment, deliver } = await begin();
  const dispute = (id: string, status: string) => ({ id, status, amount: 2_500 });
  const steps: [StripePayment['disputes'], string, object][] = [
    [[], 'checkout.session.completed', { state: 'paid', received: '2500' }],
    [[dispute('dp_1', 'needs_response')], 'charge.dispute.created', { state: 'disputed' }],
    [[dispute('dp_1', 'won')], 'charge.dispute.closed', { state: 'paid' }],
    [
      [dispute('dp_1', 'won'), dispute('dp_2', 'needs_response')],
      'charge.dispute.created',
      { state: 'disputed' },
    ],
    [[dispute('dp_1', 'won'), dispute('dp_2', 'lost')], 'charge.dispute.closed', { state: 'lost' }],
  ];
  for (const [at, [now, type, expected]] of steps.entries()) {
    payment.disputes = now;
    await deliver(type, 100 + at);
    expect(await statusAtDesk(reference)).toMatchObject(expected);
  }
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a partial refund of a Stripe payment by staff is booked', async () => {
  const { reference, providerId, deliver } = await begin();
  await deliver('checkout.session.completed', 60);
  const form = {
    reference,
    payment: providerId,
    amount: '10',
    reason: 'Asked for it',
    key: crypto.randomUUID(),
  };
  const desk = { providers: [stripe], by: 1, now: inSeconds(120) };
  expect(await refundDonation(payload, form, desk)).toEqual({ ok: true, value: 'refunded' });
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '1000' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('unreported Stripe payments are found in its list: ours are booked, others listed as differences', async () => {
  const lost = await begin();
  lost.payment.reference = lost.reference;
  const foreign = stored({ currency: 'EUR' }).providerId.replace('cs', 'pi');
  stored({ session: 'open', status: 'requires_payment_method' });
  expect(await readListed(payload, stripe, inSeconds(60))).toEqual({ ok: true, value: 0 });
  const later = inSeconds(3_600);
  const listed = await readListed(payload, stripe, later);
  expect(listed.ok && listed.value).toBeGreaterThanOrEqual(2);
  expect(await statusAtDesk(lost.reference)).toMatchObject({ state: 'paid', received: '2500' });
  const names = async () =>
    (await listDifferences({ payload }, later)).list.map(({ what, name }) => `${what} ${name}`);
  expect(await names()).toContain(`not-ours ${foreign}`);
  expect(await names()).not.toContain(`not-ours ${lost.providerId.replace('cs', 'pi')}`);
  expect(await readListed(payload, stripe, later)).toEqual({ ok: true, value: 0 });
  await storePayment({ payload }, 'stripe', { providerId: 'in_1', reference: lost.reference }, later);
  await donationRows("update money.payments set payment_id = $1 where provider_id = 'in_1'", [foreign]);
  expect(await names()).not.toContain(`not-ours ${foreign}`);
});
