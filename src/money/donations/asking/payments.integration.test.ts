import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RefundAnswer } from '#money/bookkeeping/desk/refund.rules.ts';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { settleRefund } from '#money/bookkeeping/donations/settle-refund.action.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { listOpenNotices, receiveNotice } from '#money/donations/asking/receive-notice.action.ts';
import { findDonation } from '#money/donations/donation.queries.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { chapaProvider } from '#money/payments/chapa/chapa.ts';
import {
  doPractice,
  findPracticePayment,
  practiceProvider,
} from '#money/payments/practice/practice-provider.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, STARTED } from '../../../../tests/support/donations.ts';
import { json, type Provider, startProvider } from '../../../../tests/support/providers/provider.ts';

const MINUTE = 60_000;
const webhookSecret = 'a-secret-of-the-webhook';
const inMinutes = (minutes: number) => new Date(STARTED.getTime() + minutes * MINUTE);
const clock = { now: () => inMinutes(1) };

let payload: Payload;
let provider: Provider;
let chapa: PaymentProvider;
/** Chapa's response about each payment; unreachable without one. */
const atProvider = new Map<string, { status: string; at: Date; message?: string } | 'away'>();

beforeAll(async () => {
  payload = await openTestPayload();
  provider = await startProvider(({ path }) => {
    const name = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (path.startsWith('/v1/refund/'))
      return json({ status: 'success', data: { ref_id: `refund-${name}` } });
    const state = atProvider.get(name);
    if (!state || state === 'away') return json({ message: 'down' }, 503);
    const { status, at, message = 'Payment details' } = state;
    const data = {
      tx_ref: name,
      reference: `AP-${name}`,
      currency: 'ETB',
      amount: '100',
      charge: '3.5',
      status,
    };
    return json({ message, data: { ...data, updated_at: at.toISOString() } });
  });
  chapa = chapaProvider(
    { api: provider.api, secretKey: 'CHASECK_TEST-12345678', webhookSecret, timeout: 500 },
    clock,
  );
});
afterAll(() => provider.close());

async function beginByChapa() {
  const { id, reference } = await giveDonation(payload, {
    method: 'chapa',
    total: { units: 10_000n, currency: 'ETB' },
  });
  const providerId = `gift-${reference}`;
  await storePayment({ payload }, 'chapa', { providerId, reference }, STARTED);
  return { id, reference, providerId };
}

function webhook(providerId: string, secret = webhookSecret, at = inMinutes(1)) {
  const event = { event: 'charge.success', tx_ref: providerId, mode: 'test', updated_at: at.toISOString() };
  const body = Buffer.from(JSON.stringify(event));
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return { body, headers: { 'x-chapa-signature': signature } };
}

async function standing(donation: string): Promise<{ state: string; received: number }> {
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query('select state, received::int from money.statuses where donation = $1', [donation]),
  );
  return rows[0];
}

it('a payment is booked when the provider confirms it, and a repeated event is ignored', async () => {
  const { id, providerId } = await beginByChapa();
  atProvider.set(providerId, { status: 'success', at: inMinutes(1) });
  expect(await receiveNotice(payload, chapa, webhook(providerId), inMinutes(2))).toEqual({
    ok: true,
    value: 'stored',
  });
  expect(await receiveNotice(payload, chapa, webhook(providerId), inMinutes(2))).toEqual({
    ok: true,
    value: 'known',
  });
  expect(await standing(id)).toEqual({ state: 'paid', received: 10_000 });
});

it('a failure is stored as one of our codes without the provider’s text, and cleared once paid', async () => {
  const { id, reference, providerId } = await beginByChapa();
  const message = 'Insufficient balance of Abebe Bekele, 0911 22 33 44';
  atProvider.set(providerId, { status: 'failed', at: inMinutes(1), message });
  await checkPayment(payload, chapa, { providerId, reference }, inMinutes(2));
  expect(await findDonation({ payload }, reference)).toMatchObject({
    state: 'failed',
    failure: 'insufficient-funds',
  });
  const stored = await connectOnce(testDatabaseUrl(), async client => {
    const rows =
      'select to_jsonb(y) as y, (select jsonb_agg(e) from money.events e where e.donation = y.donation) as e';
    return JSON.stringify(
      (await client.query(`${rows} from money.payments y where donation = $1`, [id])).rows,
    );
  });
  expect(stored).toContain('insufficient-funds');
  expect(stored).not.toMatch(/Abebe|0911/);
  atProvider.set(providerId, { status: 'success', at: inMinutes(5) });
  await checkPayment(payload, chapa, { providerId, reference }, inMinutes(6));
  expect(await findDonation({ payload }, reference)).toMatchObject({ state: 'paid', failure: null });
});

it('forged and unsigned events are refused, and a pending payment is not booked as paid', async () => {
  const { id, providerId } = await beginByChapa();
  atProvider.set(providerId, { status: 'pending', at: inMinutes(1) });
  const forged = webhook(providerId, 'somebody else');
  expect(await receiveNotice(payload, chapa, forged, inMinutes(2))).toMatchObject({ problem: 'forged' });
  const unsigned = { ...forged, headers: {} };
  expect(await receiveNotice(payload, chapa, unsigned, inMinutes(2))).toMatchObject({ problem: 'unsigned' });
  expect(await standing(id)).toEqual({ state: 'started', received: 0 });
  await receiveNotice(payload, chapa, webhook(providerId), inMinutes(2));
  expect(await standing(id)).toEqual({ state: 'waiting', received: 0 });
});

it('missed events are fetched, and an event is retried while the provider does not respond', async () => {
  const lost = await beginByChapa();
  atProvider.set(lost.providerId, { status: 'success', at: inMinutes(1) });
  const late = await beginByChapa();
  atProvider.set(late.providerId, 'away');
  await receiveNotice(payload, chapa, webhook(late.providerId), inMinutes(1));
  await askProviders(payload, [chapa], inMinutes(4));
  expect(await standing(lost.id)).toMatchObject({ state: 'started' });
  expect(await listOpenNotices(payload, 9)).toMatchObject([{ reference: late.reference }]);
  atProvider.set(late.providerId, { status: 'success', at: inMinutes(1) });
  await askProviders(payload, [chapa], inMinutes(8));
  expect(await listOpenNotices(payload, 9)).toEqual([]);
  expect([await standing(lost.id), await standing(late.id)]).toMatchObject([
    { state: 'paid' },
    { state: 'paid' },
  ]);
  // An unreported refund is found within a day.
  atProvider.set(lost.providerId, { status: 'refunded', at: inMinutes(60) });
  await askProviders(payload, [chapa], inMinutes(60));
  expect(await standing(lost.id)).toMatchObject({ state: 'paid' });
  await askProviders(payload, [chapa], inMinutes(26 * 60));
  expect(await standing(lost.id)).toMatchObject({ state: 'refunded' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

/** A donation started in practice mode, and the buttons pressed on its page, a minute apart. */
async function practised() {
  const provider = practiceProvider(payload, clock);
  const { id, reference } = await giveDonation(payload, { method: 'practice' });
  const amount = { units: 2_500n, currency: 'USD' };
  const urls = { returnTo: 'https://adey.example/send/thanks', cancelTo: 'https://adey.example/donate' };
  const begun = await provider.start({ reference, amount, monthly: false, title: 'Gift', ...urls });
  const first = begun.ok ? begun.value.providerId : '';
  await storePayment({ payload }, 'practice', { providerId: first, reference }, STARTED);
  let minute = 1;
  const press = async (act: Parameters<typeof doPractice>[1]['act']) => {
    minute += 1;
    const done = await doPractice({ payload }, { id: first, act }, inMinutes(minute));
    for (const payment of done.ok ? done.value : [])
      await checkPayment(payload, provider, payment, inMinutes(minute));
    return done.ok;
  };
  return { id, first, press };
}

it('practice mode offers double payments, failing refunds, and won and lost disputes', async () => {
  const { id, first, press } = await practised();
  expect(await press('pay-twice')).toBe(true);
  expect(await standing(id)).toEqual({ state: 'paid', received: 5_000 });
  expect(await press('pay')).toBe(false);
  // A payment can be disputed again.
  for (const _time of ['once', 'again']) {
    expect(await press('dispute')).toBe(true);
    expect(await standing(id)).toMatchObject({ state: 'disputed' });
    expect(await press('win')).toBe(true);
    expect(await standing(id)).toMatchObject({ state: 'paid' });
  }
  expect(await press('refund')).toBe(true);
  expect(await standing(id)).toMatchObject({ state: 'paid' });
  expect(await findPracticePayment({ payload }, first)).toMatchObject({
    state: 'refunded',
    refunds: [{ units: 2_500n, state: 'sent' }],
  });
  expect(await press('refund-fails')).toBe(true);
  expect(await findPracticePayment({ payload }, first)).toMatchObject({
    state: 'paid',
    refunds: [{ state: 'failed', failure: 'account-closed' }],
  });
  expect(await press('refund')).toBe(true);
  const lost = await practised();
  for (const act of ['pay', 'dispute', 'lose'] as const) expect(await lost.press(act)).toBe(true);
  expect(await standing(lost.id)).toEqual({ state: 'lost', received: 2_500 });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

/** A donation of 100 birr by Chapa, of which staff refund 40. */
async function refundByChapa() {
  const begun = await beginByChapa();
  const { reference, providerId } = begun;
  const says = async (status: string, minute: number) => {
    atProvider.set(providerId, { status, at: inMinutes(minute) });
    await checkPayment(payload, chapa, { providerId, reference }, inMinutes(minute));
  };
  await says('success', 1);
  const key = crypto.randomUUID();
  const form = { reference, payment: providerId, amount: '40', reason: 'Asked for it', key };
  const desk = { providers: [chapa], by: 1, now: inMinutes(3) };
  expect(await refundDonation(payload, form, desk)).toEqual({ ok: true, value: 'refund-accepted' });
  const settle = (answer: RefundAnswer) =>
    settleRefund(
      payload,
      { reference, refund: key, answer, day: '2026-11-20', document: 'Chapa 7' },
      { ...desk, now: inMinutes(60) },
    );
  return { ...begun, says, settle };
}

it('a partial refund through Chapa is booked as partial, although Chapa reports only "refunded"', async () => {
  const { id, says } = await refundByChapa();
  expect(await standing(id)).toMatchObject({ state: 'paid' });
  await says('refunded', 5);
  expect(await standing(id)).toMatchObject({ state: 'refunded-in-part' });
  await says('reversed', 6);
  expect(await standing(id)).toMatchObject({ state: 'refunded' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a refund counts as returned when Chapa reports "success" again after "refunded"', async () => {
  const { id, says } = await refundByChapa();
  await says('success', 4);
  expect(await standing(id)).toMatchObject({ state: 'paid' });
  await says('refunded', 5);
  await says('success', 6);
  expect(await standing(id)).toMatchObject({ state: 'paid' });
  await says('refunded', 7);
  expect(await standing(id)).toMatchObject({ state: 'refunded-in-part' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('staff can settle a Chapa refund that Chapa does not report, and later reports do not change it', async () => {
  const { id, says, settle } = await refundByChapa();
  expect(await settle('withdrawn')).toEqual({ ok: false, problem: 'refund-settled' });
  expect(await settle('done')).toEqual({ ok: true, value: 'refund-done' });
  expect(await settle('done')).toEqual({ ok: false, problem: 'refund-settled' });
  expect(await standing(id)).toMatchObject({ state: 'refunded-in-part' });
  await says('success', 90);
  await says('refunded', 91);
  expect(await standing(id)).toMatchObject({ state: 'refunded-in-part' });
  const other = await refundByChapa();
  await other.says('refunded', 30);
  expect(await other.settle('back')).toEqual({ ok: true, value: 'refund-back' });
  expect(await standing(other.id)).toMatchObject({ state: 'paid' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});
