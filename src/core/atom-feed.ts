import type { Locale } from './locale.ts';
import { xmlText } from './markup.ts';
import type { Words } from './words.ts';

export type AtomFrame = {
  title: string;
  author: string;
  locale: Locale;
  /** Full addresses of the list, of the feed itself, and of an entry by its path. */
  page: string;
  self: string;
  toAddress: (href: string) => string;
};

/** A picture at its path on this site. */
type FeedPicture = { src: string; alt: Words; webp: readonly { src: string; width: number }[] };

export type AtomEntry = {
  /** Kind and id, such as `posts/12`: identifies the entry for good, wherever its page moves. */
  id: string;
  href: string;
  title: Words;
  summary: Words;
  picture: FeedPicture | null;
  /** The day it was published, YYYY-MM-DD; null if unknown or in the future. */
  published: string | null;
  /** When it was last changed, an ISO instant. */
  updated: string;
};

export const entriesInFeed = 30;
/** Wide enough for a reader on a phone, in px. */
const feedPictureWidth = 800;
/** For a feed without entries: the year the mission was founded. */
const beforeAnyEntry = '2022-01-01T00:00:00.000Z';

/** The entries as an Atom feed (RFC 4287), in order, thirty at most. */
export function atomFeed(entries: readonly AtomEntry[], frame: AtomFrame): string {
  const included = entries.slice(0, entriesInFeed);
  const updated = included.map(entry => entry.updated).reduce(later, beforeAnyEntry);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${frame.locale}">`,
    `<title>${xmlText(frame.title)}</title>`,
    `<id>${xmlText(frame.self)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(frame.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(frame.page)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(frame.author)}</name></author>`,
    ...included.map(entry => writeEntry(entry, frame)),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(entry: AtomEntry, { locale, self, toAddress }: AtomFrame): string {
  return [
    '<entry>',
    textElement('title', entry.title),
    // By id, not by address: an entry whose page moved must stay the same, or readers would show it as new (RFC 4151).
    `<id>tag:${xmlText(new URL(self).hostname)},2022:${entry.id}/${locale}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(toAddress(entry.href))}"/>`,
    ...(entry.published ? [`<published>${toNoon(entry.published)}</published>`] : []),
    `<updated>${entry.updated}</updated>`,
    ...(entry.summary.text ? [textElement('summary', entry.summary)] : []),
    ...(entry.picture ? writePicture(entry.picture, self) : []),
    '</entry>',
  ].join('\n');
}

/** Some readers show an enclosure, others only Media RSS. */
function writePicture({ src, alt, webp }: FeedPicture, self: string): string[] {
  const file = webp.findLast(({ width }) => width <= feedPictureWidth)?.src ?? src;
  const address = xmlText(new URL(file, self).href);
  const type = `image/${file.slice(file.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`;
  const described = alt.text ? `<media:description>${xmlText(alt.text)}</media:description>` : '';
  return [
    `<link rel="enclosure" type="${type}" href="${address}"/>`,
    `<media:content medium="image" type="${type}" url="${address}">${described}</media:content>`,
  ];
}

function textElement(element: string, { text, lang }: Words): string {
  return `<${element}${lang ? ` xml:lang="${lang}"` : ''}>${xmlText(text)}</${element}>`;
}

/** Noon UTC, the instant for a day without a time: it is that day both in Ethiopia and in America. */
export function toNoon(day: string): string {
  return `${day}T12:00:00.000Z`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
