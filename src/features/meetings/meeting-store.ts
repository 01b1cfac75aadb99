import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type FreeTime, freeTimes, type Taken } from './free-times.rules.ts';
import type { MeetingSettings } from './meeting-settings.ts';

/** A stored meeting; times are in ms since 1970. Name, address and subject are null once it is anonymised. */
export type Meeting = {
  id: string;
  at: number;
  until: number;
  /** `held`: until its visitor confirms it; `released`: nobody did in time, or it was free again before that. */
  state: 'held' | 'booked' | 'released' | 'cancelled' | 'missed';
  /** Until when a time is, or was, held; null once it is confirmed. */
  heldUntil: number | null;
  cancelledBy: 'visitor' | 'staff' | null;
  /** Why staff cancelled it, for the visitor. */
  reason: string | null;
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

/** Future meetings can be moved, and missed or released ones, whose visitor chooses again. */
export const canMove = (meeting: Meeting, now: Date): boolean =>
  meeting.email !== null &&
  (meeting.state === 'missed' || meeting.state === 'released' || canCancel(meeting, now));
export const canCancel = ({ state, at }: Meeting, now: Date): boolean =>
  (state === 'booked' || state === 'held') && at > now.getTime();
/** A time can be confirmed while it is held, and also later, if it is free then. */
export const canConfirm = ({ state, at, email }: Meeting, now: Date): boolean =>
  email !== null && (state === 'held' || state === 'released') && at > now.getTime();

/** Whether its time is held, and not overdue. */
export const isHeldAt = ({ state, heldUntil }: Meeting, now: Date): boolean =>
  state === 'held' && (heldUntil ?? 0) > now.getTime();

/** One meeting, or null. */
export async function findMeeting(reader: Writer, id: string): Promise<Meeting | null> {
  const [meeting] = await readMeetings(reader, sql`b.id = ${id}`);
  return meeting ?? null;
}

/** The meetings that match an SQL condition on `b` (a booking), by start time. */
export async function readMeetings(reader: Writer, condition: ReturnType<typeof sql>): Promise<Meeting[]> {
  const rows = await queryRows<Meeting & { at: string; until: string; heldUntil: string | null }>(
    reader,
    sql`select b.id, (extract(epoch from b.begins_at) * 1000)::float8 as at,
          (extract(epoch from b.ends_at) * 1000)::float8 as until, b.state,
          (extract(epoch from b.held_until) * 1000)::float8 as "heldUntil", b.cancelled_by as "cancelledBy", b.reason,
          b.zone, b.language, b.revision, b.name, b.email, b.about, array(select host from meetings.taken t where t.booking = b.id order by host) as hosts
        from meetings.bookings b where ${condition} order by b.begins_at, b.id`,
  );
  return rows.map(row => ({
    ...row,
    at: Number(row.at),
    until: Number(row.until),
    heldUntil: row.heldUntil === null ? null : Number(row.heldUntil),
  }));
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
 * The busy times of all hosts, from two days before `now`, because meetings of the current day count towards its limit. A time
 * that was held until then is free, even before it is released.
 */
export async function listTaken(reader: Writer, now: Date, moved: string | null = null): Promise<Taken[]> {
  const since = new Date(now.getTime() - 48 * 3_600_000).toISOString();
  const rows = await queryRows<Taken & { from: string; to: string }>(
    reader,
    sql`select host, (extract(epoch from lower(during)) * 1000)::float8 as from,
          (extract(epoch from upper(during)) * 1000)::float8 as to, is_meeting as "isMeeting"
        from (
          select host, during, true as is_meeting from meetings.taken where booking is distinct from ${moved}::uuid
            and booking not in (${overdue(now)})
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

/** The ids of bookings that nobody has confirmed in time. */
const overdue = (now: Date) =>
  sql`select id from meetings.bookings where state = 'held' and held_until <= ${now.toISOString()}::timestamptz`;

/**
 * Frees the times that nobody has confirmed in time, and returns how many. Skips those that somebody is confirming or changing
 * at this moment.
 */
export async function releaseOverdue(writer: Writer, now: Date): Promise<number> {
  const released = await queryRows<{ id: string }>(
    writer,
    sql`with due as (${overdue(now)} for update skip locked),
          freed as (delete from meetings.taken where booking in (select id from due))
        update meetings.bookings set state = 'released', changed_at = ${now.toISOString()}::timestamptz
        where id in (select id from due) returning id`,
  );
  return released.length;
}
