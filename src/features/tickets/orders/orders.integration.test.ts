import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketSale } from '#core/ticket-sale.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { cancelOrder, confirmOrder, type Ordering, orderTickets } from './change-order.action.ts';
import { eraseOrders, findOrders, forgetOrders, orderAddresses } from './order.personal-data.ts';
import { findOrder, listTaken, lockEvents } from './order-store.ts';
import { haveRoom, type SaleEvent } from './sale-event.ts';

const now = new Date('2026-11-30T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null };
const sale: TicketSale = {
  places: 6,
  kinds: [
    { ...kind, id: 'adult', name: { text: 'Adult' }, seats: 1 },
    { ...kind, id: 'family', name: { text: 'Family' }, seats: 4 },
    { ...kind, id: 'helper', name: { text: 'Helper' }, seats: 1, code: 'thanks' },
    { ...kind, id: 'soon', name: { text: 'Late' }, seats: 1, from: '2026-12-02' },
    { ...kind, id: 'one', name: { text: 'One' }, seats: 1, most: 1 },
  ],
  questions: [{ id: 'diet', question: { text: 'What do you eat?' }, isRequired: false }],
  words: { text: 'Ring twice.' },
};
const coffee: SaleEvent = {
  id: 901,
  heading: { text: 'Coffee' },
  href: '/events/coffee',
  when: 'Dec 05, 2026, 10:00',
  timeZone: 'Africa/Addis_Ababa',
  start: new Date('2026-12-05T07:00:00Z'),
  end: new Date('2026-12-05T09:00:00Z'),
  place: null,
  sale,
  isScheduled: true,
  entry: null,
};
const [adult] = sale.kinds;
if (!adult) throw new Error('There is a kind for adults.');
const evening: SaleEvent = {
  ...coffee,
  id: 900,
  heading: { text: 'Evening' },
  sale: { ...sale, places: 2, kinds: [{ ...adult, id: 'guest' }] },
};

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
beforeEach(() => run('truncate tickets.orders cascade; delete from mails; truncate limits.inboxes'));

let people = 0;
type Asked = Partial<Ordering> & { email?: string; answers?: Map<string, string> };
function order(choice: Record<string, number>, { email, answers = new Map(), ...more }: Asked = {}) {
  people += 1;
  const address = email ?? `guest${people}@example.org`;
  return orderTickets(
    payload,
    { choice: new Map(Object.entries(choice)), name: `Guest ${people}`, email: address, answers },
    {
      events: [coffee],
      code: '',
      attempt: `attempt ${people}`,
      language: 'en',
      clientAddress: `10.${people >> 8}.${people & 255}.1`,
      proof: undefined,
      ownEmail: address,
      now,
      ...more,
    },
  );
}
const expectId = async (outcome: ReturnType<typeof order>) => {
  const made = await outcome;
  if (!made.ok) throw new Error(made.problem);
  return made.value.id;
};
const countSeats = async (event: SaleEvent, at = now) =>
  ((await listTaken({ payload }, [event.id], at)).get(event.id) ?? []).reduce(
    (sum, { seats }) => sum + seats,
    0,
  );
const mails = async () =>
  (await run<{ kind: string }>('select kind from mails order by id')).map(each => each.kind);

describe('ordering tickets', () => {
  it('somebody signed in gets the places at once, and a mail that contains nothing they typed', async () => {
    const id = await expectId(
      order({ adult: 1, family: 1 }, { answers: new Map([['diet', 'Injera only']]) }),
    );
    expect(await findOrder({ payload }, id)).toMatchObject({
      state: 'confirmed',
      answers: [{ event: 901, question: 'What do you eat?', answer: 'Injera only' }],
      tickets: [
        { kind: 'adult', seats: 1, eventName: 'Coffee', kindName: 'Adult' },
        { kind: 'family', seats: 4 },
      ],
    });
    expect(await countSeats(coffee)).toBe(5);
    const [mail] = await run<{ kind: string; data: Record<string, string> }>('select kind, data from mails');
    expect(mail).toMatchObject({
      kind: 'tickets-confirmed',
      data: { tickets: 'Coffee (Dec 05, 2026, 10:00): 1 × Adult, 1 × Family', words: 'Ring twice.' },
    });
    expect(JSON.stringify(mail)).not.toMatch(/Guest|Injera/);
  });

  it('places are held for an unproven address for an hour, and others can have them afterwards', async () => {
    const id = await expectId(order({ family: 1 }, { ownEmail: null }));
    expect(await mails()).toEqual(['tickets-held']);
    expect(await order({ family: 1 })).toEqual({ ok: false, problem: 'full' });
    expect((await order({ family: 1 }, { now: later(61) })).ok).toBe(true);
    expect(await confirmOrder(payload, id, { events: [coffee], now: later(62) })).toEqual({
      ok: false,
      problem: 'full',
    });
    expect(await countSeats(coffee, later(62))).toBe(4);
  });

  it('an order is confirmed after its hold has ended, if there is still room', async () => {
    const id = await expectId(order({ family: 1 }, { ownEmail: null }));
    const confirm = () => confirmOrder(payload, id, { events: [coffee], now: later(90) });
    expect(await confirm()).toEqual({ ok: true, value: 'confirmed' });
    expect(await confirm()).toEqual({ ok: true, value: 'confirmed' });
    expect(await mails()).toEqual(['tickets-held', 'tickets-confirmed']);
  });

  it('cancelling gives the places back once, and nothing brings the order back', async () => {
    const id = await expectId(order({ family: 1 }));
    const cancel = () => cancelOrder(payload, id, { events: [coffee], now });
    expect([await cancel(), await cancel()]).toEqual([
      { ok: true, value: 'cancelled' },
      { ok: true, value: 'cancelled' },
    ]);
    expect(await countSeats(coffee)).toBe(0);
    expect(await mails()).toEqual(['tickets-confirmed', 'tickets-cancelled']);
    expect((await confirmOrder(payload, id, { events: [coffee], now })).ok).toBe(false);
  });

  it('pressing one form twice makes one order, and a corrected form another', async () => {
    const same = { attempt: 'one form', email: 'twice@example.org' };
    const tell = async (choice: Record<string, number>) => {
      people = 500;
      return expectId(order(choice, same));
    };
    const [first, second] = [await tell({ adult: 1 }), await tell({ adult: 1 })];
    expect(second).toBe(first);
    expect(await tell({ adult: 2 })).not.toBe(first);
    expect(await countSeats(coffee)).toBe(3);
  });

  it('an answer that is corrected after going back is the one that is kept', async () => {
    const same = { attempt: 'one form', email: 'back@example.org' };
    const answer = async (diet: string) => {
      people = 700;
      return expectId(order({ adult: 1 }, { ...same, answers: new Map([['diet', diet]]) }));
    };
    const [first, second] = [await answer('No nuts'), await answer('No nuts, no milk')];
    expect(second).toBe(first);
    expect((await findOrder({ payload }, first))?.answers?.map(each => each.answer)).toEqual([
      'No nuts, no milk',
    ]);
    expect(await countSeats(coffee)).toBe(1);
  });

  it('a kind is refused before its first day, without its code, beyond its most, and once the event has begun', async () => {
    const closed = { ok: false, problem: 'closed' };
    expect(await order({ soon: 1 })).toEqual(closed);
    expect(await order({ unknown: 1 })).toEqual(closed);
    expect(await order({ helper: 1 })).toEqual(closed);
    expect((await order({ helper: 1 }, { code: 'Thanks' })).ok).toBe(true);
    expect(await order({ one: 2 })).toEqual({ ok: false, problem: 'tooMany' });
    expect(await order({ adult: 1 }, { now: coffee.start })).toEqual(closed);
    expect(await order({ adult: 1 }, { events: [{ ...coffee, isScheduled: false }] })).toEqual(closed);
  });

  it('one address has at most five orders ahead', async () => {
    const email = 'often@example.org';
    for (let n = 0; n < 5; n += 1) await expectId(order({ adult: 1 }, { email }));
    expect(await order({ adult: 1 }, { email })).toEqual({ ok: false, problem: 'many' });
  });

  it('an order of two events gets both or nothing', async () => {
    const events = [coffee, evening];
    await expectId(order({ guest: 2, adult: 1 }, { events }));
    expect(await order({ guest: 1, adult: 1 }, { events })).toEqual({ ok: false, problem: 'full' });
    expect([await countSeats(coffee), await countSeats(evening)]).toEqual([1, 2]);
  });
});

describe('places', () => {
  it('forty people who order two events at once, in either order, get no more places than there are', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        order({ adult: 1, guest: 1 }, { events: n % 2 === 0 ? [coffee, evening] : [evening, coffee] }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(new Set(outcomes.flatMap(each => (each.ok ? [] : [each.problem])))).toEqual(new Set(['full']));
    expect([await countSeats(coffee), await countSeats(evening)]).toEqual([2, 2]);
  });

  /** Counts, waits until all others have counted or `ms` have passed for those who cannot, and takes the last place. */
  async function takeLast(lock: (req: PayloadRequest) => Promise<void>, counted: () => Promise<void>) {
    return inOneTransaction(payload, async req => {
      await lock(req);
      const taken = await listTaken(req, [evening.id], now);
      const choice = new Map([['guest', 2]]);
      await counted();
      if (!haveRoom([evening], choice, taken)) return 'full';
      const [made] = await queryRows<{ id: string }>(
        req,
        sql`insert into tickets.orders (state, language, attempt, over_at, made_at, changed_at)
            values ('confirmed', 'en', gen_random_uuid()::text, now(), now(), now()) returning id`,
      );
      await queryRows(
        req,
        sql`insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
            select ${made?.id ?? ''}::uuid, ${evening.id}, 'guest', 1, '', '' from generate_series(1, 2)`,
      );
      return 'taken';
    });
  }

  it('without the lock two transactions that count at the same time oversell, and with it they do not', async () => {
    const both = Promise.withResolvers<void>();
    let counts = 0;
    const meet = async () => {
      counts += 1;
      if (counts === 2) both.resolve();
      await both.promise;
    };
    const unlocked = () => Promise.resolve();
    expect(await Promise.all([takeLast(unlocked, meet), takeLast(unlocked, meet)])).toEqual([
      'taken',
      'taken',
    ]);
    expect(await countSeats(evening), 'the control sells two places twice').toBe(4);
    await run('truncate tickets.orders cascade');
    const locked = (req: PayloadRequest) => lockEvents(req, [evening.id]);
    const results = await Promise.all([takeLast(locked, unlocked), takeLast(locked, unlocked)]);
    expect(results.toSorted()).toEqual(['full', 'taken']);
    expect(await countSeats(evening)).toBe(2);
  });
});

describe('what is stored about the people who come', () => {
  it('orders of an address are found in any spelling, and erased with their mails and places', async () => {
    const email = 'Almaz@example.org';
    await expectId(order({ adult: 2 }, { email }));
    expect(await findOrders(payload, 'almaz@EXAMPLE.org')).toMatchObject([
      { state: 'confirmed', tickets: ['Coffee: Adult', 'Coffee: Adult'] },
    ]);
    expect(await orderAddresses({ payload })).toHaveLength(1);
    expect(await inOneTransaction(payload, req => eraseOrders(req, email, now))).toBe(1);
    expect([await mails(), await countSeats(coffee)]).toEqual([[], 0]);
  });

  it('names are deleted ninety days after the event, the numbers stay, and unconfirmed orders go after fourteen days', async () => {
    const id = await expectId(order({ adult: 1 }));
    const unconfirmed = await expectId(order({ adult: 1 }, { ownEmail: null }));
    const days = (count: number, from = now) => new Date(from.getTime() + count * 24 * 3_600_000);
    await forgetOrders({ payload }, days(13));
    expect(await findOrder({ payload }, unconfirmed)).not.toBeNull();
    await forgetOrders({ payload }, days(15));
    expect(await findOrder({ payload }, unconfirmed)).toBeNull();
    await forgetOrders({ payload }, days(89, coffee.end));
    expect((await findOrder({ payload }, id))?.name).not.toBeNull();
    await forgetOrders({ payload }, days(91, coffee.end));
    expect(await findOrder({ payload }, id)).toMatchObject({ name: null, email: null, answers: null });
    expect([await mails(), await countSeats(coffee)]).toEqual([[], 1]);
  });
});
