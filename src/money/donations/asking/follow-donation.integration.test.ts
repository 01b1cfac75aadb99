import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { followDonation } from '#money/donations/asking/follow-donation.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { chapaProvider } from '#money/payments/chapa/chapa.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, STARTED } from '../../../../tests/support/donations.ts';
import { json, type Provider, startProvider } from '../../../../tests/support/providers/provider.ts';

const after = (seconds: number) => new Date(STARTED.getTime() + seconds * 1000);

let payload: Payload;
let provider: Provider;
let chapa: PaymentProvider;
beforeAll(async () => {
  payload = await openTestPayload();
  provider = await startProvider(({ path }) => {
    const tx_ref = decodeURIComponent(path.split('/').at(-1) ?? '');
    const open = { tx_ref, reference: '', currency: 'ETB', amount: '100', charge: '0', status: 'pending' };
    return json({ data: { ...open, updated_at: STARTED.toISOString() } });
  });
  const settings = { secretKey: 'CHASECK_TEST-12345678', webhookSecret: 'a secret', timeout: 5_000 };
  chapa = chapaProvider({ api: provider.api, ...settings }, { now: () => STARTED });
});
afterAll(() => provider.close());

/** Starts a payment, and returns its reference and how often its provider has been asked about it. */
async function begin() {
  const total = { units: 10_000n, currency: 'ETB' } as const;
  const { reference } = await giveDonation(payload, { method: 'chapa', total });
  await storePayment({ payload }, 'chapa', { providerId: `gift-${reference}`, reference }, STARTED);
  const asked = () => provider.calls.filter(({ path }) => path.endsWith(`gift-${reference}`)).length;
  return { reference, asked };
}

it('many simultaneous loads of a gift page ask the provider once in four seconds', async () => {
  const { reference, asked } = await begin();
  const load = (now: Date) => followDonation(payload, reference, [chapa], now);
  const shown = await Promise.all(Array.from({ length: 20 }, () => load(after(60))));
  expect(shown.map(donation => donation?.reference)).toEqual(Array(20).fill(reference));
  expect(asked()).toBe(1);
  await load(after(63));
  expect(asked()).toBe(1);
  await load(after(64));
  expect(asked()).toBe(2);
});

it('a page that is left open does not delay our scheduled check', async () => {
  const { reference, asked } = await begin();
  for (let seconds = 4; seconds <= 60; seconds += 4)
    await followDonation(payload, reference, [chapa], after(seconds));
  const byPage = asked();
  expect(byPage).toBe(15);
  await askProviders(payload, [chapa], after(60 + 299));
  expect(asked()).toBe(byPage);
  await askProviders(payload, [chapa], after(60 + 301));
  expect(asked()).toBe(byPage + 1);
  await askProviders(payload, [chapa], after(60 + 301 + 599));
  expect(asked()).toBe(byPage + 1);
  await askProviders(payload, [chapa], after(60 + 301 + 601));
  expect(asked()).toBe(byPage + 2);
});
