import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import ICAL from 'ical.js';
import { instantOf, isTimeZone } from '#core/zoned-time.ts';
import { isPublicAddress, lookupPublic } from '#platform/pictures/fetch-picture.ts';

/** A busy time in a calendar, in ms since 1970. */
export type BusyTime = { from: number; to: number };

type Window = {
  from: number;
  to: number;
  /** The zone of times without one, and of whole days. */
  timeZone: string;
  /** Whether an event is one of our own meetings, which count already. */
  isOurs: (uid: string) => boolean;
};

/** A daily event since 1990 has fewer; more is a mistake or an attack. */
const MOST_OCCURRENCES = 20_000;

/**
 * The busy times of a calendar file within the window, with recurring events expanded. Events marked as free
 * (`TRANSPARENT`) or cancelled do not count.
 * @throws if the file cannot be read.
 */
export function busyTimes(file: string, window: Window): BusyTime[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  return events
    .filter(event => !isException(event))
    .flatMap(component => {
      const uid = String(component.getFirstPropertyValue('uid') ?? '');
      if (window.isOurs(uid) || takesNoTime(component)) return [];
      const exceptions = events.filter(
        each => isException(each) && each.getFirstPropertyValue('uid') === uid,
      );
      return timesOf(new ICAL.Event(component, { exceptions }), window);
    });
}

const takesNoTime = (event: ICAL.Component) =>
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('status') === 'CANCELLED' ||
  !event.hasProperty('dtstart');

function timesOf(event: ICAL.Event, window: Window): BusyTime[] {
  const within = ({ from, to }: BusyTime) => to > window.from && from < window.to && to > from;
  const range = (start: ICAL.Time, end: ICAL.Time): BusyTime => ({
    from: instantIn(start, window.timeZone),
    to: instantIn(end, window.timeZone),
  });
  if (!event.isRecurring()) return [range(event.startDate, event.endDate)].filter(within);
  const found: BusyTime[] = [];
  const occurrences = event.iterator();
  for (let count = 0; count < MOST_OCCURRENCES; count += 1) {
    const next = occurrences.next();
    if (!next) return found;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const each = range(startDate, endDate);
    if (instantIn(next, window.timeZone) >= window.to) return found;
    if (within(each) && !takesNoTime(item.component)) found.push(each);
  }
  throw new Error('An event repeats too often.');
}

/** A known zone is used by its name; the offsets in the file only for names that are unknown. */
function instantIn(time: ICAL.Time, timeZone: string): number {
  const [day = '', clock = '00:00'] = time.toString().split('T');
  const zone = time.zone?.tzid ?? 'floating';
  if (zone === 'UTC' || zone === 'Z') return time.toUnixTime() * 1000;
  if (time.isDate || zone === 'floating') return instantOf(day, clock.slice(0, 5), timeZone).getTime();
  return isTimeZone(zone) ? instantOf(day, clock.slice(0, 5), zone).getTime() : time.toUnixTime() * 1000;
}

const MOST_BYTES = 4 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/**
 * `fetch` for addresses that staff typed: at most 4 MiB within ten seconds, no redirects; only https and public hosts,
 * unless `anywhere`.
 */
export const fetchOutside =
  ({ anywhere }: { anywhere: boolean }): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!anywhere && !isOpenAddress(url))
      return Promise.reject(new Error(`${url.host} is not a public https address`));
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const lookup = anywhere ? {} : { lookup: lookupPublic };
    return new Promise((resolve, reject) => {
      const request = send(
        url,
        {
          method: init?.method ?? 'GET',
          headers: { 'user-agent': 'Adey', ...Object.fromEntries(new Headers(init?.headers)) },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          agent: false,
          ...lookup,
        },
        answer => {
          const parts: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (part: Buffer) => {
            bytes += part.length;
            parts.push(part);
            if (bytes > MOST_BYTES)
              request.destroy(new Error(`${url.host} sent more than ${MOST_BYTES} bytes`));
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const status = answer.statusCode ?? 502;
            const type = answer.headers['content-type'] ?? 'text/plain';
            const body = status === 204 || status === 304 ? null : Buffer.concat(parts);
            resolve(new Response(body, { status, headers: { 'content-type': type } }));
          });
        },
      );
      request.on('error', reject);
      request.end(typeof init?.body === 'string' ? init.body : undefined);
    });
  };

/** Host names are checked again when they are resolved; IP addresses are only checked here. */
function isOpenAddress({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}
