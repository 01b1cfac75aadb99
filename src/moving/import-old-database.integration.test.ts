import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeChannel } from '#platform/changes.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../tests/support/database.ts';
import { OLD_DATABASE } from '../../tests/support/old-database.ts';
import { drawPicture } from '../../tests/support/pictures.ts';
import { exportOldDatabase } from './export-old-database.ts';
import { type ImportOptions, importOldDatabase } from './import-old-database.ts';
import type { EntryState } from './sort-entries.ts';

let payload: Payload;
const folder = join(String(process.env.DATA_DIR), 'old-pictures');
beforeAll(async () => {
  payload = await openTestPayload();
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(join(folder, 'images', 'Clinic day.JPG'), await drawPicture({ width: 900 }));
  writeFileSync(join(folder, 'images', 'evening.png'), 'no picture at all');
});

const text = JSON.stringify(OLD_DATABASE, null, 2);

async function moveIn(options: Partial<ImportOptions> = {}) {
  const outcome = await importOldDatabase(payload, { text, write: true, ...options });
  if (!outcome.ok) throw new Error(outcome.problem.reason);
  return outcome.value;
}

const listFates = ({ entries }: { entries: { key: string; fate: EntryState }[] }) =>
  Object.fromEntries(entries.map(({ key, fate }) => [key, fate]));

const visitor = () => createRenderContext({ locale: 'en', now: new Date() });

const everyKey = (fate: EntryState) => ({ '-Nabc1': fate, '-Nabc2': fate, '-Nabc3': fate, 'fund-2': fate });

describe('importing the old database', () => {
  it('a dry run writes nothing and reports what would be imported', async () => {
    const result = await moveIn({ write: false, picturesFolder: folder });
    expect(listFates(result)).toEqual(everyKey('new'));
    expect(result.entries.map(({ line }) => line)).toEqual([3, 19, 26, 33]);
    expect(result.numbers).toMatchObject({ raised: 2, unchanged: 0 });
    for (const collection of ['posts', 'events', 'media', 'counts', 'former-addresses'] as const)
      expect((await payload.count({ collection })).totalDocs).toBe(0);
  });

  it('every field of the old database is imported into our own format', async () => {
    const result = await moveIn();
    expect(listFates(result)).toEqual(everyKey('new'));
    const [event] = await listPublic(visitor(), { collection: 'events' });
    expect(event).toMatchObject({
      heading: { en: 'Fundraiser II' },
      slug: 'fundraiser-ii',
      clickKey: 'fundraiserii',
      dateTime: {
        date: '2024-12-12T12:00:00.000Z',
        time: '17:30',
        endTime: '21:00',
        timeZone: 'America/Chicago',
      },
      location: { coords: { lat: 41.9, lng: -87.6 }, zip: '60601', name: { en: 'Hall' } },
      disc: { title: { en: 'An evening' } },
      style: 'dusk',
      imgPos: 'top',
      getTicket: 'https://tickets.example/fund-2',
      result: { en: '40 parcels packed' },
    });
    const post = await findByAddress(visitor(), 'posts', 'clinic-opens');
    expect(post).toMatchObject({ postDate: '2023-11-07T12:00:00.000Z', disc: { par1: { en: 'Only one.' } } });
  });

  it('an import announces all its changes in one notification, and none if nothing changed', async () => {
    const notices: string[] = [];
    await connectOnce(testDatabaseUrl(), async client => {
      client.on('notification', ({ payload: notice = '' }) => notices.push(notice));
      await client.query(`listen ${changeChannel}`);
      const posts = Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [
          `told-${index}`,
          { heading: `Told ${index}`, postDate: '2020-01-01' },
        ]),
      );
      await moveIn({ text: JSON.stringify({ posts, events: { story: { heading: 'Told' } } }) });
      await client.query('select 1');
      await moveIn({ text: JSON.stringify({ posts }) });
      await client.query('select 1');
    });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/posts.*events|events.*posts/);
  });

  it('a post without a valid date is imported without a date', async () => {
    const { docs } = await payload.find({ collection: 'posts', where: { origin: { equals: '-Nabc3' } } });
    expect(docs[0]).toMatchObject({ postDate: null, type: 'ad', _status: 'published' });
    await moveIn({ text: JSON.stringify({ posts: { undated: { heading: 'Long ago', postDate: 'once' } } }) });
    const undated = await findByAddress(visitor(), 'posts', 'long-ago');
    expect(undated).toMatchObject({ postDate: null, type: 'normal' });
  });

  it('addresses of the old site redirect to ours', async () => {
    expect(await findByAddress(visitor(), 'posts', 'donations-up-40-thanks')).toHaveProperty('id');
    // A percent sign is not allowed in our addresses, so only its decoded form redirects.
    await moveIn({
      text: JSON.stringify({ posts: { quoted: { heading: "What's cooking?", postDate: 'Jan 02, 2024' } } }),
    });
    expect(await findByAddress(visitor(), 'posts', "what's-cooking?")).toEqual({ movedTo: 'whats-cooking' });
  });

  it('imported counts are stored under count keys, the higher one if two keys are equal', async () => {
    const { docs } = await payload.find({ collection: 'counts', sort: 'key', pagination: false });
    expect(docs.map(({ kind, key, n }) => [kind, key, n])).toEqual([
      ['view', 'donate', 12],
      ['view', 'fundraiserii', 321],
    ]);
  });

  it('an import raises a count to a higher value, and never lowers it or adds to it', async () => {
    const numberAfter = async (fundraiserii: unknown) => {
      await moveIn({ text: JSON.stringify([{ fundraiserii }]) });
      const { docs } = await payload.find({
        collection: 'counts',
        where: { key: { equals: 'fundraiserii' } },
      });
      return docs[0]?.n;
    };
    expect(await numberAfter(300)).toBe(321);
    expect(await numberAfter('400')).toBe(400);
    expect(await numberAfter(-1)).toBe(400);
  });

  it('a repeated import creates no duplicates and changes nothing', async () => {
    const before = await payload.find({ collection: 'posts', pagination: false, sort: 'id' });
    const result = await moveIn();
    expect(listFates(result)).toEqual(everyKey('unchanged'));
    expect(result.numbers).toMatchObject({ raised: 0, unchanged: 2 });
    expect(await payload.find({ collection: 'posts', pagination: false, sort: 'id' })).toEqual(before);
  });

  it('an import updates changed records, and keeps address, count key and redirects', async () => {
    const changed = structuredClone(OLD_DATABASE);
    changed.posts['-Nabc2'].heading = 'The clinic in Jimma opens!';
    const result = await moveIn({ text: JSON.stringify(changed) });
    expect(listFates(result)).toEqual({ ...everyKey('unchanged'), '-Nabc2': 'changed' });
    const post = await findByAddress(visitor(), 'posts', 'clinic-opens');
    expect(post).toMatchObject({ heading: { en: 'The clinic in Jimma opens!' }, clickKey: 'clinicopens' });
    expect(await findByAddress(visitor(), 'posts', 'the-clinic-in-jimma-opens!')).toEqual({
      movedTo: 'clinic-opens',
    });
    const { totalDocs } = await payload.countVersions({
      collection: 'posts',
      where: { parent: { equals: (post as { id: number }).id } },
    });
    expect(totalDocs).toBe(2);
  });

  it('an import keeps edits by staff unless --overwrite is set', async () => {
    const { docs } = await payload.find({ collection: 'posts', where: { origin: { equals: '-Nabc1' } } });
    const id = docs[0]?.id ?? 0;
    await payload.update({ collection: 'posts', id, data: { preIntro: 'By staff', _status: 'published' } });
    expect(listFates(await moveIn())['-Nabc1']).toBe('edited');
    expect(await payload.findByID({ collection: 'posts', id })).toMatchObject({ preIntro: 'By staff' });
    expect(listFates(await moveIn({ overwrite: true }))['-Nabc1']).toBe('changed');
    expect(await payload.findByID({ collection: 'posts', id })).toMatchObject({ preIntro: 'Progress' });
  });

  it('imported pictures stay hidden until staff state whether people are identifiable', async () => {
    const result = await moveIn({ picturesFolder: folder });
    expect(listFates(result)).toMatchObject({
      '-Nabc1': 'changed',
      'fund-2': 'changed',
      '-Nabc3': 'unchanged',
    });
    expect(result.pictures).toEqual([
      { name: 'https://old.example/images/clinic%20day.jpg', waits: true },
      { name: '/images/evening.png', reason: expect.stringContaining('not a picture') },
    ]);
    const { docs } = await payload.find({ collection: 'media', sort: 'id' });
    expect(docs[0]).toMatchObject({ identifiable: 'unanswered', alt: 'Donations up 40%, thanks!' });
    expect(docs[0]?.sizes?.webp320?.filename).toMatch(/^clinic-day-/);
    const address = 'donations-up-40-thanks';
    expect(await findByAddress(visitor(), 'posts', address)).not.toMatchObject({ img: { id: docs[0]?.id } });
    await payload.update({ collection: 'media', id: docs[0]?.id ?? 0, data: { identifiable: 'no' } });
    expect(await findByAddress(visitor(), 'posts', address)).toMatchObject({ img: { id: docs[0]?.id } });
    expect(listFates(await moveIn({ picturesFolder: folder }))).toMatchObject({ '-Nabc1': 'unchanged' });
  });

  it('an imported record has a version that staff can restore', async () => {
    const { docs } = await payload.findVersions({
      collection: 'events',
      where: { 'version.origin': { equals: 'fund-2' } },
      sort: 'createdAt',
    });
    const [first] = docs;
    const restored = await payload.restoreVersion({ collection: 'events', id: String(first?.id) });
    expect(restored).toMatchObject({
      heading: 'Fundraiser II',
      location: { coords: { lat: 41.9 } },
      moreImg: [],
    });
  });

  it('records that the forms would refuse are refused with line and reason, and the rest is imported', async () => {
    const file = {
      posts: {
        long: { heading: 'x'.repeat(121) },
        fine: { heading: 'Fine', postDate: 'Jan 01, 2024' },
        none: 7,
      },
      events: {
        zone: { heading: 'Z', dateTime: { timeZone: 'Atlantis' } },
        link: { heading: 'L', getTicket: 'javascript:alert(1)' },
      },
    };
    const { entries } = await moveIn({ text: JSON.stringify(file, null, 1) });
    expect(entries.map(({ key, fate, line, reasons }) => [key, fate, line, reasons.join()])).toEqual([
      ['long', 'unreadable', 3, expect.stringContaining('please use at most 120 characters')],
      ['fine', 'new', 6, ''],
      ['none', 'unreadable', 10, 'it is not an object with fields'],
      ['zone', 'unreadable', 13, expect.stringContaining('time zone')],
      ['link', 'unreadable', 19, expect.stringContaining('https://')],
    ]);
    expect(entries.map(({ notes }) => notes)).toEqual([
      undefined,
      ['“Heading” is missing in Amharic: visitors see the English.'],
      ...Array(3).fill(undefined),
    ]);
  });

  it('a file that is not JSON is refused with its line', async () => {
    const outcome = await importOldDatabase(payload, { text: '{\n "posts": {\n  "a": {,}\n}', write: true });
    expect(outcome).toMatchObject({ ok: false, problem: { line: 3 } });
  });
});

describe('exporting the database', () => {
  it('importing an export into its own database changes nothing, and a second export is identical', async () => {
    const { text: file } = await exportOldDatabase(payload);
    const { entries, numbers } = await moveIn({ text: file });
    expect(new Set(entries.map(({ fate }) => fate))).toEqual(new Set(['unchanged']));
    expect(numbers.raised).toBe(0);
    expect((await exportOldDatabase(payload)).text).toBe(file);
  });
});
