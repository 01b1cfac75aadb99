import { z } from 'zod';
import { type MediaPicture, toPicture } from '#cms/media/media-picture.ts';
import { formatDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords } from '#core/words.ts';
import { listEvents } from '#features/events/event.queries.ts';
import { type EventCard, defaultStarter as firstEvent } from '#features/events/event-card.ts';
import { starterFirst } from '#features/events/events-order.rules.ts';
import { type MovableEvent, type OldEvent, toOldEvent } from '#features/events/old-event.ts';
import { type MovablePost, type OldPost, toOldPost } from '#features/news/old-post.ts';
import { listPosts } from '#features/news/post.queries.ts';
import { standingStarter as firstPost, type PostCard, standingComingSoon } from '#features/news/post-card.ts';
import { arrangePosts } from '#features/news/posts-order.rules.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  type EventItem,
  eventItem,
  type PostItem,
  postItem,
  siteContent,
  wholeDatabase,
} from './content.schema.ts';

export const getEvents = defineEndpoint({
  id: 'getEvents',
  method: 'GET',
  path: '/api/getEvents',
  area: 'Content',
  cached: true,
  summary: 'The events, as the list shows them',
  details: 'A starter card first, then newest first by their day.',
  responses: { 200: { description: 'The cards in their order.', body: z.array(eventItem) } },
}).handler(async ({ renderContext }) => ({
  status: 200,
  body: (await listEvents(renderContext)).map(toEventItem),
}));

export const getPosts = defineEndpoint({
  id: 'getPosts',
  method: 'GET',
  path: '/api/getPosts',
  area: 'Content',
  cached: true,
  summary: 'The news, as the list shows it',
  details: 'A starter card first, then newest first, a Coming Soon card last.',
  responses: { 200: { description: 'The cards in their order.', body: z.array(postItem) } },
}).handler(async ({ renderContext }) => ({
  status: 200,
  body: (await listPosts(renderContext)).map(toPostItem),
}));

export const getSiteContent = defineEndpoint({
  id: 'getSiteContent',
  method: 'GET',
  path: '/api/getSiteContent',
  area: 'Content',
  cached: true,
  summary: 'Projects and the team',
  responses: { 200: { description: 'Both in the order staff gave them.', body: siteContent } },
}).handler(async ({ renderContext }) => {
  const [projects, team] = await Promise.all([listProjects(renderContext), listTeam(renderContext)]);
  const body = {
    projects: projects.map(({ label, href }) => ({ label: label.text, path: href })),
    teams: team.map(({ name, role, href }) => ({ name: name.text, role: role.text, path: href })),
  };
  return { status: 200, body };
});

const secretHeader = 'token';

/** For programs with the secret, never for browsers. */
export const getDatabase = defineEndpoint({
  id: 'getDatabase',
  method: 'GET',
  path: '/api/getDatabase',
  area: 'Content',
  summary: 'All posts and events at once, in the shape of the old site',
  details:
    'Newest first, a starter card before them; after the posts a Coming Soon card. Off while no secret is set.',
  secretHeader,
  responses: {
    200: { description: 'Posts and events by their keys.', body: wholeDatabase },
    403: { description: 'Without the secret, or with another.' },
    404: { description: 'The call is off.' },
  },
}).handler(async ({ request, renderContext }) => {
  const secret = env.WHOLE_DATABASE_SECRET;
  if (!secret) return { status: 404, detail: 'This call is off.' };
  if (!isSecret(request.headers.get(secretHeader), secret))
    return { status: 403, detail: 'The secret is missing or another.' };
  return { status: 200, body: await readWholeDatabase(renderContext) };
});

function cardFields(card: PostCard | EventCard) {
  const { key, href, type, heading, preIntro, description, minutes, picture } = card;
  return {
    key,
    path: href,
    type,
    heading: heading.text,
    preIntro: preIntro.text,
    description: description.text,
    minutes,
    img: pictureAddress(picture),
  };
}

function pictureAddress(picture: MediaPicture | null): string | null {
  return picture && new URL(picture.src, env.SITE_URL).href;
}

/** The card of a post for API clients. */
function toPostItem(card: PostCard): PostItem {
  return { ...cardFields(card), postDate: card.postDate && formatDate(card.postDate) };
}

/** The card of an event for API clients. */
export function toEventItem(card: EventCard): EventItem {
  const { times, result, state, ticket } = card;
  return {
    ...cardFields(card),
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

type Stored = { readonly id: number; readonly origin?: string | null };

/** Every post and event visitors can see, in the shape and order of the old database. Nothing in it is about people. */
async function readWholeDatabase(renderContext: RenderContext) {
  const { locale } = renderContext;
  const description = {
    words: (value: Localized) => pickWords(value, locale).text,
    picture(value: unknown) {
      const found = toPicture(value, locale);
      return found ? new URL(found.src, env.SITE_URL).href : '';
    },
  };
  const [posts, events] = await Promise.all([
    listPublic<MovablePost & Stored>(renderContext, { collection: 'posts', sort: '-postDate' }),
    listPublic<MovableEvent & Stored>(renderContext, { collection: 'events', sort: '-dateTime.date' }),
  ]);
  const toKey = ({ origin, id }: Stored) => origin ?? `p${id}`;
  return {
    posts: orderPosts(
      posts.map(post => ({ key: toKey(post), item: toOldPost(post, description) })),
      locale,
    ),
    events: orderEvents(
      events.map(event => ({ key: toKey(event), item: toOldEvent(event, description) })),
      locale,
    ),
  };
}

/** Something under its key in the old database. */
export type Keyed<Item> = { readonly key: string; readonly item: Item };

const starterKey = 'starter';
const comingSoonKey = 'comingsoon';
const plainText = { words: (value: unknown) => (typeof value === 'string' ? value : ''), picture: () => '' };

/**
 * The posts in order: a starter card first, newest first, a 'Coming Soon' ad card last; a standing card replaces a
 * missing one of either kind.
 */
export function orderPosts(posts: readonly Keyed<OldPost>[], locale: Locale): Record<string, OldPost> {
  const [starter, soon] = [firstPost(locale), standingComingSoon(locale)];
  const cards = {
    starter: keyed(starterKey, toOldPost({ type: 'intro', ...cardHeadings(starter) }, plainText)),
    comingSoon: keyed(
      comingSoonKey,
      toOldPost({ type: 'ad', ...cardHeadings(soon), prev: soon.line.text }, plainText),
    ),
  };
  const listed = posts.map(({ key, item }) => ({ ...keyed(key, item), postDate: item.postDate }));
  return byKey(arrangePosts(listed, cards));
}

/** The events in order: a starter card first, then newest first by day. */
export function orderEvents(events: readonly Keyed<OldEvent>[], locale: Locale): Record<string, OldEvent> {
  const starter = firstEvent(locale);
  const described = { ...cardHeadings(starter), description: starter.description.text };
  const card = toOldEvent({ type: 'intro', origin: starterKey, ...described }, plainText);
  const listed = events.map(({ key, item }) => ({ ...keyed(key, item), date: item.dateTime.date }));
  return byKey(starterFirst(listed, { ...keyed(starterKey, card), date: '' }));
}

function keyed<Item extends OldPost | OldEvent>(key: string, item: Item) {
  return { key, item, type: item.type, postDate: '' };
}

function cardHeadings({ heading, preIntro }: Record<'heading' | 'preIntro', { text: string }>) {
  return { heading: heading.text, preIntro: preIntro.text };
}

function byKey<Item>(listed: readonly Keyed<Item>[]): Record<string, Item> {
  return Object.fromEntries(listed.map(({ key, item }) => [key, item]));
}
