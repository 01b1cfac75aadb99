import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { ticketCode, typedTicketCode } from '#features/tickets/codes/ticket-code.ts';
import {
  conflicts,
  countInside,
  type DoorEntry,
  type DoorEvent,
  decide,
} from '#features/tickets/door/door.rules.ts';
import type { DoorPerson } from '#features/tickets/door/door-person.ts';
import { askDoorAt, type PhoneLog, syncOnce } from '#features/tickets/door/door-sync.ts';
import { findInCopy } from '#features/tickets/door/find-in-copy.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { enterDoor, readDoor } from '#site/readers/read-door.ts';
import { readSaleEvents } from '#site/readers/read-tickets.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { makeDoorPass } from '../../../tests/support/door-pass.ts';
import { doorSiteFor } from '../../../tests/support/door-site.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Half an hour after the beginning. */
const now = new Date('2026-12-05T07:30:00Z');

let payload: Payload;
let cookie = '';
let keeper: Session;
let event = 0;
let kind = '';
beforeAll(async () => {
  process.env.SITE_URL = 'http://localhost:3000';
  payload = await openTestPayload();
  keeper = await signIn(payload, 'door');
  cookie = makeDoorPass(keeper);
  await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      heading: 'Coffee',
      type: 'normal',
      dateTime: { date: '2026-12-05', time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
      tickets: { places: 500, kinds: [{ name: 'Adult' }] },
      _status: 'published',
    } as never,
  });
  const [sold] = await readSaleEvents(
    createRenderContext({ locale: 'en', now: new Date(now.getTime() - DAY) }),
  );
  event = sold?.id ?? 0;
  kind = sold?.sale?.kinds[0]?.id ?? '';
});

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);
beforeEach(() => run('truncate tickets.orders, tickets.door_log cascade'));

let orders = 0;
async function addTicket(more: { state?: string; event?: number; name?: string } = {}) {
  orders += 1;
  const { state = 'confirmed', name = 'Abeba Tadesse' } = more;
  const [order] = await run<{ id: string }>(
    `insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at, changed_at, held_until)
     values ($1, 'en', $2, 'a@example.org', 'a@example.org', $3, $4, $4, $4, $4) returning id`,
    [state, name, `attempt ${orders}`, now],
  );
  const [ticket] = await run<{ id: string }>(
    `insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
     values ($1, $2, $3, 1, 'Coffee', 'Adult') returning id`,
    [order?.id, more.event ?? event, kind],
  );
  return { id: ticket?.id ?? '', event: more.event ?? event, kind, issue: 1 };
}

const siteFor =
  (given: string | null = null, at = now): typeof fetch =>
  (...asked) =>
    doorSiteFor(given ?? cookie, at)(...asked);
const ask = askDoorAt(siteFor());

const newPhone = (): PhoneLog => ({
  ...{ event, entries: [], seq: 0, unsent: [], aside: [], offset: 0, version: '', isOneByOne: false },
});
const line = (more: Partial<DoorEntry> = {}): DoorEntry => ({
  ...{ id: randomUUID(), event, phone: randomUUID(), door: 'Main door', at: now.getTime(), shown: 'in' },
  ...{ ticket: randomUUID(), kind, seats: 1, of: null, undoes: null, sale: null },
  ...more,
});
const clock = () => now.getTime();
async function syncAll(log: PhoneLog, asks = ask, at = clock) {
  let step = await syncOnce(log, asks, at);
  for (let steps = 0; step.hasMore && steps < 80; steps++) step = await syncOnce(step.log, asks, at);
  return step;
}
const stored = () =>
  run<{ id: string; at: Date; account: number }>('select * from tickets.door_log order by seq');

async function fetchCopy(id = event) {
  const answer = await ask(`copy?event=${id}`);
  if (answer.kind !== 'ours') throw new Error(answer.kind);
  return answer.body as {
    event: DoorEvent;
    tickets: Record<string, string>;
    people: DoorPerson[];
    version: string;
  };
}

describe('who is let near the door', () => {
  it('only the roles door and admin, with a session that has not ended', async () => {
    for (const role of ROLES) {
      const pass = makeDoorPass(await signIn(payload, role));
      const { kind: answered } = await askDoorAt(siteFor(pass))('sync', {
        event,
        since: 0,
        clock: 0,
        entries: [],
      });
      expect([role, answered]).toEqual([role, ['admin', 'door'].includes(role) ? 'ours' : 'signed-out']);
    }
    const session = await signIn(payload, 'door');
    const pass = makeDoorPass(session);
    const asks = () => askDoorAt(siteFor(pass))('look', { event, code: 'x' });
    expect((await asks()).kind).toBe('ours');
    await run(`update staff set role = 'author' where id = $1`, [session.user.id]);
    expect((await asks()).kind).toBe('signed-out');
    await run(`update staff set role = 'door' where id = $1`, [session.user.id]);
    await run('delete from staff_sessions where _parent_id = $1', [session.user.id]);
    expect((await asks()).kind).toBe('signed-out');
  });

  it('the admin leads to the door with a pass for a minute, and the site asks for one without', async () => {
    const enter = (path: string, given = '') => {
      const url = new URL(path, 'http://localhost:3000');
      const locals = { renderContext: createRenderContext({ locale: 'en', now }), path: '/door' };
      return enterDoor({ url, request: new Request(url, { headers: { cookie: given } }), locals } as never);
    };
    const toAdmin = await enter('/door');
    expect([toAdmin?.status, toAdmin?.headers.get('location')]).toEqual([303, `${env.STAFF_URL}/api/door`]);
    const led = await callApi('GET', '/door', { headers: keeper.headers });
    const withPass = led.headers.get('location') ?? '';
    expect(withPass).toMatch(/^http:\/\/localhost:3000\/door\?pass=/);
    const entered = await enter(withPass);
    expect(entered?.headers.get('location')).toBe('/door?entered');
    const given = entered?.headers.get('set-cookie') ?? '';
    expect(given).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await enter('/door?entered', given.split(';')[0]))?.headers.get('location')).toBe('/door');
    expect(await enter('/door', given.split(';')[0])).toBeNull();
    expect((await enter('/door?entered'))?.status).toBe(403);
    expect((await enter(withPass.replace('pass=', 'pass=9')))?.headers.get('set-cookie')).toBeNull();
    const stranger = await callApi('GET', '/door');
    expect(stranger.headers.get('location')).toMatch(/\/login\?redirect=/);
    const author = await callApi('GET', '/door', { headers: (await signIn(payload, 'author')).headers });
    expect(author.headers.get('location')).not.toContain('pass=');
  });

  it('an event can be chosen from three days before it until six hours after it', async () => {
    await addTicket();
    const chosen = async (at: Date) =>
      (await readDoor(createRenderContext({ locale: 'am', now: at }))).events.map(({ id }) => id);
    expect(await chosen(now)).toEqual([event]);
    expect(await chosen(new Date(now.getTime() - 2 * DAY))).toEqual([event]);
    expect(await chosen(new Date(now.getTime() - 5 * DAY))).toEqual([]);
    expect(await chosen(new Date(now.getTime() + 7 * HOUR))).toEqual([event]);
    expect(await chosen(new Date(now.getTime() + 8 * HOUR))).toEqual([]);
  });

  it('without a pass, or with one that was changed, nothing is answered and nothing stored', async () => {
    await addTicket();
    for (const given of [
      '',
      'adey-door=1.x.2000000000.AAAAAAAAAAAAAAAAAAAAAA',
      cookie.replace('adey-door', 'adey-preview'),
    ]) {
      const asks = askDoorAt(siteFor(given));
      expect((await asks(`copy?event=${event}`)).kind, given).toBe('signed-out');
      expect((await asks('look', { event, code: 'x' })).kind).toBe('signed-out');
      expect((await asks('sync', { event, since: 0, clock: 0, entries: [line()] })).kind).toBe('signed-out');
    }
    expect(await stored()).toEqual([]);
  });
});

describe('a code at the door', () => {
  const look = async (code: string, at = event) => {
    const answer = await ask('look', { event: at, code });
    return answer.kind === 'ours' ? answer.body.found : answer.kind;
  };
  const shown = async (code: string, at?: number) => {
    const { event: atDoor } = await fetchCopy();
    return decide((await look(code, at)) as never, { event: atDoor, entries: [], now: now.getTime() }).shown;
  };

  it('a ticket is found by its scanned and its typed code, and decided by what the server knows', async () => {
    const ticket = await addTicket();
    expect(await shown(ticketCode(ticket))).toBe('in');
    expect(await shown(typedTicketCode(ticket).toUpperCase())).toBe('in');
    expect(await shown(ticketCode({ ...ticket, issue: 2 }).slice(0, -1))).toBe('foreign');
    expect(await shown(ticketCode({ ...ticket, id: randomUUID() }))).toBe('unknown');
    expect(await shown(ticketCode(await addTicket({ event: event + 1 })))).toBe('other-event');
    expect(await shown(ticketCode(await addTicket({ state: 'cancelled' })))).toBe('cancelled');
    expect(await shown(ticketCode(await addTicket({ state: 'held' })))).toBe('unconfirmed');
    const alone = await addTicket();
    await run('update tickets.tickets set cancelled_at = now() where id = $1', [alone.id]);
    expect(await shown(ticketCode(alone))).toBe('cancelled');
    await run('update tickets.tickets set issue = 2 where id = $1', [ticket.id]);
    expect(await shown(ticketCode(ticket))).toBe('revoked');
    expect(await shown(typedTicketCode(ticket))).toBe('revoked');
    expect(await shown(ticketCode({ ...ticket, issue: 2 }))).toBe('in');
  });

  it('nothing that is sent with it contains a name or an address', async () => {
    const ticket = await addTicket();
    expect(JSON.stringify(await look(ticketCode(ticket)))).not.toMatch(/Abeba|example/);
  });
});

describe('the copy on a phone', () => {
  it('without a code it shows nothing of a ticket, and with one all that the server says', async () => {
    const ticket = await addTicket();
    await run('update tickets.tickets set issue = 2 where id = $1', [ticket.id]);
    const { tickets } = await fetchCopy();
    expect(JSON.stringify(tickets)).not.toContain(ticket.id);
    expect(Object.keys(tickets)).toHaveLength(2);
    const copy = await fetchCopy();
    const codes = [1, 2, 3].flatMap(issue => [
      ticketCode({ ...ticket, issue }),
      typedTicketCode({ ...ticket, issue }),
    ]);
    for (const code of [...codes, 'https://example.org', 'oooo0000', '']) {
      const answer = await ask('look', { event, code });
      const found = answer.kind === 'ours' ? answer.body.found : answer.kind;
      expect(await findInCopy(code, copy), code).toEqual(found);
    }
  });

  it('names for the search are first names only', async () => {
    await addTicket({ name: 'አበበ ታደሰ' });
    const { people } = await fetchCopy();
    expect(people).toMatchObject([{ name: 'አበበ' }]);
    await run(`update tickets.tickets set name = 'Hana Bekele'`);
    expect((await fetchCopy()).people).toMatchObject([{ name: 'Hana' }]);
    expect(JSON.stringify(people)).not.toMatch(/ታደሰ|example/);
  });

  it('the version changes with each change of a ticket', async () => {
    const version = async () => (await syncOnce(newPhone(), ask, clock)).log.version;
    const before = await version();
    const ticket = await addTicket();
    const after = await version();
    expect(after).not.toBe(before);
    expect(await version()).toBe(after);
    await run('update tickets.tickets set issue = 2 where id = $1', [ticket.id]);
    expect(await version()).not.toBe(after);
  });
});

describe('the log of the doors', () => {
  it('two phones without a network that let in one ticket see the conflict, and the earlier counts', async () => {
    const ticket = randomUUID();
    const [one, two] = [
      line({ ticket, door: 'Garden', at: clock() - 60_000 }),
      line({ ticket, at: clock() - 120_000 }),
    ];
    const first = await syncOnce({ ...newPhone(), entries: [one], unsent: [one] }, ask, clock);
    expect(conflicts(first.log.entries)).toEqual([]);
    const second = await syncOnce({ ...newPhone(), entries: [two], unsent: [two] }, ask, clock);
    const again = await syncOnce(first.log, ask, clock);
    for (const { log } of [second, again])
      expect(conflicts(log.entries).map(all => all.map(({ door }) => door))).toEqual([
        ['Main door', 'Garden'],
      ]);
  });

  it('a family that comes in parts at two doors is no conflict, until more came than its ticket is for', async () => {
    const ticket = randomUUID();
    const part = (seats: number) => line({ ticket, seats, of: 4 });
    const [one, two, three] = [part(2), part(2), part(1)];
    await syncOnce({ ...newPhone(), unsent: [one] }, ask, clock);
    const second = await syncOnce({ ...newPhone(), unsent: [two] }, ask, clock);
    expect(second.log.entries).toMatchObject([
      { seats: 2, of: 4 },
      { seats: 2, of: 4 },
    ]);
    expect([conflicts(second.log.entries), countInside(second.log.entries).all]).toEqual([[], 4]);
    const third = await syncOnce({ ...second.log, unsent: [three] }, ask, clock);
    expect([conflicts(third.log.entries).length, countInside(third.log.entries).all]).toEqual([1, 4]);
  });

  it('a phone whose clock is wrong by a day is corrected, also for who was earlier', async () => {
    const ticket = randomUUID();
    for (const wrong of [-DAY, DAY]) {
      const phoneClock = () => clock() + wrong;
      const mine = line({ ticket, door: String(wrong), at: phoneClock() - 5 * 60_000 });
      const { log } = await syncOnce({ ...newPhone(), unsent: [mine] }, ask, phoneClock);
      expect(log.entries.find(({ id }) => id === mine.id)?.at).toBe(clock() - 5 * 60_000);
      expect(log.offset).toBe(-wrong);
    }
    const right = line({ ticket, door: 'right', at: clock() - 6 * 60_000 });
    const { log } = await syncOnce({ ...newPhone(), unsent: [right] }, ask, clock);
    expect(conflicts(log.entries)[0]?.[0]?.door).toBe('right');
    const ahead = line({ at: clock() + HOUR });
    await syncOnce({ ...newPhone(), unsent: [ahead] }, ask, clock);
    expect((await stored()).at(-1)?.at.getTime()).toBe(clock());
  });

  it('a captive portal that answers with a page loses no line, whatever its status', async () => {
    const phone = { ...newPhone(), unsent: [line()] };
    const page = (status: number, type: string, text = '<html>Sign in to the Wi-Fi</html>') =>
      askDoorAt(async () => new Response(text, { status, headers: { 'content-type': type } }));
    for (const portal of [
      page(200, 'text/html'),
      page(404, 'text/html'),
      page(401, 'text/html'),
      page(511, 'text/html'),
      page(200, 'application/json'),
      page(200, 'application/json', '{"ok":true,"refused":[]}'),
      page(401, 'application/json', '{"error":"sign in"}'),
      page(403, 'application/json', '{}'),
      askDoorAt(() => Promise.reject(new TypeError('Failed to fetch'))),
    ])
      expect(await syncOnce(phone, portal, clock)).toMatchObject({
        log: phone,
        kind: 'away',
        hasMore: false,
      });
    const { log } = await syncOnce(phone, ask, clock);
    expect([log.unsent, (await stored()).length]).toEqual([[], 1]);
  });

  it('a poisoned line is kept aside and holds up no other', async () => {
    const poisons = [
      { ...line(), door: 'a\u0000b' },
      { ...line(), seats: 1e9 },
      { ...line(), seats: 3, of: 2 },
      { ...line(), of: 0 },
      { ...line(), at: -5 },
      { ...line(), ticket: 'x' },
      { ...line(), shown: 'hacked' },
      { ...line(), door: '\ud800' },
      null,
      'text',
      { ...line(), more: 1 },
    ] as DoorEntry[];
    const good = [line(), line()];
    const unsent = [good[0], ...poisons, good[1]] as DoorEntry[];
    const { log } = await syncAll({ ...newPhone(), unsent });
    expect([log.unsent, log.aside.length]).toEqual([[], poisons.length]);
    expect((await stored()).map(({ id }) => id)).toEqual(good.map(({ id }) => id));
  });

  it('if the whole request is refused or fails, lines go one by one past the one that is the reason', async () => {
    const [bad, ...good] = [line(), line(), line()];
    for (const status of [400, 500]) {
      await run('truncate tickets.door_log');
      const fussy = askDoorAt(async (path, init) =>
        String(init?.body).includes(bad?.id ?? '')
          ? new Response('{}', { status, headers: { 'content-type': 'application/problem+json' } })
          : siteFor()(path, init),
      );
      let log = { ...newPhone(), unsent: [bad, ...good] as DoorEntry[] };
      for (let times = 0; times < 6; times++) ({ log } = await syncOnce(log, fussy, clock));
      expect(new Set((await stored()).map(({ id }) => id))).toEqual(new Set(good.map(({ id }) => id)));
      expect([log.unsent, log.aside].map(all => all.length)).toEqual(status === 400 ? [0, 1] : [1, 0]);
    }
  });

  it('lines that are sent again, also by two at once and changed, are stored once and stay as they were', async () => {
    const sent = line();
    const phone = { ...newPhone(), unsent: [sent] };
    await Promise.all([syncOnce(phone, ask, clock), syncOnce(phone, ask, clock)]);
    const { log } = await syncOnce(
      { ...phone, unsent: [{ ...sent, shown: 'revoked', seats: 9 }] },
      ask,
      clock,
    );
    expect(await stored()).toMatchObject([{ id: sent.id, shown: 'in', seats: 1, account: keeper.user.id }]);
    expect(log.entries).toMatchObject([{ shown: 'in' }]);
  });

  it('a phone that comes back after a week sends all it has, and gets all of the others', async () => {
    const others = Array.from({ length: 1_050 }, () => line());
    await syncAll({ ...newPhone(), unsent: others });
    const later = new Date(now.getTime() + 7 * DAY);
    const own = Array.from({ length: 250 }, () => line());
    const lateAsk = askDoorAt(siteFor(cookie, later));
    const { log } = await syncAll({ ...newPhone(), entries: own, unsent: own }, lateAsk, () =>
      later.getTime(),
    );
    expect([log.unsent.length, log.entries.length]).toEqual([0, 1_300]);
    expect(new Set(log.entries.map(({ at }) => at))).toEqual(new Set([clock()]));
  });

  it('nobody can change or delete a line', async () => {
    const site = await run<{ verbs: string }>(
      `select string_agg(privilege_type, ' ' order by privilege_type) as verbs from information_schema.role_table_grants
       where table_schema = 'tickets' and table_name = 'door_log' and grantee <> current_user group by grantee`,
    );
    for (const { verbs } of site) expect(verbs).not.toMatch(/UPDATE|DELETE|TRUNCATE/);
  });
});

describe('any input to an endpoint of the door', () => {
  const value = fc.oneof(fc.anything({ withNullPrototype: false }), fc.json(), fc.string({ unit: 'binary' }));
  const near = fc.record(
    {
      event: fc.oneof(fc.constant(1), value),
      since: value,
      clock: value,
      entries: fc.array(value),
      code: value,
    },
    { requiredKeys: [] },
  );
  const post = (act: string, body: string, given: string | null = null) =>
    siteFor(given)(`/api/door/${act}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

  it.each(['look', 'sync'])('%s answers bad input as such, and stores nothing of it', async act => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.oneof(near, value).map(each => JSON.stringify(each) ?? ''),
    );
    await fc.assert(
      fc.asyncProperty(texts, async text => {
        expect([200, 400, 413]).toContain((await post(act, text)).status);
        expect([400, 401, 413]).toContain((await post(act, text, '')).status);
      }),
      { numRuns: fuzzRuns(60, 500) },
    );
    expect((await post('look', JSON.stringify({ event, code: 'x'.repeat(501) }))).status).toBe(400);
    expect(
      (await post('sync', JSON.stringify({ event, since: 0, clock: 0, entries: Array(21).fill(1) }))).status,
    ).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('the copy is made of known events only', async () => {
    for (const [query, status] of [
      ['event=999999', 404],
      ['event=1e3', 404],
      ['event=99999999999', 400],
      ['event=x', 400],
      ['event=1&event=2', 400],
      ['', 400],
      [`event=${event}&more=1`, 400],
    ] as const)
      expect([query, (await siteFor()(`/api/door/copy?${query}`)).status]).toEqual([query, status]);
  });

  it('another site cannot write with the cookie of a phone: only JSON is accepted', async () => {
    const form = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } };
    expect((await siteFor()('/api/door/sync', form)).status).toBe(415);
  });
});
