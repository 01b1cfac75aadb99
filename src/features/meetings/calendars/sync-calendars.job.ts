import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { calendarFile } from '#core/calendar-file.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { announceChange } from '#platform/announce-change.ts';
import { env } from '#platform/env.ts';
import { logFault, logWarning } from '#platform/log.ts';
import { openValues, sealValues } from '#platform/sealing.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { readSettings } from '../change-meeting.action.ts';
import { FREE_TIMES_TAG, type NamedHost } from '../meeting-settings.ts';
import { type Meeting, readMeetings } from '../meeting-store.ts';
import type { CalendarContent, OwnEntry } from './calendar.reader.ts';
import { listDue, noteUnread, noteUnwritten, storeContent } from './calendar-store.ts';
import { type CalendarAddress, type ReadProblem, readCalendar, writeEntry } from './remote-calendar.ts';
import { tellHost } from './tell-host.ts';

const DAY = 24 * 3_600_000;
/** Meetings stay in a host’s calendar as long as we store who booked them. */
const DAYS_WRITTEN = 90;
const ours = () => ({ start: 'meeting-', end: `@${new URL(env.SITE_URL).hostname}` });
const toUid = (id: string) => `${ours().start}${id}${ours().end}`;

const readRemote = ({ timeZone }: NamedHost, remote: CalendarAddress, now: Date) =>
  readCalendar(remote, {
    window: { from: now.getTime() - DAY, to: now.getTime() + 200 * DAY },
    timeZone,
    ours: ours(),
  });

/** `partly`: some of its events were not understood; `empty`: nothing in it takes time, which may be a mistake. */
export type Connected = 'connected' | 'partly' | 'empty';

/** Connects a host’s calendar if it can be read. */
export async function connectCalendar(
  payload: Payload,
  host: NamedHost,
  remote: CalendarAddress,
  now: Date,
): Promise<Outcome<Connected, ReadProblem>> {
  const read = await readRemote(host, remote, now);
  if (typeof read === 'string') return problem(read);
  const { kind, ...values } = remote;
  await inOneTransaction(payload, async req => {
    await queryRows(
      req,
      sql`insert into meetings.calendars (host, kind, sealed)
          values (${host.id}, ${kind}, ${sealValues('host-calendars', values, host.id)})
          on conflict (host) do update set kind = excluded.kind, sealed = excluded.sealed`,
    );
    await storeContent(req, host.id, read, now);
    await announceChange(req, [FREE_TIMES_TAG]);
  });
  const isEmpty = read.busy.length + read.own.length === 0;
  return ok(read.failed.length > 0 ? 'partly' : isEmpty ? 'empty' : 'connected');
}

/** Deletes the connection to a host’s calendar, and its busy times. */
export async function disconnectCalendar(payload: Payload, host: string): Promise<void> {
  await inOneTransaction(payload, async req => {
    for (const table of ['calendars', 'busy', 'written'])
      await queryRows(req, sql`delete from ${sql.raw(`meetings.${table}`)} where host = ${host}`);
    await announceChange(req, [FREE_TIMES_TAG]);
  });
}

/**
 * Reads each host’s calendar and writes our meetings into it. If a calendar cannot be read, its last busy times stay,
 * so that no time is offered by mistake, and staff see the problem. Other calendars are read all the same.
 */
export async function syncCalendars(payload: Payload, now: Date): Promise<void> {
  const { hosts } = await readSettings(payload, 'en');
  for (const { host: id, kind, sealed } of await listDue({ payload }, now)) {
    const host = hosts.find(each => each.id === id);
    const values = openValues('host-calendars', sealed, id);
    if (!host) await disconnectCalendar(payload, id);
    else if (!values) await noteProblem(payload, host, 'refused', now);
    else
      await syncCalendar(payload, host, { ...values, kind } as CalendarAddress, now).catch(error => {
        logFault(error, { work: 'reading the calendar of a host' });
        return noteProblem(payload, host, 'failed', now);
      });
  }
}

async function syncCalendar(
  payload: Payload,
  host: NamedHost,
  remote: CalendarAddress,
  now: Date,
): Promise<void> {
  const read = await readRemote(host, remote, now);
  if (typeof read === 'string') return noteProblem(payload, host, read, now);
  await inOneTransaction(payload, async req => {
    if (await storeContent(req, host.id, read, now)) await announceChange(req, [FREE_TIMES_TAG]);
    await tellHost(req, host, read.failed, now);
  });
  if (remote.kind === 'caldav') await writeMeetings(payload, host, { remote, read, now });
}

/** Most servers are back before their third failure, and a host can do nothing about ours. */
const PATIENCE = 3;

async function noteProblem(
  payload: Payload,
  host: NamedHost,
  problem: ReadProblem,
  now: Date,
): Promise<void> {
  logWarning('the calendar of a host was not read', { problem });
  const failures = await noteUnread({ payload }, host.id, problem, now);
  const mayPass = problem === 'unreachable' || problem === 'failed';
  if (!mayPass || failures >= PATIENCE)
    await inOneTransaction(payload, req => tellHost(req, host, problem, now));
}

type Written = { remote: CalendarAddress; read: CalendarContent; now: Date };

/**
 * Writes the host’s meetings into their calendar, and deletes those that were cancelled, moved to another host, erased
 * or anonymised. Changes made in the calendar are overwritten: meetings are changed on the site. A meeting that the
 * calendar does not take keeps no other from being written.
 */
async function writeMeetings(
  payload: Payload,
  host: NamedHost,
  { remote, read, now }: Written,
): Promise<void> {
  const since = new Date(now.getTime() - DAYS_WRITTEN * DAY).toISOString();
  const meetings = await readMeetings(
    { payload },
    sql`b.state in ('held', 'booked', 'missed') and b.email is not null and b.begins_at > ${since}::timestamptz
        and exists (select from meetings.taken t where t.booking = b.id and t.host = ${host.id})`,
  );
  const written = await queryRows<{ booking: string; held: boolean }>(
    { payload },
    sql`select booking, held from meetings.written where host = ${host.id}`,
  );
  // Where the host accepted our invitation, the meeting is already there, at an address that the server chose.
  const entries = new Map(read.own.map(entry => [entry.uid, entry]));
  const asHeld = new Set(written.flatMap(({ booking, held }) => (held ? [booking] : [])));
  const findAddress = (id: string) => entries.get(toUid(id))?.address || `${id}.ics`;
  let refused = 0;
  for (const meeting of meetings.filter(({ until }) => until > now.getTime())) {
    const isHeld = meeting.state === 'held';
    const isThere =
      (isAsBooked(entries.get(toUid(meeting.id)), meeting) && asHeld.has(meeting.id) === isHeld) ||
      isTaken(await writeEntry(remote, findAddress(meeting.id), toCalendarFile(meeting)));
    if (!isThere) refused += 1;
    else
      await queryRows(
        { payload },
        sql`insert into meetings.written (host, booking, held) values (${host.id}, ${meeting.id}, ${isHeld})
            on conflict (host, booking) do update set held = excluded.held`,
      );
  }
  for (const { booking } of written.filter(each => !meetings.some(({ id }) => id === each.booking))) {
    const answer = await writeEntry(remote, findAddress(booking), null);
    if (!isTaken(answer) && answer !== 404 && answer !== 410) refused += 1;
    else
      await queryRows(
        { payload },
        sql`delete from meetings.written where host = ${host.id} and booking = ${booking}`,
      );
  }
  if (refused === 0) return;
  logWarning('meetings were not written into the calendar of a host', { meetings: refused });
  await noteUnwritten({ payload }, host.id);
}

const isTaken = (answer: number | string) => typeof answer === 'number' && answer >= 200 && answer < 300;

const isAsBooked = (entry: OwnEntry | undefined, { at, until }: Meeting) =>
  entry?.time?.from === at && entry.time.to === until;

const toCalendarFile = ({ id, at, until, state, name, email, about, revision }: Meeting): string =>
  calendarFile(
    [
      {
        uid: toUid(id),
        start: new Date(at),
        end: new Date(until),
        timeZone: CHARITY_ZONE.id,
        heading: { text: state === 'held' ? `Held, not confirmed yet: ${name}` : (name ?? '') },
        description: { text: [email, about].filter(Boolean).join('\n\n') },
        place: null,
        coordinates: null,
        url: new URL('/meet', env.SITE_URL).href,
        state: state === 'held' ? 'tentative' : 'scheduled',
        changed: new Date(at),
        revision,
      },
    ],
    { locale: 'en' },
  );
