import '../../../../tests/support/with-giving.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcile } from '#money/bookkeeping/reconciliation/reconcile.job.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { chapaProvider } from '#money/payments/chapa/chapa.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, STARTED } from '../../../../tests/support/donations.ts';
import { donationRows, sendToDesk, statusAtDesk } from '../../../../tests/support/donations-desk.ts';
import { json, type Provider, startProvider } from '../../../../tests/support/providers/provider.ts';
import { type StripePayment, startStripe } from '../../../../tests/support/providers/stripe.ts';
import { openStripeProvider } from '../../../../tests/support/providers/stripe-provider.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { findLastReconciliation } from './find-reconciliation.ts';
import { listDifferences } from './list-differences.ts';
import { beginReconciliation } from './reconciliation.endpoints.ts';

const inMinutes = (minutes: number) => new Date(STARTED.getTime() + minutes * 60_000);
/** The run is begun and done on this day, when the fake Stripe is a minute old. */
const now = new Date('2026-11-23T10:00:00.000Z');
const clock = { now: () => now };

let payload: Payload;
let atStripe: Awaited<ReturnType<typeof startStripe>>;
let atChapa: Provider;
let isChapaDown = false;
let stripe: PaymentProvider;
let chapa: PaymentProvider;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  atStripe = await startStripe();
  stripe = openStripeProvider(atStripe);
  atChapa = await startProvider(({ path }) => {
    if (isChapaDown) return json({ message: 'down' }, 503);
    if (path.includes('transactions?'))
      return json({ data: { transactions: [], pagination: { next_page_url: null } } });
    const tx_ref = decodeURIComponent(path.split('/').at(-1) ?? '');
    const data = { tx_ref, currency: 'ETB', amount: '100', status: 'success', charge: '3' };
    return json({ message: '', data: { ...data, updated_at: inMinutes(3).toISOString() } });
  });
  const secrets = { secretKey: 'CHASECK_TEST-12345678', webhookSecret: 'a-secret', timeout: 500 };
  chapa = chapaProvider({ api: atChapa.api, ...secrets }, clock);
  bookkeeper = await signIn(payload, 'bookkeeper');
});
afterAll(() => Promise.all([atStripe.close(), atChapa.close()]));

beforeEach(async () => {
  isChapaDown = false;
  await donationRows(
    `update money.reconciliations set ended_at = coalesce(ended_at, begun_at), outcome = coalesce(outcome, 'done'),
       begun_at = begun_at - interval '2 hours'`,
  );
});

let number = 0;
const paid: StripePayment = {
  ...{ session: 'complete', status: 'succeeded', amount: 2_500, currency: 'USD' },
  ...{ fee: 103, refunds: [], disputes: [] },
};

async function byStripe(changes: Partial<StripePayment> = {}) {
  number += 1;
  atStripe.payments.set(`r${number}`, { ...paid, disputes: [], ...changes });
  const { reference } = await giveDonation(payload);
  await storePayment({ payload }, 'stripe', { providerId: `cs_r${number}`, reference }, STARTED);
  return { reference, name: `r${number}` };
}

async function byChapa() {
  const { reference } = await giveDonation(payload, {
    method: 'chapa',
    total: { units: 10_000n, currency: 'ETB' },
  });
  await storePayment({ payload }, 'chapa', { providerId: `gift-${reference}`, reference }, STARTED);
  return reference;
}

const begin = (providers: readonly PaymentProvider[] = [stripe, chapa], at = now) =>
  beginReconciliation(payload, { providers, by: 7, now: at });
const last = async () => {
  const found = await findLastReconciliation({ payload });
  if (!found) throw new Error('No run');
  return found;
};

it('a reconciliation asks all payment services, books unreported payments and lists the differences', async () => {
  const lost = await byStripe();
  const left = await byStripe({ session: 'open', status: null });
  const inBirr = await byChapa();
  expect(await begin()).toEqual({ ok: true, value: 'asking-all' });
  expect(await reconcile(payload, [stripe, chapa], clock)).toBe(true);
  expect(await statusAtDesk(lost.reference)).toMatchObject({ state: 'paid', received: '2500' });
  expect(await statusAtDesk(inBirr)).toMatchObject({ state: 'paid', received: '10000' });
  expect(await statusAtDesk(left.reference)).toMatchObject({ state: 'started' });
  expect(await last()).toMatchObject({
    ...{ begunBy: 7, outcome: 'done', payments: 3, asked: 3, endedAt: now },
    services: [
      { method: 'stripe', asked: 2, problem: null, left: 0 },
      { method: 'chapa', asked: 1, problem: null, left: 0 },
    ],
  });
  const { list } = await listDifferences({ payload }, now);
  expect(list.map(({ what, reference }) => [what, reference])).toEqual([
    ['was-behind', lost.reference],
    ['was-behind', inBirr],
  ]);
  expect(list[0]).toMatchObject({
    ours: { state: 'started', money: { units: 0n, currency: 'USD' } },
    theirs: { state: 'paid', money: { units: 2_500n, currency: 'USD' } },
    moment: '2026-11-23T09:59:00.000Z',
  });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  const [act] = await donationRows("select staff, details from money.acts where act = 'asked-all-providers'");
  expect(act).toMatchObject({ staff: 7, details: { services: 'stripe, chapa' } });
});

it('a second reconciliation asks about every payment again and finds nothing new', async () => {
  await begin();
  await reconcile(payload, [stripe, chapa], clock);
  const { asked, found } = await last();
  expect([asked, found]).toEqual([3, []]);
  expect(await reconcile(payload, [stripe, chapa], clock)).toBe(false);
});

it('an unreachable service is reported with what was left, and the other services are still asked', async () => {
  isChapaDown = true;
  for (const _each of [1, 2, 3, 4]) await byChapa();
  const { reference } = await byStripe();
  await begin();
  await reconcile(payload, [chapa, stripe], clock);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid' });
  const { services, outcome } = await last();
  expect(outcome).toBe('done');
  expect(services).toMatchObject([
    { method: 'chapa', asked: 3, problem: 'unreachable', left: 2 },
    { method: 'stripe', problem: null, left: 0 },
  ]);
});

it('payments of a service that is no longer set up are reported as left', async () => {
  await begin([stripe]);
  await reconcile(payload, [stripe], clock);
  expect((await last()).services).toContainEqual({
    method: 'chapa',
    asked: 0,
    problem: 'not-set-up',
    left: 5,
  });
});

it('only one reconciliation runs at a time, at most six start in an hour, and one without services is refused', async () => {
  const pressed = await Promise.all([1, 2, 3, 4, 5].map(() => begin()));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(pressed.filter(each => !each.ok && each.problem === 'asking-already')).toHaveLength(4);
  for (let run = 2; run <= 6; run += 1) {
    await donationRows(
      "update money.reconciliations set ended_at = begun_at, outcome = 'done' where ended_at is null",
    );
    expect((await begin()).ok).toBe(true);
  }
  await donationRows(
    "update money.reconciliations set ended_at = begun_at, outcome = 'done' where ended_at is null",
  );
  expect(await begin()).toEqual({ ok: false, problem: 'asked-often' });
  expect(await beginReconciliation(payload, { providers: [], by: 7, now })).toEqual({
    ok: false,
    problem: 'nothing-to-ask',
  });
});

it('an interrupted reconciliation is resumed, and one stalled for an hour is abandoned for a new one', async () => {
  await begin();
  const [{ open } = { open: '' }] = await donationRows<{ open: string }>(
    'select number::text as open from money.reconciliations where ended_at is null',
  );
  const asked = await donationRows(
    `update money.payments set asked_in = $1 where method = 'stripe' and provider_id in
       (select provider_id from money.payments where method = 'stripe' order by provider_id limit 2) returning method`,
    [open],
  );
  await donationRows('update money.reconciliations set asked = 2 where number = $1', [open]);
  const calls = atStripe.calls.length;
  await reconcile(payload, [stripe], clock);
  const ofStripe = await donationRows("select from money.payments where method = 'stripe'");
  const sessions = atStripe.calls.slice(calls).filter(({ path }) => path.includes('/checkout/sessions/'));
  expect(sessions).toHaveLength(ofStripe.length - asked.length);
  expect(await last()).toMatchObject({ payments: ofStripe.length, asked: ofStripe.length });
  await begin();
  expect(await begin([stripe], new Date(now.getTime() + 61 * 60_000))).toMatchObject({ ok: true });
  const [before] = await donationRows(
    'select outcome from money.reconciliations order by number desc offset 1 limit 1',
  );
  expect(before).toEqual({ outcome: 'abandoned' });
});

it('a reconciliation that throws is marked as failed, and the next one can start', async () => {
  await begin();
  const broken = { ...stripe, verify: () => Promise.reject(new Error('a fault of ours')) };
  await byStripe();
  await expect(reconcile(payload, [broken], clock)).rejects.toThrow('a fault of ours');
  expect(await last()).toMatchObject({ outcome: 'failed' });
  expect((await begin()).ok).toBe(true);
});

it('a bookkeeper can start and follow a reconciliation; editors and visitors can do neither', async () => {
  const editor = await signIn(payload, 'editor');
  const started = () => donationRows('select number from money.reconciliations');
  const before = await started();
  expect((await sendToDesk('ask-all', { ignored: '<script>' }, editor)).status).toBe(403);
  expect((await callApi('POST', '/donations/ask-all')).status).toBe(403);
  expect((await callApi('GET', '/donations/ask-all', editor)).status).toBe(403);
  expect((await callApi('GET', '/donations/ask-all')).status).toBe(403);
  expect(await started()).toEqual(before);
  const progress = async () => (await callApi('GET', '/donations/ask-all', bookkeeper)).json();
  expect(await progress()).toMatchObject({ runs: false });
  const began = await sendToDesk('ask-all', {}, bookkeeper);
  expect(began).toMatchObject({ status: 200, to: '/admin/gifts/differences?done=asking-all' });
  expect(await last()).toMatchObject({ begunBy: bookkeeper.user.id, endedAt: null });
  expect(await progress()).toEqual({ runs: true, payments: 0, asked: 0 });
});
