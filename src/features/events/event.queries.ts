import type { Where } from 'payload';
import { readArticle } from '#cms/page-blocks/read-article.ts';
import { type Page, pageBounds } from '#core/lists.ts';

import { addDays, dayIn } from '#core/zoned-time.ts';
import { countPublic, findByAddress, listPublic, windowPublic } from '#platform/public-content.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import { acrossLists, type Part } from '#platform/windows.rules.ts';
import {
  defaultStarter,
  type EventCard,
  type EventDetails,
  type EventPage,
  type StoredEvent,
  toEventCard,
  toEventDetails,
} from './event-card.ts';
import { toReport } from './event-report.ts';
import { readTimes } from './event-times.ts';
import { eventTiming, isAhead, placeholderTime, timingValidUntil } from './event-timing.rules.ts';
import { arrangeEvents } from './events-order.rules.ts';

const collection = 'events';
/** Newest first, and soonest first; within a day by creation, latest first. */
const newest = ['-dateTime.date', '-id'];
const soonest = ['dateTime.date', '-id'];
const withoutDay: Where = { 'dateTime.date': { exists: false } };
/** The cards at the head of the list; few, however many events there are. */
const leading: Where = {
  or: [{ type: { equals: 'intro' } }, { and: [{ type: { equals: 'ad' } }, withoutDay] }],
};
/** Coming-soon cards have no page. */
const opened: Where = { type: { not_equals: 'ad' } };
const normal: Where = { type: { equals: 'normal' } };
const dated: Where = { and: [{ type: { not_equals: 'intro' } }, { 'dateTime.date': { exists: true } }] };
const undated: Where = { and: [normal, withoutDay] };

/**
 * All events as visitors see them (events-order.rules.ts). Reads every event; pages use `pageEvents`, `listFirstEvents`
 * or `listEventsNear` to read only what they show.
 */
export async function listEvents(context: RenderContext): Promise<EventCard[]> {
  const stored = await listPublic<StoredEvent>(context, { collection, sort: newest });
  return arrangeEvents(toCards(context, stored), defaultStarter(context.locale));
}

/** One page of the same list. */
export async function pageEvents(
  context: RenderContext,
  size: number,
  wanted: string | null,
): Promise<Page<EventCard>> {
  const [head, withDay, without] = await Promise.all([
    readHead(context),
    countPublic(context, { collection, where: dated }),
    countPublic(context, { collection, where: undated }),
  ]);
  const lengths = [head.length, withDay, without];
  const { number, pages, from, to } = pageBounds(head.length + withDay + without, size, wanted);
  const [first, second, third] = acrossLists(lengths, { from, to }) as [Part, Part, Part];
  const [newestOnes, dayless] = await Promise.all([
    readPart(context, dated, second),
    readPart(context, undated, third),
  ]);
  return { items: [...head.slice(first.from, first.to), ...newestOnes, ...dayless], number, pages };
}

/** The newest `count` events, without starter and coming-soon cards; those without a day come last. */
export async function listFirstEvents(context: RenderContext, count: number): Promise<EventCard[]> {
  const found = await readPart(context, dated, { from: 0, to: count });
  if (found.length === count) return found;
  return [...found, ...(await readPart(context, undated, { from: 0, to: count - found.length }))];
}

/**
 * Events around now, at most `count` of each kind: current and upcoming ones, soonest first; undated ones; the latest
 * past ones; and the one at `slug`. Without duplicates; the caller arranges them.
 */
export async function listEventsNear(
  context: RenderContext,
  count: number,
  slug: string | null = null,
): Promise<EventCard[]> {
  const from = earliestNotOver(context.now);
  const where = (more: Where): Where => ({ and: [normal, more] });
  const window = { from: 0, to: count };
  // An event that started in the last two days may be over, so it counts for both kinds.
  const ahead = { from: 0, to: count + daysNotOver * count };
  const parts = await Promise.all([
    readPart(context, where({ 'dateTime.date': { greater_than_equal: from } }), ahead, soonest),
    readPart(context, undated, window),
    readPart(context, where({ 'dateTime.date': { less_than: from } }), window),
    slug === null ? [] : readPart(context, where({ slug: { equals: slug } }), { from: 0, to: 1 }),
  ]);
  return [...new Map(parts.flat().map(event => [event.id, event])).values()];
}

/** The events with these ids, in no particular order. */
export async function listEventsById(context: RenderContext, ids: readonly number[]): Promise<EventCard[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...ids] } };
  return toCards(context, await listPublic<StoredEvent>(context, { collection, where }));
}

/** The same with their address and place, for those who come to them. */
export async function listEventDetailsById(
  context: RenderContext,
  ids: readonly number[],
): Promise<EventDetails[]> {
  if (ids.length === 0) return [];
  const where = { id: { in: [...ids] } };
  const stored = await listPublic<StoredEvent>(context, { collection, where });
  return stored.map(event => toEventDetails(event, context.locale));
}

/** A range of event addresses, last created first, without reading pictures. */
export async function listEventAddresses(context: RenderContext, part: Part): Promise<(string | null)[]> {
  const query = { collection, where: opened, sort: '-id', depth: 0 } as const;
  const stored = await windowPublic<StoredEvent>(context, query, part);
  return stored.map(event => toEventCard(event, context.locale).href);
}

/** The number of events with a page; `withStarter` includes the starter card. */
export function countEvents(context: RenderContext, { withStarter = false } = {}): Promise<number> {
  return countPublic(context, { collection, where: withStarter ? opened : normal });
}

/** The cards of the events with one of these count keys. */
export async function listEventsByKey(context: RenderContext, keys: readonly string[]): Promise<EventCard[]> {
  if (keys.length === 0) return [];
  const where = { clickKey: { in: [...keys] } };
  return toCards(context, await listPublic<StoredEvent>(context, { collection, where, sort: newest }));
}

/** The earliest scheduled event that has not started, including today; null if there is none. */
export async function findNextEvent(context: RenderContext): Promise<EventCard | null> {
  return (await listAhead(context, nearest))[0] ?? (await listEventsAhead(context))[0] ?? null;
}

/** The scheduled events that have not started, including today; earliest first. */
export async function listEventsAhead(context: RenderContext): Promise<EventCard[]> {
  return listAhead(context, 0);
}

/** As `listEventsAhead`, among the first `limit` events that may not be over; 0 for all. */
async function listAhead(context: RenderContext, limit: number): Promise<EventCard[]> {
  const from = earliestNotOver(context.now);
  const where: Where = { and: [normal, { 'dateTime.date': { greater_than_equal: from } }] };
  const stored = await listPublic<StoredEvent>(context, { collection, where, sort: soonest, limit });
  return toCards(context, stored)
    .filter(({ type, state }) => type === 'normal' && state === 'scheduled')
    .filter(({ times }) => isAhead(eventTiming(times, context.now)))
    .sort((a, b) => toStart(a).localeCompare(toStart(b)));
}

/** Every event with a day and a page, with its page content, newest first. */
export async function listDatedEvents(context: RenderContext): Promise<EventDetails[]> {
  const stored = await listPublic<StoredEvent>(context, {
    collection: 'events',
    sort: '-dateTime.date',
  });
  return stored
    .filter(event => event.type === 'normal' && event.slug && readTimes(event).date)
    .map(event => toEventDetails(event, context.locale));
}

/** The event at an address, its new address if it moved, or null. */
export async function findEvent(
  context: RenderContext,
  slug: string,
): Promise<EventPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredEvent>(context, 'events', slug);
  if (!found || 'movedTo' in found) return found;
  if (found.type === 'ad') return null;
  limitValidity(context, timingValidUntil(readTimes(found), context.now));
  const body = await readArticle(context, found.body);
  const isOver = eventTiming(readTimes(found), context.now).state === 'past';
  const report = isOver ? toReport(found.report, context.locale) : null;
  return { ...toEventDetails(found, context.locale), body, report };
}

/** Enough for every event on the day of the next one. */
const nearest = 40;
/** An event that started this many days ago may not be over: it can end on the next day, in a zone west of ours. */
const daysNotOver = 2;

function earliestNotOver(now: Date): string {
  return `${addDays(dayIn('UTC', now), -daysNotOver)}T00:00:00.000Z`;
}

async function readHead(context: RenderContext): Promise<EventCard[]> {
  const stored = await listPublic<StoredEvent>(context, { collection, where: leading, sort: newest });
  return arrangeEvents(toCards(context, stored), defaultStarter(context.locale));
}

async function readPart(
  context: RenderContext,
  where: Where,
  part: Part,
  sort = newest,
): Promise<EventCard[]> {
  return toCards(context, await windowPublic<StoredEvent>(context, { collection, where, sort }, part));
}

/** Cards of stored events; limits the page's lifetime to the next change of a badge. */
function toCards(context: RenderContext, stored: readonly StoredEvent[]): EventCard[] {
  for (const event of stored) limitValidity(context, timingValidUntil(readTimes(event), context.now));
  return stored.map(event => toEventCard(event, context.locale));
}

function toStart({ times }: EventCard): string {
  return `${times.date}T${times.time || placeholderTime}`;
}

/**
 * Ids and days of the newest `count` events with a page, without starter and coming-soon cards, for short lists;
 * undated events come last.
 */
export async function listEventDays(
  renderContext: RenderContext,
  count: number,
): Promise<{ id: number; day: string | null }[]> {
  const daysOnly = { collection, sort: newest, depth: 0, select: { dateTime: true } } as const;
  const read = (more: Where, to: number) => {
    const where = { and: [{ type: { equals: 'normal' } }, more] };
    return windowPublic<StoredEvent>(renderContext, { ...daysOnly, where }, { from: 0, to });
  };
  const found = await read({ 'dateTime.date': { exists: true } }, count);
  const rest = await read({ 'dateTime.date': { exists: false } }, count - found.length);
  return [...found, ...rest].map(event => ({ id: event.id, day: readTimes(event).date }));
}
