import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { newPaymentReference } from '#money/domain/payment-reference.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report, STARTED } from '../../../../tests/support/donations.ts';
import { donationRows } from '../../../../tests/support/donations-desk.ts';
import { listDifferences } from './list-differences.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const inMinutes = (minutes: number) => new Date(STARTED.getTime() + minutes * 60_000);
const differing = async (minutes = 0) => (await listDifferences({ payload }, inMinutes(minutes))).list;

it('no difference is listed while every report is booked, and the time of the last check is null at first', async () => {
  const { reference } = await giveDonation(payload);
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  expect(await listDifferences({ payload }, STARTED)).toEqual({ list: [], askedAt: null });
});

it('reports that could not be booked are listed with their reason and, if known, their gift', async () => {
  const { reference } = await giveDonation(payload);
  const unknown = newPaymentReference();
  await receiveEvent(payload, report(unknown, 'paid', 700n));
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { currency: 'EUR' }));
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { method: 'chapa' }));
  expect(await differing()).toMatchObject([
    { what: 'other-way', reference, method: 'chapa' },
    {
      what: 'wrong-currency',
      reference,
      ours: { state: 'started', money: { units: 2_500n, currency: 'USD' } },
      theirs: { state: 'paid', money: { units: 2_500n, currency: 'EUR' } },
    },
    {
      what: 'unknown-gift',
      reference: null,
      name: `payment of ${unknown}`,
      ours: null,
      theirs: { money: { units: 700n } },
    },
  ]);
});

it('a report unanswered for an hour and a payment that is not ours are listed as differences', async () => {
  const before = (await differing()).length;
  const add = (id: string, done: Date | null) =>
    donationRows(
      `insert into money.notices (method, id, kind, provider_id, moment, received_at, done_at, outcome)
       values ('stripe', $1, 'paid', $1, $2, $2, $3, $4)`,
      [id, STARTED, done, done && 'no payment of ours'],
    );
  await add('waits', null);
  await add('foreign', STARTED);
  expect((await differing(59)).slice(before)).toMatchObject([{ what: 'not-ours', name: 'foreign' }]);
  const later = (await differing(61)).slice(before).map(({ what, name }) => [what, name]);
  expect(later.toSorted()).toEqual([
    ['not-ours', 'foreign'],
    ['unanswered', 'waits'],
  ]);
});

it('a gift whose state differs from the books is listed first, and the time of the last check is given', async () => {
  const { id, reference } = await giveDonation(payload);
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await donationRows('update money.statuses set received = 1 where donation = $1', [id]);
  expect((await differing())[0]).toMatchObject({ what: 'out-of-balance', reference });
  await storePayment({ payload }, 'stripe', { providerId: 'p-1', reference }, STARTED);
  await donationRows('update money.payments set asked_at = $1', [inMinutes(7)]);
  expect((await listDifferences({ payload }, STARTED)).askedAt).toEqual(inMinutes(7));
});

it('a payment unknown to its service or with another amount there is listed, with both sides', async () => {
  const paidAt = async (providerId: string) => {
    const { reference } = await giveDonation(payload);
    await storePayment({ payload }, 'stripe', { providerId, reference }, STARTED);
    await receiveEvent(payload, report(reference, 'paid', 2_500n, { payment: providerId }));
    return reference;
  };
  const [gone, more, fine] = [await paidAt('gone'), await paidAt('more'), await paidAt('fine')];
  const answer = (name: string, state: string, units: number | null) =>
    donationRows(
      `update money.payments set answer = $2, answered_amount = $3, answered_currency = 'USD', answered_at = $4
       where provider_id = $1`,
      [name, state, units, inMinutes(9)],
    );
  await answer('gone', 'unknown', null);
  await answer('more', 'paid', 2_600);
  await answer('fine', 'refunded', 2_500);
  const found = (await differing()).filter(({ reference }) => [gone, more, fine].includes(String(reference)));
  const ours = { state: 'paid', money: { units: 2_500n, currency: 'USD' } };
  expect(found.toSorted((one, other) => (one.what < other.what ? -1 : 1))).toMatchObject([
    { what: 'amount-differs', reference: more, ours, theirs: { state: 'paid', money: { units: 2_600n } } },
    { what: 'not-there', reference: gone, ours, theirs: { state: 'unknown', money: null } },
  ]);
  expect(found.map(({ moment }) => moment)).toEqual([1, 2].map(() => inMinutes(9).toISOString()));
});
