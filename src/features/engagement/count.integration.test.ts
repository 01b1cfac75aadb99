import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { type CountName, countKinds, donateKey } from './count.rules.ts';
import { countVisit, listNumbers, raiseCount, type Visit } from './counts.action.ts';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const now = new Date('2026-11-20T09:00:00.000Z');

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  await publish('posts', { heading: 'Told to all', type: 'normal' });
  await publish('events', { heading: 'Seen by all' });
  await payload.create({
    collection: 'posts',
    data: { heading: 'Not told yet', type: 'normal' },
    draft: true,
  });
});

function publish(collection: 'posts' | 'events', data: { heading: string; type?: 'normal' }) {
  return payload.create({ collection, data: { type: 'normal', ...data, _status: 'published' } });
}

let networks = 0;
/** A visitor in their own network, so that tests do not share limits. */
const somebody = (): Visit => {
  networks += 1;
  return { clientAddress: `10.0.${networks >> 8}.${networks & 255}`, userAgent: browser, now };
};
const count = (kind: CountName['kind'], key: string, visit = somebody()) =>
  countVisit(payload, { kind, key }, visit);
const findNumber = async (kind: CountName['kind'], key: string) =>
  (await listNumbers(payload, [{ kind, key }]))[`${kind}:${key}`];
const unknown = { ok: false, problem: { code: 'unknown' } };

describe('counts', () => {
  it('a hundred clicks at the same instant are all counted, and each gets its own count', async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => count('click', 'toldtoall')));
    const counts = outcomes.map(outcome => (outcome.ok ? outcome.value : Number.NaN));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('several counts raised at once are not mixed up', async () => {
    const keys = ['one', 'two', 'three'];
    const counts = await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        raiseCount(payload, { kind: index % 2 ? 'click' : 'share', key: keys[index % 3] ?? '' }),
      ),
    );
    expect(Math.max(...counts)).toBe(15);
    for (const key of keys)
      expect([await findNumber('click', key), await findNumber('share', key)]).toEqual([15, 15]);
  });

  it('clicks, views, loves and shares of one key are counted apart', async () => {
    await count('love', 'seenbyall');
    const names = countKinds.map(kind => ({ kind, key: 'seenbyall' }));
    expect(await listNumbers(payload, names)).toEqual({
      'click:seenbyall': 0,
      'view:seenbyall': 0,
      'love:seenbyall': 1,
      'share:seenbyall': 0,
    });
  });

  it('counts are refused for unknown keys and drafts, and views and loves for anything but events', async () => {
    expect(await count('click', 'nobodywrotethis')).toEqual(unknown);
    expect(await count('click', 'nottoldyet')).toEqual(unknown);
    expect(await count('view', 'toldtoall')).toEqual(unknown);
    expect(await count('love', 'toldtoall')).toEqual(unknown);
    expect(await count('view', donateKey)).toEqual(unknown);
    const { totalDocs } = await payload.count({
      collection: 'counts',
      where: { or: [{ key: { equals: 'nottoldyet' } }, { kind: { equals: 'view' } }] },
    });
    expect(totalDocs).toBe(0);
  });

  it('content that was just published is counted, although its key was unknown before', async () => {
    expect(await count('view', 'justnow')).toEqual(unknown);
    await publish('events', { heading: 'Just now' });
    expect(await count('view', 'justnow')).toEqual({ ok: true, value: 1 });
  });

  it('clicks on donate buttons are counted under one key', async () => {
    expect(await count('click', donateKey)).toEqual({ ok: true, value: 1 });
  });

  it('[DATA-25] counts are returned as a map from key to number', async () => {
    expect(await listNumbers(payload, [])).toEqual({});
    expect(await listNumbers(payload, [{ kind: 'click', key: 'nevercounted' }])).toEqual({
      'click:nevercounted': 0,
    });
  });

  it('[COUNT-04] a count is stored as a kind, a key and a number, without data about the visitor', async () => {
    const { docs } = await payload.find({ collection: 'counts', limit: 1 });
    expect(Object.keys(docs[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'id',
      'key',
      'kind',
      'n',
      'updatedAt',
    ]);
  });
});

describe('limits and bots', () => {
  it('one network is counted thirty times a minute for each key, and is told when it may go on', async () => {
    vi.setSystemTime(now);
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const visit = { ...somebody(), clientAddress: '2001:db8:1:2::1' };
    const neighbour = { ...visit, clientAddress: '2001:db8:1:2:ffff::9' };
    for (let time = 0; time < 15; time += 1)
      for (const visitor of [visit, neighbour])
        expect((await count('view', 'seenbyall', visitor)).ok).toBe(true);
    expect(await count('view', 'seenbyall', neighbour)).toEqual({
      ok: false,
      problem: { code: 'too-often', wait: 60 },
    });
    expect((await count('love', 'seenbyall', visit)).ok).toBe(true);
    const later = new Date(now.getTime() + 60_000);
    vi.setSystemTime(later);
    expect((await count('view', 'seenbyall', { ...visit, now: later })).ok).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.14.1',
  ])('the bot %s gets the count and is not counted', async userAgent => {
    const before = await findNumber('click', 'toldtoall');
    expect(await count('click', 'toldtoall', { ...somebody(), userAgent })).toEqual({
      ok: true,
      value: before,
    });
    expect(await count('click', 'nobodywrotethis', { ...somebody(), userAgent })).toEqual(unknown);
    expect(await findNumber('click', 'toldtoall')).toBe(before);
  });

  it.each([
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16'],
    [
      'UC Browser',
      'Mozilla/5.0 (Linux; U; Android 9; en-US; TECNO KC8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.3.8.1305 Mobile Safari/537.36',
    ],
    [
      'a phone with keys',
      'Mozilla/5.0 (Mobile; Nokia_2720_Flip; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.2',
    ],
    [
      'the window of a social network',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0]',
    ],
  ])('a visitor with %s is counted', async (_browser, userAgent) => {
    const before = (await findNumber('click', 'toldtoall')) ?? 0;
    expect(await count('click', 'toldtoall', { ...somebody(), userAgent })).toEqual({
      ok: true,
      value: before + 1,
    });
  });

  it('a visitor without a user agent is counted', async () => {
    const before = (await findNumber('click', 'toldtoall')) ?? 0;
    const silent = { ...somebody(), userAgent: null };
    expect(await count('click', 'toldtoall', silent)).toEqual({ ok: true, value: before + 1 });
  });
});
