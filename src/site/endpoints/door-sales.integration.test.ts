import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { cashIn, type DoorEntry, oversold, type Paid, salesIn } from '#features/tickets/door/door.rules.ts';
import { askDoorAt, type PhoneLog, syncOnce } from '#features/tickets/door/door-sync.ts';
import { cancelOrder } from '#features/tickets/orders/change-order.action.ts';
import { listTaken } from '#features/tickets/orders/order-store.ts';
import { listPaidBack } from '#features/tickets/orders/paid-back.ts';
import { listWaitingMoney, sumTakings } from '#features/tickets/orders/takings.ts';
import { decideCounted } from '#money/bookkeeping/donations/count-donation.action.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { listDonationsOutOfBalance } from '#money/ledger/totals.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { readSaleEvents } from '#site/readers/read-tickets.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { makeDoorPass } from '../../../tests/support/door-pass.ts';
import { doorSiteFor } from '../../../tests/support/door-site.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';

const DAY = 24 * 3_600_000;
/** Half an hour after the beginning. */
const now = new Date('2026-12-05T07:30:00Z');
const clock = () => now.getTime();
const birr = (units: number): Paid => ({ units, currency: 'ETB' });

let payload: Payload;
let keeper: Session;
let cookie = '';
let [event, other] = [0, 0];
const kinds = new Map<string, string>();

async function addEvent(heading: string, isSoldAtDoor: boolean): Promise<void> {
  await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      heading,
      type: 'normal',
      dateTime: { date: '2026-12-05', time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
      tickets: {
        places: 4,
        currency: 'ETB',
        kinds: [
          { name: 'Adult', price: '300', isSoldAtDoor },
          { name: 'Friend', isOwnPrice: true, isSoldAtDoor },
          { name: 'Child', isSoldAtDoor, limit: 2 },
          { name: 'Family', price: '500', seats: 3, isSoldAtDoor },
          { name: 'Online', price: '200' },
        ],
      },
      _status: 'published',
    } as never,
  });
}

beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  keeper = await signIn(payload, 'door');
  cookie = makeDoorPass(keeper);
  await addEvent('Coffee', true);
  await addEvent('Online only', false);
  const before = createRenderContext({ locale: 'en', now: new Date(clock() - DAY) });
  const events = await readSaleEvents(before);
  const found = events.find(({ heading }) => heading.text === 'Coffee');
  event = found?.id ?? 0;
  other = events.find(({ heading }) => heading.text === 'Online only')?.id ?? 0;
  for (const { id, name } of found?.sale?.kinds ?? []) kinds.set(name.text, id);
});

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
beforeEach(() => run('truncate tickets.orders, tickets.door_log cascade; truncate limits.calls'));

const ask = askDoorAt((...given) => doorSiteFor(cookie, now)(...given));
const newPhone = (): PhoneLog => ({
  ...{ event, entries: [], seq: 0, unsent: [], aside: [], offset: 0, version: '', isOneByOne: false },
});

function makeSale(name: string, sale: Paid, more: Partial<DoorEntry> = {}): DoorEntry {
  const id = randomUUID();
  return {
    ...{ id, event, phone: randomUUID(), door: 'Main door', at: clock(), shown: 'in', ticket: id },
    ...{ kind: kinds.get(name) ?? name, seats: name === 'Family' ? 3 : 1, of: null, undoes: null, sale },
    ...more,
  };
}
const makeUndo = ({ id, phone }: DoorEntry): DoorEntry =>
  makeSale('', birr(0), {
    phone,
    shown: 'undone',
    undoes: id,
    ticket: null,
    kind: null,
    seats: 0,
    sale: null,
  });

/** Sells as a phone with a network does. */
async function sell(line: DoorEntry, asks = ask): Promise<unknown> {
  const answer = await asks('sell', { clock: clock(), line });
  return answer.kind === 'ours' ? answer.body.problem : answer.kind;
}
/** Sells what somebody pays together. */
async function sellTogether(lines: readonly object[]): Promise<unknown> {
  const answer = await ask('sell', { clock: clock(), lines });
  return answer.kind === 'ours' ? answer.body.problem : answer.kind;
}
/** Sends what a phone sold without a network. */
const send = async (lines: DoorEntry[], asks = ask) =>
  (await syncOnce({ ...newPhone(), unsent: lines }, asks, clock)).log;

const seats = async () =>
  ((await listTaken({ payload }, [event], now)).get(event) ?? []).reduce((sum, of) => sum + of.seats, 0);
const takings = async () => (await sumTakings({ payload }, event)).map(({ units }) => Number(units));
/** The lines of the cash of a sale, by account. */
async function books(line: DoorEntry): Promise<Record<string, number>> {
  const rows = await run<{ account: string; amount: string }>(
    `select l.account, sum(l.amount)::text as amount from money.lines l join money.entries e on e.id = l.entry
     join tickets.payments p on p.donation = e.donation join tickets.tickets t on t.order_id = p.order_id
     where t.id = $1 group by 1 having sum(l.amount) <> 0`,
    [line.id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}
const counts = async () => {
  const [row] = await run<{ lines: number; orders: number; counted: number }>(
    `select (select count(*)::int from tickets.door_log) as lines, (select count(*)::int from tickets.orders) as orders,
       (select count(*)::int from money.counted c join tickets.payments p using (donation)) as counted`,
  );
  return row;
};

describe('a sale at the door', () => {
  it('a sale gives a ticket, takes a place, and books cash of which nothing is a gift', async () => {
    const line = makeSale('Adult', birr(30_000));
    expect(await sell(line)).toBeNull();
    expect([await seats(), await takings()]).toEqual([1, [30_000]]);
    expect(await books(line)).toEqual({ 'assets:cash': 30_000, 'income:tickets': -30_000 });
    expect(
      await run('select by_staff from (select entered_by as by_staff from money.counted) c'),
    ).toContainEqual({
      by_staff: keeper.user.id,
    });
    const [order] = await run('select state, name, email, price::int from tickets.orders');
    expect(order).toEqual({ state: 'confirmed', name: null, email: null, price: 30_000 });
    expect(await run('select 1 from mails')).toEqual([]);
    expect(await run('select 1 from money.receipts')).toEqual([]);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    const { entries } = await send([]);
    expect(entries).toMatchObject([
      { id: line.id, shown: 'in', ticket: line.id, sale: birr(30_000), isOver: false },
    ]);
  });

  it('sent again by its phone, by both ways and at once, sells one ticket', async () => {
    const line = makeSale('Adult', birr(30_000));
    const answers = await Promise.all([sell(line), sell(line), send([line]), send([line])]);
    expect(answers.slice(0, 2)).toEqual([null, null]);
    expect(await sell({ ...line, sale: birr(1) })).toBeNull();
    expect(await counts()).toEqual({ lines: 1, orders: 1, counted: 1 });
    expect(await takings()).toEqual([30_000]);
  });

  it('free kinds and what everybody can pay are sold too, and nothing of nothing is booked', async () => {
    const [free, none, some] = [
      makeSale('Child', { units: 0, currency: null }),
      makeSale('Friend', birr(0)),
      makeSale('Friend', birr(2_500)),
    ];
    for (const line of [free, none, some]) expect(await sell(line)).toBeNull();
    expect([await books(free), await books(none), await takings()]).toEqual([{}, {}, [2_500]]);
    expect(await counts()).toEqual({ lines: 3, orders: 3, counted: 1 });
  });

  it('without a place, at another price, or of a kind that is not sold here, nothing is sold and nothing stored', async () => {
    expect(await sell(makeSale('Family', birr(50_000)))).toBeNull();
    for (const [line, wrong] of [
      [makeSale('Family', birr(50_000)), 'full'],
      [makeSale('Adult', birr(29_999)), 'price'],
      [makeSale('Adult', { units: 30_000, currency: 'USD' }), 'price'],
      [makeSale('Child', birr(1)), 'price'],
      [makeSale('Online', birr(20_000)), 'closed'],
      [makeSale('Unknown', birr(20_000)), 'closed'],
      [makeSale('Adult', birr(30_000), { event: other }), 'closed'],
      [makeSale('Adult', birr(30_000), { event: 999_999 }), 'closed'],
    ] as const)
      expect([line.kind, await sell(line)]).toEqual([line.kind, wrong]);
    expect(await counts()).toEqual({ lines: 1, orders: 1, counted: 1 });
    for (const name of ['Child', 'Child']) await sell(makeSale(name, birr(0)));
    expect([await seats(), await sell(makeSale('Child', birr(0)))]).toEqual([4, 'full']);
  });

  it('two phones and orders on the site never sell one place twice', async () => {
    const lines = Array.from({ length: 9 }, () => makeSale('Adult', birr(30_000)));
    const answers = await Promise.all(lines.map(line => sell(line)));
    expect(answers.filter(answer => answer === null)).toHaveLength(4);
    expect(answers.filter(answer => answer === 'full')).toHaveLength(5);
    expect([await seats(), await takings()]).toEqual([4, [120_000]]);
  });

  it('what a family pays together is sold as a whole or not at all, once however often it is sent', async () => {
    const family = [
      makeSale('Adult', birr(30_000)),
      makeSale('Friend', birr(2_500)),
      makeSale('Child', { units: 0, currency: null }),
    ];
    expect(await Promise.all([sellTogether(family), sellTogether(family), send(family)])).toMatchObject([
      ...[null, null, { aside: [] }],
    ]);
    expect([await seats(), await takings()]).toEqual([3, [32_500]]);
    for (const [more, wrong] of [
      [[makeSale('Adult', birr(30_000)), makeSale('Adult', birr(30_000))], 'full'],
      [[makeSale('Adult', birr(1)), makeSale('Friend', birr(1))], 'price'],
      [[makeSale('Friend', birr(1)), makeSale('Online', birr(20_000))], 'closed'],
    ] as const)
      expect([wrong, await sellTogether(more)]).toEqual([wrong, wrong]);
    expect(await counts()).toEqual({ lines: 3, orders: 3, counted: 2 });
    await send(family.map(makeUndo));
    expect([await seats(), await takings()]).toEqual([0, []]);
    expect(await sellTogether([...family, makeSale('Adult', birr(30_000))])).toBeNull();
    expect(await counts()).toMatchObject({ lines: 7, orders: 4 });
  });

  it('whatever phones sell, send again and take back, with or without a network, books and places are the sum of the lines', async () => {
    const units = { Adult: 30_000, Friend: 2_500, Child: 0, Family: 50_000 };
    const name = fc.constantFrom(...(Object.keys(units) as (keyof typeof units)[]));
    const act = fc.record({
      names: fc.array(name, { minLength: 1, maxLength: 4 }),
      way: fc.constantFrom('sell', 'send', 'both'),
      /** Of its lines; one can be taken back before it is sold, and more than once. */
      takesBack: fc.array(fc.nat(3), { maxLength: 3 }),
      isEarly: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async acts => {
        await run('truncate tickets.orders, tickets.door_log cascade; truncate limits.calls');
        await Promise.all(
          acts.map(async ({ names, way, takesBack, isEarly }) => {
            const lines = names.map(each => makeSale(each, birr(units[each])));
            const undone = takesBack.flatMap(index => (lines[index] ? [makeUndo(lines[index])] : []));
            if (isEarly) await send(undone);
            await Promise.all([
              ...(way === 'send' ? [] : [sellTogether(lines), sellTogether(lines)]),
              ...(way === 'sell' ? [] : [send(lines)]),
            ]);
            await send(undone);
          }),
        );
        const { entries } = await send([]);
        const standing = salesIn(entries);
        const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
        expect(await seats()).toBe(sum(standing.map(line => line.seats)));
        expect(sum(await takings())).toBe(sum(standing.map(({ sale }) => sale?.units ?? 0)));
        expect(sum([...cashIn(standing).values()])).toBe(sum(await takings()));
        expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
      }),
      { numRuns: fuzzRuns(8, 30) },
    );
  });

  it('after the event nothing is sold, and before it what was sold without a network is still stored', async () => {
    const late = new Date(clock() + DAY);
    const lateAsk = askDoorAt((...given) => doorSiteFor(cookie, late)(...given));
    const line = makeSale('Adult', birr(30_000));
    expect(await sell(line, lateAsk)).toBe('closed');
    await syncOnce({ ...newPhone(), unsent: [line] }, lateAsk, () => late.getTime());
    expect(await takings()).toEqual([30_000]);
    const [day] = await run(
      'select received_on::text as day from money.counted c join tickets.payments p using (donation)',
    );
    expect(day).toEqual({ day: '2026-12-05' });
  });
});

it('cash that is taken days before an event was received on that day, never on one to come', async () => {
  const early = new Date(clock() - 3 * DAY);
  const earlyAsk = askDoorAt((...given) => doorSiteFor(cookie, early)(...given));
  const line = makeSale('Adult', birr(30_000), { at: early.getTime() });
  await syncOnce({ ...newPhone(), unsent: [line] }, earlyAsk, () => early.getTime());
  const [day] = await run(
    'select received_on::text as day from money.counted c join tickets.payments p using (donation)',
  );
  expect(day).toEqual({ day: '2026-12-02' });
});

describe('a sale without a network', () => {
  it('a sale is stored when all places were taken meanwhile, and every phone is told', async () => {
    for (let each = 0; each < 4; each++) await sell(makeSale('Adult', birr(30_000)));
    const lines = [makeSale('Adult', birr(30_000)), makeSale('Child', birr(0))];
    const log = await send(lines);
    expect([log.unsent, log.aside]).toEqual([[], []]);
    for (const { entries } of [log, await send([])])
      expect(oversold(entries).map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    expect([await seats(), await takings()]).toEqual([6, [150_000]]);
    expect(await sell(makeSale('Adult', birr(30_000)))).toBe('full');
  });

  it('a sale at another price, or above what one person may count, waits for a second person', async () => {
    const lines = [
      makeSale('Adult', birr(10_000)),
      makeSale('Friend', birr(99_999_999_900)),
      makeSale('Child', { units: 500, currency: 'JPY' }),
    ];
    const log = await send(lines);
    expect([log.aside, await takings()]).toEqual([[], []]);
    const [cheap] = await run<{ reference: string }>(
      `select g.reference from money.donations g join money.counted c on c.donation = g.id and c.needs_second
       join tickets.payments p on p.donation = g.id join tickets.tickets t on t.order_id = p.order_id where t.id = $1`,
      [lines[0]?.id],
    );
    const decided = { reference: cheap?.reference ?? '', confirms: true, reason: '' };
    const admin = await signIn(payload, 'admin');
    expect((await decideCounted(payload, decided, { by: Number(keeper.user.id), now })).ok).toBe(false);
    expect((await decideCounted(payload, decided, { by: Number(admin.user.id), now })).ok).toBe(true);
    expect(await takings()).toEqual([10_000]);
  });

  it('what is paid together is counted together: above the limit every ticket of it waits, however it is sent', async () => {
    const before = await payload.findGlobal({ slug: 'giving', overrideAccess: true });
    const limit = (currencies: typeof before.currencies) =>
      payload.updateGlobal({ slug: 'giving', data: { currencies: currencies ?? [] }, overrideAccess: true });
    await limit([{ currency: 'ETB', twoAbove: '700' }]);
    onTestFinished(() => limit(before.currencies).then(() => undefined));
    const waiting = async () => {
      const rows = await run<{ waits: boolean }>(
        `select c.needs_second as waits from money.counted c join tickets.payments p using (donation) order by p.made_at`,
      );
      return rows.map(({ waits }) => waits);
    };
    const basket = (count: number, units = count * 30_000) => {
      const together = { id: randomUUID(), units };
      return Array.from({ length: count }, () => makeSale('Adult', birr(30_000), { together }));
    };
    expect(await sellTogether(basket(2))).toBeNull();
    expect([await waiting(), await takings()]).toEqual([[false, false], [60_000]]);
    await run('truncate tickets.orders, tickets.door_log cascade');
    expect(await sellTogether(basket(3))).toBeNull();
    expect([await waiting(), await takings()]).toEqual([[true, true, true], []]);
    // A phone without a network may send its lines one by one.
    await run('truncate tickets.orders, tickets.door_log cascade');
    const sold = basket(3);
    for (const line of sold) await send([line]);
    expect(await waiting()).toEqual([true, true, true]);
    const { entries } = await send([]);
    expect(entries.map(({ together }) => together)).toEqual(sold.map(({ together }) => together));
    // One that says too little is summed up.
    await run('truncate tickets.orders, tickets.door_log cascade');
    for (const line of basket(3, 30_000)) await send([line]);
    expect(await waiting()).toEqual([false, false, true]);
    // Nor does it say less than its own line, or anything without a sale.
    const [line] = basket(1, 29_999);
    const guests = { ...makeUndo(makeSale('Adult', birr(1))), together: { id: randomUUID(), units: 1 } };
    expect((await send([line as DoorEntry, guests])).aside).toHaveLength(2);
  });

  it('a sale of an unknown kind or event is kept aside on the phone, and holds up no other', async () => {
    const [gone, good] = [makeSale('Unknown', birr(100)), makeSale('Adult', birr(30_000))];
    const elsewhere = makeSale('Adult', birr(30_000), { event: 999_999 });
    const log = await send([gone, good, elsewhere]);
    expect(log.aside.map(({ id }) => id)).toEqual([gone.id, elsewhere.id]);
    expect(await counts()).toEqual({ lines: 1, orders: 1, counted: 1 });
  });
});

describe('a sale that is taken back', () => {
  /** As staff cancel an order in the list of who comes. */
  async function cancelSold(): Promise<void> {
    const [sold] = await run<{ id: string }>('select id from tickets.orders');
    await cancelOrder(payload, sold?.id ?? '', { events: [], now, reason: 'Ill' });
  }

  it('gives its place back and leaves nothing in the books, however often, in any order', async () => {
    const [first, second] = [makeSale('Adult', birr(30_000)), makeSale('Adult', birr(30_000))];
    await sell(first);
    await send([makeUndo(first), makeUndo(first)]);
    await send([makeUndo(first)]);
    await send([makeUndo(second)]);
    await send([second]);
    expect([await seats(), await takings()]).toEqual([0, []]);
    for (const line of [first, second]) expect(await books(line)).toEqual({});
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
    expect(oversold((await send([])).entries)).toEqual([]);
  });

  it('a sale is taken back only by a line of its own event, which all its phones get', async () => {
    const line = makeSale('Adult', birr(30_000));
    await sell(line);
    await send([{ ...makeUndo(line), event: other }]);
    expect([await seats(), await takings()]).toEqual([1, [30_000]]);
  });

  it('leaves nothing in the books either when staff had cancelled its order already', async () => {
    const line = makeSale('Adult', birr(30_000));
    await sell(line);
    await cancelSold();
    expect([await seats(), await takings()]).toEqual([0, [30_000]]);
    // Nobody can be asked what should become of it.
    expect(await listWaitingMoney({ payload }, event)).toMatchObject([{ use: 'refund' }]);
    await send([makeUndo(line), makeUndo(line)]);
    expect([await books(line), await listWaitingMoney({ payload }, event)]).toEqual([{}, []]);
    expect(await listDonationsOutOfBalance({ payload })).toEqual([]);
  });

  it('what the office has paid back already stays in the books as it was paid', async () => {
    const line = makeSale('Adult', birr(30_000));
    await sell(line);
    const [paid] = await run<{ id: string; reference: string }>(
      'select g.id, g.reference from money.donations g join tickets.payments p on p.donation = g.id',
    );
    const { id, reference } = paid ?? { id: '', reference: '' };
    await receiveEvent(payload, {
      ...{ id: `refund of ${id}`, payment: `counted:${id}`, method: 'cash', kind: 'refunded', sequence: 0 },
      ...{ amount: 30_000n, currency: 'ETB', reference, moment: new Date(clock() + DAY) },
    });
    const back = () => listPaidBack({ payload }, now, event);
    expect(await back()).toMatchObject([{ name: null, isAtDoor: true, tickets: 1 }]);
    await send([makeUndo(line)]);
    expect([await back(), await seats()]).toEqual([[], 0]);
    expect(await run('select state from money.statuses where donation = $1', [id])).toEqual([
      { state: 'refunded' },
    ]);
    expect([await books(line), await takings()]).toEqual([{}, []]);
  });

  it('stays out of the books when a second person confirms it afterwards', async () => {
    const line = makeSale('Adult', birr(10_000));
    await send([line, makeUndo(line)]);
    const [counted] = await run<{ reference: string }>(
      `select g.reference from money.donations g join tickets.payments p on p.donation = g.id
       join tickets.tickets t on t.order_id = p.order_id where t.id = $1`,
      [line.id],
    );
    const admin = await signIn(payload, 'admin');
    const decided = { reference: counted?.reference ?? '', confirms: true, reason: '' };
    await decideCounted(payload, decided, { by: Number(admin.user.id), now });
    expect([await books(line), await seats()]).toEqual([{}, 0]);
  });
});

describe('an attack on the sales of a door', () => {
  const post = (body: unknown, given = cookie) =>
    doorSiteFor(given, now)('/api/door/sell', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

  it('nobody but the roles door and admin sells anything', async () => {
    const line = makeSale('Adult', birr(30_000));
    for (const role of ROLES.filter(each => each !== 'door' && each !== 'admin'))
      expect([
        role,
        (await post({ clock: clock(), line }, makeDoorPass(await signIn(payload, role)))).status,
      ]).toEqual([role, 401]);
    expect((await post({ clock: clock(), line }, '')).status).toBe(401);
    expect(await counts()).toEqual({ lines: 0, orders: 0, counted: 0 });
  });

  it('what no phone sends together is refused as a whole: nothing, too much, two events, no sale', async () => {
    const [good, elsewhere] = [makeSale('Adult', birr(30_000)), makeSale('Adult', birr(1), { event: other })];
    const many = Array.from({ length: 21 }, () => makeSale('Friend', birr(1)));
    for (const lines of [[], many, [good, elsewhere], [good, makeUndo(good)], [good, null], 'x', { 0: good }])
      expect((await post({ clock: clock(), lines })).status).toBe(400);
    expect((await post({ clock: clock() })).status).toBe(400);
    const [sold, same] = [makeSale('Adult', birr(30_000)), makeSale('Child', birr(0))];
    await sellTogether([sold]);
    await run('delete from tickets.door_log');
    expect(await sellTogether([good, { ...same, id: sold.id, ticket: sold.id }])).toBe('closed');
    expect(await seats()).toBe(1);
  });

  it('amounts below zero, huge, broken or without a currency are refused, and so are lines that are no sale', async () => {
    const good = makeSale('Friend', birr(100));
    const sales = [
      ...[birr(-1), birr(1e12), birr(0.5), birr(Number.MAX_SAFE_INTEGER), { units: 5, currency: null }],
      ...[{ units: 5, currency: 'XXX' }, { units: '5', currency: 'ETB' }, { units: 5 }, null, 7],
    ];
    const lines = [
      ...sales.map(sale => ({ ...good, sale })),
      ...[{ shown: 'already' }, { ticket: randomUUID() }, { ticket: null }, { kind: null }, { seats: 0 }],
      ...[{ seats: -2 }, { isOver: false }, { at: -1 }],
    ].map(more => ({ ...good, ...more }));
    for (const line of lines)
      expect([line, (await post({ clock: clock(), line })).status]).toEqual([line, 400]);
    const log = await send(lines.filter(({ sale }) => sale !== null) as DoorEntry[]);
    expect(log.aside).toHaveLength(lines.length - 1);
    expect((await counts())?.orders).toBe(0);
  });

  it('the number of a ticket that exists sells no other, and changes nothing of it', async () => {
    const owned = randomUUID();
    await run(
      `with made as (insert into tickets.orders (state, language, name, attempt, over_at, made_at, changed_at)
         values ('confirmed', 'en', 'Abeba', 'owned', $2, $2, $2) returning id)
       insert into tickets.tickets (id, order_id, event, kind, seats, event_name, kind_name)
       select $1, id, $3, $4, 1, 'Coffee', 'Adult' from made`,
      [owned, now, event, kinds.get('Adult')],
    );
    const line = makeSale('Adult', birr(30_000), { id: owned, ticket: owned });
    expect(await sell(line)).toBe('closed');
    expect((await send([line])).aside).toHaveLength(1);
    // Nor is it cancelled by taking back a line that is no sale.
    const entered = { ...line, id: randomUUID(), sale: null };
    await send([entered, makeUndo(entered), makeUndo(line)]);
    expect([await seats(), await takings()]).toEqual([1, []]);
  });

  it('a flood is slowed down by its account, and what waits stays on the phone', async () => {
    const batch = (kind: string) => Array.from({ length: 20 }, () => makeSale(kind, birr(0)));
    for (let each = 0; each < 29; each++) expect((await send(batch('Unknown'))).aside).toHaveLength(20);
    expect((await send(batch('Child'))).unsent).toEqual([]);
    expect((await send(batch('Child'))).unsent).toHaveLength(20);
    expect(await sell(makeSale('Child', birr(0)))).toBe('away');
    expect(await counts()).toMatchObject({ lines: 20, orders: 20 });
  });

  it('any input is answered as such', async () => {
    const value = fc.oneof(fc.anything({ withNullPrototype: false }), fc.json());
    const near = fc.record({ clock: fc.oneof(fc.constant(clock()), value), line: value });
    await fc.assert(
      fc.asyncProperty(fc.oneof(near, value), async given => {
        expect([400, 413]).toContain((await post(given ?? null)).status);
      }),
      { numRuns: fuzzRuns(40, 300) },
    );
    expect((await counts())?.lines).toBe(0);
  });
});
