import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
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

type FeedPost = Pick<PostCard, 'heading' | 'description'> & {
  id: number;
  href: string;
  postDate: string;
  updatedAt: string;
};

const postsInFeed = 30;
/** Of a feed without posts: the year the mission was founded. */
const beforeAnyPost = '2022-01-01T00:00:00.000Z';

/** The dated posts as an Atom feed (RFC 4287), newest first, thirty at most. */
export function newsFeed(posts: readonly PostCard[], frame: FeedFrame): string {
  const told = posts.flatMap(feedPost).slice(0, postsInFeed);
  const updated = told.map(({ updatedAt }) => updatedAt).reduce(later, beforeAnyPost);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${frame.locale}">`,
    `<title>${xmlText(frame.title)}</title>`,
    `<id>${xmlText(frame.self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(frame.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(frame.page)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(frame.author)}</name></author>`,
    ...told.map(post => entryOf(post, frame)),
    '</feed>',
    '',
  ].join('\n');
}

function feedPost(post: PostCard): FeedPost[] {
  const { id, type, href, postDate, updatedAt, heading, description } = post;
  if (type !== 'normal' || id === null || !href || !postDate) return [];
  return [{ id, href, postDate, heading, description, updatedAt: updatedAt ?? instantOf(postDate) }];
}

function entryOf(post: FeedPost, { locale, self, addressOf }: FeedFrame): string {
  const address = xmlText(addressOf(post.href));
  return [
    '<entry>',
    said('title', post.heading),
    // By number, not by address: a post that moves stays the same entry, or readers would show it as new (RFC 4151).
    `<id>tag:${xmlText(new URL(self).hostname)},2022:posts/${post.id}/${locale}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instantOf(post.postDate)}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    ...(post.description.text ? [said('summary', post.description)] : []),
    '</entry>',
  ].join('\n');
}

function said(element: string, { text, lang }: Words): string {
  return `<${element}${lang ? ` xml:lang="${lang}"` : ''}>${xmlText(text)}</${element}>`;
}

/** Posts have a day and no hour; at noon UTC it is that day in Ethiopia and in America. */
function instantOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
