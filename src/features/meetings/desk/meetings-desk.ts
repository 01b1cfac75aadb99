import { sql } from '@payloadcms/db-postgres/drizzle';
import { addDays, CHARITY_ZONE, dayIn, type IsoDay, instantOf } from '#core/zoned-time.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { dayAndTime } from '../clocks.rules.ts';
import { weekdayOf } from '../free-times.rules.ts';
import { type Meeting, readMeetings } from '../meeting-store.ts';

/** Where staff find meetings, below the admin. */
export const MEETINGS_PATH = '/meetings';

/** The Monday of the week that holds a day in Addis Ababa; of the present week for anything that is no day. */
export function weekOf(asked: unknown, now: Date): IsoDay {
  const day =
    typeof asked === 'string' && /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
      ? asked
      : dayIn(CHARITY_ZONE.id, now);
  return addDays(day, 1 - weekdayOf(day));
}

const midnight = (day: IsoDay) => instantOf(day, '00:00', CHARITY_ZONE.id).toISOString();

/** The meetings of a week that are not cancelled, in order: of one host, or of all. */
export async function listWeek(reader: Writer, monday: IsoDay, host: string | null): Promise<Meeting[]> {
  const meetings = await readMeetings(
    reader,
    sql`b.state <> 'cancelled' and b.begins_at >= ${midnight(monday)}::timestamptz
        and b.begins_at < ${midnight(addDays(monday, 7))}::timestamptz`,
  );
  return meetings.filter(({ hosts }) => host === null || hosts.includes(host));
}

/** All meetings, for a table; those that have forgotten their visitor too. */
export const listAll = (reader: Writer): Promise<Meeting[]> => readMeetings(reader, sql`true`);

/** Days on which a host is away, both included. */
export type Absence = { id: string; host: string; from: IsoDay; to: IsoDay };

/** The absences that are not over. */
export async function listAbsences(reader: Writer, now: Date): Promise<Absence[]> {
  const rows = await rowsOf<{ id: string; host: string; from: string; to: string }>(
    reader,
    sql`select id, host, (extract(epoch from lower(during)) * 1000)::float8 as from,
          (extract(epoch from upper(during)) * 1000)::float8 as to
        from meetings.absences where upper(during) > ${now.toISOString()}::timestamptz order by during, id`,
  );
  const dayAt = (at: string) => dayAndTime(Number(at), CHARITY_ZONE.id).day;
  return rows.map(({ id, host, from, to }) => ({ id, host, from: dayAt(from), to: addDays(dayAt(to), -1) }));
}

/** Notes that a host is away; the meetings of those days stay until somebody moves or cancels them. */
export async function addAbsence(writer: Writer, { host, from, to }: Omit<Absence, 'id'>): Promise<void> {
  await rowsOf(
    writer,
    sql`insert into meetings.absences (host, during)
        values (${host}, tstzrange(${midnight(from)}::timestamptz, ${midnight(addDays(to, 1))}::timestamptz))`,
  );
}

export async function endAbsence(writer: Writer, id: string): Promise<void> {
  await rowsOf(writer, sql`delete from meetings.absences where id = ${id}`);
}
