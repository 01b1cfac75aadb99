import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chosenField, MOST_CHOSEN } from '#features/tickets/letters/letter.rules.ts';
import { listLetters } from '#features/tickets/letters/letter-store.ts';
import { MOST_LETTERS_A_DAY } from '#features/tickets/letters/send-letter.action.ts';
import { changeTicket } from '#features/tickets/orders/change-ticket.action.ts';
import { eraseOrders, forgetOrders } from '#features/tickets/orders/order.personal-data.ts';
import { ORDER_PARAMETER, readOrderToken } from '#features/tickets/orders/order-link.ts';
import type { SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { by, emptyOutbox, openServer, sql, startWorker } from '../../../tests/support/outbox-support.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { GET, POST } from '../app/api/tickets-desk/letter/route.ts';
import { mailWriters } from '../mails/mail-writers.ts';

const event = 941;
const later = new Date(Date.now() + 10 * 86_400_000);
/** As ordering and passing on know it. */
const coffee = {
  ...{ id: event, heading: { text: 'Coffee' }, href: null, when: 'soon', timeZone: 'Africa/Addis_Ababa' },
  ...{ place: null, sale: null, isScheduled: true, entry: null, start: later, end: later },
} satisfies SaleEvent;

let payload: Payload;
let editor: Session;
let colleague: Session;
let door: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  [editor, colleague] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')];
  door = await signIn(payload, 'door');
});
beforeEach(async () => {
  await sql('truncate tickets.orders, tickets.door_log, tickets.letters cascade; truncate limits.calls');
  await emptyOutbox();
});

type Ordered = { language?: 'en' | 'am'; state?: string; kinds?: string[]; event?: number };

/** Somebody with tickets: the id of the order, and those of its tickets. */
async function ordered(
  email: string | null,
  { language = 'en', state = 'confirmed', kinds = ['adult'], event: of = event }: Ordered = {},
) {
  const [order] = await sql<{ id: string }>(
    `insert into tickets.orders (state, held_until, language, name, email, compared, attempt, over_at, made_at, changed_at)
     values ($1, $2, $3, 'Almaz <b>Bekele', $4, lower($4), $5, $2, now(), now()) returning id`,
    [state, later, language, email, randomUUID()],
  );
  const id = order?.id ?? '';
  const tickets = await sql<{ id: string }>(
    `insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
     select $1, $2, kind, 1, 'Coffee', initcap(kind) from unnest($3::text[]) as kind returning id`,
    [id, of, kinds],
  );
  return { id, tickets: tickets.map(ticket => ticket.id) };
}

/** As many people with a ticket each: the ids of their orders. */
async function orderedBy(count: number): Promise<string[]> {
  const { id } = await ordered('first@example.org');
  const made = await sql<{ id: string }>(
    `with made as (insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at, changed_at)
       select o.state, 'en', o.name, n || o.email, n || o.compared, o.attempt || n, o.over_at, now(), now()
       from tickets.orders o, generate_series(2, $2) as n where o.id = $1 returning id),
     held as (insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
       select id, $3, 'adult', 1, 'Coffee', 'Adult' from made)
     select id from made`,
    [id, count, event],
  );
  return [id, ...made.map(each => each.id)];
}

type Fields = Record<string, string>;
const post = (
  fields: Fields,
  { headers }: { headers: Record<string, string> } = editor,
  accept = 'application/json',
) =>
  POST(
    new Request(`${env.STAFF_URL}/api/tickets-desk/letter`, {
      method: 'POST',
      headers: { ...headers, accept, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    }),
  );
const words = {
  ...{ 'subject-en': 'Where to park', 'message-en': 'Behind the school.\n\nThe gate opens at nine.' },
  ...{ 'subject-am': 'የመኪና ማቆሚያ', 'message-am': 'ከትምህርት ቤቱ ጀርባ።' },
};
const onlyEnglish = { ...words, 'subject-am': '', 'message-am': '' };

async function written(to = 'all', more: Fields = words): Promise<string> {
  const letter = randomUUID();
  const answer = await post({ letter, event: String(event), to, ...more });
  expect(await answer.json()).toEqual({ to: `/admin/tickets/write?event=${event}&letter=${letter}` });
  return letter;
}
const send = (letter: string, revision = '1') => post({ act: 'send', letter, revision });
type Mail = { to: string; locale: string; subject: string; data: Record<string, string> };
const mails = () =>
  sql<Mail>(`select "to", locale, subject, data from mails where kind = 'tickets-letter' order by "to"`);
const recipients = async () => (await mails()).map(({ to }) => to);

describe('a letter to those with tickets of an event', () => {
  it('each person gets one mail in their own language, whoever gave up or waits gets none', async () => {
    await ordered('almaz@example.org', { kinds: ['adult', 'adult', 'child'] });
    await ordered('Almaz@example.org', { language: 'en' });
    await ordered('hana@example.org', { language: 'am' });
    await ordered(null);
    for (const state of ['held', 'cancelled', 'waiting', 'left'])
      await ordered(`${state}@example.org`, { state });
    const letter = await written();
    expect(await recipients()).toEqual([]);
    expect((await send(letter)).status).toBe(200);
    const [one, two, ...others] = await mails();
    expect(others).toEqual([]);
    expect([one, two].map(mail => [mail?.to.toLowerCase(), mail?.locale, mail?.subject])).toEqual([
      ['almaz@example.org', 'en', 'Where to park'],
      ['hana@example.org', 'am', 'የመኪና ማቆሚያ'],
    ]);
    expect(one?.data.tickets).toBe('Coffee: 3 × Adult, 1 × Child');
    expect((await listLetters({ payload }, event))[0]).toMatchObject({
      people: 2,
      sentBy: expect.any(Number),
    });
  });

  it('a ticket that was passed on is written about to its new holder alone', async () => {
    const { id, tickets } = await ordered('almaz@example.org');
    const passed = await changeTicket(
      payload,
      { act: 'pass', name: 'Hana Girma', email: 'hana@example.org' },
      { order: id, ticket: tickets[0] ?? '', events: [coffee], now: new Date() },
    );
    expect(passed.ok).toBe(true);
    await send(await written());
    expect(await recipients()).toEqual(['hana@example.org']);
  });

  it('a ticket that is passed on while its letter goes out is written about to its new holder alone', async () => {
    const { id, tickets } = await ordered('almaz@example.org');
    const letter = await written();
    await connectOnce(testDatabaseUrl(), async passing => {
      await passing.query('begin');
      await passing.query('select from tickets.orders where id = $1 for update', [id]);
      const sending = send(letter);
      const waiting = () => sql(`select from pg_locks where not granted and transactionid is not null`);
      await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
      await passing.query(
        `with made as (insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at, changed_at)
           values ('confirmed', 'en', 'Hana', 'hana@example.org', 'hana@example.org', $2, $3, now(), now()) returning id)
         update tickets.tickets set order_id = made.id from made where tickets.id = $1`,
        [tickets[0], randomUUID(), later],
      );
      await passing.query('commit');
      expect((await sending).status).toBe(200);
    });
    expect(await recipients()).toEqual(['hana@example.org']);
  });

  it('two presses at once, and a third, send it once', async () => {
    for (const name of ['a', 'b', 'c']) await ordered(`${name}@example.org`);
    const letter = await written();
    const answers = [...(await Promise.all([send(letter), send(letter)])), await send(letter)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await recipients()).toHaveLength(3);
    // Who comes later is not on the list of that press.
    await ordered('late@example.org');
    await send(letter);
    expect(await recipients()).toHaveLength(3);
  });

  it('when the press is cut off in the middle nobody has a mail, and the next press writes to everybody', async () => {
    for (const name of ['a', 'b', 'c']) await ordered(`${name}@example.org`);
    const letter = await written();
    const broken = `create function tickets.break() returns trigger language plpgsql as $$
      begin if new."to" = 'c@example.org' then raise 'cut off'; end if; return new; end $$;
      create trigger break before insert on mails for each row execute function tickets.break()`;
    await sql(broken);
    try {
      await expect(send(letter)).rejects.toThrow();
    } finally {
      await sql('drop trigger break on mails; drop function tickets.break');
    }
    expect(await recipients()).toEqual([]);
    expect((await listLetters({ payload }, event))[0]?.sentAt).toBeNull();
    expect((await send(letter)).status).toBe(200);
    expect(await recipients()).toHaveLength(3);
  });

  it('it arrives with its paragraphs, the link of its reader, and nothing that was typed as markup', async () => {
    const server = await openServer();
    const first = await ordered('almaz@example.org');
    const second = await ordered('almaz@example.org');
    const letter = await written('all', {
      'subject-en': 'Where to park\r\nBcc: everybody@example.org',
      'message-en': 'Behind <b>the school</b>.\r\n\r\n{{link}} {{ tickets }}\nThe gate.',
    });
    await send(letter);
    startWorker(by(server), { writers: mailWriters });
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(1);
    const mail = await server.read(0);
    expect(mail.subject).toBe('Where to park Bcc: everybody@example.org');
    expect(mail.to?.map(each => each.address)).toEqual(['almaz@example.org']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.html).toContain('Behind &lt;b&gt;the school&lt;/b&gt;.');
    expect(mail.text).toMatch(/Behind <b>the school<\/b>\.\n\n\{\{link\}\} \{\{ tickets \}\}\nThe gate\.\n/);
    expect(mail.text).toContain('Coffee: 2 × Adult');
    const tokens = [...(mail.text ?? '').matchAll(/order=([\w.-]+)/g)].map(([, token]) => token);
    expect(new Set(tokens.map(token => readOrderToken(token, ORDER_PARAMETER)))).toEqual(
      new Set([first.id, second.id]),
    );
  });

  it('kinds of tickets, those who are inside or not, and those who wait are written to apart', async () => {
    const inside = await ordered('inside@example.org');
    await ordered('outside@example.org', { kinds: ['child'] });
    await ordered('waits@example.org', { state: 'waiting' });
    await sql(
      `insert into tickets.door_log (id, event, phone, door, at, shown, ticket, kind, seats, account, received_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), '', now(), 'in', $2, 'adult', 1, 1, now())`,
      [event, inside.tickets[0]],
    );
    for (const [to, email] of [
      ['kind:child', 'outside'],
      ['inside', 'inside'],
      ['outside', 'outside'],
      ['waiting', 'waits'],
      [`order:${inside.id}`, 'inside'],
    ] as const) {
      await emptyOutbox();
      expect((await send(await written(to))).status).toBe(200);
      expect([to, await recipients()]).toEqual([to, [`${email}@example.org`]]);
    }
  });
});

describe('people who are chosen by hand', () => {
  const tick = (...orders: readonly string[]) =>
    Object.fromEntries(orders.map(order => [chosenField(order), '1']));
  const choose = (letter: string, ticked: Fields, accept?: string, of = event) =>
    post({ act: 'choose', letter, event: String(of), ...ticked }, editor, accept);
  const stored = async (letter: string) =>
    (await listLetters({ payload }, event)).find(({ id }) => id === letter);

  it('they alone get the letter, once each, whoever is ticked later too, and nobody who is not ticked any more', async () => {
    const [almaz, hana, lidya, marta] = await Promise.all(
      ['almaz', 'hana', 'lidya', 'marta'].map(name => ordered(`${name}@example.org`)),
    );
    if (!almaz || !hana || !lidya || !marta) throw new Error('Four people are needed.');
    const letter = randomUUID();
    const page = `/admin/tickets/write?event=${event}&letter=${letter}&change=1`;
    const plain = await choose(letter, tick(almaz.id, hana.id), 'text/html');
    expect([plain.status, plain.headers.get('location')]).toEqual([303, page]);
    expect(await (await choose(letter, tick(lidya.id))).json()).toEqual({ to: page });
    expect((await stored(letter))?.chosen.toSorted()).toEqual([almaz.id, hana.id, lidya.id].toSorted());
    const kept = await post({
      ...{ letter, event: String(event), to: 'chosen', revision: '2' },
      ...{ ...words, ...tick(almaz.id, lidya.id) },
    });
    expect(kept.status).toBe(200);
    expect((await send(letter, '3')).status).toBe(200);
    expect(await recipients()).toEqual(['almaz@example.org', 'lidya@example.org']);
    expect((await choose(letter, tick(marta.id))).status).toBe(409);
  });

  it('orders of other events, without an email, cancelled, or of nobody are left out, and the page says so', async () => {
    const almaz = await ordered('almaz@example.org');
    const others = [
      await ordered(null),
      await ordered('over@example.org', { state: 'cancelled' }),
      await ordered('waits@example.org', { state: 'waiting' }),
      await ordered('elsewhere@example.org', { event: event + 1 }),
    ].map(({ id }) => id);
    const letter = randomUUID();
    const answer = await choose(letter, tick(almaz.id, ...others, randomUUID()));
    expect((await answer.json()).to).toContain('wrong=ignored');
    expect((await stored(letter))?.chosen).toEqual([almaz.id]);
    // Nor can they be added in the form of the letter.
    await post({ letter, event: String(event), to: 'chosen', ...words, ...tick(almaz.id, ...others) });
    expect((await stored(letter))?.chosen).toEqual([almaz.id]);
    const none = await choose(randomUUID(), tick(...others));
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining('None of those you ticked'),
    ]);
    // Nor does a letter go to another event.
    expect((await choose(letter, tick(others[3] ?? ''), undefined, event + 1)).status).toBe(409);
  });

  it('nobody ticked, too many, or no form of ours is refused with words, and nothing is stored', async () => {
    const almaz = await ordered('almaz@example.org');
    const letter = randomUUID();
    const empty = await choose(letter, {});
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('tick the people')]);
    expect((await choose(letter, {}, 'text/html')).headers.get('location')).toBe(
      `/admin/tickets?event=${event}&letter=${letter}&wrong=none`,
    );
    const ids = Array.from({ length: MOST_CHOSEN }, () => randomUUID());
    expect((await choose(letter, tick(almaz.id, ...ids))).status).toBe(422);
    for (const wrong of [
      { letter: '1 or 1=1' },
      { event: '941; drop' },
      { event: '' },
    ] as const satisfies Fields[])
      expect((await post({ act: 'choose', letter, event: '941', ...tick(almaz.id), ...wrong })).status).toBe(
        422,
      );
    // Names of fields that are none.
    expect((await choose(letter, { 'order-__proto__': '1', "order-' or 1=1": '1' })).status).toBe(422);
    expect(await listLetters({ payload }, event)).toEqual([]);
    expect((await choose(letter, tick(almaz.id, ...ids.slice(1)))).status).toBe(200);
  });

  it('a letter never has more of them than it may, however they are added', async () => {
    const people = await orderedBy(MOST_CHOSEN + 1);
    const letter = randomUUID();
    expect((await choose(letter, tick(...people.slice(1)))).status).toBe(200);
    const more = await choose(letter, tick(people[0] ?? ''));
    expect([more.status, await more.text()]).toEqual([422, expect.stringContaining('at most 100 people')]);
    expect((await choose(letter, tick(people[1] ?? ''))).status).toBe(200);
    expect((await stored(letter))?.chosen).toHaveLength(MOST_CHOSEN);
    const all = await post({ letter, event: String(event), to: 'chosen', ...words, ...tick(...people) });
    expect(all.status).toBe(422);
    // Whoever gave up since is not counted.
    await sql(`update tickets.orders set state = 'cancelled' where id = $1`, [people[1]]);
    expect((await choose(letter, tick(people[0] ?? ''))).status).toBe(200);
    expect((await stored(letter))?.chosen.toSorted()).toEqual(people.toSpliced(1, 1).toSorted());
  });

  it('their letter and its test go with the last of them who is erased', async () => {
    const [almaz, hana] = [await ordered('almaz@example.org'), await ordered('hana@example.org')];
    await ordered('marta@example.org');
    const letter = randomUUID();
    await choose(letter, tick(almaz.id, hana.id));
    const about = { ...onlyEnglish, 'subject-en': 'For Almaz and Hana' };
    await post({ letter, event: String(event), to: 'chosen', ...about, ...tick(almaz.id, hana.id) });
    await post({ act: 'test', letter });
    await send(letter, '2');
    const erase = (email: string) => inOneTransaction(payload, req => eraseOrders(req, email, new Date()));
    await erase('almaz@example.org');
    expect([await recipients(), (await stored(letter))?.people]).toEqual([['hana@example.org'], 2]);
    await erase('hana@example.org');
    expect(JSON.stringify(await sql('select * from tickets.letters, mails'))).not.toContain('Hana');
    expect([await stored(letter), await sql('select from mails')]).toEqual([undefined, []]);
  });

  it('their letter goes with them too when the last two are erased at the same moment', async () => {
    const [almaz, hana] = [await ordered('almaz@example.org'), await ordered('hana@example.org')];
    const letter = randomUUID();
    await choose(letter, tick(almaz.id, hana.id));
    await post({ letter, event: String(event), to: 'chosen', ...onlyEnglish, ...tick(almaz.id, hana.id) });
    await send(letter, '2');
    const erase = (req: PayloadRequest, email: string) => eraseOrders(req, email, new Date());
    const isWaiting = () => sql('select from pg_locks where not granted and transactionid is not null');
    const both = await inOneTransaction(payload, async req => {
      await erase(req, 'almaz@example.org');
      const other = inOneTransaction(payload, also => erase(also, 'hana@example.org'));
      await Promise.race([other, expect.poll(isWaiting, { timeout: 20_000 }).toHaveLength(1)]);
      return [other];
    });
    await Promise.all(both);
    expect([await stored(letter), await recipients()]).toEqual([undefined, []]);
  });

  it('their letter goes out also while somebody with another order is being erased', async () => {
    const orders = [await ordered('almaz@example.org'), await ordered('almaz@example.org')];
    const [first, second] = orders.map(({ id }) => id).toSorted();
    const letter = randomUUID();
    await choose(letter, tick(second ?? ''));
    await post({ letter, event: String(event), to: 'chosen', ...words, ...tick(second ?? '') });
    await connectOnce(testDatabaseUrl(), async erasing => {
      const lock = (id = '') => erasing.query('select from tickets.orders where id = $1 for update', [id]);
      await erasing.query('begin');
      await lock(first);
      const sending = send(letter, '2');
      const waiting = () => sql('select from pg_locks where not granted and transactionid is not null');
      await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
      await lock(second);
      await erasing.query('commit');
      expect((await sending).status).toBe(200);
    });
    expect(await recipients()).toEqual(['almaz@example.org']);
  });

  it('two who choose at the same moment, and whoever presses twice, choose each person once', async () => {
    const people = await orderedBy(60);
    const letter = randomUUID();
    const answers = await Promise.all([
      choose(letter, tick(...people.slice(0, 40))),
      choose(letter, tick(...people.slice(0, 40))),
      post({ act: 'choose', letter, event: String(event), ...tick(...people.slice(20)) }, colleague),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored(letter))?.chosen.toSorted()).toEqual(people.toSorted());
  });

  it('the words of a letter that went with its last person, or was deleted, do not come back', async () => {
    const almaz = await ordered('almaz@example.org');
    const [erased, deleted] = [randomUUID(), randomUUID()];
    for (const letter of [erased, deleted]) await choose(letter, tick(almaz.id));
    await post({ act: 'delete', letter: deleted }, colleague);
    await inOneTransaction(payload, req => eraseOrders(req, 'almaz@example.org', new Date()));
    for (const letter of [erased, deleted]) {
      const typed = {
        letter,
        event: String(event),
        to: 'chosen',
        revision: '1',
        ...words,
        ...tick(almaz.id),
      };
      expect([(await post(typed)).status, await stored(letter)]).toEqual([409, undefined]);
    }
  });

  it('whoever goes back to the list for more people loses nothing that is written, complete or not', async () => {
    const [almaz, hana] = [await ordered('almaz@example.org'), await ordered('hana@example.org')];
    const letter = randomUUID();
    await choose(letter.toUpperCase(), tick(almaz.id, hana.id));
    const typed = { letter, event: String(event), to: 'chosen', revision: '1', 'subject-am': 'ለአልማዝ' };
    for (const accept of ['application/json', 'text/html']) {
      const answer = await post({ act: 'more', ...typed, ...tick(hana.id) }, editor, accept);
      const list = answer.headers.get('location') ?? (await answer.json()).to;
      expect(list).toBe(`/admin/tickets?event=${event}&letter=${letter}`);
    }
    const words = { am: { subject: 'ለአልማዝ', message: '' } };
    expect(await stored(letter)).toMatchObject({ words, chosen: [hana.id] });
    const others = await post({ act: 'more', ...typed, ...tick(almaz.id) }, colleague);
    expect([others.status, (await stored(letter))?.chosen]).toEqual([409, [hana.id]]);
  });

  it('they are still chosen after the letter was for a group, and who gave up meanwhile gets none', async () => {
    const [almaz, hana] = [await ordered('almaz@example.org'), await ordered('hana@example.org')];
    const letter = randomUUID();
    await choose(letter, tick(almaz.id));
    for (const to of ['all', 'chosen'])
      await post({ letter, event: String(event), to, ...words, ...tick(almaz.id) });
    expect(await stored(letter)).toMatchObject({ chosen: [almaz.id], audience: { to: 'chosen', of: null } });
    await sql(`update tickets.orders set state = 'cancelled' where id = $1`, [almaz.id]);
    expect((await send(letter, '3')).status).toBe(409);
    // Nor does a letter go out to somebody whom its sender has not seen on it.
    await choose(letter, tick(hana.id));
    expect([(await send(letter, '3')).status, await recipients()]).toEqual([409, []]);
    await send(letter, '4');
    expect(await recipients()).toEqual(['hana@example.org']);
  });

  it('nobody else chooses them: other roles, a page of another site, or a form with far too many names', async () => {
    const { id } = await ordered('almaz@example.org');
    const fields = { act: 'choose', event: String(event), ...tick(id) };
    const ask = async (headers: Record<string, string>, more: Fields = {}) =>
      (await post({ ...fields, letter: randomUUID(), ...more }, { headers })).status;
    for (const role of ['author', 'bookkeeper'] as const)
      expect(await ask((await signIn(payload, role)).headers)).toBe(403);
    for (const from of [{ origin: 'https://evil.example' }, { origin: 'null' }])
      expect(await ask({ ...editor.headers, ...from })).toBe(403);
    expect(await ask({ ...editor.headers, 'sec-fetch-site': 'cross-site' })).toBe(403);
    const many = tick(...Array.from({ length: 10_000 }, () => randomUUID()));
    expect(await ask(editor.headers, many)).toBe(400);
    expect(await listLetters({ payload }, event)).toEqual([]);
  });
});

describe('writing a letter', () => {
  it('somebody for the door, and somebody who is not signed in, can neither write, send nor see one', async () => {
    await ordered('almaz@example.org');
    const letter = await written();
    const nobody = { headers: {} };
    for (const session of [door, nobody]) {
      for (const act of ['send', 'test', 'delete', 'choose', ''])
        expect((await post({ act, letter, revision: '1', event: '941', to: 'all' }, session)).status).toBe(
          403,
        );
      expect((await show(letter, session)).status).toBe(403);
    }
    expect(await sql('select from mails')).toHaveLength(0);
  });

  it('what is incomplete is kept and named, also without scripts', async () => {
    const letter = randomUUID();
    const fields = { letter, event: String(event), to: 'all', 'subject-en': 'Where to park' };
    const answer = await post(fields);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: [{ message: expect.stringContaining('write a message'), field: 'message-en' }] },
    ]);
    const plain = await post(fields, editor, 'text/html');
    expect(plain.headers.get('location')).toBe(
      `/admin/tickets/write?event=${event}&letter=${letter}&wrong=noMessage&field=message-en&change=1`,
    );
    const [kept] = await listLetters({ payload }, event);
    expect(kept?.words).toEqual({ en: { subject: 'Where to park', message: '' } });
    expect((await send(letter, String(kept?.revision))).status).toBe(409);
  });

  it('a letter that was changed in another tab is not sent, nor one that nobody would get', async () => {
    const letter = await written('all', onlyEnglish);
    expect((await send(letter)).status).toBe(409);
    await ordered('almaz@example.org');
    await post({ letter, event: String(event), to: 'all', ...onlyEnglish, 'subject-en': 'Other' });
    expect((await send(letter, '1')).status).toBe(409);
    expect(await recipients()).toEqual([]);
    expect((await send(letter, '2')).status).toBe(200);
    // And is not changed any more.
    const changed = await post({ letter, event: String(event), to: 'all', ...words });
    expect(changed.status).toBe(409);
  });

  it('two who write one letter do not write over each other, and either can correct their own words', async () => {
    const letter = await written('all', onlyEnglish);
    const save = (subject: string, revision: string, by = editor, accept = 'application/json') =>
      post(
        { letter, event: String(event), to: 'all', ...onlyEnglish, 'subject-en': subject, revision },
        by,
        accept,
      );
    const subject = async () => (await listLetters({ payload }, event))[0]?.words.en?.subject;
    expect((await save('By a colleague', '1', colleague)).status).toBe(200);
    const refused = await save('Too late', '1');
    expect([refused.status, await refused.text(), await subject()]).toEqual([
      409,
      expect.stringContaining('was changed meanwhile'),
      'By a colleague',
    ]);
    expect((await save('Too late', '1', editor, 'text/html')).headers.get('location')).toContain(
      'wrong=changed',
    );
    // They went back in their browser.
    expect((await save('Corrected', '1', colleague)).status).toBe(200);
    expect((await save('After looking', '3')).status).toBe(200);
    expect(await subject()).toBe('After looking');
  });

  it('only ten letters about one event go out within a day', async () => {
    await ordered('almaz@example.org');
    for (let count = 0; count < MOST_LETTERS_A_DAY; count += 1)
      expect((await send(await written())).status).toBe(200);
    expect((await send(await written())).status).toBe(429);
    expect(await recipients()).toHaveLength(MOST_LETTERS_A_DAY);
  });

  it('a test goes to whoever asks for it, in each language, without a link of anybody', async () => {
    await ordered('almaz@example.org');
    const letter = await written();
    expect((await post({ act: 'test', letter })).status).toBe(200);
    const tests = await sql<Mail>('select "to", subject, data from mails order by id');
    expect(tests.map(({ subject }) => subject)).toEqual(['[Test] Where to park', '[ሙከራ] የመኪና ማቆሚያ']);
    expect(new Set(tests.map(({ to }) => to)).size).toBe(1);
    expect(tests[0]?.to).not.toBe('almaz@example.org');
    const server = await openServer();
    startWorker(by(server), { writers: mailWriters });
    await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(2);
    const texts = (await Promise.all([server.read(0), server.read(1)])).map(({ text }) => text).join('');
    expect(texts).toContain('The gate opens at nine.');
    expect(texts).toContain('Your tickets are listed here.');
    expect(texts).toContain('ከትምህርት ቤቱ ጀርባ።');
    expect(texts).not.toMatch(/order=|\{\{/);
    expect((await listLetters({ payload }, event))[0]?.sentAt).toBeNull();
  });

  it('its preview runs no scripts and shows each language that is written', async () => {
    const letter = await written('all', onlyEnglish);
    const shown = await show(letter, editor);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox;');
    expect(await shown.text()).toContain('The gate opens at nine.');
    expect((await show(letter, editor, 'am')).status).toBe(404);
    expect((await show('constructor', editor)).status).toBe(404);
  });

  it('a draft can be deleted, and a letter that was sent cannot', async () => {
    await ordered('almaz@example.org');
    const [draft, sent] = [await written(), await written()];
    await send(sent);
    await post({ act: 'delete', letter: draft });
    await post({ act: 'delete', letter: sent });
    expect((await listLetters({ payload }, event)).map(({ id }) => id)).toEqual([sent]);
  });
});

const show = (letter: string, { headers }: { headers: Record<string, string> }, locale = 'en') =>
  GET(
    new Request(`${env.STAFF_URL}/api/tickets-desk/letter?${new URLSearchParams({ letter, locale })}`, {
      headers,
    }),
  );

describe('somebody who is erased', () => {
  it('they get nothing that was not sent yet, and no record names them', async () => {
    const { id } = await ordered('almaz@example.org');
    await ordered('hana@example.org');
    await send(await written());
    const own = await written(`order:${id}`, {
      ...onlyEnglish,
      ...{ 'subject-en': 'For Almaz', 'message-en': 'Dear Almaz, your bag is here.' },
    });
    await post({ act: 'test', letter: own });
    await send(own);
    await inOneTransaction(payload, req => eraseOrders(req, 'almaz@example.org', new Date()));
    expect(await recipients()).toEqual(['hana@example.org']);
    expect((await listLetters({ payload }, event)).map(({ people }) => people)).toEqual([2]);
    const stored = JSON.stringify(await sql('select * from tickets.letters, mails'));
    expect(stored.toLowerCase()).not.toContain('almaz');
  });

  it('a letter to one person goes when orders are forgotten, and a draft after thirty days', async () => {
    const { id } = await ordered('almaz@example.org');
    await send(await written(`order:${id}`));
    await send(await written());
    await written();
    await sql(`update tickets.orders set over_at = now() - interval '91 days'`);
    await sql(`update tickets.letters set changed_at = now() - interval '31 days'`);
    await forgetOrders({ payload }, new Date());
    expect((await listLetters({ payload }, event)).map(({ audience }) => audience.to)).toEqual(['all']);
  });
});
