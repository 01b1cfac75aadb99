import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { chapaProvider } from './chapa/chapa.ts';
import { stripeProvider } from './stripe/stripe.ts';

const now = new Date('2026-11-23T10:00:00Z');
const clock = { now: () => now };
const seconds = now.getTime() / 1_000;
const api = 'http://127.0.0.1:9';
const stripeSecret = 'whsec_testtesttest';
const chapaSecret = 'a-secret-of-sixteen';
const stripe = stripeProvider({ api, secretKey: 'sk_test_12345678', webhookSecret: stripeSecret }, clock);
const chapa = chapaProvider({ api, secretKey: 'CHASECK_TEST-12345678', webhookSecret: chapaSecret }, clock);

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  payment_status: 'paid',
  metadata: { gift: 'gift-0001' },
};
const stripeEvent = (changes: object = {}, object: object = session) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: seconds,
    livemode: false,
    data: { object },
    ...changes,
  });
const fromStripe = (payload: string, secret = stripeSecret, timestamp = seconds) =>
  stripe.readEvent(Buffer.from(payload), {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  });

const chapaEvent = (changes: object = {}) =>
  JSON.stringify({
    event: 'charge.success',
    tx_ref: 'gift-gift-0001',
    reference: 'APx1',
    mode: 'test',
    updated_at: '2026-11-23T09:59:00.000000Z',
    ...changes,
  });
const hmac = (text: string, secret = chapaSecret) => createHmac('sha256', secret).update(text).digest('hex');
const fromChapa = (payload: string, secret = chapaSecret) =>
  chapa.readEvent(Buffer.from(payload), { 'x-chapa-signature': hmac(payload, secret) });

describe('Stripe events', () => {
  it('a Stripe event contains the gift, the checkout session and the state', () => {
    expect(fromStripe(stripeEvent())).toMatchObject({
      ok: true,
      value: { id: 'evt_1', donation: 'gift-0001', verifyId: 'cs_test_1', what: 'paid' },
    });
    expect(fromStripe(stripeEvent({}, { ...session, payment_status: 'unpaid' }))).toMatchObject({
      value: { what: 'waiting' },
    });
  });

  it('a Stripe refund event contains its payment and whether the refund failed or was cancelled', () => {
    const refund = {
      id: 're_1',
      object: 'refund',
      payment_intent: 'pi_1',
      metadata: {},
      status: 'succeeded',
    };
    const read = (type: string, changes: object = {}) => {
      const event = fromStripe(stripeEvent({ type }, { ...refund, ...changes }));
      return event.ok ? [event.value.what, event.value.paymentId, event.value.donation] : event.problem;
    };
    for (const type of ['refund.created', 'refund.updated', 'charge.refund.updated'])
      expect(read(type)).toEqual(['refunded', 'pi_1', null]);
    expect(read('refund.failed', { status: 'failed' })).toEqual(['refund-failed', 'pi_1', null]);
    expect(read('refund.updated', { status: 'canceled' })).toEqual(['refund-failed', 'pi_1', null]);
    expect(read('charge.refund.updated', { status: 'failed' })).toEqual(['refund-failed', 'pi_1', null]);
    expect(read('refund.failed', { payment_intent: null })).toBe('foreign');
  });

  it('unsigned, forged, stale, foreign and unknown Stripe events are rejected', () => {
    const body = stripeEvent();
    expect(stripe.readEvent(Buffer.from(body), {})).toMatchObject({ problem: 'unsigned' });
    expect(fromStripe(body, 'whsec_anotheraccount')).toMatchObject({ problem: 'forged' });
    expect(fromStripe(body, stripeSecret, seconds - 301)).toMatchObject({ problem: 'stale' });
    expect(fromStripe(stripeEvent({ livemode: true }))).toMatchObject({ problem: 'foreign' });
    expect(fromStripe(stripeEvent({ account: 'acct_2' }))).toMatchObject({ problem: 'foreign' });
    expect(fromStripe(stripeEvent({}, { ...session, metadata: {} }))).toMatchObject({ problem: 'foreign' });
    expect(fromStripe(stripeEvent({ type: 'toString' }))).toMatchObject({ problem: 'unknown' });
  });
});

describe('Chapa events', () => {
  it('a repeated Chapa event gets the same id', () => {
    const one = fromChapa(chapaEvent());
    expect(one).toMatchObject({
      ok: true,
      value: { donation: 'gift-0001', what: 'paid', paymentId: 'APx1' },
    });
    expect(fromChapa(chapaEvent())).toEqual(one);
  });

  it('unsigned, forged, stale, foreign and unknown Chapa events are rejected', () => {
    const body = chapaEvent();
    expect(chapa.readEvent(Buffer.from(body), {})).toMatchObject({ problem: 'unsigned' });
    expect(fromChapa(body, 'another-accounts-secret')).toMatchObject({ problem: 'forged' });
    expect(fromChapa(chapaEvent({ updated_at: '2026-11-18T00:00:00Z' }))).toMatchObject({ problem: 'stale' });
    expect(fromChapa(chapaEvent({ mode: 'live' }))).toMatchObject({ problem: 'foreign' });
    expect(fromChapa(chapaEvent({ tx_ref: 'shop-0001' }))).toMatchObject({ problem: 'foreign' });
    expect(fromChapa(chapaEvent({ event: 'payout.success' }))).toMatchObject({ problem: 'unknown' });
  });

  it('a constant HMAC of the secret is not accepted as the signature of a Chapa event', () => {
    const body = Buffer.from(chapaEvent());
    const constant = hmac(chapaSecret);
    expect(chapa.readEvent(body, { 'chapa-signature': constant })).toMatchObject({ problem: 'unsigned' });
    expect(chapa.readEvent(body, { 'x-chapa-signature': constant })).toMatchObject({ problem: 'forged' });
  });
});

it('arbitrary input, signed or not, is rejected as an event and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.string(), (payload, header) => {
      const body = Buffer.from(payload);
      const signed = { 'stripe-signature': header, 'x-chapa-signature': header };
      for (const provider of [stripe, chapa]) expect(provider.readEvent(body, signed).ok).toBe(false);
      expect(fromStripe(payload).ok).toBe(false);
      expect(fromChapa(payload).ok).toBe(false);
    }),
    { numRuns: fuzzRuns(100, 5_000) },
  );
});
