import { sql } from '@payloadcms/db-postgres/drizzle';
import { addDays, CHARITY_ZONE, type IsoDay, toInstant } from '#core/zoned-time.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { Host } from '../free-times.rules.ts';
import { daysOff, type Span } from './week-layout.rules.ts';

/** A time in which a host cannot be met: away by an absence or the settings, or busy by their own calendar. */
export type AwayTime = Span & { host: string; why: 'away' | 'busy' };

/** When hosts cannot be met in a week for other reasons than a meeting; what overlaps for one reason is one time. */
export async function listAway(reader: Writer, hosts: readonly Host[], monday: IsoDay): Promise<AwayTime[]> {
  const midnight = (day: IsoDay) => toInstant(day, '00:00', CHARITY_ZONE.id).toISOString();
  const week = sql`tstzrange(${midnight(monday)}::timestamptz, ${midnight(addDays(monday, 7))}::timestamptz)`;
  const timesIn = (table: 'absences' | 'busy') =>
    sql`select host, unnest(range_agg(during)) as during from ${sql.raw(`meetings.${table}`)}
        where during && ${week} group by host`;
  const rows = await queryRows<Pick<AwayTime, 'host' | 'why'> & { at: string; until: string }>(
    reader,
    sql`select host, why, (extract(epoch from lower(during)) * 1000)::float8 as at,
          (extract(epoch from upper(during)) * 1000)::float8 as until
        from (select 'away' as why, * from (${timesIn('absences')}) a
          union all select 'busy', * from (${timesIn('busy')}) b) as each
        order by lower(during), host`,
  );
  const stored = rows.map(({ at, until, ...row }) => ({ ...row, at: Number(at), until: Number(until) }));
  return hosts.flatMap(host => [
    ...stored.filter(each => each.host === host.id),
    ...daysOff(host, monday).map(span => ({ ...span, host: host.id, why: 'away' as const })),
  ]);
}
