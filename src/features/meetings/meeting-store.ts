import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { type FreeTime, freeTimes, type Taken } from './free-times.rules.ts';
import type { MeetingSettings } from './meeting-settings.ts';

/** A stored meeting; times are in ms since 1970. Name, address and subject are null once it is anonymised. */
export type Meeting = {
  id: string;
  at: number;
  until: number;
  state: 'booked' | 'cancelled' | 'missed';
  zone: string;
  language: Locale;
  /** Increases with each change, so that calendars apply the latest. */
  revision: number;
  name: string | null;
  email: string | null;
  about: string | null;
  /** Ids of hosts in the settings; empty once it is cancelled. */
  hosts: string[];
};

/** Future meetings can be moved, and missed ones, whose visitor chooses again. */
export const canMove = (meeting: Meeting, now: Date): boolean =>
  meeting.email !== null && (meeting.state === 'missed' || canCancel(meeting, now));
export const canCancel = ({ state, at }: Meeting, now: Date): boolean =>
  state === 'booked' && at > now.getTime();

/** One meeting, or null. */
export async function findMeeting(reader: Writer, id: string): Promise<Meeting | null> {
  const [meeting] = await readMeetings(reader, sql`b.id = ${id}`);
  return meeting ?? null;
}

/** The meetings that match an SQL condition on `b` (a booking), by start time. */
export async function readMeetings(reader: Writer, condition: ReturnType<typeof sql>): Promise<Meeting[]> {
  const rows = await rowsOf<Meeting & { at: string; until: string }>(
    reader,
    sql`select b.id, (extract(epoch from b.begins_at) * 1000)::float8 as at,
          (extract(epoch from b.ends_at) * 1000)::float8 as until, b.state, b.zone, b.language, b.revision, b.name,
          b.email, b.about, array(select host from meetings.taken t where t.booking = b.id order by host) as hosts
        from meetings.bookings b where ${condition} order by b.begins_at, b.id`,
  );
  return rows.map(row => ({ ...row, at: Number(row.at), until: Number(row.until) }));
}

/** The free times at `now`; the times of the meeting `moved` count as free. */
export async function listFreeTimes(
  reader: Writer,
  { hosts, rules }: Pick<MeetingSettings, 'hosts' | 'rules'>,
  now: Date,
  moved: string | null = null,
): Promise<FreeTime[]> {
  if (hosts.length === 0) return [];
  return freeTimes(hosts, rules, await listTaken(reader, now, moved), now);
}

/**
 * The busy times of all hosts, from two days before `now`, because meetings of the current day count towards its limit.
 */
export async function listTaken(reader: Writer, now: Date, moved: string | null = null): Promise<Taken[]> {
  const since = new Date(now.getTime() - 48 * 3_600_000).toISOString();
  const rows = await rowsOf<Taken & { from: string; to: string }>(
    reader,
    sql`select host, (extract(epoch from lower(during)) * 1000)::float8 as from,
          (extract(epoch from upper(during)) * 1000)::float8 as to, is_meeting as "isMeeting"
        from (
          select host, during, true as is_meeting from meetings.taken where booking is distinct from ${moved}::uuid
          union all select host, during, false from meetings.absences
          union all select host, during, false from meetings.busy
        ) as each where upper(during) > ${since}::timestamptz`,
  );
  return rows.map(({ host, from, to, isMeeting }) => ({
    host,
    from: Number(from),
    to: Number(to),
    isMeeting,
  }));
}
