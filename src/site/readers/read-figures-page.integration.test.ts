import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { searchContent } from '#features/search/search.queries.ts';
import { readSearch } from '#features/search/search.schema.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { queryRows } from '#platform/transaction.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listFixedPages, readFiguresPage } from './read-figures-page.ts';
import { listSitemapPaths } from './read-site-map.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await queryRows({ payload }, sql`truncate figures.daily, figures.monthly`);
});

const on = (locale: Locale = 'en') => createRenderContext({ locale, now: new Date('2026-11-26T09:00:00Z') });
const show = (showsFigures: boolean) =>
  payload.updateGlobal({ slug: 'site-settings', data: { showsFigures } });
const add = (day: string, kind: string, name: string, n: number) =>
  queryRows(
    { payload },
    sql`insert into figures.daily (day, kind, name, views, visits) values (${day}, ${kind}, ${name}, ${n}, ${n})`,
  );

async function namedInSearch(q: string): Promise<string[]> {
  const context = on();
  const asked = readSearch(new URLSearchParams({ q }));
  const { results } = await searchContent(context, asked, await listFixedPages(context));
  return results.map(({ href }) => href);
}
const inMenu = async () => (await readFrame(on(), '/')).menu.items.map(({ path }) => path);

describe('the public figures', () => {
  it('public figures are hidden from pages, menu, site map and search until staff switch them on', async () => {
    await add('2026-10-05', 'all', '', 40);
    for (const isOn of [false, true, false]) {
      await show(isOn);
      expect((await readFiguresPage(on())) !== null).toBe(isOn);
      expect((await inMenu()).includes('/figures')).toBe(isOn);
      expect((await listSitemapPaths(on(), 1)).includes('/figures')).toBe(isOn);
      expect((await namedInSearch('visits site')).includes('/figures')).toBe(isOn);
    }
  });

  it('links to the public figures in the staff’s menu are hidden while the figures are off', async () => {
    const item = { label: 'Numbers', path: '/figures', internal: true };
    await payload.updateGlobal({ slug: 'menu', data: { items: [item], footer: [item] } });
    await show(false);
    const off = (await readFrame(on(), '/')).menu;
    expect([off.items, off.footer]).toEqual([[], []]);
    await show(true);
    expect((await readFrame(on(), '/')).menu.items.map(({ label }) => label.text)).toEqual(['Numbers']);
    await payload.updateGlobal({ slug: 'menu', data: { items: [], footer: [] } });
  });

  it('public figures cover only completed months, in both calendars', async () => {
    await show(true);
    await add('2026-10-05', 'all', '', 40);
    await add('2026-11-09', 'all', '', 70);
    await add('2026-11-25', 'all', '', 900);
    const english = await readFiguresPage(on());
    expect(english?.months.month).toEqual([{ name: 'October 2026', n: 40 }]);
    expect(english?.months.ethiopian).toEqual([
      { name: 'Meskerem 2019', n: 40 },
      { name: 'Tikimt 2019', n: 70 },
    ]);
    expect((await readFiguresPage(on('am')))?.months.ethiopian.map(({ name }) => name)).toEqual([
      'መስከረም 2019 ዓ.ም.',
      'ጥቅምት 2019 ዓ.ም.',
    ]);
  });

  it('public figures name sections of the site, never a page made by staff or readers', async () => {
    await show(true);
    for (const [name, n] of [
      ['/', 30],
      ['/news', 9],
      ['/news/a-child-with-a-name', 11],
      ['/for-one-person', 6],
      ['/meet', 3],
      ['…', 2],
    ] as const)
      await add('2026-10-05', 'page', name, n);
    expect((await readFiguresPage(on()))?.parts).toEqual([
      { name: 'Home', n: 30 },
      { name: 'News', n: 20 },
      { name: 'Other pages', n: 11 },
    ]);
  });

  it('public figures show languages only if none is small, and goals by their name', async () => {
    await show(true);
    await add('2026-10-05', 'language', 'en', 90);
    await add('2026-10-05', 'language', 'am', 4);
    await add('2026-10-05', 'goal', 'gift-paid', 7);
    expect(await readFiguresPage(on())).toMatchObject({ languages: [], goals: [{ name: 'Gave', n: 7 }] });
    await add('2026-10-06', 'language', 'am', 4);
    expect((await readFiguresPage(on()))?.languages).toEqual([
      { name: 'English', n: 90 },
      { name: 'Amharic', n: 8 },
    ]);
    expect((await readFiguresPage(on('am')))?.languages[0]?.name).toBe('እንግሊዝኛ');
  });

  it('public figures are cached under their tag until the next month of either calendar is over', async () => {
    await show(true);
    const context = on();
    await readFiguresPage(context);
    expect([...context.tags]).toEqual(expect.arrayContaining(['figures', 'site-settings']));
    expect(context.freshUntil?.toISOString()).toBe('2026-12-01T00:10:00.000Z');
  });
});
