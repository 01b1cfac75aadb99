import { env } from '#platform/env.ts';
import type { Frame } from '#site/frame/read-frame.ts';

/** The calendar of all events by the scheme with which calendar programs subscribe, and not merely read once. */
export function calendarOf({ paths }: Pick<Frame, 'paths'>): string {
  return new URL(paths.calendar, env.SITE_URL).href.replace(/^https?:/, 'webcal:');
}
