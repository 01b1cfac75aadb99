import { sql } from '@payloadcms/db-postgres/drizzle';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { CalendarContent, FailedPart } from './calendar.reader.ts';
import type { CalendarAddress, ReadProblem } from './remote-calendar.ts';

/** `unwritten`: it was read, but some of our meetings could not be put into it. */
export type CalendarProblem = ReadProblem | 'unwritten';

/** A host's calendar as staff see it, without its address and password. */
export type ConnectedCalendar = {
  host: string;
  kind: CalendarAddress['kind'];
  readAt: Date | null;
  problem: CalendarProblem | null;
  /** Events that were not understood when it was last read. */
  failed: Omit<FailedPart, 'part'>[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Staff repair the first ones before they look at a hundred. */
const MOST_LISTED = 20;

/** The calendars that are connected, by host. */
export async function listCalendars(reader: Writer): Promise<ConnectedCalendar[]> {
  const rows = await queryRows<Omit<ConnectedCalendar, 'readAt'> & { readAt: string | null }>(
    reader,
    sql`select host, kind, read_at as "readAt", problem, failed from meetings.calendars order by host`,
  );
  return rows.map(row => ({ ...row, readAt: row.readAt === null ? null : new Date(row.readAt) }));
}

type DueCalendar = { host: string; kind: CalendarAddress['kind']; sealed: string };

/** The calendars that are to be read; one that failed several times in a row waits longer each time. */
export const listDue = (reader: Writer, now: Date): Promise<DueCalendar[]> =>
  queryRows<DueCalendar>(
    reader,
    sql`select host, kind, sealed from meetings.calendars
        where next_at is null or next_at <= ${now.toISOString()}::timestamptz order by host`,
  );

/**
 * Notes why a calendar was not read; returns how often in a row. It is tried again after five minutes, then ten, up to an
 * hour.
 */
export async function noteUnread(
  writer: Writer,
  host: string,
  problem: ReadProblem,
  now: Date,
): Promise<number> {
  const [row] = await queryRows<{ failures: number }>(
    writer,
    sql`update meetings.calendars set problem = ${problem}, failures = failures + 1
        where host = ${host} returning failures`,
  );
  const failures = row?.failures ?? 1;
  const wait = Math.min(5 * MINUTE * 2 ** Math.min(failures - 1, 4), HOUR);
  const nextAt = new Date(now.getTime() + wait).toISOString();
  await queryRows(writer, sql`update meetings.calendars set next_at = ${nextAt} where host = ${host}`);
  return failures;
}

/** Notes what the host is told of their calendar; returns whether it differs from what they were told before. */
export async function markTold(writer: Writer, host: string, words: string | null): Promise<boolean> {
  const rows = await queryRows(
    writer,
    sql`update meetings.calendars set told = ${words} where host = ${host} and told is distinct from ${words}
        returning host`,
  );
  return rows.length > 0;
}

/** Notes that some of our meetings could not be written. The calendar is read as before. */
export async function noteUnwritten(writer: Writer, host: string): Promise<void> {
  await queryRows(writer, sql`update meetings.calendars set problem = 'unwritten' where host = ${host}`);
}

/**
 * Replaces the stored busy times; returns whether they changed. What was known of an event that is not understood any more
 * stays until it is. A calendar that took all the time there is for reading is read once an hour.
 */
export async function storeContent(
  writer: Writer,
  host: string,
  { busy, failed }: CalendarContent,
  now: Date,
): Promise<boolean> {
  const iso = (at: number) => new Date(at).toISOString();
  const ranges = JSON.stringify(busy.map(({ part, from, to }) => ({ part, from: iso(from), to: iso(to) })));
  // Times in an unknown zone are all there, if perhaps at the wrong hour.
  const unknown = JSON.stringify(failed.flatMap(({ part, why }) => (why === 'zone' ? [] : [part])));
  const [changed] = await queryRows<{ rows: number }>(
    writer,
    sql`with present as (
          select distinct part, tstzrange("from", "to") as during
          from jsonb_to_recordset(${ranges}::jsonb) as each (part text, "from" timestamptz, "to" timestamptz)),
        gone as (delete from meetings.busy where host = ${host}
          and (part, during) not in (select part, during from present)
          and part not in (select jsonb_array_elements_text(${unknown}::jsonb))
          returning 1),
        added as (insert into meetings.busy (host, part, during) select ${host}, part, during from present
          on conflict do nothing returning 1)
        select ((select count(*) from gone) + (select count(*) from added))::int as rows`,
  );
  const isMuch = failed.some(({ why }) => why === 'much');
  const nextAt = isMuch ? new Date(now.getTime() + HOUR).toISOString() : null;
  const listed = JSON.stringify(failed.slice(0, MOST_LISTED).map(({ begins, why }) => ({ begins, why })));
  await queryRows(
    writer,
    sql`update meetings.calendars set read_at = ${now.toISOString()}, problem = null, failures = 0, next_at = ${nextAt},
          failed = ${listed}::jsonb
        where host = ${host}`,
  );
  return (changed?.rows ?? 0) > 0;
}
