import type { APIRoute } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { listDatedEvents } from '#features/events/event.queries.ts';
import { eventTexts } from '#features/events/event.texts.ts';
import { toCalendarEntry } from '#features/events/event-data.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';

/** Every event with a day, as a calendar to subscribe to, in the language of its address. */
export const GET: APIRoute = async ({ locals: { renderContext, path } }) => {
  const { organisation, to } = await readFrame(renderContext, path);
  const events = await listDatedEvents(renderContext);
  const entries = events.flatMap(
    event => toCalendarEntry(event, { origin: env.SITE_URL, toAddress: to }) ?? [],
  );
  const name = eventTexts[renderContext.locale].calendarName.replace('{name}', () => organisation.name.text);
  return new Response(calendarFile(entries, { name, locale: renderContext.locale }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
