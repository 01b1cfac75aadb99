import type { APIContext } from 'astro';
import { doorKeeper } from '#cms/accounts/preview-viewer.ts';
import { localePath } from '#core/locale.ts';
import { listEventsAhead } from '#features/events/event.queries.ts';
import type { DoorEvent, DoorKind } from '#features/tickets/door/door.rules.ts';
import { listEventsAtDoors } from '#features/tickets/door/door-store.ts';
import { doorKinds } from '#features/tickets/door/sell-at-door.action.ts';
import type { SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { listTakenOrDue } from '#features/tickets/orders/waiting-list.ts';
import { env } from '#platform/env.ts';
import { permissions } from '#platform/http/security-headers.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { doorTokenCookie, readPreviewToken } from '#platform/staff-token.ts';
import { readEvents } from './read-tickets.ts';

const HOUR = 3_600_000;
/** People come early, and stay a while after the end. */
const OPENS_BEFORE = 3 * HOUR;
const CLOSES_AFTER = 6 * HOUR;
/** How long before it opens an event can be chosen at the door, to get ready. */
const SHOWN_BEFORE = 72 * HOUR;

const DOOR_PATH = '/door';

/**
 * The answer for whoever is not at the door yet: with a pass of the admin, the page without it; otherwise the admin, which
 * gives out passes to those who sign in. Null for somebody who may let people in.
 */
export async function enterDoor({
  request,
  url,
  locals: { renderContext },
}: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<Response | null> {
  const page = localePath(renderContext.locale, DOOR_PATH);
  const now = new Date();
  const pass = readPreviewToken(url.searchParams.get('pass') ?? '', 'door-links', now);
  if (pass) return leadTo(`${page}?entered`, { 'Set-Cookie': doorTokenCookie(pass, now) });
  // The mark only tells whether the cookie was kept.
  const isMarked = url.searchParams.has('entered');
  if (await doorKeeper(request.headers)) return isMarked ? leadTo(page) : null;
  if (isMarked) return new Response('The door needs cookies.', { status: 403 });
  return leadTo(new URL('/api/door', env.STAFF_URL).href);
}

const leadTo = (Location: string, headers = {}) =>
  new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store', ...headers } });

/** The page may use the camera, is for one person, and has a mark by which a phone knows it from a captive portal's. */
export const doorHeaders = [
  ['permissions-policy', permissions({ camera: true })],
  ['cache-control', 'private, no-store'],
  ['adey-door', '1'],
] as const;

/** What the page of the door shows. */
export async function readDoor(renderContext: RenderContext) {
  const to = (path: string) => localePath(renderContext.locale, path);
  return {
    events: await listDoorEvents(renderContext),
    signIn: to(DOOR_PATH),
    signOut: new URL('/admin/logout', env.STAFF_URL).href,
    manifest: to(`${DOOR_PATH}/app.webmanifest`),
  };
}

/** The events of today and the next days that give out tickets, for the door; also those that have begun. */
async function listDoorEvents(renderContext: RenderContext): Promise<DoorEvent[]> {
  const ahead = (await listEventsAhead(renderContext)).flatMap(({ id, sale }) => (id && sale ? [id] : []));
  const begun = await listEventsAtDoors({ payload: await openCms() }, renderContext.now);
  const ids = [...new Set([...ahead, ...begun])];
  const now = renderContext.now.getTime();
  const events = await toDoorEvents(renderContext, ids);
  return events
    .filter(({ opensAt, closesAt }) => opensAt - SHOWN_BEFORE <= now && now < closesAt)
    .toSorted((one, other) => one.opensAt - other.opensAt);
}

/** One event at its door, also once it is over; null if there is none. */
export async function findDoorEvent(renderContext: RenderContext, id: number): Promise<DoorEvent | null> {
  const [event] = await toDoorEvents(renderContext, [id]);
  return event ?? null;
}

/** The kinds that are sold at the door of an event, until it is over. */
export async function readDoorKinds(renderContext: RenderContext, id: number): Promise<DoorKind[]> {
  const [event] = await saleEventsFor(renderContext).readEvents([id]);
  if (!event) return [];
  const taken = await listTakenOrDue({ payload: await openCms() }, [event], renderContext.now);
  return doorKinds(event, taken.get(id) ?? []);
}

/** How sales at the door read their events: one that is over sells nothing more. */
export const saleEventsFor = (renderContext: RenderContext) => ({
  now: renderContext.now,
  language: renderContext.locale,
  readEvents: async (ids: readonly number[]): Promise<SaleEvent[]> =>
    (await readEvents(renderContext, ids)).map(event =>
      event.end.getTime() + CLOSES_AFTER > renderContext.now.getTime()
        ? event
        : { ...event, isScheduled: false },
    ),
});

async function toDoorEvents(renderContext: RenderContext, ids: readonly number[]): Promise<DoorEvent[]> {
  return (await readEvents(renderContext, ids)).map(({ id, heading, when, start, end }) => ({
    ...{ id, name: heading.text, when },
    opensAt: start.getTime() - OPENS_BEFORE,
    closesAt: end.getTime() + CLOSES_AFTER,
  }));
}
