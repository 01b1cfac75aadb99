import type { APIRoute } from 'astro';
import { readFrame } from '#site/frame/read-frame.ts';
import { readMeetingFile } from '#site/readers/read-meetings.ts';

/** A booked meeting as a file for a calendar, for its signed link. */
export const GET: APIRoute = async context => {
  const { renderContext, path } = context.locals;
  const { organisation } = await readFrame(renderContext, path);
  const file = await readMeetingFile(context, organisation.name.text);
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': 'attachment; filename="meeting.ics"',
    },
  });
};
