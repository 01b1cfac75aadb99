import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { findPracticePayment, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import {
  cash,
  deskClock,
  donationRows,
  payByPractice,
  sendToDesk,
  statusAtDesk,
} from '../../../tests/support/donations-desk.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { countOpenMatters } from './donations/list-donations.ts';

let payload: Payload;
let bookkeeper: Session;
let second: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  second = await signIn(payload, 'admin');
  await payload.updateGlobal({
    slug: 'giving',
    data: { currencies: [{ currency: 'USD', twoAbove: '100' }, { currency: 'ETB' }, { currency: 'KES' }] },
  });
});

const send = (path: string, fields: Record<string, string>, session = bookkeeper) =>
  sendToDesk(path, fields, session);

const refund = (reference: string, payment: string, amount: string, key: string = randomUUID()) =>
  refundDonation(
    payload,
    { reference, payment, amount, reason: 'Asked for it', key },
    { providers: [practiceProvider(payload, deskClock)], by: 1, now: deskClock.now() },
  );

describe('a refund', () => {
  it('a gift is refunded once when two people refund it at the same moment', async () => {
    const { reference, payment } = await payByPractice(payload);
    const both = await Promise.all([refund(reference, payment, '25'), refund(reference, payment, '25')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded', refunded: '2500' });
    expect(await findPracticePayment({ payload }, payment)).toMatchObject({ refunds: [{ units: 2_500n }] });
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });

  it('a refund form that is sent twice makes one refund, and a refund above what is left is refused', async () => {
    const { reference, payment } = await payByPractice(payload);
    const key = randomUUID();
    await Promise.all([refund(reference, payment, '10', key), refund(reference, payment, '10', key)]);
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '1000' });
    expect(await refund(reference, payment, '15.01')).toEqual({ ok: false, problem: 'too-much' });
    expect(await refund(reference, payment, '15')).toEqual({ ok: true, value: 'refunded' });
    expect(await refund(reference, payment, '0.01')).toEqual({ ok: false, problem: 'too-much' });
  });

  it('a refund without a response is retried with its key, and blocks other refunds meanwhile', async () => {
    const { reference, payment } = await payByPractice(payload);
    const practice = practiceProvider(payload, deskClock);
    const silent = { ...practice, refund: async () => ({ ok: false, problem: 'unreachable' }) as const };
    const form = { reference, payment, amount: '25', reason: 'Asked for it', key: randomUUID() };
    const now = deskClock.now();
    expect(await refundDonation(payload, form, { providers: [silent], by: 1, now })).toEqual({
      ok: false,
      problem: 'no-answer',
    });
    expect(await refund(reference, payment, '5')).toEqual({ ok: false, problem: 'in-progress' });
    const later = new Date(now.getTime() + 31_000);
    const other = await payByPractice(payload);
    const ofOther = { ...form, payment: other.payment };
    expect(await refundDonation(payload, ofOther, { providers: [practice], by: 1, now: later })).toEqual({
      ok: false,
      problem: 'in-progress',
    });
    expect(await statusAtDesk(other.reference)).toMatchObject({ refunded: '0' });
    const again = { providers: [practice], by: 1, now: later };
    expect(await refundDonation(payload, form, again)).toEqual({ ok: true, value: 'refunded' });
    expect(await statusAtDesk(reference)).toMatchObject({ refunded: '2500' });
  });
});

describe('cash, cheques and goods', () => {
  it('a cash gift below the limit is booked at once, and a donor with an address gets a receipt', async () => {
    const entered = await send('counted', { ...cash, name: 'Sara Tesfaye', email: 'sara@example.org' });
    expect(entered.to).toContain('done=entered');
    const { reference } = entered;
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '8000' });
    const mails = await donationRows('select from mails where "to" = \'sara@example.org\'');
    expect(mails).toHaveLength(1);
  });

  it('a cash gift above the limit waits for confirmation by a second person, and is booked once', async () => {
    const entered = await send('counted', { ...cash, amount: '100.01' });
    const { reference } = entered;
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'waiting', received: '0' });
    const own = await send('counted/decide', { reference, answer: 'confirm' });
    expect([own.status, own.text]).toEqual([422, expect.stringContaining('entered this gift yourself')]);
    const both = await Promise.all(
      [1, 2].map(() => send('counted/decide', { reference, answer: 'confirm' }, second)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '10001' });
  });

  it.each([
    ['5000000', 'ETB'],
    ['20000.01', 'ETB'],
    ['1', 'KES'],
  ])(
    'cash, cheques and gifts in kind above the preset limit or without one wait for a second person: %s %s',
    async (amount, currency) => {
      for (const provider of ['cash', 'cheque', 'in-kind']) {
        const entered = await send('counted', {
          ...cash,
          method: provider,
          amount,
          currency,
          description: 'Blankets',
        });
        expect(entered.to, provider).toContain('done=waits-for-second');
        expect(await statusAtDesk(entered.reference)).toMatchObject({ state: 'waiting', received: '0' });
      }
    },
  );

  it('a cash gift up to the preset limit needs no second person', async () => {
    const entered = await send('counted', { ...cash, amount: '20000', currency: 'ETB' });
    expect(entered.to).toContain('done=entered');
  });

  it('a cash gift waits for a second person if the stored limit is unreadable', async () => {
    await donationRows("update giving_currencies set two_above = 'one hundred' where currency = 'USD'");
    const entered = await send('counted', { ...cash, amount: '1' });
    await donationRows("update giving_currencies set two_above = '100' where currency = 'USD'");
    expect(entered.to).toContain('done=waits-for-second');
  });

  it('a rejected cash gift is not booked', async () => {
    const entered = await send('counted', { ...cash, amount: '500' });
    const { reference } = entered;
    await send('counted/decide', { reference, answer: 'reject', reason: 'One note is not real' }, second);
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'failed', received: '0' });
    expect(await countOpenMatters({ payload })).toContainEqual({ what: 'rejected', count: 1 });
  });

  it('gifts in kind need a description and are booked to accounts of their own', async () => {
    expect((await send('counted', { ...cash, method: 'in-kind' })).text).toContain('describe the goods');
    const entered = await send('counted', { ...cash, method: 'in-kind', description: 'Twelve blankets' });
    const { reference } = entered;
    const booked = await donationRows<{ account: string }>(
      `select account from money.lines l join money.entries e on e.id = l.entry join money.donations g on g.id = e.donation
       where g.reference = $1 order by 1`,
      [reference],
    );
    expect(booked.map(({ account }) => account)).toEqual(['assets:in-kind', 'income:gifts in kind']);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });
});
