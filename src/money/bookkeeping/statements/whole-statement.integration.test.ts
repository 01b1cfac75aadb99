import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { exportJournal } from '#money/ledger/export-journal.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation } from '../../../../tests/support/donations.ts';
import { donationRows, sendToDesk, statusAtDesk } from '../../../../tests/support/donations-desk.ts';
import { askHledger } from '../../../../tests/support/hledger.ts';
import {
  camtFile,
  type MadeDialect,
  type MadePayment,
  makeCamt,
  makeStatement,
} from '../../../../tests/support/made-statements.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { type BankBalance, listBankBalances } from '../books/bank-balances.ts';
import { listOpenLines } from './bank-lines.ts';

const iban = 'DE89370400440532013000';
const number = '1000123456789';
let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  const bankAccounts = [
    { currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank' },
    { currency: 'ETB', holder: 'Adey', account: number, bank: 'Bank of Ethiopia' },
  ];
  await payload.updateGlobal({ slug: 'giving', data: { bankAccounts } });
});

const dialect: MadeDialect = {
  delimiter: ';',
  encoding: 'utf-8',
  header: 'english',
  day: 'iso',
  amount: 'two',
  decimal: '.',
  isGrouped: true,
  unused: '',
  currencyWord: false,
  hasBalance: true,
  declaresSeparator: false,
  isNewestFirst: true,
};

const forms: {
  form: string;
  account: string;
  currency: string;
  write: (list: MadePayment[], opening: number) => Blob;
}[] = [
  {
    form: 'CAMT.053',
    account: iban,
    currency: 'EUR',
    write: (list, opening) => new Blob([camtFile(makeCamt(list, { account: iban, opening }))]),
  },
  {
    form: 'CSV',
    account: number,
    currency: 'ETB',
    write: (list, opening) => new Blob([Buffer.from(makeStatement(list, dialect, opening))]),
  },
];

async function importStatement(file: Blob, account: string): Promise<void> {
  const body = new FormData();
  body.set('account', account);
  body.set('file', file, 'statement');
  const headers = { ...bookkeeper.headers, accept: 'application/json' };
  const sent = await (await callApi('POST', '/donations/statement', { headers, body })).text();
  const id = /id=([0-9a-f-]{36})/.exec(sent)?.[1] ?? '';
  const read = await sendToDesk('statement/read', { file: id, act: 'import' }, bookkeeper);
  expect([sent, read.text, read.status]).toEqual([sent, read.text, 200]);
}

async function decide(account: string, words: string, decision: string): Promise<void> {
  const lines = await listOpenLines({ payload });
  const found = lines.find(({ line }) => line.account === account && line.words.includes(words));
  const form = { [`decision:${account}:${found?.line.id}`]: decision };
  expect([words, (await sendToDesk('lines', form, bookkeeper)).status]).toEqual([words, 200]);
}

const findBalance = async (currency: string): Promise<BankBalance | undefined> =>
  (await listBankBalances({ payload })).find(each => each.currency === currency);

it.each(forms)(
  'bank and books agree once every line of a $form statement and its opening balance are booked',
  async ({ account, currency, write }) => {
    const { reference } = await giveDonation(payload, {
      method: 'bank',
      total: { units: 120_000n, currency },
    });
    const list: MadePayment[] = [
      { day: '2026-10-05', units: 120_000, name: 'Dawit Alemu', words: reference, id: `${currency}1` },
      { day: '2026-10-15', units: 50_050, name: 'Hanna Girma', words: 'for school', id: `${currency}2` },
      { day: '2026-10-20', units: -1_200, name: '', words: 'Account fee', id: `${currency}3` },
      { day: '2026-10-28', units: -120_000, name: 'Dawit Alemu', words: 'returned', id: `${currency}4` },
    ];
    await importStatement(write(list, 333_333), account);
    const sums = { day: '2026-10-28', eve: '2026-10-04', bank: 382_183n, aside: 0n };
    expect(await findBalance(currency)).toMatchObject({
      ...sums,
      ...{ books: 0n, before: 333_333n, waiting: 48_850n },
    });

    await decide(account, reference, reference);
    await decide(account, 'for school', 'new');
    const open = await listOpenLines({ payload });
    const back = open.find(each => each.line.account === account && each.line.words === 'returned');
    expect(back?.returns).toEqual([reference]);
    await decide(account, 'returned', `return:${reference}`);
    await decide(account, 'Account fee', 'charge');
    expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded', refunded: '120000' });
    expect(await findBalance(currency)).toMatchObject({
      ...sums,
      ...{ books: 48_850n, before: 333_333n, waiting: 0n },
    });

    const opening = () =>
      sendToDesk('books/opening', { key: crypto.randomUUID(), currency }, bookkeeper).then(
        ({ status }) => status,
      );
    expect((await Promise.all([opening(), opening()])).toSorted()).toEqual([200, 422]);
    expect(await findBalance(currency)).toEqual({
      ...{ currency, ...sums, books: 382_183n, before: 0n, waiting: 0n },
    });
    let journal = '';
    for await (const piece of exportJournal({ payload })) journal += piece;
    expect(askHledger(journal, 'check', 'accounts', 'commodities', 'balancednoautoconversion')).toBe('');
    const held = askHledger(
      journal,
      'balance',
      '-N',
      '--end=2026-10-29',
      '^assets:bank',
      `cur:^${currency}$`,
    );
    expect(held).toContain('3821.83');
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  },
);

it('a later statement needs no further opening balance, even after a gap', async () => {
  const list = [{ day: '2026-11-02', units: 1_000, name: 'Sara', words: 'again', id: 'N1' }];
  await importStatement(new Blob([camtFile(makeCamt(list, { account: iban, opening: 382_183 }))]), iban);
  expect(await findBalance('EUR')).toMatchObject({
    bank: 383_183n,
    books: 382_183n,
    before: 0n,
    waiting: 1_000n,
  });
  await decide(iban, 'again', 'aside');
  expect(await findBalance('EUR')).toMatchObject({ waiting: 0n, aside: 1_000n, before: 0n });
  const gap = [{ day: '2026-11-09', units: 500, name: 'Sara', words: 'after a gap', id: 'N2' }];
  await importStatement(new Blob([camtFile(makeCamt(gap, { account: iban, opening: 390_000 }))]), iban);
  const balance = await findBalance('EUR');
  expect(balance).toMatchObject({ bank: 390_500n, before: 0n, waiting: 500n });
  expect(await donationRows("select from money.entries where kind = 'opening'")).toHaveLength(2);
});

it('an opening balance is booked once, after the closed month if its own day is in one', async () => {
  const gbp = 'GB29NWBK60161331926819';
  const bankAccounts = [{ currency: 'GBP', holder: 'Adey', account: gbp, bank: 'Bank' }];
  await payload.updateGlobal({ slug: 'giving', data: { bankAccounts } });
  await donationRows("insert into money.closings (until, entered_by) values ('2026-10-31', 1)");
  const list = [{ day: '2026-10-30', units: -300, name: '', words: 'Account fee', id: 'G1' }];
  const file = camtFile(makeCamt(list, { account: gbp, currency: 'GBP', opening: -7_000 }));
  await importStatement(new Blob([file]), gbp);
  await decide(gbp, 'Account fee', 'charge');
  const opening = () =>
    sendToDesk('books/opening', { key: crypto.randomUUID(), currency: 'GBP' }, bookkeeper);
  expect((await opening()).status).toBe(200);
  expect((await opening()).text).toContain('already include everything that the bank held before');
  const [entry] = await donationRows(
    `select e.day::text, l.amount from money.entries e join money.lines l on l.entry = e.id
     where e.kind = 'opening' and l.currency = 'GBP' and l.account = 'assets:bank'`,
  );
  expect(entry).toEqual({ day: '2026-11-01', amount: '-7000' });
});
