import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { checkMonthlyByReference } from '#money/donations/asking/check-monthly.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { changeMonthly } from '#money/donors/monthly/change-monthly.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { type MonthlyPractice, practiseMonth } from '#money/payments/practice/practice-months.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveMonthly, listMonths, monthlyAt } from '../../../../tests/support/monthly-donations.ts';
import { mailsIn, mailsTo as queuedTo } from '../../../../tests/support/outbox.ts';
import { eraseDonor, findDonations } from '../donor.personal-data.ts';
import { findDonor } from '../find-donations.ts';
import type { MonthlyChange } from './change-monthly.schema.ts';

const START = Date.parse('2026-11-23T09:00:00.000Z');
const inDays = (days: number) => new Date(START + days * 24 * 3_600_000);

let payload: Payload;
let provider: PaymentProvider;
beforeAll(async () => {
  payload = await openTestPayload();
  provider = practiceProvider(payload, { now: () => inDays(0) });
});

async function begin(email: string) {
  const given = await giveMonthly(payload, {
    method: 'practice',
    providers: [provider],
    now: inDays(0),
    email,
  });
  const { reference, providerId } = given;
  await doPractice({ payload }, { id: providerId, act: 'pay' }, inDays(0));
  const ask = (days: number) => checkMonthlyByReference(payload, provider, reference, inDays(days));
  const press = (act: MonthlyPractice, days: number) =>
    practiseMonth({ payload }, { id: providerId, act }, inDays(days));
  await checkPayment(payload, provider, given, inDays(0));
  await ask(0);
  const donor = (await findDonor({ payload }, email)) ?? '';
  const change = (wanted: MonthlyChange, days: number, language: Locale = 'en') =>
    changeMonthly(payload, wanted, {
      donor,
      language,
      providers: [provider],
      currencies: [{ currency: 'USD', least: 500n, amounts: [] }],
      clientAddress: `10.20.0.${email.length}`,
      returnTo: 'https://adey.example/send/gifts',
      now: inDays(days),
    });
  return { ...given, ask, press, change, donor };
}

const mailsTo = (email: string) =>
  mailsIn({ databaseUrl: testDatabaseUrl(), secret: env.PAYLOAD_SECRET }, email);

describe('a monthly gift', () => {
  it('a monthly gift creates one gift with a receipt each month, even with simultaneous requests', async () => {
    const { reference, ask, press } = await begin('each@example.org');
    expect(await monthlyAt(reference)).toMatchObject({ state: 'active', history: ['provider active'] });
    await press('next-month', 30);
    await Promise.all([ask(30), ask(30), ask(30)]);
    await press('next-month', 60);
    await Promise.all([ask(60), ask(61)]);
    const months = await listMonths(reference);
    expect(months).toHaveLength(3);
    for (const month of months)
      expect(month).toMatchObject({ state: 'paid', received: '2500', email: 'each@example.org' });
    expect(new Set(months.map(({ receipt }) => receipt)).size).toBe(3);
    const receipts = (await mailsTo('each@example.org')).filter(({ kind }) => kind === 'receipt');
    expect(receipts).toHaveLength(3);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });

  it('a monthly gift fails, resumes and ends as its provider reports, and late responses are ignored', async () => {
    const { reference, ask, press } = await begin('states@example.org');
    await press('month-fails', 30);
    await ask(30);
    expect(await monthlyAt(reference)).toMatchObject({ state: 'failing' });
    await press('next-month', 32);
    await ask(29);
    expect(await monthlyAt(reference)).toMatchObject({ state: 'failing' });
    await ask(32);
    expect(await monthlyAt(reference)).toMatchObject({ state: 'active' });
    await press('bank-ends', 40);
    await ask(40);
    expect(await monthlyAt(reference)).toMatchObject({
      state: 'ended',
      history: ['provider active', 'provider failing', 'provider active', 'provider ended'],
    });
    expect(await listMonths(reference)).toHaveLength(2);
  });

  it('the provider is asked about a monthly gift when a due month was not reported', async () => {
    const { reference, press } = await begin('asked@example.org');
    await press('next-month', 31);
    await askProviders(payload, [provider], inDays(31));
    expect(await listMonths(reference)).toHaveLength(2);
  });

  it('the history of a monthly gift cannot be deleted', async () => {
    await begin('history@example.org');
    await expect(
      connectOnce(testDatabaseUrl(), client => client.query('delete from money.monthly_events')),
    ).rejects.toThrow('append-only');
  });
});

describe('changes of a monthly gift by its donor', () => {
  it('the donor pauses, resumes, moves and ends a monthly gift, and each change is mailed', async () => {
    const { reference: donation, change, press, ask } = await begin('giver@example.org');
    const to = { value: 'project-7', project: 7, campaign: null };
    const steps: [MonthlyChange, object][] = [
      [
        { donation, act: 'pause' },
        { state: 'paused', fund: 'general' },
      ],
      [{ donation, act: 'go-on' }, { state: 'active' }],
      [
        { donation, act: 'move', to },
        { state: 'active', fund: 'project-7' },
      ],
    ];
    for (const [at, [wanted, expected]] of steps.entries()) {
      expect(await change(wanted, at + 1)).toEqual({ ok: true, value: null });
      expect(await monthlyAt(donation)).toMatchObject(expected);
    }
    await press('next-month', 30);
    await ask(30);
    expect((await listMonths(donation)).map(({ fund }) => fund)).toEqual(['general', 'project-7']);
    expect(await change({ donation, act: 'end' }, 31)).toMatchObject({ ok: true });
    expect(await monthlyAt(donation)).toMatchObject({ state: 'ended' });
    expect(await practiceStates(donation)).toEqual(['ended']);
    const confirmed = (await mailsTo('giver@example.org')).filter(({ kind }) => kind === 'monthly-changed');
    expect(confirmed.map(({ data }) => data.what)).toEqual([
      'Your monthly gift is paused. We take nothing until you resume it.',
      'Your monthly gift is active again. The next one is due on Dec 23, 2026.',
      'From the next month on your monthly gift goes to What you chose. Until now it went to Where it is needed most. The next one is due on Dec 23, 2026.',
      'Your monthly gift has ended. We won’t take another month. Thank you for everything you gave.',
    ]);
  });

  it('the donor changes the monthly amount from the next month on, and a mail states both amounts', async () => {
    const { reference: donation, change, press, ask } = await begin('amount@example.org');
    expect(await change({ donation, act: 'amount', typed: '40' }, 1)).toEqual({ ok: true, value: null });
    expect(await change({ donation, act: 'amount', typed: '40.00' }, 1)).toEqual({
      ok: false,
      problem: 'same-amount',
    });
    await press('next-month', 30);
    await ask(30);
    expect((await listMonths(donation)).map(({ received }) => received)).toEqual(['2500', '4000']);
    expect((await monthlyAt(donation))?.history).toEqual(['provider active', 'giver amount 4000']);
    expect(await change({ donation, act: 'amount', typed: '30' }, 31, 'am')).toMatchObject({ ok: true });
    const mails = (await queuedTo(payload, 'amount@example.org')).filter(
      ({ kind }) => kind === 'monthly-changed',
    );
    expect(mails.map(({ subject, data }) => ({ subject, ...data }))).toMatchObject([
      {
        subject: 'Your monthly gift is now $40 instead of $25',
        what: 'Your monthly gift is $40 from the next month on. Until now it was $25. The next one is due on Dec 23, 2026.',
        amount: '$40',
        purpose: 'Where it is needed most',
      },
      {
        subject: 'ወርሃዊ ልገሳዎ ከUS$40 ወደ US$30 ተለውጧል',
        what: 'ከሚቀጥለው ወር ጀምሮ ወርሃዊ ልገሳዎ US$30 ነው። እስካሁን US$40 ነበር። ቀጣዩ የሚከፈለው በጥር 15 ቀን 2019 ዓ.ም. (Jan 23, 2027) ነው።',
      },
    ]);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });

  it.each([
    ['', 'not-an-amount'],
    ['much', 'not-an-amount'],
    ['-40', 'too-little'],
    ['0', 'too-little'],
    ['4.99', 'too-little'],
    ['40.001', 'too-precise'],
    ['99999999999999', 'too-much'],
    ['25', 'same-amount'],
  ])('a monthly amount of %j is refused as %s and changes nothing', async (typed, code) => {
    const {
      reference: donation,
      change,
      ask,
    } = await begin(`no${typed.replace(/\W/g, '-')}${code}@example.org`);
    expect(await change({ donation, act: 'amount', typed }, 1)).toEqual({ ok: false, problem: code });
    await ask(2);
    expect(await monthlyAt(donation)).toMatchObject({ units: '2500', history: ['provider active'] });
  });

  it('the amount of an ended monthly gift cannot be changed', async () => {
    const { reference: donation, change } = await begin('over@example.org');
    await change({ donation, act: 'end' }, 1);
    expect(await change({ donation, act: 'amount', typed: '40' }, 1)).toEqual({
      ok: false,
      problem: 'misfit',
    });
  });

  it('an outdated change of a monthly gift is refused, without another mail', async () => {
    const { reference: donation, change } = await begin('twice@example.org');
    await change({ donation, act: 'end' }, 1);
    expect(await change({ donation, act: 'end' }, 1)).toEqual({ ok: false, problem: 'misfit' });
    expect(await change({ donation, act: 'go-on' }, 1)).toEqual({ ok: false, problem: 'misfit' });
    expect(await change({ donation, act: 'card' }, 1)).toEqual({ ok: false, problem: 'misfit' });
    const mails = (await mailsTo('twice@example.org')).filter(({ kind }) => kind === 'monthly-changed');
    expect(mails).toHaveLength(1);
  });

  it('a donor cannot change monthly gifts of others, or make more than twenty changes at once', async () => {
    const { reference: donation } = await begin('foreign@example.org');
    const { change, reference: own } = await begin('curious@example.org');
    expect(await change({ donation, act: 'end' }, 1)).toEqual({ ok: false, problem: 'unknown' });
    expect(await monthlyAt(donation)).toMatchObject({ state: 'active' });
    let last: unknown;
    for (let time = 0; time < 21; time += 1) last = await change({ donation: own, act: 'go-on' }, 1);
    expect(last).toEqual({ ok: false, problem: 'too-often' });
  });

  it('erasing the donor ends the monthly gift at its provider, and a later payment is anonymous', async () => {
    const { reference, press } = await begin('erased@example.org');
    expect(await findDonations(payload, 'erased@example.org')).toMatchObject([{ monthly: 'active' }]);
    await press('next-month', 30);
    await inOneTransaction(payload, req => eraseDonor(req, 'erased@example.org'));
    await askProviders(payload, [provider], inDays(30));
    expect(await practiceStates(reference)).toEqual(['ended']);
    expect(await monthlyAt(reference)).toMatchObject({
      state: 'ended',
      history: ['provider active', 'erasure end', 'provider ended'],
    });
    expect((await listMonths(reference)).map(({ email }) => email)).toEqual([null, null]);
  });
});

async function practiceStates(reference: string): Promise<string[]> {
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query(
      'select m.state from money.practice_monthly m join money.practice_payments p on p.id = m.id where p.reference = $1',
      [reference],
    ),
  );
  return rows.map(({ state }) => state);
}
