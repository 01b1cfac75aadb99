import type { Locale } from '#core/locale.ts';
import { xmlText } from '#core/xml.ts';
import type { PostCard } from './post.queries.ts';

type FeedFrame = {
  title: string;
  author: string;
  locale: Locale;
  /** Full addresses of the list, of the feed itself, and of a post by its path. */
  page: string;
  self: string;
  addressOf: (href: string) => string;
};

const postsInFeed = 30;

/** The dated posts as an Atom feed (RFC 4287), newest first, thirty at most. */
export function newsFeed(posts: readonly PostCard[], frame: FeedFrame): string {
  const dated = posts
    .filter(({ type, href, postDate }) => type === 'normal' && href && postDate)
    .slice(0, postsInFeed);
  const latest = dated[0]?.postDate ?? '2022-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${frame.locale}">`,
    `<title>${xmlText(frame.title)}</title>`,
    `<id>${xmlText(frame.self)}</id>`,
    `<link rel="self" href="${xmlText(frame.self)}"/>`,
    `<link rel="alternate" href="${xmlText(frame.page)}"/>`,
    `<updated>${latest}T12:00:00Z</updated>`,
    `<author><name>${xmlText(frame.author)}</name></author>`,
    ...dated.map(post => entryOf(post, frame)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(post: PostCard, { addressOf }: FeedFrame): string {
  const address = addressOf(post.href ?? '');
  const text = (element: string, words: { text: string; lang?: Locale }) =>
    `<${element}${words.lang ? ` xml:lang="${words.lang}"` : ''}>${xmlText(words.text)}</${element}>`;
  return [
    '<entry>',
    text('title', post.heading),
    `<id>${xmlText(address)}</id>`,
    `<link rel="alternate" href="${xmlText(address)}"/>`,
    `<updated>${post.postDate}T12:00:00Z</updated>`,
    ...(post.description.text ? [text('summary', post.description)] : []),
    '</entry>',
  ].join('\n');
}
