import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** Where a booking is sent to, and where its times are shown without script. */
export const BOOKING_PATH = '/send/booking';
/** The page of one meeting, without language. */
export const MEETING_PATH = '/send/meeting';
/** The query parameter that names the meeting there. */
export const MEETING_PARAMETER = 'meeting';

/** What names a meeting in a link: its random id, signed. It holds no personal data and is valid as long as the meeting is stored. */
export const meetingPass = (id: string): string => `${id}.${signFor('meeting-links', id)}`;

/** The address of a meeting's own page. */
export function meetingLink(id: string, locale: Locale): string {
  const address = new URL(localePath(locale, MEETING_PATH), env.SITE_URL);
  address.searchParams.set(MEETING_PARAMETER, meetingPass(id));
  return address.href;
}

/** The meeting a link names; null if we did not sign it. */
export function readMeetingPass(value: string | null | undefined): string | null {
  const [id = '', signature = '', ...more] = (value ?? '').split('.');
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return more.length === 0 && isId && isSignedFor('meeting-links', id, signature) ? id : null;
}
