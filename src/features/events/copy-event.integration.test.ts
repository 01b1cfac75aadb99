import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '#core/zoned-time.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

const today = dayIn('Africa/Addis_Ababa', new Date());
const old = addDays(today, -30);
const soon = addDays(today, 300);

let payload: Payload;
let editor: Session;
let event = 0;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});
beforeEach(async () => {
  const made = await payload.create({
    collection: 'events',
    overrideAccess: true,
    data: {
      ...{ heading: 'Coffee for the clinic', type: 'normal', state: 'postponed' },
      ...{ getTicket: 'https://shop.example/2025', result: '40 parcels packed' },
      dateTime: { date: old, time: '17:00', endTime: '01:00', timeZone: 'America/Chicago' },
      tickets: {
        ...{ places: 40, currency: 'ETB', words: 'Bring a cup.' },
        kinds: [
          { name: 'Adult', price: '250', from: addDays(old, -20), until: addDays(old, -1) },
          { name: 'Family', seats: 4, code: 'helpers' },
        ],
        questions: [{ question: 'Do you eat meat?', isRequired: true }],
      },
      report: { raised: '5000', currency: 'ETB', source: 'Counted by two people', thanks: 'To all.' },
      _status: 'published',
    } as never,
  });
  event = made.id;
  const { kinds = [], questions = [] } = (made.tickets ?? {}) as Record<string, { id: string }[]>;
  await payload.update({
    ...{ collection: 'events', id: event, locale: 'am', overrideAccess: true },
    data: {
      ...{ heading: 'ቡና ለክሊኒኩ', result: '40 ጥቅል', report: { ...made.report, thanks: 'ለሁሉም።' } },
      tickets: {
        ...{ ...made.tickets, words: 'ስኒ ይዘው ይምጡ።' },
        kinds: kinds.map((kind, at) => ({ ...kind, name: ['አዋቂ', 'ቤተሰብ'][at] })),
        questions: questions.map(each => ({ ...each, question: 'ሥጋ ይበላሉ?' })),
      },
    } as never,
  });
});

const copy = (
  day: string,
  { headers }: Pick<Session, 'headers'> = editor,
  id: number | string = event,
  more: Record<string, string> = {},
) =>
  callApi('POST', `/events/${id}/copy`, {
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ day, ...more }),
  });
const countEvents = async () =>
  (await payload.count({ collection: 'events', overrideAccess: true })).totalDocs;
const read = (id: number) =>
  payload.findByID({
    ...{ collection: 'events', id, draft: true, depth: 0 },
    ...{ locale: 'all', fallbackLocale: false, overrideAccess: true },
  });

describe('a copy of an event on another day', () => {
  it('it is a draft with an address of its own, moved as a whole, with kinds, questions and words in both languages', async () => {
    const answer = await copy(soon);
    expect(answer.status).toBe(200);
    const id = Number(/\/events\/(\d+)$/.exec((await answer.json()).to)?.[1]);
    const [made, from] = [await read(id), await read(event)];
    expect(made).toMatchObject({
      _status: 'draft',
      slug: expect.stringMatching(/^coffee-for-the-clinic-\d+$/),
      ...{ heading: { en: 'Coffee for the clinic', am: 'ቡና ለክሊኒኩ' }, state: 'scheduled' },
      dateTime: {
        ...{ date: `${soon}T12:00:00.000Z`, time: '17:00', endTime: '01:00', timeZone: 'America/Chicago' },
      },
      tickets: {
        ...{ places: 40, currency: 'ETB', words: { en: 'Bring a cup.', am: 'ስኒ ይዘው ይምጡ።' } },
        kinds: [
          {
            ...{ name: { en: 'Adult', am: 'አዋቂ' }, price: '250' },
            from: `${addDays(soon, -20)}T12:00:00.000Z`,
            until: `${addDays(soon, -1)}T12:00:00.000Z`,
          },
          { name: { en: 'Family', am: 'ቤተሰብ' }, seats: 4, code: 'helpers' },
        ],
        questions: [{ question: { en: 'Do you eat meat?', am: 'ሥጋ ይበላሉ?' }, isRequired: true }],
      },
    });
    // Tickets are counted by the id of their kind, and clicks by the key.
    const kindIds = [made, from].flatMap(({ tickets }) => tickets?.kinds?.map(kind => kind.id));
    expect(new Set(kindIds).size).toBe(4);
    expect(made.clickKey).toBe(`coffeefortheclinic${soon.replaceAll('-', '')}`);
  });

  it('what came of the old event and its ticket shop stay behind, also in Amharic, and the old event is as it was', async () => {
    const before = await read(event);
    const { to } = await (await copy(soon)).json();
    const made = await read(Number(/\d+$/.exec(to)?.[0]));
    expect(made.getTicket ?? null).toBeNull();
    expect(JSON.stringify([made.result, made.report])).not.toMatch(/40|5000|Counted|To all|ለሁሉም/);
    expect(await read(event)).toEqual(before);
    const gone = await connectOnce(testDatabaseUrl(), client =>
      client.query('select count(*)::int as copies from tickets.tickets where event <> $1', [event]),
    );
    expect(gone.rows).toEqual([{ copies: 0 }]);
  });

  it('an ordinary duplicate keeps the days, so that only a copy to another day moves them', async () => {
    const made = await payload.duplicate({ collection: 'events', id: event, overrideAccess: true });
    expect(made).toMatchObject({ dateTime: { date: `${old}T12:00:00.000Z` }, result: '40 parcels packed' });
  });

  it.each([
    ['no day', '', 422],
    ['a day that is over', '2020-02-03', 422],
    ['a day that does not exist', '2031-02-30', 422],
    ['words', '<b>', 422],
  ])('%s is refused beside the field, and nothing is made', async (_what, day, status) => {
    const before = await countEvents();
    const answer = await copy(day);
    expect([answer.status, (await answer.json()).errors[0].field]).toEqual([status, 'day']);
    expect(await countEvents()).toBe(before);
  });

  it('an event that is gone is not copied, nor by people who may not make events', async () => {
    const before = await countEvents();
    expect((await copy(soon, editor, 999_999)).status).toBe(404);
    expect((await copy(soon, editor, 'constructor')).status).toBe(404);
    for (const role of ['publisher', 'bookkeeper', 'door'] as const)
      expect((await copy(soon, await signIn(payload, role))).status, role).toBe(403);
    expect((await copy(soon, { headers: {} as never })).status).toBe(403);
    await payload.update({
      ...{ collection: 'events', id: event, overrideAccess: true },
      data: { deletedAt: new Date().toISOString() },
    });
    expect((await copy(soon)).status).toBe(404);
    expect(await countEvents()).toBeLessThanOrEqual(before);
  });

  it('a form that is sent twice, also at once, makes one copy, and the next form, day or account another', async () => {
    const key = randomUUID();
    const author = await signIn(payload, 'author');
    const before = await countEvents();
    const press = async (on = soon, by = editor, of: string = key) => {
      const answer = await copy(on, by, event, { key: of });
      return answer.ok ? (await answer.json()).to : answer.status;
    };
    const [one, other] = await Promise.all([press(), press()]);
    expect([other, await press(), await countEvents()]).toEqual([one, one, before + 1]);
    const more = [await press(addDays(soon, 1)), await press(soon, author), await press(soon, editor, 'x')];
    expect(new Set([one, ...more]).size).toBe(4);
    expect(await countEvents()).toBe(before + 4);
  });

  it.each([
    ['a year that no calendar has', 'day', '9999-01-01', 422],
    ['a day of many letters', 'day', '2'.repeat(200_000), 422],
  ])('an attack on the form makes nothing: %s', async (_what, field, value, status) => {
    const before = await countEvents();
    expect((await copy(soon, editor, event, { [field]: value })).status).toBe(status);
    expect(await countEvents()).toBe(before);
  });

  it('the page of another site copies nothing, and no other collection is copied as an event', async () => {
    const before = await countEvents();
    const foreign = { headers: { ...editor.headers, origin: 'https://evil.example' } };
    expect((await copy(soon, foreign as never)).status).toBe(403);
    const url = `/posts/${event}/copy`;
    expect((await callApi('POST', url, { headers: editor.headers })).status).toBeGreaterThanOrEqual(400);
    expect(await countEvents()).toBe(before);
  });

  it('an event with as many kinds of ticket as it can have is copied with all of them, on a feast and over a change of clocks', async () => {
    const kinds = Array.from({ length: 20 }, (_, at) => ({ name: `Kind ${at}`, from: old, until: old }));
    const data = { tickets: { places: 40, kinds } } as never;
    await payload.update({ collection: 'events', id: event, overrideAccess: true, data });
    for (const day of [`${Number(today.slice(0, 4)) + 1}-03-14`, `${Number(today.slice(0, 4)) + 1}-09-11`]) {
      const { to } = await (await copy(day)).json();
      const made = await read(Number(/\d+$/.exec(to)?.[0]));
      const days = (made.tickets?.kinds ?? []).map(({ from }) => from?.slice(0, 10));
      expect([days.length, new Set(days).size, made.dateTime?.date]).toEqual([20, 1, `${day}T12:00:00.000Z`]);
    }
  });

  it('an author who copies a published event has a draft of their own', async () => {
    const author = await signIn(payload, 'author');
    const { to } = await (await copy(soon, author)).json();
    expect(await read(Number(/\d+$/.exec(to)?.[0]))).toMatchObject({
      ...{ _status: 'draft', begunBy: author.user.id },
    });
  });
});
