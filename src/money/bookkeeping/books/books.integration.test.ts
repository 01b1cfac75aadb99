import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { exportJournal } from '#money/ledger/export-journal.ts';
import { countManualEntries, listManualEntries, listMonths, listRates } from '#money/ledger/list-entries.ts';
import { listKinds, listUnsorted } from '#money/ledger/spending-kinds.ts';
import { listBalances, moneyByFund } from '#money/ledger/totals.ts';
import { findClosedYear, listYearsToClose } from '#money/years/read-year.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { donationRows, sendToDesk } from '../../../../tests/support/donations-desk.ts';
import { askHledger, balancesByHledger } from '../../../../tests/support/hledger.ts';
import { hostileWords } from '../../../../tests/support/hostile-words.ts';
import { type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { listOpenBefore } from './bank-balances.ts';

let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  bookkeeper = await signIn(payload, 'bookkeeper');
  const forProject = await giveDonation(payload, { project: 7 });
  await receiveEvent(payload, report(forProject.reference, 'paid', 100n, { moment: new Date() }));
  const { reference } = await giveDonation(payload);
  await receiveEvent(payload, report(reference, 'paid', 2_500n, { moment: new Date() }));
});
const project = 'project-7';

const send = (path: string, fields: Record<string, string>, session = bookkeeper) =>
  sendToDesk(`books/${path}`, { key: crypto.randomUUID(), ...fields }, session);
const entries = () => listManualEntries({ payload }, { size: 50, page: 1 });
const spent = async () =>
  (await listBalances({ payload }))
    .filter(({ account }) => account.startsWith('expenses:spending'))
    .map(({ account, units }) => `${account} ${units}`);
const acts = (act: string) =>
  donationRows<{ details: Record<string, unknown> }>('select details from money.acts where act = $1', [act]);
const money = async () =>
  moneyByFund(await listBalances({ payload })).map(
    ({ fund, currency, units }) => `${fund} ${currency} ${units}`,
  );

/** The database decides which months are over, so days are counted from its clock: `months` from now, the `day` of it. */
const dayInMonth = (months: number, day: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
};
const lastMonthEnds = dayInMonth(0, 0);
const entry = { day: dayInMonth(0, 1), note: 'decided on Monday' };
const sum = { place: 'stripe', amount: '10', currency: 'usd' };
const transfer = () => ({ ...entry, ...sum, from: 'general', to: project });
const spending = { ...entry, ...sum, amount: '3.50', fund: 'general', document: 'invoice 12' };
const payout = { ...entry, ...sum, amount: '4', toPlace: 'bank', toCurrency: 'USD', fund: 'general' };
const rate = {
  day: '2026-11-20',
  source: 'National Bank',
  fromCurrency: 'USD',
  toCurrency: 'ETB',
  rate: '151.25',
};

describe('a bookkeeper', () => {
  it('a transfer between funds is booked once, even if the form is sent twice, with its author', async () => {
    const form = { ...transfer(), key: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send('transfer', form)));
    expect(answers.map(({ status, to }) => [status, to])).toEqual(
      Array(3).fill([200, '/admin/gifts/books?done=booked']),
    );
    expect(await money()).toEqual(['general USD 1500', `${project} USD 1100`]);
    expect(await acts('transferred')).toMatchObject([
      { details: { amount: 1000, currency: 'USD', from: 'general', to: project, entry: expect.any(String) } },
    ]);
  });

  it('a bookkeeper books spending with its document, a payout, a rate and an exchange at that rate', async () => {
    expect((await send('spending', spending)).status).toBe(200);
    expect((await send('exchange', payout)).status).toBe(200);
    expect((await send('rate', rate)).status).toBe(200);
    const [entered] = await listRates({ payload });
    expect(entered).toMatchObject({ source: 'National Bank', rate: '151.25', day: '2026-11-20' });
    const change = { ...payout, toAmount: '605', toCurrency: 'ETB', rate: String(entered?.id) };
    expect((await send('exchange', change)).status).toBe(200);
    expect(await money()).toEqual(['general ETB 60500', 'general USD 750', `${project} USD 1100`]);
    expect((await entries()).map(({ kind, document }) => [kind, document])).toEqual([
      ['exchange', null],
      ['exchange', null],
      ['spending', 'invoice 12'],
      ['transfer', null],
    ]);
  });

  it('an entry is reversed once, by a counter-entry with a reason; entries of gifts are refused', async () => {
    const before = await money();
    await send('spending', { ...spending, document: 'a mistake' });
    const [mistake] = await entries();
    const back = { entry: String(mistake?.id), note: 'entered twice' };
    expect((await send('take-back', { ...back, note: '' })).text).toContain('"field":"note"');
    const answers = await Promise.all([send('take-back', back), send('take-back', back)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await money()).toEqual(before);
    expect(await entries()).toMatchObject([
      { kind: 'correction', corrects: mistake?.id, note: 'entered twice' },
      { id: mistake?.id, document: 'a mistake', correctedBy: expect.any(String) },
      ...Array(4).fill({}),
    ]);
    const [donation] = await donationRows<{ id: string }>(
      'select id from money.entries where event is not null',
    );
    expect((await send('take-back', { ...back, entry: String(donation?.id) })).text).toContain(
      'belongs to a gift',
    );
    expect(await countManualEntries({ payload })).toBe(6);
  });

  it('spending is assigned a kind when booked or later, and reversing it reverses the kind too', async () => {
    const { reference } = await giveDonation(payload, { total: { units: 100_000n, currency: 'USD' } });
    await receiveEvent(payload, report(reference, 'paid', 100_000n, { moment: new Date() }));
    const before = await money();
    await send('spending', { ...spending, kind: 'medicine', document: 'pills' });
    await send('spending', { ...spending, document: 'unsorted' });
    const [unsorted, pills] = await entries();
    expect(await listUnsorted({ payload })).toMatchObject([
      { document: 'invoice 12' },
      { id: unsorted?.id, units: 350n, document: 'unsorted' },
    ]);
    expect((await send('spending', { ...spending, kind: 'no-such' })).text).toContain('"field":"kind"');
    const sort = (entry: string | undefined, kind: string) => send('sort', { entry: String(entry), kind });
    const answers = await Promise.all([1, 2].map(() => sort(unsorted?.id, 'transport')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await sort(pills?.id, 'staff')).status).toBe(200);
    expect((await sort(pills?.id, '')).text).toContain('"field":"kind"');
    const [donation] = await donationRows<{ id: string }>(
      'select id from money.entries where event is not null',
    );
    expect((await sort(donation?.id, 'staff')).status).toBe(422);
    expect(await spent()).toEqual([
      'expenses:spending 350',
      'expenses:spending:staff 350',
      'expenses:spending:transport 350',
    ]);
    const [sorting] = await entries();
    expect(sorting).toMatchObject({ kind: 'sorting', sorts: pills?.id, day: pills?.day });
    const back = (entry: string | undefined) =>
      send('take-back', { entry: String(entry), note: 'a mistake' });
    expect((await back(sorting?.id)).text).toContain('Choose another kind');
    for (const { id } of [unsorted, pills] as { id: string }[]) expect((await back(id)).status).toBe(200);
    expect((await sort(pills?.id, 'medicine')).text).toContain('already been reversed');
    expect(await spent()).toEqual(['expenses:spending 350']);
    expect(await money()).toEqual(before);
  });

  it('kinds of spending can be added, renamed and no longer offered; invalid names are refused', async () => {
    const names = async () => (await listKinds({ payload })).map(({ code, offered }) => `${code} ${offered}`);
    const five = ['medicine', 'staff', 'transport', 'administration', 'fundraising'];
    expect(await names()).toEqual(five.map(code => `${code} true`));
    expect((await send('kind', { english: 'Food & water', amharic: 'ምግብና ውኃ', offered: 'on' })).status).toBe(
      200,
    );
    expect((await send('kind', { code: 'staff', english: 'Salaries', amharic: '' })).status).toBe(200);
    expect(await listKinds({ payload })).toContainEqual({
      ...{ code: 'staff', english: 'Salaries', amharic: '', offered: false },
    });
    expect(await names()).toContain('food-water true');
    for (const english of ['food & Water', 'ምግብ', '', 'x'.repeat(61), 'medicine'])
      expect([english, (await send('kind', { english, offered: 'on' })).text]).toEqual([
        english,
        expect.stringContaining('"field":"english"'),
      ]);
    expect((await send('spending', { ...spending, kind: 'staff' })).text).toContain('"field":"kind"');
    await send('kind', { code: 'staff', english: 'Staff', amharic: 'ሠራተኞች', offered: 'on' });
  });

  it('booking an amount that makes a fund negative in a place needs confirmation, which states the sums', async () => {
    const before = await money();
    const much = { ...spending, amount: '300', fund: project };
    for (const [path, form] of Object.entries({
      spending: much,
      transfer: { ...transfer(), amount: '300', from: project, to: 'general' },
      exchange: { ...payout, amount: '300', fund: project },
    })) {
      const asked = await send(path, form);
      expect([path, asked.status, asked.text]).toEqual([
        path,
        422,
        expect.stringContaining('"field":"below"'),
      ]);
      expect(asked.text).toMatch(/Stripe holds \$11 of the money for “.+”\. This would leave -\$289\./);
    }
    const headers = {
      ...bookkeeper.headers,
      cookie: `${payload.config.cookiePrefix}-lng=am; ${bookkeeper.headers.cookie}`,
    };
    const inAmharic = await send('spending', { ...much, place: 'bank' }, { ...bookkeeper, headers });
    expect(inAmharic.text).toMatch(/በየባንክ ዝውውር ለ“.+”/);
    expect(await money()).toEqual(before);
    const two = await Promise.all([1, 2].map(() => send('spending', { ...much, amount: '6' })));
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await send('spending', { ...much, below: 'on', document: 'agreed' })).status).toBe(200);
    expect(await money()).toContain(`${project} USD -29500`);
    for (const { id, document } of (await entries()).slice(0, 2))
      expect([document, (await send('take-back', { entry: id, note: 'undone' })).status]).toEqual([
        document,
        200,
      ]);
    expect(await money()).toEqual(before);
  });

  it('before closing a month, unmatched bank lines, unsorted spending and balance differences are listed', async () => {
    const key = '0'.repeat(39);
    const day = dayInMonth(-1, 20);
    await donationRows(
      `with s as (insert into money.statements (id, account, form, lines, added, entered_by, entered_at, currency, opening,
           closing, first_day, last_day) values (gen_random_uuid(), 'ACCOUNT', 'csv', 2, 2, 1, now(), 'EUR', 0, 500, $1, $1)
         returning id)
       insert into money.bank_lines (account, line, statement, booked_on, amount, currency, name, words)
         select 'ACCOUNT', $2 || n, s.id, $1::date, 250, 'EUR', '', '' from s, generate_series(1, 2) n`,
      [day, key],
    );
    await send('spending', { ...spending, day, document: 'before' });
    const [open, ...others] = await listOpenBefore({ payload }, [lastMonthEnds]);
    expect(others).toEqual([]);
    expect(open).toMatchObject({
      until: lastMonthEnds,
      ...{ lines: 2, counted: 0, unsorted: 1 },
      banks: [{ currency: 'EUR', bank: 500n, books: 0n, waiting: 500n, before: 0n }],
    });
    expect(await listOpenBefore({ payload }, [dayInMonth(-1, 0)])).toMatchObject([
      { lines: 0, unsorted: 0, banks: [] },
    ]);
  });

  it('months close in order, and a closed month refuses bookings', async () => {
    const { open } = await listMonths({ payload });
    expect(open).toEqual([lastMonthEnds]);
    const sure = { sure: 'on' };
    expect((await send('closing', { until: dayInMonth(1, 0), ...sure })).text).toContain('"field":"until"');
    expect((await send('closing', { until: dayInMonth(0, -1), ...sure })).status).toBe(422);
    expect((await send('closing', { until: lastMonthEnds })).text).toContain('"field":"sure"');
    expect(await listMonths({ payload })).toMatchObject({ open: [lastMonthEnds] });
    const answers = await Promise.all([1, 2].map(() => send('closing', { until: lastMonthEnds, ...sure })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await listMonths({ payload })).toMatchObject({
      open: [],
      closed: [{ until: lastMonthEnds, by: 'bookkeeper', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
    });
    expect(await acts('closed-month')).toMatchObject([{ details: { until: lastMonthEnds } }]);
    expect((await send('spending', { ...spending, day: dayInMonth(0, -1) })).text).toContain('"field":"day"');
  });

  it('a fiscal year is closed once, after its months, with the budget that its report has then', async () => {
    const [thisYear, lastYear] = [0, -12].map(months => dayInMonth(months, 1).slice(0, 4));
    const year = Number(lastYear);
    const budget = [{ currency: 'ETB', amount: '1000.50' }];
    const data = { year, heading: 'A year', availability: 'active', budget, _status: 'published' } as const;
    await payload.create({ collection: 'reports', data: data as never, overrideAccess: true });
    const close = (wanted: string | undefined, sure = 'on') =>
      send('year', { year: wanted ?? '', ...(sure && { sure }) });
    expect((await close(lastYear, '')).text).toContain('"field":"sure"');
    expect((await close(thisYear)).text).toContain('"field":"year"');
    expect((await close('1999')).status).toBe(422);
    expect((await close(lastYear)).status).toBe(200);
    const stored = await findClosedYear({ payload }, year);
    expect(stored?.figures.budget).toEqual([{ fund: 'general', currency: 'ETB', units: 100_050n }]);
    expect((await close(lastYear)).text).toContain('closed already');
    expect(await acts('closed-year')).toMatchObject([{ details: { year, hash: stored?.hash } }]);
    expect(await listYearsToClose({ payload }, 'gregorian')).toEqual([]);
  });
});

const wrong: [string, Record<string, string>, string][] = [
  ['transfer', { amount: '-1' }, 'amount'],
  ['transfer', { amount: '1.005' }, 'amount'],
  ['transfer', { currency: 'XYZ1' }, 'currency'],
  ['transfer', { to: 'general' }, 'to'],
  ['transfer', { to: 'project-999999' }, 'to'],
  ['transfer', { day: '2026-02-30' }, 'day'],
  ['transfer', { day: '2999-01-01' }, 'day'],
  ['transfer', { day: '0000-01-01' }, 'day'],
  ['transfer', { place: 'nowhere' }, 'place'],
  ['spending', { document: ' ' }, 'document'],
  ['spending', { note: 'x'.repeat(501) }, 'note'],
  ['exchange', { toAmount: '3' }, 'toAmount'],
  ['exchange', { toPlace: 'stripe' }, 'toPlace'],
  ['exchange', { toCurrency: 'ETB', toAmount: '600' }, 'rate'],
  ['exchange', { toCurrency: 'EUR', toAmount: '3', rate: '1' }, 'rate'],
  ['rate', { rate: '0' }, 'rate'],
  ['rate', { source: '' }, 'source'],
  ['rate', { toCurrency: 'usd' }, 'toCurrency'],
  ['rate', { day: '2999-01-01' }, 'day'],
  ['take-back', { entry: '999999' }, 'entry'],
];

describe('invalid bookkeeping forms', () => {
  it.each(wrong)(
    'an invalid form for a %s gets an error at its field, and nothing is booked: %o',
    async (path, fields, field) => {
      const forms: Record<string, object> = { transfer: transfer(), spending, exchange: payout, rate };
      const before = [await entries(), await listRates({ payload })];
      const answer = await send(path, { note: 'why', ...forms[path], ...fields });
      expect(answer).toMatchObject({ status: 422 });
      expect(JSON.parse(answer.text).errors[0]).toMatchObject({
        field,
        message: expect.stringMatching(/\.$/),
      });
      expect([await entries(), await listRates({ payload })]).toEqual(before);
    },
  );

  it('hostile input in any bookkeeping form is refused, and nothing is booked', async () => {
    const before = await entries();
    for (const words of hostileWords.filter((_, at) => at % Math.ceil(hostileWords.length / 10) === 0)) {
      const all = Object.fromEntries(
        Object.keys({ ...transfer(), ...spending, ...payout, ...rate, until: '', entry: '' }).map(name => [
          name,
          words,
        ]),
      );
      for (const path of [
        'transfer',
        'spending',
        'exchange',
        'rate',
        'sort',
        'kind',
        'opening',
        'take-back',
        'closing',
        'year',
      ])
        expect([path, (await send(path, all)).status]).toEqual([path, 422]);
    }
    expect(await entries()).toEqual(before);
  });
});

it('only bookkeepers and admins may send the bookkeeping forms', async () => {
  const before = await entries();
  const editor = await signIn(payload, 'editor');
  for (const path of [
    'transfer',
    'spending',
    'exchange',
    'rate',
    'sort',
    'kind',
    'opening',
    'take-back',
    'closing',
    'year',
  ])
    expect([path, (await send(path, transfer(), editor)).status]).toEqual([path, 403]);
  expect(await entries()).toEqual(before);
  const admin = await signIn(payload, 'admin');
  expect((await send('transfer', { ...transfer(), amount: '1' }, admin)).status).toBe(200);
});

it('the exported journal passes hledger’s checks and contains the exchange rates', async () => {
  let journal = '';
  for await (const piece of exportJournal({ payload })) journal += piece;
  expect(askHledger(journal, 'check', 'accounts', 'commodities', 'balancednoautoconversion')).toBe('');
  expect(journal).toContain('P 2026-11-20 USD ETB 151.25');
  expect(balancesByHledger(journal)).toHaveLength((await listBalances({ payload })).length);
});
