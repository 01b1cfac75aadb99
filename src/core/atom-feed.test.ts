import { describe, expect, it } from 'vitest';
import { type AtomEntry, atomFeed } from './atom-feed.ts';

const frame = {
  title: 'Latest & best — Adey',
  author: 'Adey',
  locale: 'en',
  page: 'https://adey.example.org/latest-updates',
  self: 'https://adey.example.org/latest-updates/feed.xml',
  toAddress: (href: string) => `https://adey.example.org${href}`,
} as const;

const entry = (more: Partial<AtomEntry> = {}): AtomEntry => ({
  id: 'posts/12',
  href: '/news/story',
  title: { text: 'Told' },
  summary: { text: '' },
  picture: null,
  published: '2024-12-05',
  updated: '2024-12-06T08:00:00.000Z',
  ...more,
});

describe('an Atom feed', () => {
  it('an Atom feed is written element by element as RFC 4287 requires', () => {
    const rendered = entry({ summary: { text: 'A day', lang: 'am' } });
    expect(atomFeed([rendered, entry({ id: 'posts/13', published: null })], frame)).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="en">',
        '<title>Latest &amp; best — Adey</title>',
        '<id>https://adey.example.org/latest-updates/feed.xml</id>',
        '<link rel="self" type="application/atom+xml" href="https://adey.example.org/latest-updates/feed.xml"/>',
        '<link rel="alternate" type="text/html" href="https://adey.example.org/latest-updates"/>',
        '<updated>2024-12-06T08:00:00.000Z</updated>',
        '<author><name>Adey</name></author>',
        '<entry>',
        '<title>Told</title>',
        '<id>tag:adey.example.org,2022:posts/12/en</id>',
        '<link rel="alternate" type="text/html" href="https://adey.example.org/news/story"/>',
        '<published>2024-12-05T12:00:00.000Z</published>',
        '<updated>2024-12-06T08:00:00.000Z</updated>',
        '<summary xml:lang="am">A day</summary>',
        '</entry>',
        '<entry>',
        '<title>Told</title>',
        '<id>tag:adey.example.org,2022:posts/13/en</id>',
        '<link rel="alternate" type="text/html" href="https://adey.example.org/news/story"/>',
        '<updated>2024-12-06T08:00:00.000Z</updated>',
        '</entry>',
        '</feed>',
        '',
      ].join('\n'),
    );
  });

  it('the id of a feed entry stays the same when its page moves', () => {
    const moved = atomFeed([entry({ href: '/news/story-anew' })], frame);
    expect(moved).toContain('<id>tag:adey.example.org,2022:posts/12/en</id>');
    expect(moved).toContain('href="https://adey.example.org/news/story-anew"');
  });

  it('text and addresses in a feed are XML-escaped, and a title in another language has xml:lang', () => {
    const feed = atomFeed([entry({ title: { text: '<b>ሰላም</b>', lang: 'am' }, href: '/news/a&b' })], frame);
    expect(feed).toContain('<title>Latest &amp; best — Adey</title>');
    expect(feed).toContain('<title xml:lang="am">&lt;b&gt;ሰላም&lt;/b&gt;</title>');
    expect(feed).toContain('https://adey.example.org/news/a&amp;b');
    expect(feed).not.toContain('<summary');
  });

  it('a feed entry has its picture, at most 800 px wide, as an enclosure and as media:content', () => {
    const webp = [480, 800, 1200].map(width => ({ src: `/media/clinic-${width}.webp`, width }));
    const picture = { src: '/media/clinic.jpg', alt: { text: 'A <clinic>' }, webp };
    const [large = '', small = ''] = [picture, { ...picture, alt: { text: '' }, webp: [] }].map(shown =>
      atomFeed([entry({ picture: shown })], frame),
    );
    const address = 'https://adey.example.org/media/clinic-800.webp';
    expect(large).toContain(`<link rel="enclosure" type="image/webp" href="${address}"/>`);
    expect(large).toContain(
      `<media:content medium="image" type="image/webp" url="${address}"><media:description>A &lt;clinic&gt;</media:description></media:content>`,
    );
    expect(small).toContain('type="image/jpeg" href="https://adey.example.org/media/clinic.jpg"/>');
    expect(small).not.toContain('media:description');
  });

  it('a feed has the date of its newest entry, and an undated entry has no publication date', () => {
    const feed = atomFeed(
      [entry({ published: null }), entry({ id: 'posts/13', updated: '2025-01-01T00:00:00.000Z' })],
      frame,
    );
    expect(feed.match(/<updated>[^<]*/)?.[0]).toBe('<updated>2025-01-01T00:00:00.000Z');
    expect(feed.match(/<published>/g)).toHaveLength(1);
    expect(atomFeed([entry({ updated: '2025-03-01' }), entry()], frame)).toContain('<updated>2025-03-01<');
    expect(atomFeed([], frame)).toContain('<updated>2022-01-01T00:00:00.000Z</updated>');
  });

  it('an Atom feed is limited to thirty entries', () => {
    const many = Array.from({ length: 40 }, (_, index) => entry({ id: `posts/${index}` }));
    expect(atomFeed(many, frame).match(/<entry>/g)).toHaveLength(30);
  });
});
