import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketSale } from '#core/ticket-sale.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { cancelOrder, orderTickets } from './change-order.action.ts';
import { changeTicket } from './change-ticket.action.ts';
import { eraseOrders, findOrders, forgetOrders } from './order.personal-data.ts';
import { findOrder, listTaken, type Order, readOrders } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';
import type { TicketRequest } from './ticket.schema.ts';

const now = new Date('2026-11-30T06:00:00Z');
const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null };
const sale: TicketSale = {
  places: 3,
  kinds: [{ ...kind, id: 'adult', name: { text: 'Adult' }, seats: 1 }],
  questions: [],
  words: { text: 'Ring twice.' },
};
const coffee: SaleEvent = {
  id: 911,
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

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
beforeEach(() => run('truncate tickets.orders cascade; delete from mails; truncate limits.inboxes'));

let people = 0;
function order(adult: number, email = 'almaz@example.org') {
  people += 1;
  return orderTickets(
    payload,
    { choice: new Map([['adult', adult]]), name: 'Almaz Bekele', email, answers: new Map() },
    {
      ...{ events: [coffee], code: '', attempt: `attempt of ${email}`, language: 'en', now },
      ...{ clientAddress: `10.44.${people}.1`, proof: undefined, ownEmail: email },
    },
  );
}
async function ordered(adult: number): Promise<Order> {
  const made = await order(adult);
  if (!made.ok) throw new Error(made.problem);
  return found(made.value.id);
}
async function found(id: string): Promise<Order> {
  const stored = await findOrder({ payload }, id);
  if (!stored) throw new Error('It is not stored.');
  return stored;
}
const findTicket = ({ tickets }: Order, place = 0) => tickets[place]?.id ?? '';
const change = (
  of: Order,
  request: TicketRequest,
  { ticket = findTicket(of), events = [coffee], at = now } = {},
) => changeTicket(payload, request, { order: of.id, ticket, events, now: at });
const taken = async () =>
  ((await listTaken({ payload }, [coffee.id], now)).get(coffee.id) ?? []).reduce(
    (sum, { seats }) => sum + seats,
    0,
  );
const mails = async () =>
  (await run<{ kind: string; to: string }>('select kind, "to" from mails order by id')).map(
    ({ kind: of, to }) => `${of} to ${to}`,
  );
const toHana = { act: 'pass', name: 'Hana Tesfaye', email: 'hana@example.org' } as const;
const sqlFor = (email: string) => sql`o.compared = ${email}`;
const hanas = async () => (await readOrders({ payload }, sqlFor('hana@example.org')))[0];

describe('changing one ticket', () => {
  it('a name is corrected without a mail, also when everything is sold out, and the code stays valid', async () => {
    const made = await ordered(3);
    expect((await order(1, 'late@example.org')).ok).toBe(false);
    expect(await change(made, { act: 'name', name: 'Marta Bekele' })).toEqual({ ok: true, value: 'named' });
    const { tickets, name } = await found(made.id);
    expect(tickets.map(each => [each.name, each.issue])).toEqual([
      ['Marta Bekele', 1],
      [null, 1],
      [null, 1],
    ]);
    expect(name).toBe('Almaz Bekele');
    expect(await mails()).toEqual(['tickets-confirmed to almaz@example.org']);
  });

  it('a ticket that is passed on has a new issue and an order of its own, and both people are told', async () => {
    const made = await ordered(2);
    const ticket = findTicket(made);
    expect(await change(made, toHana)).toEqual({ ok: true, value: 'passed' });
    expect((await found(made.id)).tickets.map(({ id }) => id)).toEqual([findTicket(made, 1)]);
    expect(await hanas()).toMatchObject({
      ...{ state: 'confirmed', name: 'Hana Tesfaye' },
      tickets: [{ id: ticket, issue: 2, name: null }],
    });
    expect(await taken()).toBe(2);
    expect(await mails()).toEqual([
      'tickets-confirmed to almaz@example.org',
      'tickets-received to hana@example.org',
      'tickets-passed to almaz@example.org',
    ]);
    const written = JSON.stringify(await run('select data from mails'));
    expect(written).not.toMatch(/Hana|Almaz/);
  });

  it('pressing twice passes a ticket on once, and the former holder cannot take it back', async () => {
    const made = await ordered(2);
    const both = await Promise.all([change(made, toHana), change(made, toHana)]);
    expect(both).toEqual([
      { ok: true, value: 'passed' },
      { ok: true, value: 'passed' },
    ]);
    expect(await mails()).toHaveLength(3);
    for (const act of [
      { act: 'cancel-ticket' },
      { act: 'name', name: 'Almaz Bekele' },
      { act: 'pass', name: 'Almaz Bekele', email: 'almaz@example.org' },
    ] as const)
      expect(await change(made, act)).toEqual({ ok: false, problem: 'gone' });
  });

  it('an order whose last ticket was passed on is over, and the place is still taken', async () => {
    const made = await ordered(1);
    await change(made, toHana);
    expect(await found(made.id)).toMatchObject({ state: 'cancelled', tickets: [] });
    expect(await taken()).toBe(1);
  });

  it('a cancelled ticket frees its place once, and the last one cancels the order', async () => {
    const made = await ordered(2);
    const cancel = (place: number) =>
      change(made, { act: 'cancel-ticket' }, { ticket: findTicket(made, place) });
    const cancelled = { ok: true, value: 'cancelled' };
    expect([await cancel(0), await cancel(0)]).toEqual([cancelled, cancelled]);
    expect([await taken(), (await found(made.id)).state]).toEqual([1, 'confirmed']);
    expect((await order(2, 'late@example.org')).ok).toBe(true);
    expect([await cancel(1), await cancel(1)]).toEqual([cancelled, cancelled]);
    expect([await taken(), (await found(made.id)).state]).toEqual([2, 'cancelled']);
    expect((await mails()).filter(mail => mail.endsWith('almaz@example.org'))).toEqual([
      'tickets-confirmed to almaz@example.org',
      'tickets-changed to almaz@example.org',
      'tickets-cancelled to almaz@example.org',
    ]);
  });

  it('a ticket of another order cannot be changed', async () => {
    const made = await ordered(1);
    const other = await order(1, 'other@example.org');
    const ticket = other.ok ? findTicket(await found(other.value.id)) : '';
    for (const act of [{ act: 'cancel-ticket' }, toHana, { act: 'name', name: 'Nobody Else' }] as const)
      expect(await change(made, act, { ticket })).toEqual({ ok: false, problem: 'gone' });
    expect(await taken()).toBe(2);
  });

  it('nothing is passed on once the event has begun or is called off, and nothing changes once it is over', async () => {
    const made = await ordered(1);
    const tooLate = { ok: false, problem: 'tooLate' };
    expect(await change(made, toHana, { at: coffee.start })).toEqual(tooLate);
    expect(await change(made, toHana, { events: [{ ...coffee, isScheduled: false }] })).toEqual(tooLate);
    const over = { ok: false, problem: 'over' };
    for (const act of [{ act: 'cancel-ticket' }, toHana, { act: 'name', name: 'Too Late' }] as const)
      expect(await change(made, act, { at: coffee.end })).toEqual(over);
  });

  it('whoever came in with a ticket neither gives its place and price back nor passes it on', async () => {
    const made = await ordered(2);
    const arrival = randomUUID();
    const note = (shown: string, id: string, undoes: string | null) =>
      run(`insert into tickets.door_log (id, event, phone, door, at, shown, ticket, seats, undoes, account, received_at)
        values ('${id}', 911, '${arrival}', 'Main door', now(), '${shown}', ${undoes ? 'null' : `'${findTicket(made)}'`}, 1,
          ${undoes ? `'${undoes}'` : 'null'}, 1, now())`);
    await note('already', randomUUID(), null);
    await note('in', arrival, null);
    for (const act of [{ act: 'cancel-ticket' }, toHana] as const)
      expect(await change(made, act)).toEqual({ ok: false, problem: 'letIn' });
    const asked = { events: [coffee], now };
    expect(await cancelOrder(payload, made.id, asked)).toEqual({ ok: false, problem: 'let-in' });
    expect(await change(made, { act: 'cancel-ticket' }, { ticket: findTicket(made, 1) })).toMatchObject({
      ok: true,
    });
    expect(await taken()).toBe(1);
    await note('undone', randomUUID(), arrival);
    expect((await change(made, toHana)).ok).toBe(true);
  });

  it('one ticket is passed on five times at most, and nobody is written to beyond the budget of their inbox', async () => {
    let of = await ordered(1);
    for (let n = 1; n <= 5; n += 1) {
      const email = `next${n}@example.org`;
      expect((await change(of, { ...toHana, email })).ok).toBe(true);
      of = (await readOrders({ payload }, sqlFor(email)))[0] as Order;
    }
    expect(await change(of, toHana)).toEqual({ ok: false, problem: 'passedOften' });
    await run('delete from tickets.orders');
    const full = await ordered(1);
    await run('update limits.inboxes set used = 1000');
    expect(await change(full, { ...toHana, email: 'next1@example.org' })).toEqual({
      ok: false,
      problem: 'many',
    });
    expect((await found(full.id)).tickets).toHaveLength(1);
  });

  it('names on tickets are among the data of the person who ordered, and are deleted with theirs', async () => {
    const made = await ordered(1);
    await change(made, { act: 'name', name: 'Marta Bekele' });
    expect(await findOrders(payload, 'almaz@example.org')).toMatchObject([
      { tickets: ['Coffee: Adult, Marta Bekele'] },
    ]);
    await forgetOrders({ payload }, new Date(coffee.end.getTime() + 91 * 24 * 3_600_000));
    expect((await found(made.id)).tickets).toMatchObject([{ name: null }]);
  });
});

it('whoever gives up a ticket that was passed on waits while its people are being erased, and neither fails', async () => {
  let [buyer, id] = ['', ''];
  // Those who are erased are locked by their ids, the smallest first.
  while (id <= buyer) {
    await run('truncate tickets.orders cascade; truncate limits.inboxes');
    const made = await ordered(1);
    await change(made, toHana);
    [buyer, id] = [made.id, (await hanas())?.id ?? ''];
  }
  await connectOnce(testDatabaseUrl(), async erasing => {
    const lock = (of: string) => erasing.query('select from tickets.orders where id = $1 for update', [of]);
    await erasing.query('begin');
    await lock(buyer);
    const cancelling = cancelOrder(payload, id, { events: [coffee], now });
    const waiting = () => run('select from pg_locks where not granted and transactionid is not null');
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    await lock(id);
    await erasing.query('commit');
    expect(await cancelling).toEqual({ ok: true, value: 'cancelled' });
  });
});

describe('a holder who is erased', () => {
  const erase = (email: string) => inOneTransaction(payload, req => eraseOrders(req, email, now));
  /** The buyer's orders other than the first. */
  const returned = async (first: Order) =>
    (await readOrders({ payload }, sqlFor('almaz@example.org'))).filter(({ id }) => id !== first.id);

  it('their ticket goes back to whoever ordered it, with its place and a new code, and they are told', async () => {
    const made = await ordered(1);
    await change(made, toHana);
    await run('delete from mails');
    expect(await erase('Hana@example.org')).toBe(1);
    expect(await hanas()).toBeUndefined();
    const [back, ...more] = await returned(made);
    expect([back, more]).toMatchObject([
      { state: 'confirmed', name: 'Almaz Bekele', tickets: [{ id: findTicket(made), issue: 3 }] },
      [],
    ]);
    expect([await taken(), await mails()]).toEqual([1, ['tickets-returned to almaz@example.org']]);
    // It can be cancelled like any other.
    if (back) expect(await change(back, { act: 'cancel-ticket' })).toEqual({ ok: true, value: 'cancelled' });
    expect(await taken()).toBe(0);
  });

  it('nothing goes back once somebody came with it, nor to somebody who is erased', async () => {
    const made = await ordered(2);
    await change(made, toHana);
    await run(`truncate tickets.door_log; insert into tickets.door_log
      (id, event, phone, door, at, shown, ticket, kind, seats, account, received_at) values (gen_random_uuid(), ${coffee.id}, gen_random_uuid(), '', now(), 'in', '${findTicket(made)}', 'adult', 1, 1, now())`);
    await erase('hana@example.org');
    expect(await returned(made)).toEqual([]);
    await change(made, toHana, { ticket: findTicket(made, 1) });
    await erase('almaz@example.org');
    await erase('hana@example.org');
    expect([await taken(), await readOrders({ payload }, sql`true`)]).toEqual([0, []]);
  });

  it('a holder and the buyer who are erased at once leave nothing, whoever is first', async () => {
    for (const [first, second] of [
      ['hana@example.org', 'almaz@example.org'],
      ['almaz@example.org', 'hana@example.org'],
    ] as const) {
      await change(await ordered(2), toHana);
      let other: Promise<number> | undefined;
      await inOneTransaction(payload, async req => {
        await eraseOrders(req, first, now);
        other = erase(second);
        const waiting = () => run('select from pg_locks where not granted and transactionid is not null');
        await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
      });
      await other;
      expect([await taken(), await readOrders({ payload }, sql`true`)]).toEqual([0, []]);
      expect(await mails()).toEqual([]);
    }
  });
});
