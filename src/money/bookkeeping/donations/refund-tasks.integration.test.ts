import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { donorWith } from '#money/domain/donor.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { listBalances, listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import {
  deskClock,
  donationRows,
  payByPractice,
  sendToDesk,
  statusAtDesk,
} from '../../../../tests/support/donations-desk.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { findDonationDetails } from './donation-details.ts';
import { countOpenMatters } from './list-donations.ts';
import { listRefundTasks } from './list-refunds.ts';

let payload: Payload;
let bookkeeper: Session;
let doer: number;
let editor: number;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  await signIn(payload, 'editor');
  const staff = await donationRows<{ id: number; role: string }>('select id, role from staff');
  const findStaffId = (role: string) => Number(staff.find(each => each.role === role)?.id);
  [doer, editor] = [findStaffId('bookkeeper'), findStaffId('editor')];
});

const send = (path: string, fields: Record<string, string>) => sendToDesk(path, fields, bookkeeper);

let number = 0;

/** A donation of 40 dollars that came by a method without a payment service. */
async function given(method: 'bank' | 'cash' | 'cheque' = 'bank', language: 'en' | 'am' = 'en') {
  number += 1;
  const email = `task${number}@example.org`;
  const { reference } = await giveDonation(payload, {
    method,
    language,
    total: { units: 4_000n, currency: 'USD' },
    donor: donorWith({ name: 'Abeba Bekele', email }),
  });
  const payment = `payment of ${reference}`;
  await receiveEvent(payload, report(reference, 'paid', 4_000n, { method }));
  const key = randomUUID();
  const plan = (more: Record<string, string> = {}) =>
    send('refund', {
      ...{ reference, payment, amount: '15', reason: 'Counted wrong', key, by: 'staff' },
      ...{ place: method, payee: 'CBE 1000123456789', doer: String(doer), due: '2099-01-31', ...more },
    });
  const settle = (answer: string, more: Record<string, string> = {}) =>
    send('refund/settle', { reference, refund: key, answer, day: '2026-11-20', document: 'FT-77', ...more });
  const details = async () => {
    const found = await findDonationDetails(payload, reference);
    if (!found) throw new Error('There is no such gift');
    return found;
  };
  const told = async () =>
    (await mailsTo(payload, email))
      .filter(({ kind }) => kind !== 'receipt')
      .map(({ kind, data }) => [kind, (data as Record<string, string>).what]);
  return { reference, payment, key, plan, settle, details, told };
}

const matters = async () =>
  Object.fromEntries((await countOpenMatters({ payload })).map(({ what, count }) => [what, count]));

describe('a refund task, where no payment service can refund', () => {
  it('planning a refund by staff creates a task, but books nothing and mails nobody until it is paid', async () => {
    const { reference, plan, details, told } = await given();
    expect((await plan()).to).toContain('done=refund-planned');
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
    expect(await told()).toEqual([]);
    expect((await details()).payments).toMatchObject([{ left: 2_500n }]);
    expect(await matters()).toMatchObject({ 'refunds-to-pay': 1 });
    const tasks = await listRefundTasks({ payload });
    expect(tasks).toMatchObject([
      {
        ...{ reference, amount: { units: 1_500n, currency: 'USD' }, place: 'bank' },
        ...{ payee: 'CBE 1000123456789', doer, dueOn: '2099-01-31' },
      },
    ]);
    expect((await details()).refunds).toEqual(tasks);
  });

  it.each([
    ['bank', 'en', 'We sent it by bank transfer on Nov 20, 2026. It can take some days to arrive.'],
    ['cash', 'en', 'You got it in cash on Nov 20, 2026.'],
    ['cheque', 'am', 'በኅዳር 11 ቀን 2019 ዓ.ም. (Nov 20, 2026) ቼክ ልከንልዎታል።'],
  ] as const)(
    'a refund task by %s is booked on the day it was paid, and the donor is told in %s how',
    async (method, language, how) => {
      const { reference, plan, settle, details, told } = await given(method, language);
      await plan();
      expect((await settle('done')).to).toContain('done=refund-done');
      expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '1500' });
      const { refunds, history } = await details();
      expect(refunds).toMatchObject([
        { state: 'sent', doneOn: '2026-11-20', document: 'FT-77', payee: null, place: method },
      ]);
      const entry = history.findLast(({ kind }) => kind === 'entry');
      expect(entry).toMatchObject({ day: '2026-11-20' });
      const [[kind, words] = []] = await told();
      expect([kind, words]).toEqual(['refund-paid', expect.stringContaining(how)]);
      expect((await settle('done')).text).toContain('already dealt with this refund');
      expect(await told()).toHaveLength(1);
      expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    },
  );

  it('a refund form sent twice makes one task, and its amount counts as refunded', async () => {
    const { reference, payment, plan, details } = await given();
    await Promise.all([plan(), plan()]);
    expect((await details()).refunds).toHaveLength(1);
    const more = { reference, payment, amount: '25.01', reason: 'x', key: randomUUID(), by: 'staff' };
    const task = { place: 'bank', payee: 'CBE', doer: String(doer), due: '2099-01-31' };
    expect((await send('refund', { ...more, ...task })).text).toContain('more than is left');
  });

  it.each([
    [{ payee: '  ' }, 'which account or person', 'payee'],
    [{ doer: '0' }, 'who pays it', 'doer'],
    [{ doer: 'editor' }, 'who pays it', 'doer'],
    [{ due: '2026-01-31' }, 'This day is in the past', 'due'],
    [{ due: '' }, 'This day is in the past', 'due'],
    [{ amount: '41' }, 'more than is left', 'amount'],
    [{ place: 'in-kind' }, 'not set up', undefined],
    [{ place: 'stripe' }, 'check the form', 'place'],
    [{ doer: "1' or '1'='1" }, 'check the form', 'doer'],
    [{ by: 'provider' }, 'not set up', undefined],
  ])('a refund task with %o is refused with an error, and nothing is stored', async (more, words, field) => {
    const { plan, details } = await given();
    const wrong = 'doer' in more && more.doer === 'editor' ? { doer: String(editor) } : more;
    const answer = await plan(wrong as Record<string, string>);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(words)]);
    if (field) expect(answer.text).toContain(`"field":"${field}"`);
    expect((await details()).refunds).toEqual([]);
  });

  it.each([
    [{ day: '2099-01-31' }, 'in the future'],
    [{ day: '2026-11-19' }, 'before the day the gift came'],
    [{ day: '0001-01-01' }, 'before the day the gift came'],
    [{ day: '' }, 'choose a day'],
    [{ day: '2026-02-30' }, 'check the form'],
    [{ document: ' ' }, 'payment reference'],
    [{ refund: '00000000-0000-4000-8000-000000000000' }, 'no such gift'],
    [{ refund: "' or 1=1 --" }, 'check the form'],
    [{ answer: 'back' }, 'already dealt with this refund'],
  ])('a refund task cannot be marked as paid with %o', async (more, words) => {
    const { reference, plan, settle, details, told } = await given();
    await plan();
    const answer = await settle('done', more as Record<string, string>);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(words)]);
    expect((await details()).refunds).toMatchObject([{ state: 'to-send' }]);
    expect(await statusAtDesk(reference)).toMatchObject({ refunded: '0' });
    expect(await told()).toEqual([]);
  });

  it('withdrawing a refund task deletes the payee’s account and frees the amount for another refund', async () => {
    const { plan, settle, details, told } = await given();
    await plan();
    expect((await settle('withdrawn')).to).toContain('done=refund-withdrawn');
    const { refunds, payments } = await details();
    expect(refunds).toMatchObject([{ state: 'withdrawn', payee: null }]);
    expect(payments).toMatchObject([{ left: 4_000n }]);
    expect(await told()).toEqual([]);
  });

  it('a staff refund that comes back is reversed, told to the donor, and open until staff settle it', async () => {
    const { reference, plan, settle, details, told } = await given();
    await plan();
    await settle('done');
    expect((await settle('back', { day: '2026-11-19' })).text).toContain('before the day it was paid');
    expect((await settle('back')).to).toContain('done=refund-back');
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
    expect((await told()).map(([kind]) => kind)).toEqual(['refund-paid', 'refund-failed']);
    expect((await details()).payments).toMatchObject([{ left: 4_000n }]);
    const open = (await matters())['refunds-failed'] ?? 0;
    expect(open).toBeGreaterThan(0);
    expect((await settle('kept')).to).toContain('done=refund-kept');
    expect((await matters())['refunds-failed'] ?? 0).toBe(open - 1);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });
});

it('a refund that failed at the payment service can be paid from the bank, with correct balances in both', async () => {
  const { reference, payment } = await payByPractice(payload);
  const practice = practiceProvider(payload, deskClock);
  const desk = { providers: [practice], by: 1, now: deskClock.now() };
  const form = { reference, payment, amount: '5', reason: 'Asked for it', key: randomUUID() };
  expect(await refundDonation(payload, form, desk)).toEqual({ ok: true, value: 'refunded' });
  await doPractice({ payload }, { id: payment, act: 'refund-fails' }, deskClock.now());
  await checkPayment(payload, practice, { providerId: payment, reference }, deskClock.now());
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
  const heldAt = async (place: string) =>
    (await listBalances({ payload }))
      .filter(({ account, currency }) => account === `assets:${place}` && currency === 'USD')
      .reduce((sum, { units }) => sum + units, 0n);
  const [bank, service] = [await heldAt('bank'), await heldAt('practice')];
  const key = randomUUID();
  const task = { by: 'staff', place: 'bank', payee: 'CBE 1', doer: String(doer), due: '2099-01-31' };
  await send('refund', { ...form, key, ...task });
  expect((await matters())['refunds-failed'] ?? 0).toBe(0);
  const settle = (answer: string) =>
    send('refund/settle', { reference, refund: key, answer, day: '2026-11-20', document: 'FT-78' });
  expect((await settle('done')).status).toBe(200);
  expect([await heldAt('bank'), await heldAt('practice')]).toEqual([bank - 500n, service]);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '500' });
  // The service still says that it returned nothing: what staff paid stays booked.
  await checkPayment(payload, practice, { providerId: payment, reference }, deskClock.now());
  expect(await statusAtDesk(reference)).toMatchObject({ refunded: '500' });
  await settle('back');
  expect([await heldAt('bank'), await heldAt('practice')]).toEqual([bank, service]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});
