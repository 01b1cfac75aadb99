import { type AtomEntry, type AtomFrame, atomFeed, noonOf } from '#core/atom-feed.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Update } from './read-updates.ts';
import { updatesTexts } from './updates.texts.ts';

/** Of an entry that says nothing of when it changed: the year the mission was founded. */
const foundingDay = '2022-01-01';

/** The stream of updates as an Atom feed, the same items in the same order. */
export function updatesFeed(updates: readonly Update[], frame: AtomFrame): string {
  return atomFeed(
    updates.map(update => entryOf(update, frame.locale)),
    frame,
  );
}

/** An event's date is when it takes place, not when it was published, so it stands in words at the beginning. */
function entryOf(
  { kind, id, href, heading, summary, picture, day, updatedAt }: Update,
  locale: Locale,
): AtomEntry {
  const isEvent = kind === 'event';
  const when = isEvent && day ? updatesTexts[locale].eventOn.replace('{day}', formatDay(day, locale)) : '';
  return {
    id,
    href,
    title: heading,
    summary: when && !summary.lang ? { text: `${when} ${summary.text}`.trim() } : summary,
    picture,
    published: isEvent ? null : day,
    updated: updatedAt ?? noonOf(day ?? foundingDay),
  };
}
