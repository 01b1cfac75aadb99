import type { APIRoute } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { findEvent } from '#features/events/event.queries.ts';
import { toCalendarEntry } from '#features/events/event-data.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';

/** One event as a calendar file; 404 while it has no day. */
export const GET: APIRoute = async ({ locals: { renderContext, path }, redirect }) => {
  // From the path, because Astro passes no parameters to endpoints of rewritten (Amharic) addresses.
  const slug = decodeURIComponent(path.split('/')[2] ?? '');
  const event = await findEvent(renderContext, slug);
  if (!event) return new Response(null, { status: 404 });
  const { to } = await readFrame(renderContext, path);
  if ('movedTo' in event)
    return redirect(to(`/events/${encodeURIComponent(event.movedTo)}/calendar.ics`), 301);
  const entry = toCalendarEntry(event, { origin: env.SITE_URL, toAddress: to });
  if (!entry) return new Response(null, { status: 404 });
  return new Response(calendarFile([entry], { locale: renderContext.locale }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
