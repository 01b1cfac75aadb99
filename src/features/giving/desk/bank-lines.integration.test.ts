import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveGift } from '../../../../tests/support/gifts.ts';
import { deskClock, giftRows, sendToDesk, standingAtDesk } from '../../../../tests/support/gifts-desk.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { bankWay } from '../bank/bank-way.ts';
import { largestStatement } from '../bank/statement-file.ts';
import { comparedAccount } from '../giving-settings.schema.ts';
import { listGiftsOutOfBalance } from '../totals.queries.ts';
import { listOpenLines, type OpenLine } from './bank-lines.ts';
import { importStatement } from './import-statement.action.ts';

const iban = 'DE89370400440532013000';
const number = '1000123456789';
let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  const bankAccounts = [
    { currency: 'EUR', holder: 'Adey', account: 'DE89 3704 0044 0532 0130 00', bank: 'Bank' },
    { currency: 'ETB', holder: 'Adey', account: number, bank: 'Bank of Ethiopia' },
  ];
  await payload.updateGlobal({ slug: 'giving', data: { currencies: [{ currency: 'EUR' }], bankAccounts } });
});

type Entry = { amount: string; words: string; day?: string; name?: string };

const entryOf = ({ amount, words, day = '2026-11-18', name = 'Sara' }: Entry) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
   <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf>
   </TxDtls></NtryDtls></Ntry>`;
const camt = (entries: Entry[], account = iban) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries
    .map(entryOf)
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

async function upload(text: string | Blob, account = iban, more: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ account, ...more })) body.set(name, value);
  body.set('file', typeof text === 'string' ? new Blob([text]) : text, 'statement.xml');
  const headers = { ...bookkeeper.headers, accept: 'application/json' };
  const answer = await callApi('POST', '/gifts/statement', { headers, body });
  return { status: answer.status, text: await answer.text() };
}

const bankGift = (units: bigint) => giveGift(payload, { way: 'bank', total: { units, currency: 'EUR' } });
const decide = (line: OpenLine['line'], decision: string) =>
  sendToDesk('lines', { [`decision:${comparedAccount(line.account)}:${line.id}`]: decision }, bookkeeper);
const lineOf = async (words: string) => {
  const found = (await listOpenLines({ payload })).find(({ line }) => line.words.includes(words));
  if (!found) throw new Error(`No open line says ${words}`);
  return found;
};

it('leaves a transfer waiting, and mails its reference once to givers who gave an address', async () => {
  const accounts = [{ currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank', bic: null }];
  const giver = {
    name: 'Tigist Alemu',
    email: 'transfer@example.org',
    mayBeNamed: false,
    honour: null,
    note: '',
  };
  const total = { units: 1_900n, currency: 'EUR' };
  const { reference } = await giveGift(payload, { way: 'bank', total, giver });
  const way = bankWay(payload, deskClock, accounts);
  const page = 'http://localhost/thanks';
  const amount = { currency: 'EUR', amount: 1_900 };
  const gift = { reference, amount, monthly: false, title: 'Gift', returnTo: page, cancelTo: page };
  await way.start(gift);
  expect(await way.start(gift)).toMatchObject({ ok: true, value: { redirectTo: page } });
  expect(await standingAtDesk(reference)).toMatchObject({ state: 'waiting', received: '0' });
  expect(await giftRows('select from mails where "to" = \'transfer@example.org\'')).toHaveLength(1);
  expect(await way.start({ ...gift, amount: { currency: 'USD', amount: 5 } })).toMatchObject({ ok: false });
});

it('mails no link to a stranger that somebody wrote in place of a name', async () => {
  const accounts = [{ currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank', bic: null }];
  const email = 'stranger@example.org';
  const giver = {
    name: 'You won, see https://evil.example',
    email,
    mayBeNamed: false,
    honour: null,
    note: '',
  };
  const { reference } = await giveGift(payload, {
    way: 'bank',
    total: { units: 1_900n, currency: 'EUR' },
    giver,
  });
  const page = 'http://localhost/thanks';
  const amount = { currency: 'EUR', amount: 1_900 };
  const gift = { reference, amount, monthly: false, title: 'Gift', returnTo: page, cancelTo: page };
  await bankWay(payload, deskClock, accounts).start(gift);
  const [mail] = await giftRows(`select to_name, data::text as data from mails where "to" = '${email}'`);
  expect(mail).toMatchObject({ to_name: 'dear supporter', data: expect.stringContaining('dear supporter') });
  expect(JSON.stringify(mail)).not.toContain('evil');
});

it('books a matching line once, whatever files contain it and however often', async () => {
  const { reference } = await bankGift(3_100n);
  const first = camt([{ amount: '31.00', words: `${reference} thanks` }]);
  expect((await upload(first)).status).toBe(200);
  expect(await standingAtDesk(reference)).toMatchObject({ received: '0' });
  const match = await lineOf(reference);
  expect(match).toMatchObject({ result: 'matched', giftId: reference });
  await Promise.all([decide(match.line, reference), decide(match.line, reference)]);
  expect(await standingAtDesk(reference)).toMatchObject({ state: 'paid', received: '3100' });
  const overlapping = camt([
    { amount: '31.00', words: `${reference} thanks` },
    { amount: '5.00', words: 'other' },
  ]);
  expect((await upload(first)).status).toBe(200);
  expect((await upload(overlapping)).status).toBe(200);
  const counts = await giftRows<{ lines: number; added: number }>(
    'select lines, added from giving.statements order by entered_at',
  );
  expect(counts.map(({ lines, added }) => [lines, added])).toEqual([
    [1, 1],
    [1, 0],
    [2, 1],
  ]);
  await decide(match.line, 'new');
  expect(await standingAtDesk(reference)).toMatchObject({ received: '3100' });
  const stored = await giftRows(
    "select from giving.bank_lines where state <> 'open' and name || words <> ''",
  );
  expect(stored).toEqual([]);
  expect(await listGiftsOutOfBalance({ payload })).toEqual([]);
});

it('proposes by amount and name, books what staff confirm, and turns an unannounced transfer into a gift', async () => {
  const { reference } = await bankGift(7_700n);
  await upload(
    camt([
      { amount: '77.00', words: 'no reference' },
      { amount: '3.00', words: 'from a stranger' },
      { amount: '4.00', words: 'interest' },
    ]),
  );
  const proposed = await lineOf('no reference');
  expect(proposed).toMatchObject({ result: 'proposed', proposals: [{ giftId: reference }] });
  await decide(proposed.line, reference);
  expect(await standingAtDesk(reference)).toMatchObject({ state: 'paid', received: '7700' });
  await decide((await lineOf('from a stranger')).line, 'new');
  await decide((await lineOf('interest')).line, 'aside');
  const [made] = await giftRows<{ received: string }>(
    'select s.received from giving.standings s join giving.gifts g on g.id = s.gift where g.amount = 300',
  );
  expect(made).toEqual({ received: '300' });
});

it('turns an unannounced line into the gift staff describe, with a receipt for the amount received', async () => {
  const project = await payload.create({
    collection: 'projects',
    data: { label: 'Wells in Gondar', _status: 'published' },
    overrideAccess: true,
  });
  await upload(camt([{ amount: '12.34', words: 'unannounced', name: 'Bank of Hanna' }]));
  const { line } = await lineOf('unannounced');
  const of = `${comparedAccount(line.account)}:${line.id}`;
  const known = { [`purpose:${of}`]: `project-${project.id}`, [`language:${of}`]: 'am' };
  const named = (name: string, email: string, more: object = {}) =>
    sendToDesk(
      'lines',
      { [`decision:${of}`]: 'new', ...known, [`name:${of}`]: name, [`email:${of}`]: email, ...more },
      bookkeeper,
    );
  expect((await named('Hanna Girma', '')).text).toContain('both a name and a mail address');
  expect((await named('Hanna Girma', 'hanna@')).status).toBe(422);
  const gone = await named('Hanna Girma', 'hanna@example.org', { [`purpose:${of}`]: 'project-99999' });
  expect(gone.text).toContain('is gone');
  expect((await lineOf('unannounced')).line.id).toBe(line.id);
  expect((await named('Hanna Girma', 'Hanna@example.org')).status).toBe(200);
  const [mail] = await mailsTo(payload, 'hanna@example.org');
  expect(mail).toMatchObject({ kind: 'receipt', locale: 'am', toName: 'Hanna Girma' });
  expect(mail?.data).toMatchObject({ units: '1234', currency: 'EUR', purposeEnglish: 'Wells in Gondar' });
  expect(await listGiftsOutOfBalance({ payload })).toEqual([]);
});

it('books nothing to a gift with another way or currency', async () => {
  const cash = await giveGift(payload, { way: 'cash', total: { units: 900n, currency: 'EUR' } });
  const dollars = await giveGift(payload, { way: 'bank' });
  await upload(camt([{ amount: '9.00', words: 'misfit' }]));
  const { line } = await lineOf('misfit');
  for (const { reference } of [cash, dollars]) {
    expect((await decide(line, reference)).text).toContain('were not booked');
    expect(await standingAtDesk(reference)).toMatchObject({ received: '0' });
  }
});

it('reads CSV with saved columns, and rejects the account in the other format', async () => {
  const text = 'Day;Name;Words;In\n18.11.2026;Abebe;gift;1.500,00\n';
  const columns = { bookedOn: 'Day', amount: 'In', name: 'Name', words: 'Words', decimal: ',' };
  expect((await upload(text, number, columns)).status).toBe(200);
  expect((await upload(text, number, { ...columns, amount: 'Amount' })).text).toContain('columns do not fit');
  const [remembered] = await giftRows<{ columns: object }>(
    'select columns from giving.bank_columns where account = $1',
    [number],
  );
  expect(remembered?.columns).toMatchObject({ bookedOn: 'Day', amount: { signed: 'In' } });
  expect((await upload(text, iban, columns)).text).toContain('the other form');
});

it('answers hostile files with one sentence and stores nothing of them', async () => {
  const before = await giftRows('select from giving.bank_lines');
  const entities = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>';
  const files = ['<', '<a>', entities, '\0\0\0', `${'<a>'.repeat(500)}`, '=1+1', 'a;b\n;;;\n'];
  for (const file of files)
    expect([file.slice(0, 40), (await upload(file)).status]).toEqual([file.slice(0, 40), 422]);
  expect((await upload(camt([{ amount: '1.00', words: 'x' }]), 'DE00000000')).text).toContain(
    'not in the giving settings',
  );
  expect((await upload(camt([{ amount: '1.00', words: 'x' }], 'GB29NWBK60161331926819'))).text).toContain(
    'another account',
  );
  const large = await upload(new Blob([Buffer.alloc(largestStatement + 100_000, 32)]));
  expect(large.text).toContain('too large');
  const fields: Record<string, string>[] = [
    { 'decision:x:y': 'new' },
    { anything: '1' },
    { [`decision:${iban}:${'0'.repeat(40)}`]: '\0' },
  ];
  for (const form of fields) expect((await sendToDesk('lines', form, bookkeeper)).status).toBeLessThan(500);
  expect(await giftRows('select from giving.bank_lines')).toHaveLength(before.length);
});

it('reads 5,000 lines at once', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => ({
    amount: '2.00',
    words: `line ${at}`,
    day: '2026-10-01',
  }));
  const bytes = new TextEncoder().encode(camt(lines));
  const columns = {
    account: iban,
    bookedOn: '',
    amount: { signed: '' },
    currency: { always: 'EUR' },
    name: '',
    words: [],
  };
  const acting = { by: 1, now: deskClock.now() };
  const imported = await importStatement(
    payload,
    { bytes, columns: { ...columns, dates: 'iso', decimal: '.' } },
    acting,
  );
  expect(imported).toMatchObject({ ok: true, value: { lines: 5_000, added: 5_000 } });
});
