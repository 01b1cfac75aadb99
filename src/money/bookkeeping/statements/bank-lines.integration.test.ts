import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { findDonation } from '#money/donations/donation.queries.ts';
import { openBankTransfer } from '#money/donations/transfer/send-transfer.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { comparedAccount } from '#money/settings/giving-settings.schema.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation } from '../../../../tests/support/donations.ts';
import {
  deskClock,
  donationRows,
  sendToDesk,
  statusAtDesk,
} from '../../../../tests/support/donations-desk.ts';
import { camtFile, type MadePayment, makeCamt } from '../../../../tests/support/made-statements.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { listBankBalances } from '../books/bank-balances.ts';
import { readDeskSettings } from '../desk/desk-settings.ts';
import { findDonationDetails } from '../donations/donation-details.ts';
import { listImported, listOpenLines, listPromised, type OpenLine } from './bank-lines.ts';
import { importUpload } from './import-statement.action.ts';
import { readStatement, readUpload } from './read-upload.ts';
import { largestStatement } from './statement-line.ts';
import { forgetBankWords, storeUpload } from './uploaded-statements.ts';

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

type Entry = { amount: string; words: string; day?: string; name?: string; isOut?: boolean };

const writeEntry = ({ amount, words, day = '2026-11-18', name = 'Sara', isOut = false }: Entry) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
   <NtryDtls><TxDtls><RltdPties><${isOut ? 'Cdtr' : 'Dbtr'}><Nm>${name}</Nm></${isOut ? 'Cdtr' : 'Dbtr'}></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf>
   </TxDtls></NtryDtls></Ntry>`;
const camt = (entries: Entry[], account = iban) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries
    .map(writeEntry)
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

/** Sends a file, as the first of the two steps. */
async function send(text: string | Blob, account = iban) {
  const body = new FormData();
  body.set('account', account);
  body.set('file', typeof text === 'string' ? new Blob([text]) : text, 'statement.xml');
  const headers = { ...bookkeeper.headers, accept: 'application/json' };
  const answer = await callApi('POST', '/donations/statement', { headers, body });
  const sent = await answer.text();
  return { status: answer.status, text: sent, file: /id=([0-9a-f-]{36})/.exec(sent)?.[1] ?? '' };
}

const readAs = (file: string, act: string, choices: Record<string, string> = {}) =>
  sendToDesk('statement/read', { file, act, ...choices }, bookkeeper);

/** Sends a file and imports it as it is read. */
async function upload(text: string | Blob, account = iban, choices: Record<string, string> = {}) {
  const sent = await send(text, account);
  return sent.status === 200 ? readAs(sent.file, 'import', choices) : sent;
}

type Counts = {
  entries: number;
  moneyIn: number;
  moneyOut: number;
  here: number;
  pending: number;
  refused: number;
};
const lastImport = async (account = iban) => {
  const [last] = await donationRows<Counts>(
    `select entries, money_in as "moneyIn", money_out as "moneyOut", here_before as here, pending, refused
     from money.statements where account = $1 order by entered_at desc, ctid desc limit 1`,
    [account],
  );
  return last && [last.entries, last.moneyIn, last.moneyOut, last.here, last.pending, last.refused];
};
const listLines = (account: string) =>
  donationRows<{ amount: string; state: string; same: string | null }>(
    'select amount, state, same_as as same from money.bank_lines where account = $1 order by booked_on, amount',
    [account],
  );

const bankDonation = (units: bigint) =>
  giveDonation(payload, { method: 'bank', total: { units, currency: 'EUR' } });
const decide = (line: OpenLine['line'], decision: string) =>
  sendToDesk('lines', { [`decision:${comparedAccount(line.account)}:${line.id}`]: decision }, bookkeeper);
const findLine = async (words: string) => {
  const found = (await listOpenLines({ payload })).find(({ line }) => line.words.includes(words));
  if (!found) throw new Error(`No open line says ${words}`);
  return found;
};

it('a bank transfer waits for its money, and its reference is mailed once to a donor with an address', async () => {
  const accounts = [{ currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank', bic: null }];
  const donor = {
    name: 'Tigist Alemu',
    email: 'transfer@example.org',
    mayBeNamed: false,
    honour: null,
    note: '',
  };
  const total = { units: 1_900n, currency: 'EUR' };
  const { reference } = await giveDonation(payload, { method: 'bank', total, donor });
  const provider = openBankTransfer(payload, deskClock, accounts);
  const page = 'http://localhost/thanks';
  const amount = { units: 1_900n, currency: 'EUR' };
  const donation = { reference, amount, monthly: false, title: 'Gift', returnTo: page, cancelTo: page };
  await provider.start(donation);
  expect(await provider.start(donation)).toMatchObject({ ok: true, value: { redirectTo: page } });
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'waiting', received: '0' });
  expect(await donationRows('select from mails where "to" = \'transfer@example.org\'')).toHaveLength(1);
  expect(await provider.start({ ...donation, amount: { units: 5n, currency: 'USD' } })).toMatchObject({
    ok: false,
  });
});

it('a transfer mail never contains text that a visitor entered as a name', async () => {
  const accounts = [{ currency: 'EUR', holder: 'Adey', account: iban, bank: 'Bank', bic: null }];
  const email = 'stranger@example.org';
  const donor = {
    name: 'You won, see https://evil.example',
    email,
    mayBeNamed: false,
    honour: null,
    note: '',
  };
  const { reference } = await giveDonation(payload, {
    method: 'bank',
    total: { units: 1_900n, currency: 'EUR' },
    donor,
  });
  const page = 'http://localhost/thanks';
  const amount = { units: 1_900n, currency: 'EUR' };
  const donation = { reference, amount, monthly: false, title: 'Gift', returnTo: page, cancelTo: page };
  await openBankTransfer(payload, deskClock, accounts).start(donation);
  const [mail] = await donationRows(`select to_name, data::text as data from mails where "to" = '${email}'`);
  expect(mail).toMatchObject({ to_name: null, data: expect.stringContaining('€19') });
  expect(JSON.stringify(mail)).not.toContain('evil');
});

it('a matching bank line is booked once, however often and in whatever files it is uploaded', async () => {
  const { reference } = await bankDonation(3_100n);
  const first = camt([{ amount: '31.00', words: `${reference} thanks` }]);
  expect((await upload(first)).status).toBe(200);
  expect(await statusAtDesk(reference)).toMatchObject({ received: '0' });
  const match = await findLine(reference);
  expect(match).toMatchObject({ result: 'matched', donationId: reference });
  await Promise.all([decide(match.line, reference), decide(match.line, reference)]);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '3100' });
  const overlapping = camt([
    { amount: '31.00', words: `${reference} thanks` },
    { amount: '5.00', words: 'other' },
  ]);
  expect((await upload(first)).status).toBe(200);
  expect((await upload(overlapping)).status).toBe(200);
  expect(await lastImport()).toEqual([2, 1, 0, 1, 0, 0]);
  await decide(match.line, 'new');
  expect(await statusAtDesk(reference)).toMatchObject({ received: '3100' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('gifts are proposed by amount and name, and staff confirm one or create one from an unannounced line', async () => {
  const { reference } = await bankDonation(7_700n);
  await upload(
    camt([
      { amount: '77.00', words: 'no reference' },
      { amount: '3.00', words: 'from a stranger' },
      { amount: '4.00', words: 'interest' },
    ]),
  );
  const proposed = await findLine('no reference');
  expect(proposed).toMatchObject({ result: 'proposed', proposals: [{ donationId: reference }] });
  const promised = await listPromised({ payload }, [proposed, await findLine('from a stranger')]);
  expect([...promised.values()], 'what is shown beside the line').toEqual([
    expect.objectContaining({ reference, amount: { units: 7_700n, currency: 'EUR' }, state: 'started' }),
  ]);
  expect((await listPromised({ payload }, [])).size).toBe(0);
  await decide(proposed.line, reference);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '7700' });
  await decide((await findLine('from a stranger')).line, 'new');
  await decide((await findLine('interest')).line, 'aside');
  const [made] = await donationRows<{ received: string }>(
    'select s.received from money.statuses s join money.donations g on g.id = s.donation where g.amount = 300',
  );
  expect(made).toEqual({ received: '300' });
});

it('staff turn an unannounced bank line into a gift with donor and purpose, and a receipt is mailed', async () => {
  const project = await payload.create({
    collection: 'projects',
    data: { label: 'Wells in Gondar', _status: 'published' },
    overrideAccess: true,
  });
  await upload(camt([{ amount: '12.34', words: 'unannounced', name: 'Bank of Hanna' }]));
  const { line } = await findLine('unannounced');
  const of = `${comparedAccount(line.account)}:${line.id}`;
  const known = { [`purpose:${of}`]: `project-${project.id}`, [`language:${of}`]: 'am' };
  const named = (name: string, email: string, more: object = {}) =>
    sendToDesk(
      'lines',
      { [`decision:${of}`]: 'new', ...known, [`name:${of}`]: name, [`email:${of}`]: email, ...more },
      bookkeeper,
    );
  expect((await named('Hanna Girma', '')).text).toContain('both a name and an email address');
  expect((await named('Hanna Girma', 'hanna@')).status).toBe(422);
  const gone = await named('Hanna Girma', 'hanna@example.org', { [`purpose:${of}`]: 'project-99999' });
  expect(gone.text).toContain('no longer exists');
  expect((await findLine('unannounced')).line.id).toBe(line.id);
  expect((await named('Hanna Girma', 'Hanna@example.org')).status).toBe(200);
  const [mail] = await mailsTo(payload, 'hanna@example.org');
  expect(mail).toMatchObject({ kind: 'receipt', locale: 'am', toName: null });
  expect(mail?.data).toMatchObject({ units: '1234', currency: 'EUR', purposeEnglish: 'Wells in Gondar' });
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a bank line is not booked to a gift with another payment method', async () => {
  const cash = await giveDonation(payload, { method: 'cash', total: { units: 900n, currency: 'EUR' } });
  await upload(camt([{ amount: '9.00', words: 'misfit' }]));
  const { line } = await findLine('misfit');
  expect((await decide(line, cash.reference)).text).toContain('were not booked');
  expect(await statusAtDesk(cash.reference)).toMatchObject({ received: '0' });
});

it('a statement is previewed before its lines are stored, and its file is kept until questions are answered', async () => {
  const text =
    'Date;Name;Words;In\n03/05/2026;Abebe;gift;1.500,00\n04/05/2026;Hanna;gift;ETB 300,00\n05/05/2026;Yonas;gift;400,00 CR\n06/05/2026;Sara;gift;x\n';
  const { file } = await send(text, number);
  expect(await listLines(number)).toEqual([]);
  const asked = await readAs(file, 'import', { 'column:2': 'words' });
  expect([asked.status, asked.text]).toEqual([422, expect.stringContaining('how days are written')]);
  expect(asked.text).toContain('"field":"dayOrder"');
  const waiting = {
    bytes: new TextEncoder().encode(text),
    account: number,
    choices: { dayOrder: 'day-first' as const },
  };
  const { bankAccounts } = await readDeskSettings(payload);
  const read = await readUpload({ payload }, waiting, bankAccounts);
  const counts = { entries: 4, moneyIn: 3, moneyOut: 0, hereBefore: 0, pending: 0, refused: 1, asked: 0 };
  expect(read.ok && read.value.accounts[0]?.counts).toEqual(counts);
  expect((await readAs(file, 'import', { dayOrder: 'day-first' })).status).toBe(200);
  expect(await lastImport(number)).toEqual([4, 3, 0, 0, 0, 1]);
  const [imported] = await donationRows(
    'select refusals, first_day::text as first from money.statements where account = $1',
    [number],
  );
  expect(imported).toEqual({ refusals: [{ place: 5, reason: 'not-an-amount' }], first: '2026-05-03' });
  expect((await listLines(number)).map(({ amount }) => amount)).toEqual(['150000', '30000', '40000']);
  expect((await readAs(file, 'import')).text).toContain('no longer here');
  const next = await upload('Date;Name;Words;In\n07/05/2026;Abebe;gift;1,00\n', number);
  expect(next.status).toBe(200);
  const [remembered] = await donationRows(
    "select from money.bank_lines where account = $1 and booked_on = '2026-05-07'",
    [number],
  );
  expect(remembered).toBeDefined();
});

it('staff can discard an uploaded statement, and at most twenty wait at a time', async () => {
  const { file } = await send(camt([{ amount: '1.01', words: 'thrown away' }]));
  expect((await readAs(file, 'discard')).text).toContain('statement-discarded');
  const many = camt([{ amount: '1.01', words: 'many' }]);
  const stored = { bytes: new TextEncoder().encode(many), account: iban, name: '' };
  for (let at = 0; at < 19; at += 1)
    expect(await storeUpload(payload, stored, { by: 1, now: deskClock.now() })).toMatchObject({ ok: true });
  const sent = await Promise.all([send(many), send(many)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(sent.find(({ status }) => status !== 200)?.text).toContain('Twenty statements are already waiting');
  const waiting = await donationRows<{ id: string }>('select id from money.statement_files');
  expect(waiting).toHaveLength(20);
  await Promise.all(waiting.map(({ id }) => readAs(id, 'discard')));
  expect(await donationRows('select from money.statement_files')).toEqual([]);
});

it('a line exported again in another CSV layout is recognised, and staff are asked when it is uncertain', async () => {
  const [first, second] = [
    '20.10.2026;Tirunesh Bekele;for school;75,00',
    '21.10.2026;Tirunesh Bekele;for school;76,00',
  ];
  await upload(`Day;Name;Words;In\n${first}\n${second}\n`, number);
  for (const words of ['for school'])
    for (const line of (await listOpenLines({ payload })).filter(each => each.line.words === words))
      await decide(line.line, 'new');
  const again =
    'Date;Details;Credit;Debit\n2026-10-20;TIRUNESH BEKELE FOR SCHOOL IN GONDAR;75.00;\n2026-10-21;Transfer 4711;76.00;-\n';
  await upload(again, number);
  expect(await lastImport(number)).toEqual([2, 1, 0, 1, 0, 0]);
  const asked = await findLine('Transfer 4711');
  expect(asked.same).toMatchObject({
    amount: 7600,
    words: 'for school',
    name: 'Tirunesh Bekele',
    state: 'booked',
  });
  expect(asked.same?.donation).toMatch(/^RF/);
  await decide(asked.line, 'same');
  const donations = await donationRows(
    "select from money.donations where currency = 'ETB' and amount in (7500, 7600)",
  );
  expect(donations).toHaveLength(2);
  await upload(again, number);
  expect(await lastImport(number)).toEqual([2, 0, 0, 2, 0, 0]);
});

it('a line imported from CSV is recognised in a CAMT.053 file', async () => {
  const etb = (text: string) =>
    text
      .replaceAll('Ccy="EUR"', 'Ccy="ETB"')
      .replace('<IBAN>', '<Othr><Id>')
      .replace('</IBAN>', '</Id></Othr>');
  const entry = { amount: '75.00', words: 'for school', day: '2026-10-20', name: 'Tirunesh Bekele' };
  expect((await upload(etb(camt([entry], number)), number)).status).toBe(200);
  expect(await lastImport(number)).toEqual([1, 0, 0, 1, 0, 0]);
});

it('lines of a CAMT.053 file are stored under their accounts, and those of unknown accounts are not', async () => {
  const payment = { day: '2026-09-01', name: 'M&#252;ller', words: '&#4768;', id: 'N1' };
  const of = (account: string, units: number) => makeCamt([{ ...payment, units }], { account });
  const text = camtFile(of(iban, 1_111), of(number, 2_222), of('GB29NWBK60161331926819', 3_333));
  const { file } = await send(text);
  const { bankAccounts } = await readDeskSettings(payload);
  const waiting = { bytes: new TextEncoder().encode(text), account: iban, choices: {} };
  const read = await readUpload({ payload }, waiting, bankAccounts);
  expect(read.ok && read.value.accounts.map(({ account }) => account?.account ?? null)).toEqual([
    iban,
    number,
    null,
  ]);
  expect((await readAs(file, 'import')).status).toBe(200);
  const stored = await donationRows(
    'select account, name, words from money.bank_lines where amount in (1111, 2222, 3333) order by amount',
  );
  expect(stored).toEqual([
    { account: iban, name: 'Müller', words: 'አ' },
    { account: number, name: 'Müller', words: 'አ' },
  ]);
});

it('a gift announced in euros can be booked in birr as it arrived, and keeps the announced amount', async () => {
  const donor = {
    name: 'Liya Tesfaye',
    email: 'liya@example.org',
    mayBeNamed: true,
    honour: null,
    note: 'For school',
  };
  const { reference } = await giveDonation(payload, {
    method: 'bank',
    total: { units: 2_000n, currency: 'EUR' },
    donor,
  });
  await upload(`Day;Name;Words;In\n21-OCT-2026;Liya;${reference};3.400,00\n`, number);
  const line = await findLine(reference);
  expect(line).toMatchObject({ result: 'other-amount', announced: { amount: 2_000, currency: 'EUR' } });
  expect((await decide(line.line, reference)).status).toBe(200);
  const [came] = await donationRows<{ reference: string; received: string }>(
    `select g.reference, g.currency, s.received, p.name, p.email, p.note from money.came_as a join money.donations g on g.id = a.donation
       join money.statuses s on s.donation = g.id join money.donors p on p.donation = g.id
       join money.donations o on o.id = a.announced where o.reference = $1`,
    [reference],
  );
  expect(came).toMatchObject({
    currency: 'ETB',
    received: '340000',
    name: 'Liya Tesfaye',
    email: 'liya@example.org',
    note: 'For school',
  });
  expect(await statusAtDesk(reference)).toMatchObject({ received: '0' });
  expect(await findDonation({ payload }, reference)).toMatchObject({
    reference: came?.reference,
    state: 'paid',
  });
  expect(await findDonationDetails(payload, reference)).toMatchObject({
    cameAs: { announced: reference, total: { units: 2000n, currency: 'EUR' }, came: came?.reference },
  });
  const [mail] = await mailsTo(payload, 'liya@example.org');
  expect(mail?.data).toMatchObject({ units: '340000', currency: 'ETB' });
  await upload(`Day;Name;Words;In\n22-OCT-2026;Liya;${reference} again;9,00\n`, number);
  expect((await decide((await findLine('again')).line, reference)).text).toContain('were not booked');
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('a returned transfer refunds its gift, and staff book a bank charge from its line', async () => {
  const { reference } = await bankDonation(120_000n);
  const payments = [
    { day: '2026-08-01', units: 120_000, name: 'Dawit Alemu', words: `${reference}`, id: 'R1' },
    { day: '2026-08-02', units: -1_200, name: '', words: 'Account fee', id: 'R2' },
  ];
  const returned = { day: '2026-08-05', units: -120_000, name: 'Dawit Alemu', words: 'returned', id: 'R3' };
  const before = await listBankBalances({ payload });
  const opening = Number(before.find(({ currency }) => currency === 'EUR')?.books ?? 0n);
  const statement = (list: MadePayment[]) => camtFile(makeCamt(list, { account: iban, opening }));
  await upload(statement(payments));
  await decide((await findLine(reference)).line, reference);
  await upload(statement([...payments, returned]));
  const charge = await findLine('Account fee');
  expect(charge).toMatchObject({ result: 'not-a-donation', isCharge: true });
  const back = await findLine('returned');
  expect(back.returns[0]).toBe(reference);
  expect((await decide(back.line, 'new')).status).toBe(422);
  expect((await decide(charge.line, 'charge')).status).toBe(200);
  await Promise.all([decide(back.line, `return:${reference}`), decide(back.line, `return:${reference}`)]);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'refunded', refunded: '120000' });
  const fees =
    "select l.amount from money.lines l join money.entries e on e.id = l.entry where e.document = 'Bank statement, 2026-08-02' order by 1";
  expect(await donationRows(fees)).toEqual([{ amount: '-1200' }, { amount: '1200' }]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('the text of decided bank lines is deleted after thirteen months, and uploaded files are deleted too', async () => {
  await send(camt([{ amount: '8.88', words: 'waits' }]));
  await upload(
    camt([
      { amount: '8.89', words: 'old words', day: '2026-01-02' },
      { amount: '8.90', words: 'old and open', day: '2026-01-02' },
    ]),
  );
  await decide((await findLine('old words')).line, 'aside');
  const inDays = (days: number) => new Date(Date.parse('2026-01-02') + days * 86_400_000);
  await forgetBankWords(payload, inDays(399));
  const words = () =>
    donationRows('select words from money.bank_lines where amount in (889, 890) order by amount');
  expect(await words()).toEqual([{ words: 'old words' }, { words: 'old and open' }]);
  await forgetBankWords(payload, inDays(401));
  expect(await words()).toEqual([{ words: '' }, { words: 'old and open' }]);
  expect(await donationRows('select from money.statement_files')).toEqual([]);
});

it('a line with the shared reference DONATION is not taken for a line of another month', async () => {
  const heading = 'Date,Reference Number,Name,Credit,Debit';
  const [october, november] = [
    '2026-06-05,DONATION,Abebe Kebede,50.01,',
    '2026-07-05,DONATION,Lulit Tesfaye,50.01,',
  ];
  expect((await upload(`${heading}\n${october}\n`, number)).status).toBe(200);
  expect((await upload(`${heading}\n${november}\n`, number)).status).toBe(200);
  expect(await lastImport(number)).toEqual([1, 1, 0, 0, 0, 0]);
  const both = `${heading}\n${october}\n${november}\n`;
  expect((await upload(both, number)).status).toBe(200);
  expect(await lastImport(number)).toEqual([2, 0, 0, 2, 0, 0]);
  const payment = { day: '2026-06-05', name: 'Hanna', words: 'gift', id: 'DONATION', units: 4_321 };
  const next = { ...payment, day: '2026-07-05', name: 'Marta' };
  await upload(camtFile(makeCamt([payment], { account: iban })));
  await upload(camtFile(makeCamt([next], { account: iban })));
  expect(await lastImport()).toEqual([1, 1, 0, 0, 0, 0]);
});

it('a gift is booked with the charge that the bank deducted, if it was announced so or staff choose so', async () => {
  const { reference } = await bankDonation(12_050n);
  const charged = (amount: string, words: string) =>
    writeEntry({ amount, words }).replace(
      '</NtryDtls>',
      '</NtryDtls><Chrgs><Rcrd><Amt Ccy="EUR">1.00</Amt></Rcrd></Chrgs>',
    );
  const file = camt([]).replace(
    '</Stmt>',
    `${charged('119.50', reference)}${charged('30.00', 'kept a part')}</Stmt>`,
  );
  await upload(file);
  const match = await findLine(reference);
  expect(match).toMatchObject({ result: 'matched', line: { amount: 11_950, charges: 100 } });
  await decide(match.line, reference);
  expect(await statusAtDesk(reference)).toMatchObject({ state: 'paid', received: '12050' });
  await decide((await findLine('kept a part')).line, 'new-whole');
  const donations = await donationRows(
    `select g.amount, s.received, s.fee from money.donations g join money.statuses s on s.donation = g.id
     where s.fee = 100 order by g.amount`,
  );
  expect(donations).toEqual([
    { amount: '3100', received: '3100', fee: '100' },
    { amount: '12050', received: '12050', fee: '100' },
  ]);
  expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
});

it('staff are asked for the direction of unsigned amounts, and the import follows their answer', async () => {
  const text = 'Date;D/K;Name;Money\n2026-06-10;Zu;Sara;61,00\n2026-06-11;Ab;Rent;62,00\n';
  const { file } = await send(text, number);
  const asked = await readAs(file, 'import', {});
  expect([asked.status, asked.text]).toEqual([422, expect.stringContaining('the word for money in')]);
  expect((await readAs(file, 'import', { wordIn: 'zu', wordOut: 'ab' })).status).toBe(200);
  const amounts = await donationRows(
    'select amount from money.bank_lines where amount in (6100, -6200, 6200) order by 1',
  );
  expect(amounts).toEqual([{ amount: '-6200' }, { amount: '6100' }]);
  const unsigned = await send('Date;Name;Money\n2026-06-12;Rent;63,00\n', number);
  expect((await readAs(unsigned.file, 'import')).text).toContain('"field":"unsigned"');
  expect((await readAs(unsigned.file, 'import', { unsigned: 'out' })).status).toBe(200);
  expect(await lastImport(number)).toEqual([1, 0, 1, 0, 0, 0]);
});

it('a CSV file with a hundred columns is imported, and one with more is refused', async () => {
  const wide = Array.from({ length: 96 }, (_, at) => `የመረጃ ዓይነት ${'ሀ'.repeat(40)} ${at}`);
  const text = `Day;Name;In;Out;${wide.join(';')}\n2026-06-13;Sara;64,00;;${wide.map(() => 'x').join(';')}\n`;
  expect((await upload(text, number)).status).toBe(200);
  expect(await lastImport(number)).toEqual([1, 1, 0, 0, 0, 0]);
  const wider = await upload(text.replaceAll('\n', ';x\n'), number);
  expect(wider.text).toContain('more than 100 columns');
});

it('hostile statement files are refused with a 422, and nothing of them is stored', async () => {
  const before = await donationRows('select from money.bank_lines');
  const entities = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>';
  const files = [
    '<',
    '<a>',
    entities,
    '\0\0\0',
    `${'<a>'.repeat(500)}`,
    '=1+1',
    'a\n;;;\n',
    ':20:A\n:25:B\n',
  ];
  for (const file of files)
    expect([file.slice(0, 40), (await upload(file)).status]).toEqual([file.slice(0, 40), 422]);
  expect((await upload(camt([{ amount: '1.00', words: 'x' }]), 'DE00000000')).text).toContain(
    'not in the giving settings',
  );
  expect((await upload(camt([{ amount: '1.00', words: 'x' }], 'GB29NWBK60161331926819'))).text).toContain(
    'not in the giving settings',
  );
  const large = await upload(new Blob([Buffer.alloc(largestStatement + 100_000, 32)]));
  expect(large.text).toContain('too large');
  const fields: Record<string, string>[] = [
    { 'decision:x:y': 'new' },
    { anything: '1' },
    { [`decision:${iban}:${'0'.repeat(40)}`]: '\0' },
  ];
  for (const form of fields) expect((await sendToDesk('lines', form, bookkeeper)).status).toBeLessThan(500);
  expect(await donationRows('select from money.bank_lines')).toHaveLength(before.length);
});

it('reading a statement that is too expensive is stopped, while another file is read', async () => {
  const elements = Buffer.from(`<Document>${'<a/>'.repeat(4_500_000)}</Document>`);
  const { bankAccounts } = await readDeskSettings(payload);
  const read = (bytes: Uint8Array) =>
    readStatement({ payload }, { bytes, account: iban, choices: {} }, bankAccounts);
  const small = new TextEncoder().encode(camt([{ amount: '1.00', words: 'x' }]));
  const [hostile, ordinary] = await Promise.all([read(elements), read(small)]);
  expect(hostile).toEqual({ ok: false, problem: 'too-much-to-read' });
  expect(ordinary).toMatchObject({ ok: true, value: { readings: [{ entries: 1 }] } });
});

it('a statement of 5,000 lines is imported, and all are recognised when it is imported again', {
  timeout: 60_000,
}, async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => ({
    amount: '2.00',
    words: `line ${at}`,
    day: '2026-10-01',
  }));
  const bytes = new TextEncoder().encode(camt(lines));
  const acting = { by: 1, now: deskClock.now() };
  const { bankAccounts } = await readDeskSettings(payload);
  for (const expected of [
    { entries: 5_000, moneyIn: 5_000, hereBefore: 0 },
    { entries: 5_000, moneyIn: 0, hereBefore: 5_000 },
  ]) {
    const file = await readStatement({ payload }, { bytes, account: iban, choices: {} }, bankAccounts);
    if (!file.ok) throw new Error(file.problem);
    const waiting = await storeUpload(payload, { bytes, account: iban, name: '' }, acting);
    if (!waiting.ok) throw new Error(waiting.problem);
    const upload = { id: waiting.value, account: iban };
    expect(await importUpload(payload, upload, { file: file.value, bankAccounts }, acting)).toMatchObject({
      ok: true,
    });
    expect(await listImported({ payload }, waiting.value)).toMatchObject([expected]);
  }
});
