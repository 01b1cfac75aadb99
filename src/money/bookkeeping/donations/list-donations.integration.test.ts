import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { donationRights } from '#cms/access/access-table.ts';
import { decimalText } from '#core/money.ts';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { listBalances } from '#money/ledger/totals.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { listAdminEndpoints } from '../../../../tests/support/admin-endpoints.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { cash, donationRows, sendToDesk } from '../../../../tests/support/donations-desk.ts';
import { balancesByHledger } from '../../../../tests/support/hledger.ts';
import { hostileWords } from '../../../../tests/support/hostile-words.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { readFilter } from '../desk/desk.schema.ts';
import { isDonationMatter } from '../desk/open-matters.ts';
import { countOpenMatters, listDonations, sumDonations } from './list-donations.ts';

let payload: Payload;
let bookkeeper: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  await prepareAccounts(testDatabaseUrl());
  bookkeeper = await signIn(payload, 'bookkeeper');
  await payload.updateGlobal({ slug: 'giving', data: { currencies: [{ currency: 'USD' }] } });
});

const send = (path: string, fields: Record<string, string>) => sendToDesk(path, fields, bookkeeper);

describe('the list of gifts', () => {
  it('a gift is found by its reference, receipt number, email address in any case, or part of a name', async () => {
    const donor = {
      name: 'Hanna 50% Girma',
      email: 'Hanna@Example.org',
      mayBeNamed: false,
      honour: null,
      note: '',
    };
    const { reference } = await giveDonation(payload, { donor });
    await receiveEvent(payload, report(reference, 'paid', 2_500n));
    const found = async (words: string) =>
      (await listDonations({ payload }, readFilter({ words }), { size: 5 })).map(
        donation => donation.reference,
      );
    const [receipt] = await donationRows<{ number: string }>(
      'select r.number from money.receipts r join money.donations g on g.id = r.donation where g.reference = $1',
      [reference],
    );
    const spelled = `${reference.slice(0, 4)} ${reference.slice(4).toLowerCase()}`;
    for (const words of [spelled, String(receipt?.number), 'hanna@example.ORG', '50% gir'])
      expect(await found(words), words).toEqual([reference]);
    expect(await found('50_ gir')).toEqual([]);
  });

  it('the list of gifts is ordered by day, amount within a currency, donor or state, in both directions', async () => {
    const note = 'order of the list';
    const makeDonor = (name: string) => ({
      ...{ name, email: `${name.toLowerCase()}@order.example`, mayBeNamed: false, honour: null, note },
    });
    for (const [name, units, currency] of [
      ['Zenebech', 500n, 'USD'],
      ['Aster', 700n, 'USD'],
      ['Mulu', 90_000n, 'ETB'],
    ] as const)
      await giveDonation(payload, { donor: makeDonor(name), total: { units, currency } });
    const named = async (by: 'day' | 'amount' | 'donor' | 'state', isDescending: boolean) =>
      (await listDonations({ payload }, readFilter({}), { size: 100, order: { by, isDescending } }))
        .filter(donation => donation.note === note)
        .map(({ name }) => name);
    expect(await named('donor', false)).toEqual(['Aster', 'Mulu', 'Zenebech']);
    expect(await named('donor', true)).toEqual(['Zenebech', 'Mulu', 'Aster']);
    expect(await named('amount', false)).toEqual(['Mulu', 'Zenebech', 'Aster']);
    expect(await named('amount', true)).toEqual(['Mulu', 'Aster', 'Zenebech']);
    expect((await named('day', true)).toReversed()).toEqual(await named('day', false));
    const states = (
      await listDonations({ payload }, readFilter({}), {
        ...{ size: 100, order: { by: 'state', isDescending: false } },
      })
    ).map(({ state }) => state);
    expect(states).toEqual(states.toSorted());
  });

  it('the list of gifts is filtered by state, payment method, currency and date', async () => {
    const { reference } = await giveDonation(payload, {
      method: 'chapa',
      total: { units: 900n, currency: 'ETB' },
    });
    const query = {
      state: 'started',
      method: 'chapa',
      currency: 'ETB',
      from: '2026-11-20',
      to: '2026-11-20',
    };
    const found = async (of: object) =>
      (await listDonations({ payload }, readFilter({ ...query, ...of }), { size: 5 })).map(
        donation => donation.reference,
      );
    expect(await found({})).toEqual([reference]);
    for (const other of [
      { state: 'paid' },
      { method: 'bank' },
      { currency: 'USD' },
      { from: '2026-11-21' },
      { to: '2026-11-19' },
    ])
      expect(await found(other), JSON.stringify(other)).toEqual([]);
  });

  it('gifts are listed, filtered, summed and exported by the day their money came, not the day of entry', async () => {
    const counted = { ...cash, amount: '61.11', receivedOn: '2026-10-15' };
    const { reference } = await send('counted', counted);
    const late = await giveDonation(payload, { method: 'bank', total: { units: 6_111n, currency: 'USD' } });
    const moment = new Date('2026-10-31T12:00:00Z');
    await receiveEvent(payload, report(late.reference, 'paid', 6_111n, { method: 'bank', moment }));
    const october = { from: '2026-10-01', to: '2026-10-31' };
    const listed = await listDonations({ payload }, readFilter(october), { size: 5 });
    expect(listed.map(donation => [donation.reference, donation.day])).toEqual([
      [late.reference, '2026-10-31'],
      [reference, '2026-10-15'],
    ]);
    const next = await listDonations({ payload }, readFilter(october), { size: 5, after: listed[0] });
    expect(next.map(donation => donation.reference)).toEqual([reference]);
    expect(await sumDonations({ payload }, readFilter(october))).toEqual([
      { currency: 'USD', donations: 2, left: 12_222n, disputed: 0n },
    ]);
    const entered = { from: '2026-11-01', words: reference };
    expect(await listDonations({ payload }, readFilter(entered), { size: 5 })).toEqual([]);
    const answer = await callApi('GET', `/donations/csv?${new URLSearchParams(october)}`, bookkeeper);
    const days = (await answer.text()).trim().split('\r\n').slice(1);
    expect(days.map(row => /2026-\d\d-\d\d/.exec(row)?.[0])).toEqual(['2026-10-31', '2026-10-15']);
  });

  it('a gift that waits for a second person is listed on the day it was counted', async () => {
    const { reference } = await send('counted', { ...cash, amount: '900', receivedOn: '2026-10-02' });
    const [donation] = await listDonations({ payload }, readFilter({ words: reference }), { size: 1 });
    expect([donation?.state, donation?.day]).toEqual(['waiting', '2026-10-02']);
  });

  it('disputed money is summed separately from money that was kept', async () => {
    const { reference } = await giveDonation(payload, { total: { units: 4_400n, currency: 'USD' } });
    await receiveEvent(payload, report(reference, 'paid', 4_400n));
    await receiveEvent(payload, report(reference, 'disputed', 4_400n));
    expect(await sumDonations({ payload }, readFilter({ words: reference }))).toEqual([
      { currency: 'USD', donations: 1, left: 0n, disputed: 4_400n },
    ]);
  });

  it('the CSV export of gifts follows the filter and escapes spreadsheet formulas', async () => {
    const donor = {
      name: '=1+1',
      email: 'formula@example.org',
      mayBeNamed: false,
      honour: null,
      note: '=2+2',
    };
    const { reference } = await giveDonation(payload, { donor });
    const answer = await callApi('GET', '/donations/csv?words=formula@example.org', bookkeeper);
    const text = await answer.text();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(reference);
    expect(text).toContain('"\'=1+1"');
    expect(text).toContain('"\'=2+2"');
  });
});

describe('the open tasks', () => {
  it('a gift paid twice is an open task until one payment is refunded; a gift paid in two parts is not', async () => {
    const [twice, parts] = [await giveDonation(payload), await giveDonation(payload)];
    const pay = (donation: { reference: string }, amount: bigint, payment: string) =>
      receiveEvent(
        payload,
        report(donation.reference, 'paid', amount, { payment: `${payment} of ${donation.reference}` }),
      );
    for (const payment of ['first', 'second']) await pay(twice, 2_500n, payment);
    await pay(parts, 1_000n, 'first');
    await pay(parts, 1_500n, 'second');
    const waiting = async () =>
      (await listDonations({ payload }, readFilter({ matter: 'paid-twice' }), { size: 5 })).map(
        donation => donation.reference,
      );
    const counted = async () =>
      (await countOpenMatters({ payload })).find(({ what }) => what === 'paid-twice')?.count ?? 0;
    expect([await waiting(), await counted()]).toEqual([[twice.reference], 1]);
    const payment = `second of ${twice.reference}`;
    await receiveEvent(payload, report(twice.reference, 'refunded', 2_500n, { payment }));
    expect([await waiting(), await counted()]).toEqual([[], 0]);
  });

  it('equal gifts of one donor within fifteen minutes are possible duplicates until one is refunded', async () => {
    const donor = donorWith({ name: 'Ruth', email: 'ruth@example.org' });
    const [one, again] = [await giveDonation(payload, { donor }), await giveDonation(payload, { donor })];
    const other = await giveDonation(payload, { donor, total: { units: 2_600n, currency: 'USD' } });
    for (const { reference } of [one, again, other])
      await receiveEvent(payload, report(reference, 'paid', reference === other.reference ? 2_600n : 2_500n));
    const waiting = async () =>
      (await listDonations({ payload }, readFilter({ matter: 'possible-duplicate' }), { size: 5 })).map(
        donation => donation.reference,
      );
    expect((await waiting()).toSorted()).toEqual([one.reference, again.reference].toSorted());
    expect(await countOpenMatters({ payload })).toContainEqual({ what: 'possible-duplicate', count: 2 });
    await donationRows('update money.statuses set refunded = received where donation = $1', [again.id]);
    expect(await waiting()).toEqual([]);
  });

  it('each count of open gifts equals the number of gifts in its filtered list', async () => {
    const disputed = await giveDonation(payload);
    await receiveEvent(payload, report(disputed.reference, 'paid', 2_500n));
    await receiveEvent(payload, report(disputed.reference, 'disputed', 2_500n));
    await receiveEvent(payload, report((await giveDonation(payload)).reference, 'failed'));
    await receiveEvent(
      payload,
      report((await giveDonation(payload, { method: 'bank' })).reference, 'waiting', 0n, { method: 'bank' }),
    );
    const counts = await countOpenMatters({ payload });
    for (const { what, count } of counts.filter(each => isDonationMatter(each.what))) {
      const listed = await listDonations({ payload }, readFilter({ matter: what }), { size: 500 });
      expect([what, listed.length]).toEqual([what, count]);
    }
    expect(counts.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['disputed', 'failed', 'bank-transfer', 'not-paid']),
    );
  });
});

describe('the books', () => {
  it('bookkeepers export a journal with the same balances in hledger; an editor gets a 403', async () => {
    const { reference } = await giveDonation(payload);
    await receiveEvent(payload, report(reference, 'paid', 2_500n));
    const answer = await callApi('GET', '/donations/journal', bookkeeper);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="books-\d{4}-\d\d-\d\d\.journal"$/,
    );
    const ours = (await listBalances({ payload })).map(
      ({ account, fund, ...money }) => `${account}:${fund} ${money.currency} ${decimalText(money)}`,
    );
    expect(balancesByHledger(await answer.text()).toSorted()).toEqual(ours.toSorted());
    expect(await donationRows("select from money.acts where act = 'saved-journal'")).toHaveLength(1);
    const editor = await signIn(payload, 'editor');
    expect((await callApi('GET', '/donations/journal', editor)).status).toBe(403);
  });
});

describe('the endpoints', () => {
  it('the table of rights lists exactly the donation endpoints of the admin', () => {
    const listed = listAdminEndpoints(payload)
      .filter(({ of, name }) => of === '' && name.includes('/donations'))
      .map(({ name }) => name);
    expect(listed.sort()).toEqual(
      Object.keys(donationRights)
        .filter(name => name.includes('/'))
        .sort(),
    );
  });

  it('hostile input to a donation endpoint gets a 422 and books nothing', async () => {
    const before = await donationRows('select from money.events');
    const { reference } = await giveDonation(payload);
    // As many as one account may send within the limit.
    const some = hostileWords.filter((_, at) => at % Math.ceil(hostileWords.length / 40) === 0);
    for (const words of [...some, '\0', '-1', '1e9', 'RF'.repeat(900)]) {
      const fields = { reference, payment: words, amount: words, reason: words, key: words };
      const counted = { ...cash, amount: words, currency: words, receivedOn: words, countedBy: words };
      const decided = { reference: words, answer: words };
      const asked = { reference: words };
      for (const [path, form] of Object.entries({
        refund: fields,
        counted,
        'counted/decide': decided,
        ask: asked,
      }))
        expect([path, (await send(path, form)).status]).toEqual([path, 422]);
      const query = new URLSearchParams({ words, state: words, from: words, currency: words });
      expect((await callApi('GET', `/donations/csv?${query}`, bookkeeper)).status).toBe(200);
    }
    expect(await donationRows('select from money.events')).toHaveLength(before.length);
  });
});

it('the audit log rejects changes and deletions, and only the staff account may add to it', async () => {
  const { reference } = await giveDonation(payload);
  await send('ask', { reference });
  const [act] = await donationRows('select from money.acts');
  expect(act).toBeDefined();
  const tried = (address: string, statement: string) =>
    connectOnce(address, client =>
      client.query(statement).then(
        () => null,
        (error: { code?: string }) => error.code,
      ),
    );
  for (const statement of ['update money.acts set staff = 2', 'delete from money.acts']) {
    expect(await tried(testDatabaseUrl(), statement)).toBe('23000');
    expect(await tried(accountAddress('staff'), statement)).toBe('42501');
  }
  const added = "insert into money.acts (moment, staff, act) values (now(), 1, 'entered')";
  expect(await tried(accountAddress('staff'), added)).toBeNull();
  expect(await tried(accountAddress('site'), added)).toBe('42501');
});
