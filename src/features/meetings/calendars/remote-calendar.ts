import { env } from '#platform/env.ts';
import { readApart } from '#platform/foreign/read-apart.ts';
import { logWarning } from '#platform/log.ts';
import type { CalendarContent, CalendarOrder, Fetched } from './calendar.reader.ts';
import {
  fetchOutside,
  type OutsideAnswer,
  type OutsideProblem,
  type OutsideRequest,
} from './fetch-outside.ts';

/** `caldav`: read and written; `ics`: an address that is only read. */
export const calendarKinds = ['caldav', 'ics'] as const;
export type CalendarAddress = {
  kind: (typeof calendarKinds)[number];
  url: string;
  user: string;
  password: string;
};

/**
 * Why a calendar was not read: its address is not on the open internet, it does not respond, it rejects our password, there
 * is nothing, a redirect to another server, something that is no calendar, or more than we can read. `failed` is a fault of ours.
 */
export type ReadProblem =
  | OutsideProblem
  | 'refused'
  | 'missing'
  | 'moved'
  | 'unreadable'
  | 'too-slow'
  | 'failed';

/**
 * A calendar with a thousand repeated events takes some seconds. Events for which no time is left are listed, so the process
 * has more.
 */
const READING_MS = 15_000;
const LIMITS = { milliseconds: 40_000, megabytes: 256 };

type Request = Omit<CalendarOrder, 'fetched' | 'milliseconds'>;

/** Fetches a calendar, and reads it in a process of its own, which a calendar cannot take along. */
export async function readCalendar(
  remote: CalendarAddress,
  request: Request,
): Promise<CalendarContent | ReadProblem> {
  const fetched = await (remote.kind === 'ics' ? fetchFile(remote) : fetchObjects(remote, request.window));
  if (typeof fetched === 'string') return fetched;
  const read = await readApart<typeof import('./calendar.reader.ts')>(
    'src/features/meetings/calendars/calendar.reader.ts',
    { ...request, fetched, milliseconds: READING_MS },
    LIMITS,
  );
  if (read.ok) return read.value ?? 'unreadable';
  if (read.code !== 'unreadable') return read.code;
  logWarning('the reader of calendars failed', { where: read.where });
  return 'failed';
}

async function fetchFile({ url }: CalendarAddress): Promise<Fetched | ReadProblem> {
  const answer = await call(url, { headers: { accept: 'text/calendar' } });
  if (typeof answer === 'string') return answer;
  return answer.status === 200 ? { kind: 'ics', file: answer.body } : toProblem(answer);
}

async function fetchObjects(
  remote: CalendarAddress,
  window: { from: number; to: number },
): Promise<Fetched | ReadProblem> {
  const ask = (method: string, depth: string, body: string) =>
    call(calendarUrl(remote), {
      method,
      headers: { ...credentials(remote), depth, 'content-type': 'application/xml; charset=utf-8' },
      body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    });
  const properties = await ask('PROPFIND', '0', resourceType);
  if (typeof properties === 'string') return properties;
  if (properties.status !== 207) return toProblem(properties);
  const objects: Uint8Array[] = [];
  for (const kind of ['VEVENT', 'VFREEBUSY', 'VAVAILABILITY'] as const) {
    const has = kind === 'VEVENT' ? 'some' : holds(properties.body, kind);
    if (has === 'none') continue;
    const found = await ask('REPORT', '1', writeFilter(kind, window));
    if (typeof found === 'string') return found;
    if (found.status === 207) objects.push(found.body);
    else if (has === 'some') return toProblem(found);
  }
  return { kind: 'caldav', properties: properties.body, objects };
}

const namespaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"';
const LISTED = 'supported-calendar-component-set';
const resourceType = `<d:propfind ${namespaces}><d:prop><d:resourcetype/><c:${LISTED}/></d:prop></d:propfind>`;

/**
 * Whether a calendar can have objects of a kind, by an answer to PROPFIND, which is searched and not understood here. One
 * that lists no kinds may have all of them (RFC 4791, 5.2.3), or may not know this one.
 */
function holds(properties: Uint8Array, kind: string): 'some' | 'none' | 'perhaps' {
  const answer = new TextDecoder().decode(properties).replaceAll('\0', '');
  if (!answer.includes(LISTED)) return 'perhaps';
  return new RegExp(`name\\s*=\\s*["']${kind}["']`).test(answer) ? 'some' : 'none';
}

/** A filter means objects for which all of it is true, so there is one for each kind. */
function writeFilter(
  kind: 'VEVENT' | 'VFREEBUSY' | 'VAVAILABILITY',
  { from, to }: { from: number; to: number },
) {
  const [start, end] = [from, to].map(at => new Date(at).toISOString().replace(/[-:]|\.\d+/g, ''));
  // Hours have mostly no end, and not every server that stores them compares them with a time.
  const range = kind === 'VAVAILABILITY' ? '' : `<c:time-range start="${start}" end="${end}"/>`;
  return (
    `<c:calendar-query ${namespaces}><d:prop><c:calendar-data/></d:prop>` +
    `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="${kind}">${range}</c:comp-filter>` +
    '</c:comp-filter></c:filter></c:calendar-query>'
  );
}

function toProblem({ status }: OutsideAnswer): ReadProblem {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 300 && status < 400) return 'moved';
  return status >= 500 || status === 429 ? 'unreachable' : 'unreadable';
}

/**
 * Puts an entry at an address in a calendar, or deletes it there if there is none; returns the status of the answer.
 * @param address a name, or an address as the server gave it; its password goes to no other server.
 */
export async function writeEntry(
  remote: CalendarAddress,
  address: string,
  entry: string | null,
): Promise<number | OutsideProblem> {
  const calendar = calendarUrl(remote);
  const url = URL.parse(address, calendar);
  if (!url || url.origin !== new URL(calendar).origin) return 'closed';
  const answer = await call(url.href, {
    method: entry === null ? 'DELETE' : 'PUT',
    headers: { ...credentials(remote), 'content-type': 'text/calendar; charset=utf-8' },
    ...(entry !== null && { body: entry }),
  });
  return typeof answer === 'string' ? answer : answer.status;
}

/** In development the calendar may run on the same machine. */
const call = (url: string, request: OutsideRequest) =>
  fetchOutside(url, request, { anywhere: env.ADEY_ENV !== 'production' });

const credentials = ({ user, password }: CalendarAddress) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const calendarUrl = ({ url }: CalendarAddress) => (url.endsWith('/') ? url : `${url}/`);
