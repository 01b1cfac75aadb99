import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { storePayment } from '#money/donations/store-donation.action.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report, STARTED } from '../../../../tests/support/donations.ts';
import { donationRows } from '../../../../tests/support/donations-desk.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { readFilter } from '../desk/desk.schema.ts';
import { findDonationDetails } from './donation-details.ts';
import { listDonations } from './list-donations.ts';

let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
});

it('the list of gifts shows, filters by and exports why a payment failed, until the gift is paid', async () => {
  const fail = async (failure: string) => {
    const { id, reference } = await giveDonation(payload);
    await storePayment({ payload }, 'stripe', { providerId: `cs_${reference}`, reference }, STARTED);
    await receiveEvent(payload, report(reference, 'failed'));
    await donationRows('update money.payments set failure = $2 where donation = $1', [id, failure]);
    return { id, reference };
  };
  const [expired, limit] = [await fail('expired-card'), await fail('limit')];
  const found = async (failure: string) =>
    (await listDonations({ payload }, readFilter({ failure }), { size: 50 })).map(
      donation => donation.reference,
    );
  expect([await found('expired-card'), await found('limit'), await found('cancelled')]).toEqual([
    [expired.reference],
    [limit.reference],
    [],
  ]);
  for (const other of ["' or true --", 'toString', 'x'.repeat(5_000)])
    expect(readFilter({ failure: other }).failure, other).toBeNull();
  const answer = await callApi('GET', '/donations/csv?failure=expired-card', bookkeeper);
  const rows = (await answer.text()).trim().split('\r\n');
  expect([rows.length, rows[0], rows[1]]).toEqual([
    2,
    expect.stringContaining('why it failed'),
    expect.stringContaining('The card has expired'),
  ]);
  const history = (await findDonationDetails(payload, expired.reference))?.history;
  expect(history?.some(each => each.kind === 'event' && each.what === 'failed')).toBe(true);
  await receiveEvent(payload, report(expired.reference, 'paid', 2_500n));
  expect(await found('expired-card')).toEqual([]);
});
