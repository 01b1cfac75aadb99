import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { donorWith } from '#money/domain/donor.ts';
import { listBalances, listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation } from '../../../../tests/support/donations.ts';
import { donationRows, sendToDesk, statusAtDesk } from '../../../../tests/support/donations-desk.ts';
import { camtFile, makeCamt } from '../../../../tests/support/made-statements.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { findDonationDetails } from '../donations/donation-details.ts';
import { listOpenLines } from './bank-lines.ts';

const iban = 'DE89370400440532013000';
let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  const bankAccounts = [{ currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank' }];
  await payload.updateGlobal({ slug: 'giving', data: { currencies: [{ currency: 'EUR' }], bankAccounts } });
});

const send = (path: string, fields: Record<string, string>) => sendToDesk(path, fields, bookkeeper);

let lines = 0;

/** Imports a statement with one line, and returns that line as staff see it. */
async function onStatement(units: number, words: string, day: string, opening = 0) {
  lines += 1;
  const payment = { day, units, name: 'Abeba Bekele', words: `${words} line ${lines}.`, id: `F${lines}` };
  const body = new FormData();
  body.set('account', iban);
  body.set('file', new Blob([camtFile(makeCamt([payment], { account: iban, opening }))]), 'statement.xml');
  const headers = { ...bookkeeper.headers, accept: 'application/json' };
  const sent = await (await callApi('POST', '/donations/statement', { headers, body })).text();
  const file = /id=([0-9a-f-]{36})/.exec(sent)?.[1] ?? '';
  expect((await send('statement/read', { file, act: 'import' })).status).toBe(200);
  const found = (await listOpenLines({ payload })).find(({ line }) => line.words.includes(`line ${lines}.`));
  if (!found) throw new Error('The line is not open');
  const of = `${iban}:${found.line.id}`;
  const decide = (decision: string, details: Record<string, string> = {}) =>
    send('lines', {
      [`decision:${of}`]: decision,
      ...Object.fromEntries(Object.entries(details).map(([name, value]) => [`${name}:${of}`, value])),
    });
  const stored = async () => {
    const [row] = await donationRows<{ state: string; refund: string | null; entry: string | null }>(
      'select state, refund, entry from money.bank_lines where line = $1',
      [found.line.id],
    );
    return row;
  };
  return { ...found, of, decide, stored };
}

let number = 0;

/** A transfer of 100 euros that is booked from a statement. */
async function transferred() {
  number += 1;
  const email = `transfer${number}@example.org`;
  const { reference } = await giveDonation(payload, {
    method: 'bank',
    total: { units: 10_000n, currency: 'EUR' },
    donor: donorWith({ name: 'Abeba Bekele', email }),
  });
  await (await onStatement(10_000, reference, '2026-10-05')).decide(reference);
  const details = async () => {
    const found = await findDonationDetails(payload, reference);
    if (!found) throw new Error('There is no such gift');
    return found;
  };
  const [paid] = (await details()).payments;
  const key = randomUUID();
  const plan = async (amount: string) => {
    const [staff] = await donationRows<{ id: number }>("select id from staff where role = 'bookkeeper'");
    const form = {
      reference,
      payment: paid?.payment ?? '',
      amount,
      reason: 'Asked for it',
      key,
      by: 'staff',
    };
    const task = { place: 'bank', payee: 'IBAN 1', doer: String(staff?.id), due: '2099-01-31' };
    expect((await send('refund', { ...form, ...task })).to).toContain('done=refund-planned');
  };
  const told = async () =>
    (await mailsTo(payload, email))
      .filter(({ kind }) => kind !== 'receipt')
      .map(({ kind, data }) => [kind, (data as Record<string, string>).what]);
  return { reference, key, plan, details, told };
}

const bookedAtBank = async () =>
  (await listBalances({ payload }))
    .filter(({ account, currency }) => account === 'assets:bank' && currency === 'EUR')
    .reduce((sum, { units }) => sum + units, 0n);

it('a planned refund is settled by its bank line on the day of that line, and the donor is told', async () => {
  const { reference, plan, details, told } = await transferred();
  await plan('30');
  const before = await bookedAtBank();
  const paid = await onStatement(-3_000, 'refund', '2026-10-20');
  expect(paid.refunds).toContain(reference);
  await Promise.all([paid.decide(`refund:${reference}`), paid.decide(`refund:${reference}`)]);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded-in-part', refunded: '3000' });
  const { refunds } = await details();
  expect(refunds).toMatchObject([{ state: 'sent', sentBy: 'staff', doneOn: '2026-10-20', payee: null }]);
  expect(await paid.stored()).toMatchObject({ state: 'booked', refund: refunds[0]?.id });
  expect(await told()).toEqual([
    [
      'refund-paid',
      'We have returned €30 of your gift. €70 stays with us. We sent it by bank transfer on Oct 20, 2026. It can take some days to arrive.',
    ],
  ]);
  expect(await bookedAtBank()).toBe(before - 3_000n);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a refund already entered as paid is linked to its bank line and not booked again', async () => {
  const { reference, key, plan, details, told } = await transferred();
  await plan('40');
  const done = { reference, refund: key, answer: 'done', day: '2026-10-21', document: 'FT-1' };
  expect((await send('refund/settle', done)).status).toBe(200);
  const before = await bookedAtBank();
  const paid = await onStatement(-4_000, 'refund', '2026-10-22');
  // A typed reference means the same.
  expect((await paid.decide('', { reference })).status).toBe(200);
  expect(await paid.stored()).toMatchObject({ state: 'booked', refund: key });
  expect(await bookedAtBank()).toBe(before);
  expect((await details()).refunds).toHaveLength(1);
  expect(await told()).toHaveLength(1);
  const again = await onStatement(-4_000, 'refund', '2026-10-23');
  expect(again.refunds).not.toContain(reference);
});

it('the donor of a transfer that the bank returned is told so, and not that we refunded it', async () => {
  const { reference, details, told } = await transferred();
  const back = await onStatement(-10_000, `AC04 ${reference}`, '2026-10-24');
  expect(back.returns[0]).toBe(reference);
  expect((await back.decide(`return:${reference}`)).status).toBe(200);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded', refunded: '10000' });
  expect((await details()).refunds).toMatchObject([{ state: 'sent', sentBy: 'bank', doer: null }]);
  expect(await told()).toEqual([
    ['transfer-returned', 'Your transfer of €100 did not stay with us: the bank sent it back.'],
  ]);
});

it('an unplanned refund by staff is booked from its bank line as a refund of ours', async () => {
  const { reference, details, told } = await transferred();
  const paid = await onStatement(-10_000, reference, '2026-10-25');
  expect((await paid.decide(`refund:${reference}`)).status).toBe(200);
  expect((await details()).refunds).toMatchObject([{ state: 'sent', sentBy: 'staff', place: 'bank' }]);
  expect((await told()).map(([kind]) => kind)).toEqual(['refund-paid']);
});

it('a refund that comes back to the bank is reversed, and the donor is told', async () => {
  const { reference, plan, details, told } = await transferred();
  await plan('20');
  await (await onStatement(-2_000, 'refund', '2026-10-26')).decide(`refund:${reference}`);
  const before = await bookedAtBank();
  const early = await onStatement(2_000, 'AC04', '2026-10-25');
  expect((await early.decide(`back:${reference}`)).text).toContain('were not booked');
  await early.decide('aside');
  const back = await onStatement(2_000, 'AC04', '2026-10-29');
  expect(back.refunds).toContain(reference);
  expect((await back.decide(`back:${reference}`)).status).toBe(200);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', refunded: '0' });
  expect(await bookedAtBank()).toBe(before + 2_000n);
  expect((await details()).refunds).toMatchObject([{ state: 'failed', isClosed: false }]);
  expect((await told()).map(([kind]) => kind)).toEqual(['refund-paid', 'refund-failed']);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it.each(['back:RF18539007547034', 'refund:', 'return:nothing', 'refund:RF18539007547034', 'toString'])(
  'a line is not booked by the decision "%s"',
  async decision => {
    const out = await onStatement(-7_700, 'no refund', '2026-10-28');
    expect((await out.decide(decision)).text).toContain('were not booked');
    expect(await out.stored()).toMatchObject({ state: 'open', refund: null });
    await out.decide('aside');
  },
);

it('money out is booked once as an expense of its fund, and a negative fund needs confirmation', async () => {
  const project = await payload.create({
    collection: 'projects',
    data: { label: 'Wells', _status: 'published' },
    overrideAccess: true,
  });
  const fund = `project-${project.id}`;
  const paid = await onStatement(-1_250, 'Pharmacy', '2026-10-30');
  const below = await paid.decide('expense', { fund, kind: 'medicine', document: 'Invoice 12' });
  expect(below.status).toBe(422);
  expect(below.text).toContain('This would leave -€12.50');
  expect(below.text).toContain(`"field":"below:${paid.of}"`);
  const sure = { fund, kind: 'medicine', document: 'Invoice 12', below: 'on' };
  await Promise.all([paid.decide('expense', sure), paid.decide('expense', sure)]);
  const { state, entry } = (await paid.stored()) ?? {};
  expect(state).toBe('booked');
  const [booked] = await donationRows(
    `select day::text, document, (select jsonb_object_agg(account, amount) from money.lines where entry = e.id and fund = $2) as lines
     from money.entries e where id = $1`,
    [entry, fund],
  );
  expect(booked).toEqual({
    day: '2026-10-30',
    document: 'Invoice 12',
    lines: { 'assets:bank': -1_250, 'expenses:spending:medicine': 1_250 },
  });
  const plain = await onStatement(-10, 'Stamps', '2026-10-30');
  expect((await plain.decide('expense', { fund: 'project-99999' })).text).toContain('no longer exists');
  expect((await plain.decide('expense', { kind: 'no such kind' })).text).toContain('choose a kind');
  expect((await plain.decide('expense')).status).toBe(200);
  const income = await onStatement(500, 'a gift', '2026-10-30');
  expect((await income.decide('expense', sure)).text).toContain('were not booked');
});

it('the opening balance is booked from the statements page and redirects back to it', async () => {
  const wrong = await send('books/opening', { key: randomUUID(), currency: 'JPY' });
  expect(wrong.text).toContain('already include everything that the bank held before');
  await onStatement(100, 'first of all', '2026-09-01', 12_345);
  const right = await send('books/opening', { key: randomUUID(), currency: 'EUR' });
  expect(right.to).toBe('/admin/gifts/bank?done=booked');
});
