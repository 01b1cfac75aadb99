import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** Address the booking form is sent to, and which shows its times without script. */
export const BOOKING_PATH = '/send/booking';
/** The page of one meeting, without language. */
export const MEETING_PATH = '/send/meeting';
/** The query parameter that identifies the meeting there. */
export const MEETING_PARAMETER = 'meeting';

/**
 * Identifies a meeting in links: its random id, signed. Contains no personal data; valid as long as the meeting is
 * stored.
 */
export const meetingToken = (id: string): string => `${id}.${signFor('meeting-links', id)}`;

/** The address of a meeting's own page. */
export function meetingLink(id: string, locale: Locale): string {
  const address = new URL(localePath(locale, MEETING_PATH), env.SITE_URL);
  address.searchParams.set(MEETING_PARAMETER, meetingToken(id));
  return address.href;
}

/** The id of the meeting in a link; null if we did not sign it. */
export function readMeetingToken(value: string | null | undefined): string | null {
  const [id = '', signature = '', ...more] = (value ?? '').split('.');
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return more.length === 0 && isId && isSignedFor('meeting-links', id, signature) ? id : null;
}
