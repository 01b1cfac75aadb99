import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentMethod, paymentMethods } from '#money/domain/payment-methods.ts';
import type { PaymentProvider, PaymentRequest } from '#money/domain/payment-provider.ts';
import { newPaymentReference } from '#money/domain/payment-reference.ts';
import { openBankTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { json, type Provider, startProvider } from '../../../tests/support/providers/provider.ts';
import { chapaProvider } from './chapa/chapa.ts';
import { practiceProvider } from './practice/practice-provider.ts';
import { stripeProvider } from './stripe/stripe.ts';

const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const keys = { webhookSecret: 'whsec_testtesttest', timeout: 300 };

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** One payment provider, and how its service answers. A new provider is a line here. */
type Specimen = {
  id: string;
  /** A currency that it takes, and the smallest amount. */
  currency: string;
  least: bigint;
  open: (api: string) => PaymentProvider;
  /** What its service answers when a payment begins; null where there is no service to call. */
  started: object | null;
};

const specimens: readonly Specimen[] = [
  {
    ...{ id: 'stripe', currency: 'USD', least: 50n },
    open: api => stripeProvider({ api, secretKey: 'sk_test_12345678', ...keys }, clock),
    started: { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/x' },
  },
  {
    ...{ id: 'chapa', currency: 'ETB', least: 100n },
    open: api => chapaProvider({ api, secretKey: 'CHASECK_TEST-12345678', ...keys }, clock),
    started: { status: 'success', message: 'Link', data: { checkout_url: 'https://pay.example/x' } },
  },
  {
    ...{ id: 'bank', currency: 'USD', least: 1n },
    open: () =>
      openBankTransfer(payload, clock, [{ currency: 'USD', holder: 'A', account: 'B', bank: 'C', bic: '' }]),
    started: null,
  },
  {
    ...{ id: 'practice', currency: 'USD', least: 1n },
    open: () => practiceProvider(payload, clock),
    started: null,
  },
];

it('every payment method that donors can choose has a provider in these tests', () => {
  const chosen = Object.entries<PaymentMethod>(paymentMethods).filter(([, { choice }]) => choice !== null);
  expect(specimens.map(({ id }) => id).toSorted()).toEqual(chosen.map(([id]) => id).toSorted());
});

describe.each(specimens)('the payment provider $id', specimen => {
  const { id, currency, least, started } = specimen;
  let service: Provider | undefined;
  afterEach(() => service?.close());

  async function open(answer: Parameters<typeof startProvider>[0] = () => json(started ?? {})) {
    service = await startProvider(answer);
    return specimen.open(service.api);
  }

  const asked = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
    reference: newPaymentReference(),
    amount: { units: 10_050n, currency },
    monthly: false,
    title: 'Medicine for children',
    returnTo: 'https://adey.example/send/thanks',
    cancelTo: 'https://adey.example/donate',
    ...changes,
  });

  it('a provider starts a payment under its own id and returns where the donor continues', async () => {
    const provider = await open();
    expect(provider.id).toBe(id);
    const begun = await provider.start(asked());
    expect(begun).toMatchObject({ ok: true });
    if (!begun.ok) return;
    expect(begun.value.providerId).toMatch(/^\S{3,255}$/);
    expect(URL.canParse(begun.value.redirectTo, 'https://adey.example')).toBe(true);
  });

  it.each<[string, Partial<PaymentRequest>]>([
    ['in a currency that it does not take', { amount: { units: 10_050n, currency: 'ZZZ' } }],
    ['below its smallest amount', { amount: { units: least - 1n, currency } }],
    ['above what the books can hold', { amount: { units: 10n ** 15n, currency } }],
    ['with a reference that leads elsewhere', { reference: '../RF18' }],
  ])('a provider refuses a payment %s without a request to its service', async (_, changes) => {
    const provider = await open();
    expect(await provider.start(asked(changes))).toEqual({ ok: false, problem: 'unsuitable' });
    expect(service?.calls).toEqual([]);
  });

  it('a provider starts a monthly gift only if it supports monthly gifts', async () => {
    const provider = await open();
    expect(Boolean(provider.monthly)).toBe(provider.canBeMonthly);
    expect((await provider.start(asked({ monthly: true }))).ok).toBe(provider.canBeMonthly);
  });

  it('a provider cannot verify or refund a payment that it did not start', async () => {
    const provider = await open(() => json({ error: { type: 'invalid_request_error' } }, 404));
    const answer = await provider.verify('not-one-of-ours');
    expect(answer).toMatchObject({ ok: false, problem: expect.stringMatching(/^(?:unknown|refused)$/) });
    expect((await provider.refund('not-one-of-ours', asked().amount, '', 'a-key')).ok).toBe(false);
  });

  it.each<[string, string, Record<string, string>]>([
    ['empty', '', {}],
    ['no JSON', '{', { 'stripe-signature': 't=1,v1=00', 'x-chapa-signature': '00' }],
    ['unsigned', JSON.stringify({ id: 'evt_1', event: 'charge.success' }), {}],
    ['forged', JSON.stringify({ id: 'evt_1', event: 'charge.success' }), { 'stripe-signature': 't=1,v1=ab' }],
  ])('a provider rejects a webhook that is %s', async (_, body, headers) => {
    const provider = await open();
    expect(provider.readEvent(Buffer.from(body), headers).ok).toBe(false);
  });
});

const ends = [
  ['hangs up', 'hang up', 'unreachable'],
  ['never answers', 'never', 'unreachable'],
  ['fails', json({ error: { type: 'api_error' } }, 500), 'unreachable'],
  ['got too many calls', json({ error: { type: 'rate_limit_error' } }, 429), 'busy'],
  ['refuses', json({ error: { type: 'invalid_request_error' } }, 400), 'refused'],
  ['answers with nonsense', json({}), 'unclear'],
  ['answers with a page', { status: 200, body: '<html>We are improving our service</html>' }, null],
] as const;
const called = specimens.filter(({ started }) => started !== null);

describe.each(called)('the payment provider $id with a failing service', ({ currency, open }) => {
  it.each(ends)(
    'start, verify and refund return an error when the service %s',
    async (_, answer, problem) => {
      const service = await startProvider(() => answer);
      const provider = open(service.api);
      const amount = { units: 10_050n, currency };
      const request = { reference: newPaymentReference(), amount, monthly: false, title: 'Medicine' };
      const to = { returnTo: 'https://adey.example/a', cancelTo: 'https://adey.example/b' };
      const answers = await Promise.all([
        provider.start({ ...request, ...to }),
        provider.verify('cs_1'),
        provider.refund('cs_1', amount, '', 'a-key'),
      ]);
      await service.close();
      const expected = problem === null ? expect.stringMatching(/^(?:unclear|unreachable)$/) : problem;
      expect(answers).toEqual(answers.map(() => ({ ok: false, problem: expected })));
    },
  );
});
