import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { decimalText } from '#core/money.ts';
import type { RefundTask } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { refundDonation } from '#money/bookkeeping/donations/refund-donation.action.ts';
import { settleRefund } from '#money/bookkeeping/donations/settle-refund.action.ts';
import { checkPayment } from '#money/donations/asking/check-payment.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { doPractice, practiceProvider } from '#money/payments/practice/practice-provider.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { deskClock, payByPractice } from '../../../tests/support/donations-desk.ts';
import { askHledger, balancesByHledger } from '../../../tests/support/hledger.ts';
import { exportJournal } from './export-journal.ts';
import { enterRate, exchangeMoney, recordSpending, transferBetweenFunds } from './post-entries.action.ts';
import { listBalances, totalsBy } from './totals.ts';

const office = { day: '2026-11-20', by: 1, note: 'a note that names Sara' };
let payload: Payload;
let journal = '';

beforeAll(async () => {
  payload = await openTestPayload();
  await give('USD', 2500n, 'general');
  await give('USD', 123_456_789_01n, 7);
  await give('ETB', 100_050n, 7);
  await give('JPY', 3000n, 'general');
  await give('KWD', 1005n, 7);
  await inOneTransaction(payload, async req => {
    const money = { method: 'stripe', currency: 'USD', units: 1001n } as const;
    await transferBetweenFunds(req, { ...office, money, from: 'general', to: 'project-7' });
    const document = 'invoice 12\n; of\tthe "pharmacy"';
    await recordSpending(req, { ...office, money, fund: 'project-7', document });
    const rate = {
      day: '2026-11-20',
      source: 'National Bank',
      from: 'USD',
      to: 'ETB',
      rate: '151.25',
      by: 1,
    };
    const entered = await enterRate(req, rate);
    const to = { method: 'bank', currency: 'ETB', units: 15_140n } as const;
    const id = entered.ok ? entered.value : null;
    await exchangeMoney(req, { ...office, from: { ...money, units: 100n }, to, fund: 'project-7', rate: id });
  });
  await refundAndBack();
  for await (const piece of exportJournal({ payload })) journal += piece;
});

/** A refund that failed at its provider, and one that staff paid from the bank and that came back. */
async function refundAndBack(): Promise<void> {
  const { reference, payment } = await payByPractice(payload);
  const practice = practiceProvider(payload, deskClock);
  const desk = { providers: [practice], by: 1, now: deskClock.now() };
  const refund = async (task?: RefundTask) => {
    const form = { reference, payment, amount: '7', reason: 'Asked for it', key: randomUUID(), task };
    expect(await refundDonation(payload, form, desk)).toMatchObject({ ok: true });
    return form.key;
  };
  await refund();
  await doPractice({ payload }, { id: payment, act: 'refund-fails' }, desk.now);
  await checkPayment(payload, practice, { providerId: payment, reference }, desk.now);
  const data = {
    name: 'Abeba',
    role: 'bookkeeper',
    email: 'abeba@adey.test',
    password: 'a password of tests, long',
  } as const;
  const { id: doer } = await payload.create({ collection: 'staff', data, overrideAccess: true });
  const key = await refund({ place: 'bank', payee: 'CBE 1', doer, due: '2026-11-30' });
  for (const answer of ['done', 'back'] as const) {
    const form = { reference, refund: key, answer, day: '2026-11-20', document: 'FT-1' };
    expect(await settleRefund(payload, form, desk)).toMatchObject({ ok: true });
  }
}

async function give(currency: string, units: bigint, purpose: 'general' | number): Promise<void> {
  const donor = { name: 'Sara', email: 'sara@example.org', mayBeNamed: true, honour: null, note: '' };
  const project = purpose === 'general' ? null : purpose;
  const { reference } = await giveDonation(payload, {
    total: { units, currency },
    project,
    donor,
    campaign: 'campaign-3',
  });
  await receiveEvent(payload, report(reference, 'paid', units, { currency }));
  await receiveEvent(payload, report(reference, 'fee', 59n, { currency }));
  await receiveEvent(payload, report(reference, 'refunded', 200n, { currency }));
}

it('the exported journal passes hledger’s checks of accounts, commodities and balance', () => {
  expect(askHledger(journal, 'check', 'accounts', 'commodities', 'balancednoautoconversion')).toBe('');
  expect(askHledger(journal, 'stats')).toMatch(/Transactions\s+: 26/);
});

it('every balance that hledger computes equals ours', async () => {
  const ours = (await listBalances({ payload })).map(
    ({ account, fund, ...money }) => `${account}:${fund} ${money.currency} ${decimalText(money)}`,
  );
  expect(balancesByHledger(journal).toSorted()).toEqual(ours.toSorted());
  expect(ours.length).toBeGreaterThan(15);
});

it.each(['fund', 'purpose', 'currency'] as const)(
  'every total by %s equals the total computed by hledger',
  async group => {
    const totals = await totalsBy({ payload }, group);
    expect(totals.length).toBeGreaterThan(1);
    for (const { of, raised } of totals) {
      const fund = group !== 'currency' ? `:${of}$` : '';
      const args = [
        'balance',
        '--flat',
        '--layout=bare',
        '-O',
        'csv',
        '--invert',
        `cur:^${raised.currency}$`,
      ];
      const rows = askHledger(
        journal,
        ...args,
        `^income:gifts${fund}`,
        `^income:refunds${fund}`,
        `^expenses:lost${fund}`,
      );
      const total = rows.trim().split('\n').at(-1);
      expect(total).toBe(`"total","${raised.currency}","${decimalText(raised)}"`);
    }
  },
);

it('the exported journal contains no donor’s name, and line breaks in staff text are removed', () => {
  expect(journal).not.toMatch(/sara/i);
  expect(journal).toContain('spending ; invoice 12 ; of the "pharmacy"\n');
});
