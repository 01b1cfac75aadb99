import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findPost, listPosts } from './post.queries.ts';
import { articleData, newsFeed } from './post-data.ts';

beforeAll(() => openTestPayload({ samples: true }));

const renderContext = (locale: Locale = 'en') =>
  createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') });
const origin = 'https://adey.example';
const feedIn = async (locale: Locale) =>
  newsFeed(await listPosts(renderContext(locale)), {
    title: 'News & more',
    author: 'Adey',
    locale,
    page: `${origin}/news`,
    self: `${origin}/news/feed.xml`,
    toAddress: href => origin + href,
  });

async function postAt(slug: string, locale: Locale = 'en') {
  const found = await findPost(renderContext(locale), slug);
  if (!found || 'movedTo' in found) throw new Error(`No post at ${slug}`);
  return found;
}

const stated = (at: number) => ({
  key: 'donationsIncrease',
  at,
  shown: '40',
  href: '/claims#donationsIncrease',
});

describe('the posts visitors see', () => {
  it('[DATA-13] [DATA-14] posts are sorted starter first, newest first, coming-soon last, as our own type', async () => {
    const posts = await listPosts(renderContext());
    expect(posts.map(({ type }) => type)).toEqual(['intro', ...Array(9).fill('normal'), 'ad']);
    expect(posts.find(({ key }) => key === 'donationsup40percent')).toEqual({
      id: expect.any(Number),
      href: '/news/donations-up-40-percent',
      key: 'donationsup40percent',
      type: 'normal',
      heading: { text: 'Donations up 40 percent', numbers: [stated(13)] },
      preIntro: { text: 'Progress' },
      postDate: '2024-12-05',
      minutes: 2,
      picture: expect.objectContaining({ alt: { text: expect.stringMatching(/./) } }),
      line: { text: '' },
      description: { text: expect.stringContaining('40 percent'), numbers: [stated(39)] },
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(posts.at(-1)).toMatchObject({ href: null, minutes: null });
  });

  it('an untranslated post falls back to English and is marked as such', async () => {
    const amharic = await postAt('donations-up-40-percent', 'am');
    expect(amharic).toMatchObject({ translated: true });
    expect(amharic.heading).toMatchObject({ text: expect.stringMatching(/\p{Script=Ethiopic}/u) });
    expect(amharic.heading).not.toHaveProperty('lang');
    const english = await postAt('volunteers-up-25-percent', 'am');
    expect(english).toMatchObject({
      translated: false,
      heading: { text: 'Volunteers up 25 percent', lang: 'en' },
    });
  });

  it('an unknown address and a card without a page are not found', async () => {
    expect(await findPost(renderContext(), 'no-such-post')).toBeNull();
    expect(await findPost(renderContext(), 'the-next-update-is-on-its-way')).toBeNull();
  });

  it('the list of posts has the cache tags of posts, media, consents and the numbers that they state', async () => {
    const own = renderContext();
    await listPosts(own);
    expect([...own.tags].toSorted()).toEqual(['claims', 'consents', 'media', 'posts', 'sources']);
  });
});

describe('the feed', () => {
  it('a feed entry is identified by the id of its post, not by its address', async () => {
    const xml = await feedIn('en');
    const ids = [...xml.matchAll(/<id>(tag:[^<]+)<\/id>/g)].map(([, id]) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
    const { id } = await postAt('donations-up-40-percent');
    expect(ids).toContain(`tag:adey.example,2022:posts/${id}/en`);
    expect(xml).toContain('<title>News &amp; more</title>');
  });

  it('feed entries state their dates, and the feed states the latest change', async () => {
    const xml = await feedIn('en');
    expect(xml).toContain('<published>2024-12-05T12:00:00.000Z</published>');
    const [own = '', ...entries] = [...xml.matchAll(/<updated>([^<]+)<\/updated>/g)].map(([, at = '']) => at);
    expect(own).toBe(entries.toSorted().at(-1));
  });

  it('English text is marked in the Amharic feed', async () => {
    expect(await feedIn('am')).toContain('<title xml:lang="en">Volunteers up 25 percent</title>');
  });
});

describe('the structured data', () => {
  const place = { origin, path: '/news/x', locale: 'en' as const };

  it('the structured data of a post contains its share image only', async () => {
    const post = await postAt('donations-up-40-percent');
    if (!post.picture) throw new Error('The sample post has a picture');
    const share = { src: '/media/cut.jpg', width: 1200, height: 630 };
    const withCut = articleData({ ...post, picture: { ...post.picture, share } }, place);
    expect(withCut).toMatchObject({ image: `${origin}/media/cut.jpg`, datePublished: '2024-12-05' });
    const without = articleData({ ...post, picture: { ...post.picture, share: null } }, place);
    expect(without).not.toHaveProperty('image');
  });

  it('the structured data of a post states the actual language of its text', async () => {
    const english = await postAt('volunteers-up-25-percent', 'am');
    expect(articleData(english, { ...place, locale: 'am' })).toMatchObject({ inLanguage: 'en' });
  });
});
