import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketSale } from '#core/ticket-sale.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { cancelOrder, confirmOrder, orderTickets } from './change-order.action.ts';
import { changeTicket } from './change-ticket.action.ts';
import { offerPlaces } from './offer-places.action.ts';
import { forgetOrders } from './order.personal-data.ts';
import { findOrder, listTaken } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';

const now = new Date('2026-11-30T06:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null };
const sale: TicketSale = {
  places: 4,
  kinds: [
    { ...kind, id: 'adult', name: { text: 'Adult' }, seats: 1 },
    { ...kind, id: 'early', name: { text: 'Early' }, seats: 1, until: '2026-12-01' },
  ],
  questions: [],
  words: { text: '' },
};
const coffee: SaleEvent = {
  ...{ id: 921, heading: { text: 'Coffee' }, href: '/events/coffee', when: 'Dec 05, 2026, 10:00' },
  ...{ timeZone: 'Africa/Addis_Ababa', place: null, sale, isScheduled: true, entry: null },
  start: new Date('2026-12-05T07:00:00Z'),
  end: new Date('2026-12-05T09:00:00Z'),
};

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
beforeEach(() => run('truncate tickets.orders cascade; delete from mails; truncate limits.inboxes'));

let people = 0;
type Asked = { waits?: boolean; isProven?: boolean; at?: Date; event?: SaleEvent; email?: string };
async function ask(
  choice: Record<string, number>,
  { waits = true, isProven = true, at = new Date(now.getTime() + people), event = coffee, ...of }: Asked = {},
) {
  people += 1;
  const email = of.email ?? `guest${people}@example.org`;
  return orderTickets(
    payload,
    { choice: new Map(Object.entries(choice)), name: `Guest ${people}`, email, answers: new Map() },
    {
      ...{ events: [event], code: '', attempt: `attempt ${people}`, language: 'en', proof: undefined, waits },
      ...{ clientAddress: `10.55.${people}.1`, ownEmail: isProven ? email : null, now: at },
    },
  );
}
async function asked(...of: Parameters<typeof ask>): Promise<string> {
  const made = await ask(...of);
  if (!made.ok) throw new Error(made.problem);
  return made.value.id;
}
const full = { ok: false, problem: 'full' };
const findState = async (id: string) => (await findOrder({ payload }, id))?.state;
const offer = (at = now, event = coffee) => offerPlaces(payload, async () => [event], at);
const cancel = (id: string, at = now) => cancelOrder(payload, id, { events: [coffee], now: at });
const confirm = (id: string, at = now) => confirmOrder(payload, id, { events: [coffee], now: at });
const taken = async (at = now) =>
  ((await listTaken({ payload }, [coffee.id], at)).get(coffee.id) ?? []).reduce(
    (sum, { seats }) => sum + seats,
    0,
  );
const countMails = async (kindOfMail: string) =>
  (await run<{ kind: string }>('select kind from mails')).filter(each => each.kind === kindOfMail).length;

describe('waiting for places', () => {
  it('whoever comes too late waits without taking places, and gets them at once while there is room', async () => {
    expect(await findState(await asked({ adult: 3 }))).toBe('confirmed');
    const id = await asked({ adult: 2 });
    expect([await findState(id), await taken(), await countMails('tickets-waiting')]).toEqual([
      'waiting',
      3,
      1,
    ]);
    expect(await ask({ adult: 2 }, { waits: false })).toEqual({ ok: false, problem: 'full' });
    expect(await ask({ adult: 5 })).toEqual({ ok: false, problem: 'full' });
  });

  it('an unproven address waits only once the link of its mail was pressed, also when pressed twice', async () => {
    await asked({ adult: 4 });
    const id = await asked({ adult: 1 }, { isProven: false });
    await run("update tickets.orders set state = 'cancelled' where state = 'confirmed'");
    await offer();
    expect([await findState(id), await countMails('tickets-asking')]).toEqual(['asking', 1]);
    expect([await confirm(id), await confirm(id)]).toEqual([
      { ok: true, value: 'waiting' },
      { ok: true, value: 'waiting' },
    ]);
    expect(await countMails('tickets-waiting')).toBe(1);
    await offer();
    expect(await findState(id)).toBe('held');
  });

  it('somebody else who enters an address five times keeps its owner from ordering for an hour only', async () => {
    await asked({ adult: 4 });
    const email = 'owner@example.org';
    for (let n = 0; n < 5; n += 1) await asked({ adult: 1 }, { email, isProven: false });
    expect(await ask({ adult: 1 }, { email })).toEqual({ ok: false, problem: 'many' });
    expect((await ask({ adult: 1 }, { email, at: hours(2) })).ok).toBe(true);
  });

  it('freed places are offered once, to the first group that fits, and nobody else gets them meanwhile', async () => {
    const holder = await asked({ adult: 4 });
    const [four, two, one] = [
      await asked({ adult: 4 }),
      await asked({ adult: 2 }),
      await asked({ adult: 1 }),
    ];
    const [ticket, other] = (await findOrder({ payload }, holder))?.tickets ?? [];
    for (const each of [ticket, other])
      await changeTicket(
        payload,
        { act: 'cancel-ticket' },
        { order: holder, ticket: each?.id ?? '', events: [coffee], now },
      );
    await Promise.all([offer(), offer()]);
    expect([await findState(four), await findState(two), await findState(one)]).toEqual([
      'waiting',
      'held',
      'waiting',
    ]);
    expect([await taken(), await countMails('tickets-offered')]).toEqual([4, 1]);
    expect((await ask({ adult: 1 }, { waits: false })).ok).toBe(false);
    expect(await confirm(two, hours(20))).toEqual({ ok: true, value: 'confirmed' });
    expect(await taken(hours(30))).toBe(4);
  });

  it('a freed place belongs to whoever waits, before anybody has offered it, however it is asked for', async () => {
    const lapsed = await asked({ adult: 1 }, { isProven: false });
    const holder = await asked({ adult: 3 });
    const waiting = await asked({ adult: 1 });
    // One place is free again: its hold has ended.
    const at = hours(2);
    const newcomers = await Promise.all([1, 2, 3].map(() => ask({ adult: 1 }, { waits: false, at })));
    expect(newcomers).toEqual([full, full, full]);
    expect(await confirm(lapsed, at)).toEqual(full);
    expect(await findState(await asked({ adult: 1 }, { at }))).toBe('waiting');
    await offer(at);
    expect(await findState(waiting)).toBe('held');
    await cancel(holder, at);
    expect((await ask({ adult: 2 }, { waits: false, at })).ok).toBe(true);
    expect([await taken(at), (await ask({ adult: 1 }, { waits: false, at })).ok]).toEqual([3, false]);
  });

  it('a group for which there is no room keeps no place from others, and nobody who cannot be offered one does', async () => {
    const holder = await asked({ adult: 4 });
    await asked({ adult: 3 });
    await asked({ adult: 1 }, { isProven: false });
    const early = await asked({ early: 1 });
    const [ticket] = (await findOrder({ payload }, holder))?.tickets ?? [];
    const one = { order: holder, ticket: ticket?.id ?? '', events: [coffee], now };
    await changeTicket(payload, { act: 'cancel-ticket' }, one);
    expect(await ask({ adult: 1 }, { waits: false })).toEqual(full);
    await cancel(early);
    expect((await ask({ adult: 1 }, { waits: false })).ok).toBe(true);
    await cancel(holder);
    expect(await ask({ adult: 1 }, { waits: false })).toEqual(full);
  });

  it('a declined offer frees its places at once for the next, and one that nobody took after a day', async () => {
    const holder = await asked({ adult: 4 });
    const [first, second, third] = [
      await asked({ adult: 4 }),
      await asked({ adult: 4 }),
      await asked({ adult: 4 }),
    ];
    await cancel(holder);
    await offer();
    expect(await findState(first)).toBe('held');
    await cancel(first);
    expect(await taken()).toBe(0);
    await offer();
    expect(await findState(second)).toBe('held');
    await offer(hours(23));
    expect(await findState(third)).toBe('waiting');
    await offer(hours(25));
    expect(await findState(third)).toBe('held');
    await offer(hours(60));
    expect([await countMails('tickets-offered'), await findState(second)]).toEqual([3, 'held']);
    expect((await confirm(second, hours(26))).ok).toBe(false);
  });

  it('nothing is offered once the event has begun or is called off, or the sale of the kind is over', async () => {
    const holder = await asked({ early: 4 });
    const [early, adult] = [await asked({ early: 1 }), await asked({ adult: 1 })];
    await cancel(holder);
    await offer(coffee.start);
    await offer(now, { ...coffee, isScheduled: false });
    expect([await findState(early), await findState(adult)]).toEqual(['waiting', 'waiting']);
    await offer(hours(72));
    expect([await findState(early), await findState(adult)]).toEqual(['waiting', 'held']);
    const until = (await findOrder({ payload }, adult))?.heldUntil ?? 0;
    expect(until).toBeLessThanOrEqual(coffee.start.getTime());
  });

  it('whoever leaves the list is never offered anything, and cannot come back by the old link', async () => {
    const holder = await asked({ adult: 4 });
    const id = await asked({ adult: 1 });
    expect([await cancel(id), await cancel(id)]).toEqual([
      { ok: true, value: 'cancelled' },
      { ok: true, value: 'cancelled' },
    ]);
    await cancel(holder);
    await offer();
    expect([await findState(id), await countMails('tickets-offered'), (await confirm(id)).ok]).toEqual([
      'left',
      0,
      false,
    ]);
  });

  it('those who waited in vain are deleted fourteen days after the event, and who never confirmed sooner', async () => {
    await asked({ adult: 4 });
    const [waiting, asking] = [await asked({ adult: 1 }), await asked({ adult: 1 }, { isProven: false })];
    await forgetOrders({ payload }, hours(15 * 24));
    expect([await findState(waiting), await findState(asking)]).toEqual(['waiting', undefined]);
    await forgetOrders({ payload }, new Date(coffee.end.getTime() + 15 * 24 * 3_600_000));
    expect(await findState(waiting)).toBeUndefined();
  });
});
