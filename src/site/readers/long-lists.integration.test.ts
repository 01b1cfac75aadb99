import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listEvents, listEventsNear, listFirstEvents, pageEvents } from '#features/events/event.queries.ts';
import { listFirstPosts, listNewestPosts, listPosts, pagePosts } from '#features/news/post.queries.ts';
import { openCms } from '#platform/payload.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { panelRows } from '#site/frame/panels/panel.rules.ts';
import { readPanels } from '#site/frame/panels/read-panels.ts';
import { readFrame } from '#site/frame/read-frame.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { lengthen } from '../../../tests/support/long-site.ts';
import { countSitemapParts, listSitemapPaths, pathsPerPart, readSiteMap } from './read-site-map.ts';
import { latestUpdates, listUpdates, pageUpdates } from './read-updates.ts';

// A site of ten posts and one of ten thousand cost the same to read: these tests check the rows that are read, not
// the time that takes (bench:scale measures that).

beforeAll(async () => {
  const payload = await openTestPayload({ samples: true });
  const { pool } = payload.db as unknown as {
    pool: { query(text: string): Promise<{ rows: Record<string, string>[] }> };
  };
  await lengthen(async text => (await pool.query(text)).rows, { posts: 600, events: 60 });
});

const renderContext = () => createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });

/** How many whole documents of a collection the CMS handed out while `work` ran; numbers and days alone cost little. */
async function rowsRead(collection: string, work: () => Promise<unknown>): Promise<number> {
  const find = vi.spyOn(await openCms(), 'find');
  await work();
  const answers = await Promise.all(
    find.mock.results.map(async ({ value }, call) => ({
      of: find.mock.calls[call]?.[0].collection,
      isWhole: find.mock.calls[call]?.[0].select === undefined,
      rows: (await value).docs.length,
    })),
  );
  find.mockRestore();
  return answers
    .filter(({ of, isWhole }) => of === collection && isWhole)
    .reduce((sum, { rows }) => sum + rows, 0);
}

describe('a page of a long list', () => {
  it('every page of a list holds the matching part of the whole list', async () => {
    const all = await listPosts(renderContext());
    for (const [wanted, from] of [
      [null, 0],
      ['2', 9],
      ['5', 36],
      ['13', 108],
      ['40', 351],
      ['99', 0],
      ['x', 0],
    ] as const)
      expect((await pagePosts(renderContext(), 9, wanted)).items).toEqual(all.slice(from, from + 9));
    const pages = Math.ceil(all.length / 9);
    const last = await pagePosts(renderContext(), 9, String(pages));
    expect(last).toEqual({ items: all.slice((pages - 1) * 9), number: pages, pages });
    expect(await listFirstPosts(renderContext(), 7)).toEqual(all.slice(0, 7));
    expect(await listNewestPosts(renderContext(), 5)).toEqual(all.slice(1, 6));

    const events = await listEvents(renderContext());
    for (let page = 1; page <= Math.ceil(events.length / 6); page++)
      expect((await pageEvents(renderContext(), 6, String(page))).items).toEqual(
        events.slice((page - 1) * 6, page * 6),
      );
    expect(await listFirstEvents(renderContext(), 4)).toEqual(
      events.filter(({ type }) => type === 'normal').slice(0, 4),
    );
  });

  it('reading a page of a list takes a bounded number of rows, however long the list is', async () => {
    expect(await rowsRead('posts', () => pagePosts(renderContext(), 9, '3'))).toBeLessThanOrEqual(2 * 9 + 2);
    expect(await rowsRead('events', () => pageEvents(renderContext(), 6, '3'))).toBeLessThanOrEqual(
      2 * 6 + 2,
    );
    expect(await rowsRead('posts', () => pagePosts(renderContext(), 9, '40'))).toBe(9 + 2);
    for (const read of [
      () => listUpdates(renderContext(), 30),
      () => pageUpdates(renderContext(), 12, '15'),
    ]) {
      const whole = [await rowsRead('posts', read), await rowsRead('events', read)];
      expect(whole.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(30);
    }
  });
});

describe('the frame of every page', () => {
  it('the frame reads a bounded number of posts and events, however many there are', async () => {
    const frame = await readFrame(renderContext(), '/');
    expect(await rowsRead('posts', () => readPanels(frame))).toBe(panelRows);
    expect(await rowsRead('events', () => readPanels(frame))).toBeLessThanOrEqual(5 * panelRows + 1);
    expect(await rowsRead('events', () => readFrame(renderContext(), '/'))).toBeLessThanOrEqual(40);
  });

  it('the events of the frame include the chosen one and have no duplicates', async () => {
    const near = await listEventsNear(renderContext(), panelRows, 'fundraiser');
    const keys = near.map(({ key }) => key);
    expect(keys).toContain('fundraiser');
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the stream of updates', () => {
  it('the stream of updates has a limited number of pages, each a part of the whole list', async () => {
    const all = await listUpdates(renderContext(), latestUpdates);
    const { pages } = await pageUpdates(renderContext(), 12, null);
    expect(pages).toBe(Math.ceil(all.length / 12));
    expect((await pageUpdates(renderContext(), 12, '3')).items).toEqual(all.slice(24, 36));
  });
});

describe('the site map', () => {
  it('the site map lists only the newest fifty items of a long list', async () => {
    const map = await readSiteMap(renderContext());
    const below = (path: string) => map.find(page => page.path === path)?.pages.length;
    expect([below('/news'), below('/events')]).toEqual([50, 50]);
    expect(await rowsRead('posts', () => readSiteMap(renderContext()))).toBeLessThanOrEqual(52);
  });

  it('the sitemap files for search engines list every page once', async () => {
    const parts = await countSitemapParts(renderContext());
    expect(parts).toBe(2);
    const paths = [await listSitemapPaths(renderContext(), 1), await listSitemapPaths(renderContext(), 2)];
    expect(paths[1]?.length).toBeLessThanOrEqual(2 * pathsPerPart);
    expect(new Set(paths.flat()).size).toBe(paths.flat().length);
    const posts = (await listPosts(renderContext())).flatMap(({ href }) => href ?? []);
    const events = (await listEvents(renderContext())).flatMap(({ href }) => href ?? []);
    expect(paths.flat()).toEqual(expect.arrayContaining([...posts, ...events, '/about', '/team/pharmacist']));
  });
});
