import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { countView, type Sender, type SentView } from './count-view.action.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const day = '2026-11-20';
const pages = new Set(['/', '/news', '/news/a-post', '/donate']);

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await queryRows({ payload }, sql`truncate figures.daily, figures.visitors`);
});

let networks = 0;
/** Somebody in a network of their own. */
function somebody(headers: Record<string, string> = {}, at = `${day}T09:00:00Z`): Sender {
  networks += 1;
  return {
    clientAddress: `10.1.${networks >> 8}.${networks & 255}`,
    headers: new Headers({ 'user-agent': phone, ...headers }),
    ownHost: 'adey.org',
    country: null,
    now: new Date(at),
  };
}

const usual: SentView = { p: '/', s: 60, e: false, a: false, g: '', r: '', c: '' };
const see = (sender: Sender, view: Partial<SentView>) =>
  countView(payload, { ...usual, ...view }, sender, async path => pages.has(path));

type Row = { kind: string; name: string; views: number; visits: number; quick: number; ends: number };
const counted = async (kind: string, on = day) => {
  const rows = await queryRows<Row>(
    { payload },
    sql`select kind, name, views, visits, quick, ends from figures.daily
        where day = ${on} and kind = ${kind} order by name`,
  );
  return rows.map(({ name, views, visits, quick, ends }) => [name, views, visits, quick, ends].join(' '));
};

describe('counting views', () => {
  it('every view of a page is counted, and each visitor once a day', async () => {
    const [one, other] = [somebody(), somebody()];
    await see(one, { p: '/', r: 'news.example.org', c: 'Spring' });
    await see(one, { p: '/am/news/', r: 'adey.org' });
    await see(other, { p: '/news' });
    expect(await counted('all')).toEqual([' 3 2 0 0']);
    expect(await counted('page')).toEqual(['/ 1 1 0 0', '/news 2 1 0 0']);
    expect(await counted('language')).toEqual(['am 1 0 0 0', 'en 2 2 0 0']);
    expect(await counted('device')).toEqual(['phone 3 2 0 0']);
    expect(await counted('referrer')).toEqual(['news.example.org 0 1 0 0']);
    expect(await counted('campaign')).toEqual(['spring 0 1 0 0']);
    expect(await counted('country')).toEqual([]);
  });

  it('five hundred concurrent views are all counted', async () => {
    const senders = Array.from({ length: 100 }, () => somebody());
    await Promise.all(
      senders.flatMap(sender => Array.from({ length: 5 }, () => see(sender, { p: '/news' }))),
    );
    expect(await counted('all')).toEqual([' 500 100 0 0']);
    expect(await counted('page')).toEqual(['/news 500 100 0 0']);
  });

  it('bots and visitors who ask not to be tracked are not counted', async () => {
    await see(somebody({ dnt: '1' }), {});
    await see(somebody({ 'sec-gpc': '1' }), {});
    await see(somebody({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), {});
    await see(somebody({ 'user-agent': '' }), {});
    expect(await counted('all')).toEqual([]);
  });

  it('countries are counted only where a header for them is set', async () => {
    await see({ ...somebody(), country: 'ET' }, {});
    await see({ ...somebody(), country: '<b>' }, {});
    expect(await counted('country')).toEqual(['ET 1 1 0 0']);
  });

  it('one visitor is counted for at most 240 views a minute', async () => {
    const busy = somebody();
    await Promise.all(Array.from({ length: 300 }, () => see(busy, {})));
    expect(await counted('all')).toEqual([' 240 1 0 0']);
  });

  it('a page counts as left at once only if no other page follows', async () => {
    const [leaves, stays, reads] = [somebody(), somebody(), somebody()];
    await see(leaves, { p: '/news', s: 3 });
    await see(stays, { p: '/news', s: 3 });
    await see(reads, { p: '/news', s: 30 });
    expect(await counted('page')).toEqual(['/news 3 3 2 0']);
    await see(stays, { p: '/donate', s: 3 });
    expect(await counted('page')).toEqual(['/donate 1 0 0 0', '/news 3 3 1 0']);
  });
});

describe('goals', () => {
  it('a goal is counted once for each visit, with its previous step and its campaign', async () => {
    const donor = somebody();
    await see(donor, { p: '/news/a-post', e: true, c: 'spring' });
    await see(donor, { p: '/send/gift', g: 'gift-begun' });
    await see(donor, { p: '/send/thanks', g: 'gift-paid' });
    await see(donor, { p: '/send/thanks', g: 'gift-paid' });
    expect(await counted('goal')).toEqual(['gift-begun 0 1 0 0', 'gift-paid 0 1 0 0', 'read 0 1 0 0']);
    expect(await counted('step')).toEqual([
      'gift-begun > gift-paid 0 1 0 0',
      'read > gift-begun 0 1 0 0',
      'visit > read 0 1 0 0',
    ]);
    expect(await counted('brought')).toEqual([
      'spring > gift-begun 0 1 0 0',
      'spring > gift-paid 0 1 0 0',
      'spring > read 0 1 0 0',
    ]);
    expect(await counted('page')).toEqual(['/news/a-post 1 1 0 1']);
  });

  it('a goal reached after a page was counted does not count the page again', async () => {
    const reader = somebody();
    await see(reader, { p: '/news' });
    await see(reader, { p: '/news', a: true, g: 'joined' });
    expect(await counted('page')).toEqual(['/news 1 1 0 0']);
    expect(await counted('goal')).toEqual(['joined 0 1 0 0']);
  });
});

describe('addresses without a page', () => {
  it('missing addresses are counted when the page reports them, and never as a page', async () => {
    await see(somebody(), { p: '/gala', g: 'missing' });
    await see(somebody(), { p: '/am/gala', g: 'missing' });
    await see(somebody(), { p: '/news', g: 'missing' });
    await see(somebody(), { p: '/send/preferences' });
    await see(somebody(), { p: '/invented' });
    expect(await counted('missing')).toEqual(['/gala 2 0 0 0']);
    expect(await counted('page')).toEqual(['/news 1 1 0 0']);
  });

  it('missing addresses fill at most 301 rows a day, and all their views are counted', async () => {
    const sent = Array.from({ length: 700 }, (_, n) => see(somebody(), { p: `/gone-${n}`, g: 'missing' }));
    await Promise.all(sent);
    const rows = await counted('missing');
    expect(rows.length).toBeLessThanOrEqual(301);
    const views = rows.map(row => Number(row.split(' ')[1])).reduce((sum, n) => sum + n, 0);
    expect(views).toBe(700);
  });
});

describe('data about a visitor', () => {
  const everything = async () => {
    const tables = await queryRows<{ name: string }>(
      { payload },
      sql`select table_name as name from information_schema.tables where table_schema = 'figures'`,
    );
    const texts = await Promise.all(
      tables.map(({ name }) =>
        queryRows<{ row: string }>({ payload }, sql.raw(`select t::text as row from figures.${name} t`)),
      ),
    );
    return texts.flat().map(({ row }) => row);
  };

  it('stored figures contain no network address, browser or personal link of a visitor', async () => {
    const visitor = somebody({ 'accept-language': 'am-ET' });
    await see(visitor, { p: '/news', r: 'mail.example.org', c: 'abeba@example.org' });
    await see(visitor, { p: '/send/receipt', g: 'gift-paid' });
    await see(visitor, { p: '/auth/in/user/abeba', g: 'missing' });
    const stored = (await everything()).join('\n');
    expect(stored).toContain('/news');
    for (const secret of [visitor.clientAddress, 'Android', 'am-ET', 'abeba', 'receipt', '/auth'])
      expect(stored).not.toContain(secret);
  });

  it('the digest of a visitor is deleted with its key on the next day, and the visitor counts as new', async () => {
    const visitor = somebody({}, '2026-11-21T23:59:00Z');
    await see(visitor, {});
    const [before] = await queryRows<{ key: string; digest: string }>(
      { payload },
      sql`select key::text, digest::text from figures.day_keys, figures.visitors`,
    );
    await see({ ...visitor, now: new Date('2026-11-22T00:01:00Z') }, {});
    const after = await queryRows<{ day: string; key: string; digest: string }>(
      { payload },
      sql`select day::text, key::text, digest::text from figures.day_keys, figures.visitors`,
    );
    expect(after).toHaveLength(1);
    expect(after[0]?.day).toBe('2026-11-22');
    expect(after[0]?.key).not.toBe(before?.key);
    expect(after[0]?.digest).not.toBe(before?.digest);
    expect([await counted('all', '2026-11-21'), await counted('all', '2026-11-22')]).toEqual([
      [' 1 1 0 0'],
      [' 1 1 0 0'],
    ]);
    // A process whose clock is behind counts nothing any more, and brings no former key back.
    await see({ ...somebody(), now: new Date('2026-11-21T23:59:59Z') }, {});
    expect(await counted('all', '2026-11-21')).toEqual([' 1 1 0 0']);
  });

  it('the tables with visitor data are unlogged, and so not in the write-ahead log', async () => {
    const rows = await queryRows<{ name: string }>(
      { payload },
      sql`select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
          where nspname = 'figures' and relkind = 'r' and relpersistence = 'u' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['day_keys', 'visitors']);
  });
});
