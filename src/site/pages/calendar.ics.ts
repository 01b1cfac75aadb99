import type { APIRoute } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { listDatedEvents } from '#features/events/event.queries.ts';
import { eventTexts } from '#features/events/event.texts.ts';
import { calendarEntryOf } from '#features/events/event-calendar.ts';
import { env } from '#platform/env.ts';
import { readFrame } from '#site/frame/read-frame.ts';

/** Every event with a day as a calendar to subscribe to, in the language of its address. */
export const GET: APIRoute = async ({ locals: { reading, path } }) => {
  const { organisation, to } = await readFrame(reading, path);
  const events = await listDatedEvents(reading);
  const entries = events.flatMap(
    event => calendarEntryOf(event, { origin: env.SITE_URL, addressOf: to }) ?? [],
  );
  const name = eventTexts[reading.locale].calendarName.replace('{name}', () => organisation.name.text);
  return new Response(calendarFile(entries, { name, locale: reading.locale }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
};
