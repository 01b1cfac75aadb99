import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { env } from '#platform/env.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { type Attack, attackOf, type Verdicts, verdictWindowMs } from './abuse.rules.ts';

/** The payments that providers reported in the 15 minutes before `now`. */
export async function readVerdicts(reader: Writer, now: Date): Promise<Verdicts> {
  const since = new Date(now.getTime() - verdictWindowMs).toISOString();
  const [row] = await rowsOf<Verdicts>(
    reader,
    sql`select count(distinct gift) filter (where kind = 'failed')::int as failed,
          count(distinct gift) filter (where kind = 'paid')::int as paid
        from giving.events where moment > ${since} and problem is null and kind in ('failed', 'paid')`,
  );
  return row ?? { failed: 0, paid: 0 };
}

/** asked: had to prove work and did not yet. solved: did. refused: its network began too many. */
export type SlowedCount = 'asked' | 'solved' | 'refused';
export type Slowed = Record<SlowedCount, number>;

/** Counts one gift that was slowed, in the hour of `now`. */
export async function countSlowed(payload: Payload, what: SlowedCount, now: Date): Promise<void> {
  const column = sql.identifier(what);
  await rowsOf(
    { payload },
    sql`insert into giving.slowed (hour, ${column}) values (date_trunc('hour', ${now.toISOString()}::timestamptz), 1)
        on conflict (hour) do update set ${column} = giving.slowed.${column} + 1`,
  );
}

/** How many gifts were slowed in the day before `now`, or in so many hours before it. */
export async function readSlowed(reader: Writer, now: Date, hours = 24): Promise<Slowed> {
  const since = new Date(now.getTime() - hours * 3_600_000).toISOString();
  const [row] = await rowsOf<Slowed>(
    reader,
    sql`select coalesce(sum(asked), 0)::int as asked, coalesce(sum(solved), 0)::int as solved,
          coalesce(sum(refused), 0)::int as refused from giving.slowed where hour > ${since}`,
  );
  return row ?? { asked: 0, solved: 0, refused: 0 };
}

/** Whether giving is under attack at the moment, and how; null while it is not. */
export async function readAttack(reader: Writer, now: Date): Promise<Attack | null> {
  const [verdicts, { asked, refused }] = await Promise.all([
    readVerdicts(reader, now),
    readSlowed(reader, now, 1),
  ]);
  return attackOf(verdicts, asked + refused, env.GIVING_FAILED);
}
