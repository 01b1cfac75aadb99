import type { Locale } from '#core/locale.ts';
import { standingStarter as firstEvent } from '#features/events/event-card.ts';
import { starterFirst } from '#features/events/events-order.rules.ts';
import { type OldEvent, oldEventOf } from '#features/events/old-event.ts';
import { type OldPost, oldPostOf } from '#features/news/old-post.ts';
import { standingStarter as firstPost, standingComingSoon } from '#features/news/post-card.ts';
import { arrangePosts } from '#features/news/posts-order.rules.ts';

/** Something under its key in the old database. */
export type Keyed<Item> = { readonly key: string; readonly item: Item };

const starterKey = 'starter';
const comingSoonKey = 'comingsoon';
const asTheyAre = { words: (value: unknown) => (typeof value === 'string' ? value : ''), picture: () => '' };

/**
 * The posts in order: a starter card first, newest first, a 'Coming Soon' ad card last; a standing card replaces a
 * missing one of either kind.
 */
export function orderPosts(posts: readonly Keyed<OldPost>[], locale: Locale): Record<string, OldPost> {
  const [starter, soon] = [firstPost(locale), standingComingSoon(locale)];
  const cards = {
    starter: keyed(starterKey, oldPostOf({ type: 'intro', ...headingsOf(starter) }, asTheyAre)),
    comingSoon: keyed(
      comingSoonKey,
      oldPostOf({ type: 'ad', ...headingsOf(soon), prev: soon.line.text }, asTheyAre),
    ),
  };
  const listed = posts.map(({ key, item }) => ({ ...keyed(key, item), postDate: item.postDate }));
  return byKey(arrangePosts(listed, cards));
}

/** The events in order: a starter card first, then newest first by day. */
export function orderEvents(events: readonly Keyed<OldEvent>[], locale: Locale): Record<string, OldEvent> {
  const starter = firstEvent(locale);
  const described = { ...headingsOf(starter), description: starter.description.text };
  const card = oldEventOf({ type: 'intro', origin: starterKey, ...described }, asTheyAre);
  const listed = events.map(({ key, item }) => ({ ...keyed(key, item), date: item.dateTime.date }));
  return byKey(starterFirst(listed, { ...keyed(starterKey, card), date: '' }));
}

function keyed<Item extends OldPost | OldEvent>(key: string, item: Item) {
  return { key, item, type: item.type, postDate: '' };
}

function headingsOf({ heading, preIntro }: Record<'heading' | 'preIntro', { text: string }>) {
  return { heading: heading.text, preIntro: preIntro.text };
}

function byKey<Item>(listed: readonly Keyed<Item>[]): Record<string, Item> {
  return Object.fromEntries(listed.map(({ key, item }) => [key, item]));
}
