import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '#money/domain/payment-provider.ts';
import { json, type Provider, startProvider } from '../../../tests/support/providers/provider.ts';
import { chapaProvider } from './chapa/chapa.ts';
import { stripeProvider } from './stripe/stripe.ts';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const donation: PaymentRequest = {
  reference: 'gift-0001',
  amount: { units: 10_050n, currency: 'ETB' },
  monthly: false,
  title: 'Medicine for children',
  returnTo: 'https://adey.org/thanks',
  cancelTo: 'https://adey.org/donate',
};
const inDollars = { ...donation, amount: { units: 2_500n, currency: 'USD' } };

let provider: Provider;
afterEach(() => provider.close());

const secrets = { webhookSecret: 'whsec_testtesttest', timeout: 300 };
const stripe = () => stripeProvider({ api: provider.api, secretKey: 'sk_test_12345678', ...secrets }, clock);
const chapa = () =>
  chapaProvider({ api: provider.api, secretKey: 'CHASECK_TEST-12345678', ...secrets }, clock);

describe('payment providers', () => {
  it('a Chapa payment is started under our own reference, with the amount in decimals', async () => {
    provider = await startProvider(() =>
      json({
        status: 'success',
        message: 'Hosted Link',
        data: { checkout_url: 'https://checkout.chapa.co/x' },
      }),
    );
    expect(await chapa().start(donation)).toEqual({
      ok: true,
      value: { providerId: 'gift-gift-0001', redirectTo: 'https://checkout.chapa.co/x' },
    });
    expect(JSON.parse(provider.calls[0]?.body ?? '')).toMatchObject({
      amount: '100.50',
      tx_ref: 'gift-gift-0001',
    });
    expect(await chapa().start(inDollars)).toMatchObject({ problem: 'unsuitable' });
  });

  it('a Chapa payment is verified with its amount and fee, and a mismatched reference is unclear', async () => {
    const data = {
      tx_ref: 'gift-gift-0001',
      reference: 'APx1',
      currency: 'ETB',
      amount: '100.50',
      charge: 3.5,
    };
    provider = await startProvider(() =>
      json({ data: { ...data, status: 'success', updated_at: '2026-11-23T09:59:00Z' } }),
    );
    expect(await chapa().verify('gift-gift-0001')).toMatchObject({
      value: { state: 'paid', amount: { units: 10_050n }, fee: { units: 350n }, paymentId: 'APx1' },
    });
    expect(await chapa().verify('gift-gift-0002')).toMatchObject({ problem: 'unclear' });
  });

  it.each([
    ['failed', 'Insufficient balance', 'insufficient-funds'],
    ['failed/cancelled', 'Payment details', 'unknown'],
    ['cancelled', 'Payment details', 'cancelled'],
  ])('a Chapa payment that is "%s: %s" is failed with a reason', async (status, message, failure) => {
    const data = { tx_ref: 'gift-gift-0001', currency: 'ETB', amount: '100.50', status };
    provider = await startProvider(() =>
      json({ message, status: 'success', data: { ...data, updated_at: '2026-11-23T09:59:00Z' } }),
    );
    expect(await chapa().verify('gift-gift-0001')).toMatchObject({ value: { state: 'failed', failure } });
  });

  it('paid Chapa transactions are listed over all pages since a date, with our reference if it is valid', async () => {
    const paid = (ref_id: string, trans_id: string | null, created_at: string, status = 'success') => ({
      ...{ ref_id, trans_id, created_at, status, currency: 'ETB', amount: '12.000', charge: '0.000' },
      customer: { id: 1, email: 'somebody@example.org', first_name: 'Somebody' },
    });
    const pages = [
      [
        paid('APx3', 'gift-gift-0003', '2026-11-23T09:00:00.000000Z'),
        paid('APx2', 'gift-gift-0002', '2026-11-22T09:00:00.000000Z', 'pending'),
      ],
      [
        paid('APx1', null, '2026-11-21T09:00:00.000000Z'),
        paid('APx0', 'gift-../', '2026-11-20T09:00:00.000000Z'),
      ],
      [paid('APold', 'gift-gift-0009', '2026-10-01T09:00:00.000000Z')],
      [paid('APnever', 'gift-gift-0010', '2026-11-23T09:00:00.000000Z')],
    ];
    let broken = false;
    provider = await startProvider(({ path }) => {
      const page = Number(new URL(path, 'https://chapa.test').searchParams.get('page'));
      if (broken && page === 2) return json({ data: null });
      return json({
        data: { transactions: pages[page - 1], pagination: { next_page_url: pages[page] ? 'next' : null } },
      });
    });
    const since = new Date('2026-11-16T10:00:00Z');
    expect(await chapa().list?.(since)).toEqual({
      ok: true,
      value: [
        { paymentId: 'APx3', donation: 'gift-0003', at: new Date('2026-11-23T09:00:00Z') },
        { paymentId: 'APx1', donation: null, at: new Date('2026-11-21T09:00:00Z') },
        { paymentId: 'APx0', donation: null, at: new Date('2026-11-20T09:00:00Z') },
      ],
    });
    expect(provider.calls).toHaveLength(3);
    broken = true;
    expect(await chapa().list?.(since)).toEqual({ ok: false, problem: 'unclear' });
  });

  it('a Stripe payment is started with our idempotency key and the pinned API version', async () => {
    provider = await startProvider(() =>
      json({ id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/x' }),
    );
    expect(await stripe().start(inDollars)).toMatchObject({ value: { providerId: 'cs_1' } });
    expect(provider.calls[0]?.headers).toMatchObject({
      'idempotency-key': 'start-gift-0001',
      'stripe-version': '2026-10-28.endive',
    });
  });

  it('Chapa and Stripe receive the amount and purpose of a gift and nothing about the donor', async () => {
    provider = await startProvider(() => json({ status: 'failed' }, 400));
    await chapa().start(donation);
    await stripe().start(inDollars);
    const [toChapa, toStripe] = provider.calls.map(({ body }) => body);
    expect(Object.keys(JSON.parse(toChapa ?? '')).toSorted()).toEqual([
      ...['amount', 'currency', 'customization', 'return_url', 'tx_ref'],
    ]);
    const names = [...new URLSearchParams(toStripe).keys()].map(name => name.replace(/\[.*/, ''));
    expect([...new Set(names)].toSorted()).toEqual([
      ...['cancel_url', 'client_reference_id', 'line_items', 'metadata', 'mode', 'payment_intent_data'],
      'success_url',
    ]);
  });
});
