import '../../../../tests/support/as-site.ts';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import {
  eraseDonor,
  eraseHonourCards,
  findDonations,
  findHonourCards,
  honourCardAddresses,
} from '#money/donors/donor.personal-data.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { findDonation } from '../donation.queries.ts';
import { honourCardKind } from '../donation-mail.texts.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

type Asked = { words?: string; language?: Locale; donor?: string };

/** A donation of 25 dollars from Abeba in honour of Almaz, whose card is sent to `email`. */
const honour = (email: string, { words = '', language = 'en', donor = `for.${email}` }: Asked = {}) =>
  giveDonation(payload, {
    donor: {
      name: 'Abeba Bekele',
      email: donor,
      mayBeNamed: false,
      honour: { name: 'Almaz', email, words, language },
      note: 'A note to the charity',
    },
  });
const pay = (reference: string, payment = 'one') =>
  receiveEvent(payload, report(reference, 'paid', 2_500n, { payment: `${payment} of ${reference}` }));

it('an honour card is mailed once the gift is paid, in its own language and without the amount', async () => {
  const email = 'almaz@example.org';
  const { reference } = await honour(email, { words: 'Melkam lidet!', language: 'am' });
  expect(await mailsTo(payload, email)).toEqual([]);
  await pay(reference);
  await pay(reference, 'twice');
  const [card, ...more] = await mailsTo(payload, email);
  expect(more).toEqual([]);
  expect(card).toMatchObject({ kind: honourCardKind, locale: 'am', subject: 'ለAlmaz ክብር የተሰጠ ልገሳ' });
  expect(card?.data).toEqual({
    honoured: 'Almaz',
    giver: 'Abeba Bekele',
    line: 'Abeba Bekele እንዲህ ይላሉ፦ “Melkam lidet!”',
  });
  expect(JSON.stringify([card?.subject, card?.data, card?.headers])).not.toMatch(/25|USD|\$|note to/);
  expect(await findDonation({ payload }, reference)).toMatchObject({ hasCard: true });
  expect((await mailsTo(payload, `for.${email}`)).map(({ kind }) => kind)).toEqual(['receipt']);
});

it('no honour card is mailed for an unpaid gift, and none again after a won dispute', async () => {
  const email = 'never@example.org';
  const [failed, waits] = [await honour(email), await honour(email), await honour(email)];
  await receiveEvent(payload, report(failed.reference, 'failed'));
  await receiveEvent(payload, report(waits.reference, 'waiting'));
  expect(await mailsTo(payload, email)).toEqual([]);
  expect(await findDonation({ payload }, failed.reference)).toMatchObject({ hasCard: false });
  const { reference } = await honour('disputed@example.org');
  await pay(reference);
  // Old mails are deleted from the outbox; the donation still knows that its card was sent.
  await connectOnce(testDatabaseUrl(), client =>
    client.query("delete from mails where compared = 'disputed@example.org'"),
  );
  const payment = `one of ${reference}`;
  await receiveEvent(payload, report(reference, 'disputed', 2_500n, { payment }));
  await receiveEvent(payload, report(reference, 'won', 2_500n, { payment }));
  expect(await mailsTo(payload, 'disputed@example.org')).toEqual([]);
});

it('more than eight honour cards a day to one address are held for staff, and their gifts are booked', async () => {
  const donations = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      honour(index % 2 ? 'FLOOD@example.org' : 'flood@example.org', {
        donor: `flooder.${index}@example.org`,
      }),
    ),
  );
  for (const { reference } of donations) expect(await pay(reference)).toBe('booked');
  const states = (await mailsTo(payload, 'flood@example.org')).map(({ state }) => state);
  expect(states.toSorted()).toEqual([...Array(4).fill('held'), ...Array(8).fill('waiting')]);
});

it('erasing a donor deletes their honour cards, and the recipient’s export no longer lists them', async () => {
  const { reference } = await honour('of.erased@example.org', { donor: 'erased.giver@example.org' });
  await pay(reference);
  expect(await findDonations(payload, 'erased.giver@example.org')).toMatchObject([
    { honour: { name: 'Almaz', email: 'of.erased@example.org', words: '', language: 'en' } },
  ]);
  expect(await findHonourCards(payload, 'of.erased@example.org')).toMatchObject([
    { name: 'Almaz', words: '' },
  ]);
  await inOneTransaction(payload, req => eraseDonor(req, 'erased.giver@example.org'));
  expect(await mailsTo(payload, 'of.erased@example.org')).toEqual([]);
  expect(await findHonourCards(payload, 'of.erased@example.org')).toEqual([]);
});

it('the recipient of an honour card can export and erase their own data, and the donor’s data is kept', async () => {
  const donor = 'staying.giver@example.org';
  const { reference } = await honour('Honoured@example.org', { words: 'Thank you', donor });
  const [card, ...more] = await findHonourCards(payload, 'honoured@EXAMPLE.org');
  expect(more).toEqual([]);
  // Nobody has paid for it, so its words may be a stranger's.
  expect(card).toEqual({ name: null, words: null, language: 'en', startedAt: '2026-11-20T09:00:00.000Z' });
  expect(await honourCardAddresses({ payload })).toContain('honoured@example.org');
  expect(await inOneTransaction(payload, req => eraseHonourCards(req, 'honoured@example.org'))).toBe(1);
  expect(await findHonourCards(payload, 'honoured@example.org')).toEqual([]);
  await pay(reference);
  expect(await findDonations(payload, donor)).toMatchObject([
    { reference, honour: null, name: 'Abeba Bekele', note: 'A note to the charity' },
  ]);
  expect(await mailsTo(payload, 'honoured@example.org')).toEqual([]);
  expect(await inOneTransaction(payload, req => eraseHonourCards(req, 'honoured@example.org'))).toBe(0);
});
