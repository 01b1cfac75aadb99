import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { type FreeTime, freeTimes, type Taken } from './free-times.rules.ts';
import type { MeetingSettings } from './meeting-settings.ts';

/** A meeting as it is stored; times are in ms since 1970. Without name and address it has forgotten its visitor. */
export type Meeting = {
  id: string;
  at: number;
  until: number;
  state: 'booked' | 'cancelled' | 'missed';
  zone: string;
  language: Locale;
  /** Rises with each change, so that calendars take the later state. */
  revision: number;
  name: string | null;
  email: string | null;
  about: string | null;
  /** Ids of settings; none once it is cancelled. */
  hosts: string[];
};

/** A meeting ahead can be moved, and one that was missed: its visitor chooses again. */
export const canMove = (meeting: Meeting, now: Date): boolean =>
  meeting.email !== null && (meeting.state === 'missed' || canCancel(meeting, now));
export const canCancel = ({ state, at }: Meeting, now: Date): boolean =>
  state === 'booked' && at > now.getTime();

/** One meeting, or null. */
export async function findMeeting(reader: Writer, id: string): Promise<Meeting | null> {
  const [meeting] = await readMeetings(reader, sql`b.id = ${id}`);
  return meeting ?? null;
}

/** The meetings that fulfil a condition on `b` (a booking), in the order of their beginning. */
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

/** The free times at `now`; those that a meeting itself takes are free for it, when it is moved. */
export async function listFreeTimes(
  reader: Writer,
  { hosts, rules }: Pick<MeetingSettings, 'hosts' | 'rules'>,
  now: Date,
  moved: string | null = null,
): Promise<FreeTime[]> {
  if (hosts.length === 0) return [];
  return freeTimes(hosts, rules, await listTaken(reader, now, moved), now);
}

/** What is taken of each host's time, from the day before `now` on: meetings of that day count for its limit. */
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
