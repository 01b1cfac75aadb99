import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CalendarEntry } from '#core/calendar-file.ts';
import type { TicketSale } from '#core/ticket-sale.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../../tests/support/staff-session.ts';
import { listAttendees, listTicketed } from './attendees.endpoints.ts';
import { cancelOrder, orderTickets } from './change-order.action.ts';
import { changeTicket } from './change-ticket.action.ts';
import { findOrder } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';
import { tellHolders } from './tell-holders.action.ts';

/** The admin has the clock of the machine. */
const now = new Date();
const hours = (count: number, from = now) => new Date(from.getTime() + count * 3_600_000);
const kind = { note: { text: '' }, limit: null, most: 10, from: null, until: null, code: null };
const sale: TicketSale = {
  places: 20,
  kinds: [
    { ...kind, id: 'adult', name: { text: 'Adult' }, seats: 1 },
    { ...kind, id: 'child', name: { text: 'Child' }, seats: 1 },
  ],
  questions: [],
  words: { text: '' },
};
const entry: CalendarEntry = {
  ...{ uid: 'event-931@adey.example', timeZone: 'Africa/Addis_Ababa', heading: { text: 'Coffee' } },
  ...{ description: { text: '' }, place: null, coordinates: null, url: 'https://adey.example', end: null },
  ...{ state: 'scheduled', start: hours(100), changed: hours(-10) },
};
const coffee: SaleEvent = {
  ...{ id: 931, heading: { text: 'Coffee' }, href: '/events/coffee', when: 'soon' },
  ...{ timeZone: 'Africa/Addis_Ababa', place: null, sale, isScheduled: true, entry },
  ...{ start: hours(100), end: hours(102) },
};
const evening: SaleEvent = {
  ...coffee,
  id: 932,
  heading: { text: 'Evening' },
  start: hours(20),
  end: hours(22),
};

let payload: Payload;
let editor: Session;
let door: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  [editor, door] = [await signIn(payload, 'editor'), await signIn(payload, 'door')];
});
const run = <Row extends object>(text: string) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text)).rows);
beforeEach(() => run('truncate tickets.orders cascade; delete from mails; truncate limits.inboxes'));

let people = 0;
async function ordered(
  choice: Record<string, number>,
  name = 'Almaz Bekele',
  events = [coffee],
): Promise<string> {
  people += 1;
  const email = `guest${people}@example.org`;
  const made = await orderTickets(
    payload,
    { choice: new Map(Object.entries(choice)), name, email, answers: new Map() },
    {
      ...{ events, code: '', attempt: `attempt ${people}`, language: 'en', proof: undefined, now },
      ...{ clientAddress: `10.66.${people}.1`, ownEmail: email },
    },
  );
  if (!made.ok) throw new Error(made.problem);
  await run('delete from mails');
  return made.value.id;
}
const tell = (events: SaleEvent[], at = now) =>
  tellHolders(payload, async ids => events.filter(({ id }) => ids.includes(id)), at);
const mails = async () =>
  (await run<{ kind: string; to: string }>('select kind, "to" from mails order by id')).map(
    each => each.kind,
  );
const moved = { ...coffee, start: hours(124), end: hours(126) };

describe('telling people with tickets of a change', () => {
  it('an event that moves is told once to each order, which then ends with it, and nobody is told what they know', async () => {
    const id = await ordered({ adult: 2 });
    await tell([coffee]);
    expect(await mails()).toEqual([]);
    await Promise.all([tell([moved]), tell([moved])]);
    await tell([moved]);
    expect(await mails()).toEqual(['tickets-moved']);
    expect((await findOrder({ payload }, id))?.overAt).toBe(moved.end.getTime());
    const late = await ordered({ adult: 1 }, 'Late Guest', [moved]);
    await tell([moved]);
    expect([await mails(), (await findOrder({ payload }, late))?.state]).toEqual([[], 'confirmed']);
  });

  it('an event that is called off is told once, and again when it has a new day', async () => {
    await ordered({ adult: 1 });
    await cancelOrder(payload, await ordered({ adult: 1 }), { events: [coffee], now });
    await run('delete from mails');
    await tell([coffee]);
    const off = { ...coffee, isScheduled: false };
    await tell([off]);
    await tell([off]);
    expect(await mails()).toEqual(['tickets-called-off']);
    await tell([moved]);
    expect(await mails()).toEqual(['tickets-called-off', 'tickets-moved']);
  });

  it('a postponed event without a day is told once, and again when it has a new one, also after the old one', async () => {
    const made = await payload.create({
      collection: 'events',
      overrideAccess: true,
      data: { heading: 'Picnic', type: 'normal', state: 'postponed', _status: 'published' } as never,
    });
    const picnic = { ...coffee, id: made.id };
    await ordered({ adult: 1 }, 'Almaz Bekele', [picnic]);
    await tell([picnic]);
    await tell([]);
    expect(await mails()).toEqual([]);
    await tell([], hours(1));
    await tell([], hours(2));
    expect(await mails()).toEqual(['tickets-called-off']);
    await tell([{ ...picnic, start: hours(900), end: hours(902) }], hours(800));
    expect(await mails()).toEqual(['tickets-called-off', 'tickets-moved']);
  });

  it('a change is told once it is ten minutes old, so that a correction causes no second mail', async () => {
    await ordered({ adult: 1 });
    await tell([coffee]);
    await tell([{ ...moved, entry: { ...entry, changed: now } }]);
    expect(await mails()).toEqual([]);
    await tell([{ ...coffee, entry: { ...entry, changed: now } }], hours(1));
    expect(await mails()).toEqual([]);
  });

  it('an order of two events is over with the later of them, and is told only of the one that moved', async () => {
    const two = [
      coffee,
      { ...evening, sale: { ...sale, kinds: [{ ...kind, id: 'guest', name: { text: 'Guest' }, seats: 1 }] } },
    ];
    const id = await ordered({ adult: 1, guest: 1 }, 'Almaz Bekele', two);
    await tell(two);
    await tell([{ ...coffee, start: hours(10), end: hours(12) }, ...two.slice(1)]);
    expect((await findOrder({ payload }, id))?.overAt).toBe(evening.end.getTime());
    const [mail] = await run<{ data: Record<string, string> }>('select data from mails');
    expect(mail?.data.tickets).toBe('Coffee (soon): 1 × Adult');
  });

  it('a cancelled ticket, and an event that is over, cause no mail', async () => {
    const id = await ordered({ adult: 2 });
    const ticket = (await findOrder({ payload }, id))?.tickets[0]?.id ?? '';
    await tell([coffee]);
    await changeTicket(payload, { act: 'cancel-ticket' }, { order: id, ticket, events: [coffee], now });
    await run('delete from mails');
    await tell([moved]);
    const [mail] = await run<{ data: Record<string, string> }>('select data from mails');
    expect([await mails(), mail?.data.tickets]).toEqual([['tickets-moved'], 'Coffee (soon): 1 × Adult']);
    await tell([coffee], hours(200));
    expect(await mails()).toHaveLength(1);
  });
});

const cancel = (order: string, reason: string, { headers }: Session = editor) =>
  callApi('POST', '/tickets/cancel', {
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ order, event: '931', reason }),
  });

describe('the tickets desk', () => {
  it('staff cancel an order with a reason, which its person reads, and only once', async () => {
    const id = await ordered({ adult: 2 });
    expect((await cancel(id, 'The hall is\n smaller  than planned.')).status).toBe(200);
    expect((await findOrder({ payload }, id))?.state).toBe('cancelled');
    const told = await run<{ kind: string; data: Record<string, string> }>('select kind, data from mails');
    expect(told).toMatchObject([
      { kind: 'tickets-withdrawn', data: { reason: 'The hall is smaller than planned.' } },
    ]);
    await cancel(id, 'Again.');
    expect(await mails()).toHaveLength(1);
    await cancel(await ordered({ adult: 1 }), '');
    const [without] = await run<{ data: Record<string, string> }>('select data from mails');
    expect(without?.data.reason).toContain('please write to us');
  });

  it.each([
    ['somebody for the door', () => door],
    ['somebody who is not signed in', () => ({ headers: {} }) as Session],
  ])('%s cannot cancel an order', async (_who, session) => {
    const id = await ordered({ adult: 1 });
    expect((await cancel(id, '', session())).status).toBe(403);
    expect((await findOrder({ payload }, id))?.state).toBe('confirmed');
  });

  it('forms that are none of ours are refused', async () => {
    expect((await cancel('1 or 1=1', '')).status).toBe(422);
    expect((await cancel('7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11', '')).status).toBe(409);
    expect((await cancel(await ordered({ adult: 1 }), 'x'.repeat(501))).status).toBe(422);
  });

  it('people are found by the name of the order or of a ticket, by state and by kind', async () => {
    const [almaz, hana] = [await ordered({ adult: 1 }), await ordered({ child: 1 }, 'Hana 100%')];
    const ticket = (await findOrder({ payload }, almaz))?.tickets[0]?.id ?? '';
    const named = { act: 'name', name: 'ማርታ በቀለ' } as const;
    await changeTicket(payload, named, { order: almaz, ticket, events: [coffee], now });
    const find = async (filter: Partial<{ words: string; state: string; kind: string }>) =>
      (await listAttendees({ payload }, 931, { words: '', state: '', kind: '', ...filter })).map(
        ({ id }) => id,
      );
    expect(new Set(await find({}))).toEqual(new Set([almaz, hana]));
    expect(await find({ words: 'ማርታ' })).toEqual([almaz]);
    expect(await find({ words: '0%' })).toEqual([hana]);
    expect(await find({ kind: 'child' })).toEqual([hana]);
    await cancelOrder(payload, hana, { events: [coffee], now });
    expect(await find({ state: 'cancelled' })).toEqual([hana]);
    const table = await callApi('GET', '/tickets/csv?event=931', { headers: editor.headers });
    expect(await table.text()).toContain('ማርታ በቀለ');
  });

  it('a draft with an impossible number of places does not hide the other events', async () => {
    const tickets = { places: 1e21 };
    const data = { heading: 'A slip of the hand', tickets } as never;
    const { id } = await payload.create({ collection: 'events', data, draft: true });
    onTestFinished(async () => void (await payload.delete({ collection: 'events', id })));
    await ordered({ adult: 1 });
    const listed = await listTicketed({ payload }, now);
    expect(listed.map(event => event.id)).toEqual(expect.arrayContaining([931, id]));
    expect(listed.find(event => event.id === id)?.places).toBe(1e21);
  });
});
