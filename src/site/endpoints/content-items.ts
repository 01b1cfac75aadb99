import type { MediaPicture } from '#cms/media/media-picture.ts';
import { formatDate } from '#core/dates.ts';
import type { EventCard } from '#features/events/event-card.ts';
import type { PostCard } from '#features/news/post-card.ts';
import { env } from '#platform/env.ts';
import type { EventItem, PostItem } from './content.schema.ts';

function shared(card: PostCard | EventCard) {
  const { key, href, type, heading, preIntro, description, minutes, picture } = card;
  return {
    key,
    path: href,
    type,
    heading: heading.text,
    preIntro: preIntro.text,
    description: description.text,
    minutes,
    img: addressOf(picture),
  };
}

function addressOf(picture: MediaPicture | null): string | null {
  return picture && new URL(picture.src, env.SITE_URL).href;
}

/** The card of a post for API clients. */
export function postItemOf(card: PostCard): PostItem {
  return { ...shared(card), postDate: card.postDate && formatDate(card.postDate) };
}

/** The card of an event for API clients. */
export function eventItemOf(card: EventCard): EventItem {
  const { times, result, state, ticket } = card;
  return {
    ...shared(card),
    dateTime: {
      date: times.date && formatDate(times.date),
      time: times.time ?? null,
      endTime: times.endTime ?? null,
      timeZone: times.timeZone,
      timeOpen: times.timeOpen === true,
    },
    result: result?.text ?? '',
    state,
    getTicket: new URL(ticket, env.SITE_URL).href,
  };
}
