import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { findDonationDetails } from './donation-details.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

it('staff see whom a gift honours and the state of the card, including one over the limit', async () => {
  const honour = { name: 'Almaz', email: 'seen@example.org', words: 'Thank you', language: 'en' } as const;
  const donor = { name: 'Abeba Bekele', email: 'abeba@example.org', mayBeNamed: false, honour, note: '' };
  const shown = async (reference: string) => (await findDonationDetails(payload, reference))?.honour;
  const cards: unknown[] = [];
  for (let donation = 0; donation < 9; donation += 1) {
    const { reference } = await giveDonation(payload, { donor });
    expect(await shown(reference)).toEqual({ ...honour, card: null });
    await receiveEvent(payload, report(reference, 'paid', 2_500n));
    cards.push((await shown(reference))?.card);
  }
  expect(cards).toEqual([...Array(8).fill('waiting'), 'held']);
  const { reference } = await giveDonation(payload);
  expect(await shown(reference)).toBeNull();
});
