import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { updatesFeed } from '#site/screens/updates-list.tsx';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listUpdates } from './read-updates.ts';

beforeAll(() => openTestPayload({ samples: true }));

const start = (locale: Locale = 'en') =>
  createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });
const ofKind = async (kind: string) =>
  (await listUpdates(start(), 99)).filter(update => update.kind === kind);

describe('the stream of updates', () => {
  it('[UPDATES-01] the stream contains news, without starter and coming-soon cards', async () => {
    const news = await ofKind('news');
    expect(news).toHaveLength(9);
    expect(news[0]).toMatchObject({
      href: expect.stringMatching(/^\/news\//),
      id: expect.stringMatching(/^posts\/\d+$/),
      key: expect.stringMatching(/./),
    });
    expect(news.map(({ href }) => href)).toContain('/news/donations-up-40-percent');
  });

  it('[UPDATES-02] the stream contains upcoming and past events', async () => {
    const events = await ofKind('event');
    expect(events.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/events/fundraiser-ii', '/events/fundraiser']),
    );
    expect(events.find(({ href }) => href === '/events/fundraiser-ii')?.day).toBe('2026-12-02');
  });

  it('[UPDATES-03] the stream contains projects', async () => {
    expect((await ofKind('project')).map(({ href, day }) => [href, day])).toEqual(
      expect.arrayContaining([
        ['/projects/medicines-for-children', '2024-03-01'],
        ['/projects/diagnostic-work-up', '2023-09-01'],
      ]),
    );
  });

  it('[UPDATES-04] the stream contains published reports, not upcoming ones', async () => {
    expect((await ofKind('report')).map(({ href, day }) => [href, day])).toEqual([
      ['/reports#reports_2024', '2024-10-31'],
    ]);
  });

  it('[UPDATES-05] the stream is one list, newest first, with the kinds mixed by date', async () => {
    const updates = await listUpdates(start(), 99);
    const days = updates.map(({ day }) => day ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    const kinds = updates.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('event')).toBeGreaterThan(kinds.indexOf('news'));
    expect(kinds.lastIndexOf('news')).toBeGreaterThan(kinds.indexOf('report'));
    expect(new Set(updates.map(({ id }) => id)).size).toBe(updates.length);
  });

  it('the stream depends on the cache tags of all four kinds, of media and of consents', async () => {
    const renderContext = start();
    await listUpdates(renderContext, 99);
    for (const tag of ['posts', 'events', 'projects', 'reports', 'media', 'consents'])
      expect(renderContext.tags, tag).toContain(tag);
  });

  it('the feed of updates states the date of an event in its summary', async () => {
    const frame = {
      title: 'Latest updates',
      author: 'Adey',
      page: 'https://adey.example/latest-updates',
      self: 'https://adey.example/latest-updates/feed.xml',
      toAddress: (href: string) => `https://adey.example${href}`,
    };
    const feed = updatesFeed(await listUpdates(start(), 99), { ...frame, locale: 'en' });
    expect(feed).toMatch(/<title>Fundraiser II<\/title>[\s\S]*?<summary>Event on Dec 02, 2026\. An evening/);
    const entry = /<entry>\n<title>Fundraiser II<[\s\S]*?<\/entry>/.exec(feed)?.[0];
    expect(entry).not.toContain('<published>');
    const amharic = updatesFeed(await listUpdates(start('am'), 99), { ...frame, locale: 'am' });
    expect(amharic).toContain('የዝግጅቱ ቀን፦');
  });
});
