import { env } from '#platform/env.ts';
import type { Frame } from '#site/frame/read-frame.ts';

/** The calendar of all events under the scheme that makes calendar programs subscribe instead of reading it once. */
export function calendarOf({ paths }: Pick<Frame, 'paths'>): string {
  return new URL(paths.calendar, env.SITE_URL).href.replace(/^https?:/, 'webcal:');
}
