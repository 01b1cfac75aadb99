import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import {
  closeMonth,
  correctEntry,
  enterRate,
  exchangeMoney,
  recordSpending,
  transferBetweenFunds,
} from '#money/ledger/post-entries.action.ts';
import {
  listBalances,
  listDonationsOutOfBalance,
  listNamedDonors,
  moneyByFund,
  totalsBy,
} from '#money/ledger/totals.ts';
import { prepareMoneyTables } from '#money/money-tables.ts';
import type { DatabaseAccount } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  await prepareAccounts(testDatabaseUrl());
});

const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
const as = (account: DatabaseAccount | 'owner', statement: string) =>
  connectOnce(account === 'owner' ? testDatabaseUrl() : accountAddress(account), client =>
    client.query(statement).then(
      () => null,
      (error: { code?: string }) => error.code ?? String(error),
    ),
  );
const standing = async (id: string) =>
  (await rows<Record<string, string>>('select * from money.statuses where donation = $1', [id]))[0];
const listLines = (id: string) =>
  rows<{ account: string; amount: string }>(
    `select account, sum(amount)::text as amount from money.lines l join money.entries e on e.id = l.entry
     where donation = $1 group by 1 having sum(amount) <> 0 order by 1`,
    [id],
  ).then(all => Object.fromEntries(all.map(({ account, amount }) => [account, Number(amount)])));
const office = { day: '2026-11-20', by: 1, note: '' };
const inBooks = <Value>(act: Parameters<typeof inOneTransaction<Value>>[1]) => inOneTransaction(payload, act);

const REFUSED = '42501';
const BROKEN = '23000';
const CHECK = '23514';

describe('a gift', () => {
  it('a gift is booked with its fee, a partial refund and a lost dispute', async () => {
    const { id, reference } = await giveDonation(payload);
    expect(await standing(id)).toMatchObject({ state: 'started', received: '0' });
    await receiveEvent(payload, report(reference, 'paid', 2500n));
    await receiveEvent(payload, report(reference, 'fee', 103n));
    expect(await listLines(id)).toEqual({
      'assets:stripe': 2397,
      'expenses:fees': 103,
      'income:gifts': -2500,
    });
    await receiveEvent(payload, report(reference, 'refunded', 500n));
    expect(await standing(id)).toMatchObject({ state: 'refunded-in-part', refunded: '500' });
    await receiveEvent(payload, report(reference, 'disputed', 2000n));
    expect(await listLines(id)).toMatchObject({ 'assets:stripe': -103, 'assets:stripe:disputed': 2000 });
    await receiveEvent(payload, report(reference, 'lost', 2000n));
    expect(await listLines(id)).toEqual({
      'assets:stripe': -103,
      'expenses:fees': 103,
      'expenses:lost disputes': 2000,
      'income:gifts': -2500,
      'income:refunds': 500,
    });
    expect(await standing(id)).toMatchObject({ state: 'lost' });
  });

  it('a won dispute restores the money of a gift', async () => {
    const { id, reference } = await giveDonation(payload);
    await receiveEvent(payload, report(reference, 'paid', 2500n));
    await receiveEvent(payload, report(reference, 'disputed', 2500n));
    await receiveEvent(payload, report(reference, 'won', 2500n));
    expect(await listLines(id)).toEqual({ 'assets:stripe': 2500, 'income:gifts': -2500 });
    expect(await standing(id)).toMatchObject({ state: 'paid' });
  });

  it('an event is booked once, even if it is sent eight times simultaneously', async () => {
    const { id, reference } = await giveDonation(payload);
    const event = report(reference, 'paid', 2500n);
    const results = await Promise.all(Array.from({ length: 8 }, () => receiveEvent(payload, event)));
    expect(results.toSorted()).toEqual(['booked', ...Array(7).fill('known')]);
    expect(await listLines(id)).toEqual({ 'assets:stripe': 2500, 'income:gifts': -2500 });
  });

  it('events that match no gift are stored with their problem, and malformed events are not stored', async () => {
    const { id, reference } = await giveDonation(payload);
    const paid = report(reference, 'paid', 2500n);
    expect(await receiveEvent(payload, { ...paid, id: 'a', reference: 'RF00' })).toBe('unknown-gift');
    expect(await receiveEvent(payload, { ...paid, id: 'b', method: 'chapa' })).toBe('other-way');
    expect(await receiveEvent(payload, { ...paid, id: 'c', currency: 'EUR' })).toBe('wrong-currency');
    for (const wrong of [
      { id: '' },
      { id: 'x'.repeat(256) },
      { payment: 'a\0b' },
      { amount: -1n },
      { amount: 10n ** 30n },
      { moment: new Date(Number.NaN) },
      { sequence: 1.5 },
      { currency: 'usd' },
      { kind: 'promised' as 'paid' },
    ])
      expect(
        await receiveEvent(payload, { ...paid, id: 'd', ...wrong }),
        JSON.stringify(Object.keys(wrong)),
      ).toBe('malformed');
    expect(await standing(id)).toMatchObject({ state: 'started' });
    expect(
      await rows("select problem from money.events where id in ('a', 'b', 'c', 'd') order by id"),
    ).toEqual([{ problem: 'unknown-gift' }, { problem: 'other-way' }, { problem: 'wrong-currency' }]);
  });

  it('an erased donor leaves the booked gifts, still counts as one donor, and is no longer named', async () => {
    const donor = {
      name: 'Sara',
      email: 'sara@example.org',
      mayBeNamed: true,
      honour: null,
      note: 'For Abebe',
    };
    for (const email of [donor.email, 'Sara@Example.org']) {
      const { reference } = await giveDonation(payload, { project: 7, donor: { ...donor, email } });
      await receiveEvent(payload, report(reference, 'paid', 2500n));
    }
    expect(await listNamedDonors({ payload }, 'project-7')).toEqual(['Sara']);
    const { eraseDonor, findDonations, donorAddresses } = await import(
      '#money/donors/donor.personal-data.ts'
    );
    expect(
      (await findDonations(payload, 'SARA@example.org')).map(({ amount, state }) => [amount, state]),
    ).toEqual([
      ['25.00', 'paid'],
      ['25.00', 'paid'],
    ]);
    expect(await donorAddresses({ payload })).toEqual(['sara@example.org']);
    expect(await eraseDonor({ payload }, 'SARA@example.org')).toBe(2);
    expect(await listNamedDonors({ payload }, 'project-7')).toEqual([]);
    const totals = await totalsBy({ payload }, 'fund');
    expect(totals.find(({ of }) => of === 'project-7')).toEqual({
      of: 'project-7',
      raised: { units: 5000n, currency: 'USD' },
      donations: 2,
      donors: 1,
    });
    expect(
      JSON.stringify(await rows('select g::text, e::text from money.donations g, money.events e')),
    ).not.toMatch(/sara/i);
  });
});

it('gifts to a campaign form a fund, and spending and refunds are taken from it', async () => {
  const campaign = 'campaign-71';
  const pounds = async () =>
    moneyByFund(await listBalances({ payload }))
      .filter(({ currency }) => currency === 'GBP')
      .map(({ fund, units }) => [fund, units]);
  const { reference } = await giveDonation(payload, { campaign, total: { units: 900n, currency: 'GBP' } });
  await receiveEvent(payload, report(reference, 'paid', 900n, { currency: 'GBP' }));
  expect(await pounds()).toEqual([[campaign, 900n]]);
  const money = { method: 'stripe', currency: 'GBP', units: 350n } as const;
  const entry = {
    day: '2026-11-20',
    by: 1,
    note: '',
    document: 'invoice 12',
    fund: campaign,
    money,
  } as const;
  expect(await inOneTransaction(payload, req => recordSpending(req, entry))).toMatchObject({ ok: true });
  await receiveEvent(payload, report(reference, 'refunded', 100n, { currency: 'GBP' }));
  expect(await pounds()).toEqual([[campaign, 450n]]);
});

describe('the books', () => {
  it.each(['owner', 'site', 'worker', 'staff', 'backup'] as const)(
    'the books cannot be changed directly by %s',
    async account => {
      const { reference } = await giveDonation(payload);
      await receiveEvent(payload, report(reference, 'paid', 2_500n));
      const refusals = [];
      for (const table of ['donations', 'events', 'entries', 'lines']) {
        const column = table === 'lines' ? 'fund' : table === 'entries' ? 'note' : 'currency';
        refusals.push(await as(account, `update money.${table} set ${column} = ${column}`));
        refusals.push(await as(account, `delete from money.${table}`));
      }
      expect(new Set(refusals)).toEqual(new Set([account === 'owner' ? BROKEN : REFUSED]));
      if (account === 'owner') return;
      const forbidden = [
        'truncate money.lines cascade',
        "insert into money.entries (day, kind) values ('2026-11-20', 'transfer')",
        "insert into money.lines values (1, 9, 'income:gifts', 'general', 'USD', 1)",
        'alter table money.entries disable trigger all',
        "select money.write_lines(1, '[]')",
        'drop table money.lines',
        ...(account === 'staff' ? [] : ["select money.book_by_hand('{}', '[]')"]),
        ...(account === 'backup' ? ["select money.book_event(1, '[]')"] : []),
      ];
      for (const statement of forbidden)
        expect([statement, await as(account, statement)]).toEqual([statement, REFUSED]);
    },
  );

  it('the database refuses an unbalanced or empty entry and lines added later', async () => {
    const head = `'{"day": "2026-11-20", "kind": "transfer", "by": 1}'`;
    const line = (amount: number, fund = 'general', currency = 'USD') =>
      `{"account": "assets:bank", "fund": "${fund}", "currency": "${currency}", "amount": "${amount}"}`;
    const book = (...lines: string[]) =>
      as('staff', `select money.book_by_hand(${head}, '[${lines.join(', ')}]')`);
    expect(await book(line(5), line(-5))).toBeNull();
    expect(await book(line(5), line(-4))).toBe(CHECK);
    expect(await book(line(5), line(-5, 'project-1'))).toBe(CHECK);
    expect(await book(line(5), line(-5, 'general', 'ETB'))).toBe(CHECK);
    expect(await book(line(0), line(0))).toBe(CHECK);
    expect(await book()).toBe(CHECK);
    const late = `insert into money.lines select id, 9, 'assets:bank', 'general', 'USD', 1 from money.entries limit 1`;
    expect(await as('owner', late)).toBe(CHECK);
  });

  it('the database refuses spending of an unknown kind and the sorting of anything but spending', async () => {
    const line = (account: string, amount: number) =>
      `{"account": "${account}", "fund": "general", "currency": "USD", "amount": "${amount}"}`;
    const book = (head: object, ...lines: string[]) => {
      const entry = JSON.stringify({ day: '2026-11-20', by: 1, ...head });
      return as('staff', `select money.book_by_hand('${entry}', '[${lines.join(', ')}]')`);
    };
    const spend = (account: string) =>
      book({ kind: 'spending', document: 'invoice' }, line(account, 5), line('assets:bank', -5));
    expect(await spend('expenses:spending:medicine')).toBeNull();
    for (const account of ['expenses:spending:nothing', 'expenses:spending:', 'expenses:spending:a b'])
      expect([account, await spend(account)]).toEqual([account, CHECK]);
    const [made] = await rows<{ id: string }>('select max(id) as id from money.entries');
    const sort = (to: string, sorts: unknown = made?.id) =>
      book({ kind: 'sorting', sorts }, line('expenses:spending:medicine', -5), line(to, 5));
    expect(await sort('expenses:spending:staff')).toBeNull();
    expect(await sort('assets:bank')).toBe(CHECK);
    expect(await sort('expenses:spending:staff', null)).toBe(CHECK);
    const [donation] = await rows<{ id: string }>(
      'select id from money.entries where event is not null limit 1',
    );
    expect(await sort('expenses:spending:staff', donation?.id)).toBe(CHECK);
  });

  it('the site account can book a gift only to the accounts of its payment method and to its fund', async () => {
    const { id, reference } = await giveDonation(payload);
    await receiveEvent(payload, report(reference, 'waiting'));
    const [event] = await rows<{ number: string }>('select number from money.events where donation = $1', [
      id,
    ]);
    const line = (account: string, amount: number, fund = 'general') =>
      `{"account": "${account}", "fund": "${fund}", "currency": "USD", "amount": "${amount}"}`;
    const book = (...lines: string[]) =>
      as('site', `select money.book_event(${event?.number}, '[${lines.join(', ')}]')`);
    expect(await book(line('assets:bank', 5), line('income:gifts', -5))).toBe(CHECK);
    expect(await book(line('assets:stripe', 5), line('expenses:spending', -5))).toBe(CHECK);
    expect(await book(line('assets:stripe', 5, 'project-1'), line('income:gifts', -5, 'project-1'))).toBe(
      CHECK,
    );
  });

  it('money is moved between funds, spent with a document and exchanged at a rate with its source', async () => {
    const money = { method: 'bank', currency: 'USD', units: 1000n } as const;
    const before = new Map(
      (await listBalances({ payload })).map(each => [JSON.stringify([each.account, each.fund]), each]),
    );
    const moved = await inBooks(req =>
      transferBetweenFunds(req, { ...office, money, from: 'general', to: 'project-3' }),
    );
    expect(moved.ok).toBe(true);
    const spent = await inBooks(req =>
      recordSpending(req, {
        ...office,
        money: { ...money, units: 400n },
        fund: 'project-3',
        document: 'invoice 12',
      }),
    );
    expect(spent.ok).toBe(true);
    const rate = await inBooks(req =>
      enterRate(req, {
        day: '2026-11-20',
        source: 'National Bank of Ethiopia',
        from: 'USD',
        to: 'ETB',
        rate: '151.25',
        by: 1,
      }),
    );
    const changed = await inBooks(req =>
      exchangeMoney(req, {
        ...office,
        from: { ...money, units: 100n },
        to: { method: 'bank', currency: 'ETB', units: 15125n },
        fund: 'project-3',
        rate: rate.ok ? rate.value : null,
      }),
    );
    expect(changed.ok).toBe(true);
    const after = await listBalances({ payload });
    const of = (account: string, fund: string, currency = 'USD') =>
      after.find(each => each.account === account && each.fund === fund && each.currency === currency)
        ?.units ?? 0n;
    expect([of('assets:bank', 'project-3'), of('assets:bank', 'project-3', 'ETB')]).toEqual([500n, 15125n]);
    expect(of('assets:bank', 'general') - (before.get('["assets:bank","general"]')?.units ?? 0n)).toBe(
      -1000n,
    );
    expect(of('expenses:spending', 'project-3')).toBe(400n);
  });

  it('an invalid manual entry is rejected with a problem code', async () => {
    const money = { method: 'cash', currency: 'USD', units: 100n } as const;
    const spend = (more: object) =>
      inBooks(req =>
        recordSpending(req, { ...office, money, fund: 'general', document: 'receipt', ...more }),
      );
    const problems = [
      await spend({ document: ' ' }),
      await spend({ money: { ...money, units: -5n } }),
      await spend({ money: { ...money, currency: 'XXL' } }),
      await spend({ day: '2026-02-30' }),
      await inBooks(req => transferBetweenFunds(req, { ...office, money, from: 'general', to: 'general' })),
      await inBooks(req =>
        exchangeMoney(req, {
          ...office,
          from: money,
          to: { ...money, currency: 'ETB' },
          fund: 'general',
          rate: null,
        }),
      ),
    ].map(outcome => !outcome.ok && outcome.problem);
    expect(problems).toEqual([
      'no-document',
      'wrong-amount',
      'wrong-currency',
      'wrong-day',
      'same-fund',
      'no-rate',
    ]);
  });

  it('an entry is reversed once by a counter-entry, and an entry of a gift never', async () => {
    const money = { method: 'cash', currency: 'EUR', units: 777n } as const;
    const made = await inBooks(req =>
      recordSpending(req, { ...office, money, fund: 'general', document: 'wrong' }),
    );
    const entry = made.ok ? made.value : '';
    const correct = (which: string) => inBooks(req => correctEntry(req, { ...office, entry: which }));
    expect((await correct(entry)).ok).toBe(true);
    expect((await listBalances({ payload })).filter(({ currency }) => currency === 'EUR')).toEqual([]);
    expect(await correct(entry)).toEqual({ ok: false, problem: 'corrected-already' });
    const [donation] = await rows<{ id: string }>(
      'select id from money.entries where event is not null limit 1',
    );
    expect(await correct(donation?.id ?? '')).toEqual({ ok: false, problem: 'donation-entry' });
    expect(await correct('999999')).toEqual({ ok: false, problem: 'unknown-entry' });
  });

  it('a gift whose state differs from the books is listed as out of balance', async () => {
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    const [some] = await rows<{ donation: string }>(
      "select donation from money.statuses where state = 'paid' limit 1",
    );
    await rows('update money.statuses set received = received + 1 where donation = $1', [some?.donation]);
    expect(await listDonationsOutOfBalance({ payload })).toHaveLength(1);
    await rows('update money.statuses set received = received - 1 where donation = $1', [some?.donation]);
  });

  it('preparing the money tables again leaves the balances unchanged', async () => {
    const before = await listBalances({ payload });
    await prepareMoneyTables(testDatabaseUrl());
    expect(await listBalances({ payload })).toEqual(before);
  });
});

describe('a closed month', () => {
  it('a closed month refuses entries, a late event is booked in the next, and months close in order', async () => {
    const { id, reference } = await giveDonation(payload);
    await inBooks(req => closeMonth(req, { until: '2025-10-31', by: 1 }));
    const late = report(reference, 'paid', 2500n, { moment: new Date('2025-10-03T10:00:00Z') });
    expect(await receiveEvent(payload, late)).toBe('booked');
    expect(await rows('select day::text from money.entries where donation = $1', [id])).toEqual([
      { day: '2025-11-01' },
    ]);
    const money = { method: 'cash', currency: 'USD', units: 1n } as const;
    const spend = (day: string) =>
      inBooks(req => recordSpending(req, { ...office, day, money, fund: 'general', document: 'x' }));
    expect(await spend('2025-10-31')).toEqual({ ok: false, problem: 'month-closed' });
    const direct = `select money.book_by_hand('{"day": "2025-10-31", "kind": "transfer", "by": 1}', '[]')`;
    expect(await as('staff', direct)).toBe(CHECK);
    const close = (until: string) =>
      as('staff', `insert into money.closings (until, entered_by) values ('${until}', 1)`);
    expect(await close('2025-09-30')).toBe(CHECK);
    expect(await close('2025-11-29')).toBe(CHECK);
    expect(await close('2999-12-31')).toBe(CHECK);
    expect(await close('2025-11-30')).toBeNull();
    expect(await as('staff', 'delete from money.closings')).toBe(REFUSED);
    expect(await as('owner', 'delete from money.closings')).toBe(BROKEN);
  });
});
