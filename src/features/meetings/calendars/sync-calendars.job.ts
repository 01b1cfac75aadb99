import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { deleteCalendarObject, fetchCalendarObjects, getBasicAuthHeaders, updateCalendarObject } from 'tsdav';
import { calendarFile } from '#core/calendar-file.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { announceChange } from '#platform/announce-change.ts';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { openValues, sealValues } from '#platform/sealing.ts';
import { inOneTransaction, rowsOf, type Writer } from '#platform/transaction.ts';
import { readSettings } from '../change-meeting.action.ts';
import { MEETINGS_TAG, type NamedHost } from '../meeting-settings.ts';
import { type Meeting, readMeetings } from '../meeting-store.ts';
import { type BusyTime, busyTimes, fetchOutside } from './read-calendar.ts';

/** `caldav`: read and written; `ics`: an address that is only read. */
export const calendarKinds = ['caldav', 'ics'] as const;
export type CalendarAddress = {
  kind: (typeof calendarKinds)[number];
  url: string;
  user: string;
  password: string;
};
/** Why a calendar was not read: it does not respond, it rejects our password, or it sent something else. */
export type CalendarProblem = 'unreachable' | 'refused' | 'unreadable';

/** A host's calendar as staff see it, without its password. */
export type ConnectedCalendar = {
  host: string;
  kind: CalendarAddress['kind'];
  readAt: Date | null;
  problem: CalendarProblem | null;
};

const DAY = 24 * 3_600_000;
/** Meetings stay in a host’s calendar as long as we store who booked them. */
const DAYS_WRITTEN = 90;
/** In development the calendar may run on the same machine. */
const outside = () => fetchOutside({ anywhere: env.ADEY_ENV !== 'production' });
const uidEnd = () => `@${new URL(env.SITE_URL).hostname}`;
const uidOf = (id: string) => `meeting-${id}${uidEnd()}`;
const isOurs = (uid: string) => uid.startsWith('meeting-') && uid.endsWith(uidEnd());

/** The calendars that are connected, by host. */
export async function listCalendars(reader: Writer): Promise<ConnectedCalendar[]> {
  const rows = await rowsOf<Omit<ConnectedCalendar, 'readAt'> & { readAt: string | null }>(
    reader,
    sql`select host, kind, read_at as "readAt", problem from meetings.calendars order by host`,
  );
  return rows.map(row => ({ ...row, readAt: row.readAt === null ? null : new Date(row.readAt) }));
}

/** Connects a host’s calendar if it can be read; otherwise returns the problem. */
export async function connectCalendar(
  payload: Payload,
  host: NamedHost,
  remote: CalendarAddress,
  now: Date,
): Promise<CalendarProblem | null> {
  const read = await readCalendar(host, remote, now);
  if (typeof read === 'string') return read;
  const { kind, ...values } = remote;
  await inOneTransaction(payload, async req => {
    await rowsOf(
      req,
      sql`insert into meetings.calendars (host, kind, sealed)
          values (${host.id}, ${kind}, ${sealValues('host-calendars', values, host.id)})
          on conflict (host) do update set kind = excluded.kind, sealed = excluded.sealed`,
    );
    await storeBusy(req, host.id, read, now);
    await announceChange(req, [MEETINGS_TAG]);
  });
  return null;
}

/** Deletes the connection to a host’s calendar, and its busy times. */
export async function disconnectCalendar(payload: Payload, host: string): Promise<void> {
  await inOneTransaction(payload, async req => {
    for (const table of ['calendars', 'busy', 'written'])
      await rowsOf(req, sql`delete from ${sql.raw(`meetings.${table}`)} where host = ${host}`);
    await announceChange(req, [MEETINGS_TAG]);
  });
}

/**
 * Reads each host’s calendar and writes our meetings into it. If a calendar cannot be read, its last busy times stay,
 * so that no time is offered by mistake, and staff see the problem.
 */
export async function syncCalendars(payload: Payload, now: Date): Promise<void> {
  const { hosts } = await readSettings(payload, 'en');
  const rows = await rowsOf<{ host: string; kind: CalendarAddress['kind']; sealed: string }>(
    { payload },
    sql`select host, kind, sealed from meetings.calendars order by host`,
  );
  for (const { host: id, kind, sealed } of rows) {
    const host = hosts.find(each => each.id === id);
    if (!host) {
      await disconnectCalendar(payload, id);
      continue;
    }
    const values = openValues('host-calendars', sealed, id);
    const remote = values && ({ ...values, kind } as CalendarAddress);
    const read = remote ? await readCalendar(host, remote, now) : 'refused';
    if (typeof read === 'string') await noteProblem(payload, id, read);
    else {
      await inOneTransaction(payload, async req => {
        if (await storeBusy(req, id, read, now)) await announceChange(req, [MEETINGS_TAG]);
      });
      if (remote?.kind === 'caldav') await writeMeetings(payload, host, remote, now);
    }
  }
}

async function noteProblem(payload: Payload, host: string, problem: CalendarProblem): Promise<void> {
  logWarning('the calendar of a host was not read', { problem });
  await rowsOf({ payload }, sql`update meetings.calendars set problem = ${problem} where host = ${host}`);
}

/** The busy times of a calendar from now on, or why it could not be read. */
async function readCalendar(
  { timeZone }: NamedHost,
  remote: CalendarAddress,
  now: Date,
): Promise<BusyTime[] | CalendarProblem> {
  const window = { from: now.getTime() - DAY, to: now.getTime() + 200 * DAY, timeZone, isOurs };
  let files: string[];
  try {
    files = remote.kind === 'ics' ? [await readFile(remote.url)] : await readObjects(remote, window);
  } catch (error) {
    return /\b40[13]\b|unauthorized|forbidden/i.test(String(error)) ? 'refused' : 'unreachable';
  }
  try {
    return files.flatMap(file => busyTimes(file, window));
  } catch {
    return 'unreadable'; // How a file is malformed is of no use to staff.
  }
}

async function readFile(url: string): Promise<string> {
  const answer = await outside()(url, { headers: { accept: 'text/calendar' } });
  if (!answer.ok) throw new Error(`The calendar responded with ${answer.status}`);
  return answer.text();
}

/** What every call of tsdav takes. */
const callOf = ({ user, password }: CalendarAddress) => ({
  headers: getBasicAuthHeaders({ username: user, password }) as Record<string, string>,
  fetch: outside(),
});
const calendarOf = ({ url }: CalendarAddress) => ({ url: url.endsWith('/') ? url : `${url}/` });

async function readObjects(remote: CalendarAddress, { from, to }: BusyTime): Promise<string[]> {
  // tsdav treats a refusal as an empty calendar, which would free every time.
  const { headers } = callOf(remote);
  const { url } = calendarOf(remote);
  const asked = await outside()(url, { method: 'PROPFIND', headers: { ...headers, depth: '0' } });
  if (asked.status !== 207) throw new Error(`The calendar responded with ${asked.status}`);
  const objects = await fetchCalendarObjects({
    calendar: calendarOf(remote),
    timeRange: { start: new Date(from).toISOString(), end: new Date(to).toISOString() },
    ...callOf(remote),
  });
  return objects.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
}

/** Replaces the stored busy times; returns whether they changed. */
async function storeBusy(
  writer: Writer,
  host: string,
  busy: readonly BusyTime[],
  now: Date,
): Promise<boolean> {
  const ranges = JSON.stringify(
    busy.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
  );
  const [changed] = await rowsOf<{ rows: number }>(
    writer,
    sql`with present as (
          select distinct tstzrange("from", "to") as during
          from jsonb_to_recordset(${ranges}::jsonb) as each ("from" timestamptz, "to" timestamptz)),
        gone as (delete from meetings.busy where host = ${host} and during not in (select during from present)
          returning 1),
        added as (insert into meetings.busy (host, during) select ${host}, during from present
          on conflict do nothing returning 1)
        select ((select count(*) from gone) + (select count(*) from added))::int as rows`,
  );
  await rowsOf(
    writer,
    sql`update meetings.calendars set read_at = ${now.toISOString()}, problem = null where host = ${host}`,
  );
  return (changed?.rows ?? 0) > 0;
}

/**
 * Writes the host’s meetings into their calendar, and deletes those that were cancelled, moved to another host, erased
 * or anonymised. Changes made in the calendar are overwritten: meetings are changed on the site.
 */
async function writeMeetings(
  payload: Payload,
  host: NamedHost,
  remote: CalendarAddress,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAYS_WRITTEN * DAY).toISOString();
  const meetings = await readMeetings(
    { payload },
    sql`b.state <> 'cancelled' and b.email is not null and b.begins_at > ${since}::timestamptz
        and exists (select from meetings.taken t where t.booking = b.id and t.host = ${host.id})`,
  );
  const written = await rowsOf<{ booking: string }>(
    { payload },
    sql`select booking from meetings.written where host = ${host.id}`,
  );
  try {
    const { url } = calendarOf(remote);
    const addressOf = (id: string) => new URL(`${id}.ics`, url).href;
    for (const meeting of meetings) {
      if (isAsWritten(await readObject(addressOf(meeting.id), remote), meeting)) continue;
      // Without an etag it creates what is not there, and replaces what is.
      const answer = await updateCalendarObject({
        calendarObject: { url: addressOf(meeting.id), data: entryOf(meeting) },
        ...callOf(remote),
      });
      if (!answer.ok) throw new Error(`The calendar responded with ${answer.status}`);
      await rowsOf(
        { payload },
        sql`insert into meetings.written (host, booking) values (${host.id}, ${meeting.id}) on conflict do nothing`,
      );
    }
    for (const { booking } of written.filter(each => !meetings.some(({ id }) => id === each.booking))) {
      const answer = await deleteCalendarObject({
        calendarObject: { url: addressOf(booking) },
        ...callOf(remote),
      });
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The calendar responded with ${answer.status}`);
      await rowsOf(
        { payload },
        sql`delete from meetings.written where host = ${host.id} and booking = ${booking}`,
      );
    }
  } catch {
    await noteProblem(payload, host.id, 'unreachable');
  }
}

/** The file at an address; empty if there is none. */
async function readObject(address: string, remote: CalendarAddress): Promise<string> {
  const answer = await outside()(address, { headers: callOf(remote).headers });
  if (!answer.ok && answer.status !== 404) throw new Error(`The calendar responded with ${answer.status}`);
  return answer.ok ? answer.text() : '';
}

/** The file contains the revision, so we do not have to store what was written. */
const isAsWritten = (file: string, meeting: Meeting): boolean => {
  const [lines, wanted] = [file, entryOf(meeting)].map(text =>
    (text.split('BEGIN:VEVENT')[1] ?? '')
      .match(/^(?:DTSTART|DTEND|SEQUENCE)[;:].*$/gm)
      ?.map(line => line.trim()),
  );
  return JSON.stringify(lines?.sort()) === JSON.stringify(wanted?.sort());
};

const entryOf = ({ id, at, until, name, email, about, revision }: Meeting): string =>
  calendarFile(
    [
      {
        uid: uidOf(id),
        start: new Date(at),
        end: new Date(until),
        timeZone: CHARITY_ZONE.id,
        heading: { text: name ?? '' },
        description: { text: [email, about].filter(Boolean).join('\n\n') },
        place: null,
        coordinates: null,
        url: new URL('/meet', env.SITE_URL).href,
        state: 'scheduled',
        changed: new Date(at),
        revision,
      },
    ],
    { locale: 'en' },
  );
