/**
 * Three phones at the doors of one event, all without a network, and then with one that loses answers:
 *
 *   npm run bench:doors             1,000 scans at each door
 *   npm run bench:doors -- 200      so many
 *
 * Of the scans of each phone 15 % are of tickets that the next door lets in too, some of them families of which each lets in
 * a part, and 10 % are of tickets that it has let in itself. Exits with 1 when a double is not found by all, something else
 * is called one, or anybody is refused who should not be.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { startTestStack } from '../tests/support/test-stack.ts';
import { startDurableCluster } from './faults/durable-cluster.ts';

const given = process.argv[2] ?? '1000';

if (!process.send) {
  const cluster = await startDurableCluster();
  const { databaseUrl, dataDir, secret } = await startTestStack(cluster, { sites: 0, withoutStaff: true });
  const child = fork('bench/doors.ts', [given], {
    execArgv: ['--import=./scripts/run/read-tsx.mjs'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADEY_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: secret,
    },
  });
  const [code] = await once(child, 'exit');
  await cluster.end();
  process.exit(code ?? 1);
}

// The process whose settings are those of the database above.
const [{ ticketCode }, { conflicts, countInside, decide }, { askDoorAt, syncOnce }, { findInCopy }] =
  await Promise.all([
    import('#features/tickets/codes/ticket-code.ts'),
    import('#features/tickets/door/door.rules.ts'),
    import('#features/tickets/door/door-sync.ts'),
    import('#features/tickets/door/find-in-copy.ts'),
  ]);
const [
  { connectOnce },
  { openCms },
  { doorTokenCookie },
  { doorSiteFor },
  { counted, never, percentile, report },
] = await Promise.all([
  import('#platform/database/connect-once.ts'),
  import('#platform/payload.ts'),
  import('#platform/staff-token.ts'),
  import('../tests/support/door-site.ts'),
  import('./report.ts'),
]);
type DoorEntry = import('#features/tickets/door/door.rules.ts').DoorEntry;
type DoorEvent = import('#features/tickets/door/door.rules.ts').DoorEvent;
type PhoneLog = import('#features/tickets/door/door-sync.ts').PhoneLog;

const SCANS = Number(given);
const DOORS = 3;
/** Half an hour after the beginning. */
const now = new Date('2036-12-05T07:30:00Z');
const DAY = 24 * 3_600_000;

const payload = await openCms();
const made = await payload.create({
  collection: 'events',
  overrideAccess: true,
  data: {
    heading: 'An evening',
    type: 'normal',
    dateTime: { date: '2036-12-05', time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
    tickets: { places: 100_000, kinds: [{ name: 'Guest' }, { name: 'Family', seats: 4 }] },
    _status: 'published',
  } as never,
});
const event = Number(made.id);
const [guest = '', family = ''] = (made.tickets?.kinds ?? []).map(({ id }) => String(id));

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(process.env.DATABASE_URL ?? '', async client => (await client.query<Row>(text, values)).rows);
const [keeper] = await run<{ id: number }>(
  `insert into staff (name, role, email) values ('Door', 'door', 'door@example.org') returning id`,
);
const account = Number(keeper?.id);
const session = randomUUID();
await run(
  `insert into staff_sessions (_order, _parent_id, id, created_at, expires_at)
   values (1, $1, $2, now(), now() + interval '1 day')`,
  [account, session],
);
const cookie = doorTokenCookie({ account, session }, new Date()).split(';')[0] ?? '';

// The tickets: those of one door, those that the next door gets too, and families that come to two doors in halves.
const share = (part: number) => Math.round(SCANS * part);
const [shared, halves, again] = [share(0.13), share(0.02), share(0.1)];
/** Families that come to one door in two parts. */
const inParts = share(0.05);
const own = SCANS - 2 * (shared + halves) - again - inParts;
const listTickets = (kind: string, count: number) =>
  Array.from({ length: DOORS }, () =>
    Array.from({ length: count }, () => ({ id: randomUUID(), event, kind, issue: 1 })),
  );
const tickets = {
  own: listTickets(guest, own - inParts),
  inParts: listTickets(family, inParts),
  shared: listTickets(guest, shared),
  halves: listTickets(family, halves),
};
const all = Object.values(tickets).flat(2);
await run(
  `with made as (insert into tickets.orders (state, language, name, attempt, over_at, made_at, changed_at)
     select 'confirmed', 'en', 'Abeba Guest', id, $2::timestamptz, $2::timestamptz, $2::timestamptz
     from unnest($1::text[]) as id returning id, attempt)
   insert into tickets.tickets (id, order_id, event, kind, seats, event_name, kind_name)
   select attempt::uuid, made.id, $3, k.kind, case when k.kind = $6 then 4 else 1 end, 'An evening', 'Guest'
   from made join unnest($4::text[], $5::text[]) as k(id, kind) on k.id = made.attempt`,
  [all.map(({ id }) => id), now, event, all.map(({ id }) => id), all.map(({ kind }) => kind), family],
);

let requests = 0;
let lost = 0;
const site = askDoorAt((...asked) => doorSiteFor(cookie, now)(...asked), 60_000);
/** The answer to every seventh request is lost on its way, after the server has stored what it was sent. */
const unreliable: typeof site = async (act, body) => {
  requests += 1;
  const isLost = requests % 7 === 0;
  const answer = await site(act, body);
  if (!isLost) return answer;
  lost += 1;
  return { kind: 'away' };
};

const fetched = await site(`copy?event=${event}`);
if (fetched.kind !== 'ours') throw new Error(`The copy was answered with ${fetched.kind}.`);
const copy = fetched.body as unknown as Parameters<typeof findInCopy>[1] & { event: DoorEvent };

type Phone = { log: PhoneLog; clock: () => number; name: string };
/** Their clocks are wrong by a day, by seven minutes, and not at all. */
const phones = [-DAY, 0, 7 * 60_000].map(
  (wrong): Phone => ({
    name: randomUUID(),
    clock: () => now.getTime() + wrong,
    log: {
      ...{ event, entries: [], seq: 0, unsent: [], aside: [], version: '', isOneByOne: false },
      // What it learned when it fetched the copy.
      offset: -wrong,
    },
  }),
);

let scans = 0;
let refused = 0;
let missed = 0;
const times: number[] = [];

/** What the page of the door does with a code; the phone lets in `most` people at most. */
async function scan(phone: Phone, ticket: (typeof all)[number], expected: 'in' | 'already', most = 4) {
  const since = performance.now();
  const { log } = phone;
  // One second after another, an hour before now.
  const at = now.getTime() - 3_600_000 + scans * 100;
  const found = await findInCopy(ticketCode(ticket), copy);
  const {
    shown,
    ticket: known,
    inside,
  } = decide(found, { event: copy.event, entries: log.entries, now: at });
  const seats = Math.min(most, (known?.seats ?? 0) - (shown === 'in' ? inside : 0));
  const line: DoorEntry = {
    ...{ id: randomUUID(), event, phone: phone.name, door: phone.name.slice(0, 8), at, shown },
    ...{ ticket: ticket.id, kind: ticket.kind, seats, of: known?.seats ?? null, undoes: null, sale: null },
  };
  phone.log = { ...log, entries: [...log.entries, line], unsent: [...log.unsent, line] };
  times.push(performance.now() - since);
  scans += 1;
  if (shown === expected) return;
  if (expected === 'in') refused += 1;
  else missed += 1;
}

for (const [door, phone] of phones.entries()) {
  const before = (door + DOORS - 1) % DOORS;
  for (const ticket of tickets.own[door] ?? []) await scan(phone, ticket, 'in');
  for (const ticket of (tickets.own[door] ?? []).slice(0, again)) await scan(phone, ticket, 'already');
  for (const ticket of tickets.inParts[door] ?? []) await scan(phone, ticket, 'in', 2);
  for (const ticket of tickets.inParts[door] ?? []) await scan(phone, ticket, 'in');
  for (const from of [door, before]) {
    for (const ticket of tickets.shared[from] ?? []) await scan(phone, ticket, 'in');
    for (const ticket of tickets.halves[from] ?? []) await scan(phone, ticket, 'in', 2);
  }
}

/** Sends and fetches until the phone has nothing left, as often as answers are lost. */
async function syncAll(phone: Phone): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const { log, hasMore, kind } = await syncOnce(phone.log, unreliable, phone.clock);
    phone.log = log;
    isDone = kind === 'ours' && !hasMore;
  }
}
const since = performance.now();
await Promise.all(phones.map(syncAll));
const sent = (performance.now() - since) / 1_000;
// What the others sent after this phone had fetched everything.
await Promise.all(phones.map(syncAll));
const seconds = (performance.now() - since) / 1_000;

/** How many of one set the other does not have. */
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter(id => !other.has(id)).length;

const doubled = new Set<string>(tickets.shared.flat().map(({ id }) => id));
const people = all.reduce((sum, { kind }) => sum + (kind === family ? 4 : 1), 0);
const found = phones.map(({ log }) => new Set(conflicts(log.entries).map(([first]) => first?.ticket ?? '')));
const stored = await run<{ at: Date }>('select at from tickets.door_log');
const [early, late] = [now.getTime() - 3_600_000, now.getTime()];
await report('doors', [
  counted(`scans at ${DOORS} doors without a network`, scans),
  counted('tickets', all.length),
  counted('a scan until it is shown and kept, median', percentile(times, 0.5), 'ms'),
  counted('the same, p99', percentile(times, 0.99), 'ms'),
  counted('requests to synchronise, and of them answers that were lost', requests),
  counted('answers that were lost', lost),
  counted('until everything was sent', sent, 's'),
  counted('until every phone has everything', seconds, 's'),
  counted('tickets that two doors let in', doubled.size),
  never('people who were refused at their first scan', refused),
  never('second scans at the same door that were not noticed', missed),
  never(
    'doubles that a phone did not find',
    found.reduce((sum, ids) => sum + without(doubled, ids), 0),
  ),
  never(
    'tickets that a phone calls doubled and that are not',
    found.reduce((sum, ids) => sum + without(ids, doubled), 0),
  ),
  never('lines lost, or stored twice', Math.abs(scans - stored.length)),
  never(
    'lines that a phone still has, or was refused',
    phones.reduce((sum, { log }) => sum + log.unsent.length + log.aside.length, 0),
  ),
  never(
    'phones that count other people inside than there are',
    phones.filter(({ log }) => countInside(log.entries).all !== people).length,
  ),
  never(
    'lines whose time is not that of the server',
    stored.filter(({ at }) => at.getTime() < early || at.getTime() > late).length,
  ),
]);
process.exit();
