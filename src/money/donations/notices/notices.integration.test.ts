import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFilter } from '#money/bookkeeping/desk/desk.schema.ts';
import { countOpenMatters, listDonations } from '#money/bookkeeping/donations/list-donations.ts';
import { donorWith } from '#money/domain/donor.ts';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { eraseDonor } from '#money/donors/donor.personal-data.ts';
import { findDonor, listDonorDonations } from '#money/donors/find-donations.ts';
import { changeMonthly } from '#money/donors/monthly/change-monthly.action.ts';
import { type MonthlyPractice, practiseMonth } from '#money/payments/practice/practice-months.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { env } from '#platform/env.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { giveMonthly } from '../../../../tests/support/monthly-donations.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { findDonation } from '../donation.queries.ts';
import { findReceipt } from '../receipt/receipt.queries.ts';
import { disputeLostKind, givingNotices } from './notices.texts.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const donor = (email: string) => donorWith({ name: 'Abeba Bekele', email });

/** What the notices to an address say, the oldest first. */
async function noticesTo(email: string) {
  const mails = await mailsTo(payload, email);
  return mails
    .filter(({ kind }) => givingNotices.some(notice => notice === kind))
    .map(({ locale, subject, data }) => [locale, subject, (data as Record<string, string>).what]);
}

describe('refund notices to the donor', () => {
  it('each refund is mailed to the donor once, even if the payment service reports it twice', async () => {
    const email = 'refunds@example.org';
    const { reference } = await giveDonation(payload, { donor: donor(email), campaign: 'campaign-999' });
    await receiveEvent(payload, report(reference, 'paid', 2_500n));
    expect(await noticesTo(email)).toEqual([]);
    const part = report(reference, 'refunded', 1_000n);
    await Promise.all([receiveEvent(payload, part), receiveEvent(payload, part)]);
    await receiveEvent(payload, { ...part, id: 'the same by another name' });
    const notice = [
      'en',
      'We returned $10 of your gift',
      'We have returned $10 of your gift. $15 stays with us.',
    ];
    expect(await noticesTo(email)).toEqual([notice]);
    await receiveEvent(payload, report(reference, 'refunded', 2_500n));
    expect(await noticesTo(email)).toEqual([
      notice,
      ['en', 'We returned $15 of your gift', 'We have returned your whole gift of $15.'],
    ]);
  });

  it('a refund notice is in the language of the gift, and none is mailed once the donor is erased', async () => {
    const email = 'amharic.refund@example.org';
    const { reference } = await giveDonation(payload, { donor: donor(email), language: 'am' });
    await receiveEvent(payload, report(reference, 'paid', 2_500n));
    await receiveEvent(payload, report(reference, 'refunded', 500n));
    const before = await noticesTo(email);
    expect(before.map(([locale]) => locale)).toEqual(['am']);
    await eraseDonor({ payload }, email);
    await receiveEvent(payload, report(reference, 'refunded', 2_500n));
    expect(await noticesTo(email)).toEqual(before);
    const nameless = await giveDonation(payload);
    await receiveEvent(payload, report(nameless.reference, 'paid', 2_500n));
    expect(await receiveEvent(payload, report(nameless.reference, 'refunded', 2_500n))).toBe('booked');
  });
});

it('a gift paid twice is shown and receipted once, with the extra payment until it is refunded', async () => {
  const email = 'twice@example.org';
  const { reference } = await giveDonation(payload, {
    donor: donor(email),
    total: { units: 3_333n, currency: 'USD' },
  });
  await receiveEvent(payload, report(reference, 'paid', 3_333n, { payment: 'one' }));
  await receiveEvent(payload, report(reference, 'paid', 3_333n, { payment: 'two' }));
  const once = { units: 3_333n, currency: 'USD' };
  expect(await findDonation({ payload }, reference)).toMatchObject({
    state: 'paid',
    shown: once,
    extra: once,
  });
  expect(await findReceipt({ payload }, reference)).toMatchObject({
    amount: { units: 3_333n },
    returned: 0n,
  });
  const listed = async () => listDonorDonations({ payload }, (await findDonor({ payload }, email)) ?? '');
  expect(await listed()).toMatchObject([{ extra: once }]);
  await receiveEvent(payload, report(reference, 'refunded', 3_333n, { payment: 'two' }));
  expect(await findDonation({ payload }, reference)).toMatchObject({
    state: 'paid',
    shown: once,
    extra: null,
  });
  expect(await findReceipt({ payload }, reference)).toMatchObject({
    amount: { units: 3_333n },
    returned: 0n,
  });
  expect(await listed()).toMatchObject([{ state: 'paid', total: once, left: once, extra: null }]);
  expect((await noticesTo(email)).map(([, , what]) => what)).toEqual([
    'More than one payment came for your gift, so we have returned $33.33. Your gift of $33.33 stays with us.',
  ]);
});

it('the donor is told once of each failed month of a monthly gift, with the reason', async () => {
  const email = 'months.fail@example.org';
  const start = Date.parse('2026-11-23T09:00:00.000Z');
  const inDays = (days: number) => new Date(start + days * 24 * 3_600_000);
  const provider = practiceProvider(payload, { now: () => inDays(0) });
  const given = await giveMonthly(payload, {
    method: 'practice',
    providers: [provider],
    now: inDays(0),
    email,
  });
  await doPractice({ payload }, { id: given.providerId, act: 'pay' }, inDays(0));
  await checkPayment(payload, provider, given, inDays(0));
  const ask = (days: number) => checkMonthlyByReference(payload, provider, given.reference, inDays(days));
  const press = (act: MonthlyPractice, days: number) =>
    practiseMonth({ payload }, { id: given.providerId, act, failure: 'expired-card' }, inDays(days));
  await ask(0);
  await press('month-fails', 30);
  await Promise.all([ask(30), ask(30), ask(31)]);
  await ask(32);
  const notice = [
    'en',
    'Your monthly gift didn’t go through',
    'This month’s payment of $25 didn’t go through. You have not been charged. The card has expired. Please use another one.',
  ];
  expect(await noticesTo(email)).toEqual([notice]);
  await press('next-month', 33);
  await ask(33);
  await press('month-fails', 60);
  await ask(60);
  expect(await noticesTo(email)).toEqual([notice, notice]);
});

describe('notices of an ended monthly gift', () => {
  const now = new Date();
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

  async function begin(email: string) {
    const provider = practiceProvider(payload, { now: () => now });
    const given = await giveMonthly(payload, { method: 'practice', providers: [provider], now, email });
    await doPractice({ payload }, { id: given.providerId, act: 'pay' }, now);
    await checkPayment(payload, provider, given, now);
    const ask = (days: number) => checkMonthlyByReference(payload, provider, given.reference, inDays(days));
    const press = (act: MonthlyPractice, days: number) =>
      practiseMonth({ payload }, { id: given.providerId, act, failure: 'expired-card' }, inDays(days));
    await ask(0);
    return { ...given, method: provider, ask, press };
  }
  const ended = async () => {
    const donations = await listDonations({ payload }, readFilter({ matter: 'monthly-ended' }), { size: 50 });
    return donations.map(({ reference }) => reference);
  };

  it('the donor is told once that the payment service ended a monthly gift and why, and staff see it', async () => {
    const email = 'ended.by.service@example.org';
    const { reference, ask, press } = await begin(email);
    await press('month-fails', 1);
    await ask(1);
    await press('bank-ends', 2);
    await Promise.all([ask(2), ask(2), ask(3)]);
    expect((await noticesTo(email)).slice(1)).toEqual([
      [
        'en',
        'Your monthly gift has ended',
        'The payment service has ended your monthly gift of $25. No more money will be taken. The card has expired. Please use another one.',
      ],
    ]);
    expect(await ended()).toEqual([reference]);
    expect(await countOpenMatters({ payload })).toContainEqual({ what: 'monthly-ended', count: 1 });
  });

  it('no end notice is mailed or listed if the donor ended the monthly gift, even if the service reports first', async () => {
    const email = 'ended.by.giver@example.org';
    const { reference, method, ask } = await begin(email);
    const before = await ended();
    if (!method.monthly) throw new Error('Practice gives monthly');
    const { set } = method.monthly;
    const reporting: typeof method = {
      ...method,
      monthly: {
        ...method.monthly,
        set: async (...wanted) => {
          const done = await set(...wanted);
          await ask(1);
          return done;
        },
      },
    };
    const changed = await changeMonthly(
      payload,
      { donation: reference, act: 'end' },
      {
        donor: (await findDonor({ payload }, email)) ?? '',
        language: 'en',
        providers: [reporting],
        currencies: [],
        clientAddress: '10.21.0.1',
        returnTo: 'https://adey.example/send/gifts',
        now: inDays(1),
      },
    );
    expect(changed).toEqual({ ok: true, value: null });
    expect((await mailsTo(payload, email)).map(({ kind }) => kind)).toEqual(['receipt', 'monthly-changed']);
    expect(await ended()).toEqual(before);
  });

  it('no end notice is mailed or listed for a monthly gift of which no month was paid', async () => {
    const email = 'never.paid@example.org';
    const provider = practiceProvider(payload, { now: () => now });
    const given = await giveMonthly(payload, { method: 'practice', providers: [provider], now, email });
    await queryRows(
      { payload },
      sql`update money.practice_monthly set state = 'ended' where id = ${given.providerId}`,
    );
    await checkMonthlyByReference(payload, provider, given.reference, inDays(1));
    expect(await noticesTo(email)).toEqual([]);
    expect(await ended()).not.toContain(given.reference);
  });
});

it('a loss in a dispute is mailed once to admins and bookkeepers in their language, and not to editors', async () => {
  for (const [name, role, language] of [
    ['Sara', 'admin', 'en'],
    ['Kebede', 'bookkeeper', 'am'],
    ['Liya', 'editor', 'en'],
  ] as const) {
    const data = { name, role, language, email: `${name}@adey.test`, password: 'a password of tests, long' };
    await payload.create({ collection: 'staff', data });
  }
  const { reference } = await giveDonation(payload, { donor: donor('disputing@example.org') });
  await receiveEvent(payload, report(reference, 'paid', 2_500n));
  await receiveEvent(payload, report(reference, 'disputed', 1_000n));
  const lossMailsTo = async (name: string) => {
    const mails = await mailsTo(payload, `${name}@adey.test`);
    return mails
      .filter(({ kind }) => kind === disputeLostKind)
      .map(({ locale, subject, data }) => [locale, subject, (data as Record<string, string>).page]);
  };
  expect(await lossMailsTo('sara')).toEqual([]);
  const lost = report(reference, 'lost', 1_000n);
  await Promise.all([receiveEvent(payload, lost), receiveEvent(payload, lost)]);
  await receiveEvent(payload, { ...lost, id: 'the same loss by another name' });
  const page = `${env.STAFF_URL}/admin/gifts/${reference}`;
  expect(await lossMailsTo('sara')).toEqual([['en', '$10 of a gift was lost in a dispute', page]]);
  expect(await lossMailsTo('kebede')).toEqual([['am', 'ከልገሳ US$10 በባንክ ክርክር ተወስዷል', page]]);
  expect(await lossMailsTo('liya')).toEqual([]);
  expect(await noticesTo('disputing@example.org')).toEqual([]);
});
