import type { Where } from 'payload';
import { windowPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { type StoredEvent, timesOf } from './event-card.ts';

/** Newest first; within a day by creation, latest first. */
const newest = ['-dateTime.date', '-id'];

/**
 * Ids and days of the newest `count` events with a page, without starter and coming-soon cards, for short lists;
 * undated events come last.
 */
export async function listEventDays(
  renderContext: RenderContext,
  count: number,
): Promise<{ id: number; day: string | null }[]> {
  const daysOnly = { collection: 'events', sort: newest, depth: 0, select: { dateTime: true } } as const;
  const read = (more: Where, to: number) => {
    const where = { and: [{ type: { equals: 'normal' } }, more] };
    return windowPublic<StoredEvent>(renderContext, { ...daysOnly, where }, { from: 0, to });
  };
  const found = await read({ 'dateTime.date': { exists: true } }, count);
  const rest = await read({ 'dateTime.date': { exists: false } }, count - found.length);
  return [...found, ...rest].map(event => ({ id: event.id, day: timesOf(event).date }));
}
