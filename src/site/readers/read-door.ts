import { listEventsAhead } from '#features/events/event.queries.ts';
import type { DoorEvent } from '#features/tickets/door/door.rules.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { readEvents } from './read-tickets.ts';

const HOUR = 3_600_000;
/** People come early, and stay a while after the end. */
const OPENS_BEFORE = 3 * HOUR;
const CLOSES_AFTER = 6 * HOUR;
/** How long before it opens an event can be chosen at the door, to get ready. */
const SHOWN_BEFORE = 72 * HOUR;

/** The events of today and the next days that give out tickets, for the door. */
export async function listDoorEvents(renderContext: RenderContext): Promise<DoorEvent[]> {
  const ids = (await listEventsAhead(renderContext)).flatMap(({ id, sale }) => (id && sale ? [id] : []));
  const now = renderContext.now.getTime();
  return (await toDoorEvents(renderContext, ids)).filter(
    ({ opensAt, closesAt }) => opensAt - SHOWN_BEFORE <= now && now < closesAt,
  );
}

/** One event at its door, also once it is over; null if there is none. */
export async function findDoorEvent(renderContext: RenderContext, id: number): Promise<DoorEvent | null> {
  const [event] = await toDoorEvents(renderContext, [id]);
  return event ?? null;
}

async function toDoorEvents(renderContext: RenderContext, ids: readonly number[]): Promise<DoorEvent[]> {
  return (await readEvents(renderContext, ids)).map(({ id, heading, when, start, end }) => ({
    ...{ id, name: heading.text, when },
    opensAt: start.getTime() - OPENS_BEFORE,
    closesAt: end.getTime() + CLOSES_AFTER,
  }));
}
