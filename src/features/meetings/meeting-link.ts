import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** Address the booking form is sent to, and which shows its times without script. */
export const BOOKING_PATH = '/send/booking';
/** The page of one meeting, without language. */
export const MEETING_PATH = '/send/meeting';
/** The same meeting as a file for a calendar. */
export const MEETING_FILE_PATH = '/send/meeting.ics';
/** The query parameter that identifies the meeting there, for whoever has its mail. */
export const MEETING_PARAMETER = 'meeting';
/** The one that shows what was just booked, for whoever filled in the form. */
export const BOOKED_PARAMETER = 'booked';

/** Which links of a meeting a token is for. */
const purposes = { [MEETING_PARAMETER]: 'meeting-links', [BOOKED_PARAMETER]: 'meeting-views' } as const;
export type LinkOfMeeting = keyof typeof purposes;

/**
 * Identifies a meeting in links: its random id, signed. Contains no personal data; valid as long as the meeting is stored. The token
 * of a mail moves and cancels the meeting, so no page shows it to somebody who does not have it already.
 */
export const meetingToken = (id: string, of: LinkOfMeeting = MEETING_PARAMETER): string =>
  `${id}.${signFor(purposes[of], id)}`;

/** The address of a meeting's own page, which goes only into mails to its visitor. */
export const meetingLink = (id: string, locale: Locale): string => writeLink(MEETING_PARAMETER, id, locale);

/** The address of the page that shows a booking and cannot change it. */
export const bookedLink = (id: string, locale: Locale): string => writeLink(BOOKED_PARAMETER, id, locale);

/** The path of a meeting's calendar file, for visitors who have its mail or have just booked it. */
export function meetingFileLink(id: string, of: LinkOfMeeting, locale: Locale): string {
  const { pathname, search } = new URL(writeLink(of, id, locale, MEETING_FILE_PATH));
  return pathname + search;
}

function writeLink(parameter: LinkOfMeeting, id: string, locale: Locale, path = MEETING_PATH): string {
  const address = new URL(localePath(locale, path), env.SITE_URL);
  address.searchParams.set(parameter, meetingToken(id, parameter));
  return address.href;
}

/** The id of the meeting in a link; null if we did not sign it for such a link. */
export function readMeetingToken(
  value: string | null | undefined,
  of: LinkOfMeeting = MEETING_PARAMETER,
): string | null {
  const [id = '', signature = '', ...more] = (value ?? '').split('.');
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return more.length === 0 && isId && isSignedFor(purposes[of], id, signature) ? id : null;
}
