import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault, logInfo } from '#platform/log.ts';

const LOOK_EVERY_MS = 5_000;
/** By then the connection listens and is free for the next statement. */
const FIRST_LOOK_MS = 500;
const ANSWER_MS = 5_000;

/** A worker is alive while its listening connection holds the lock named after it. Asked again, it is not taken twice. */
const holdOwn = `select pg_try_advisory_lock(hashtextextended($1, 0))
  where not exists (select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())`;

/** The few seconds are for workers that have jobs already and not yet their lock. */
const freeAbandoned = `
  with busy as materialized (
    select distinct locked_by from graphile_worker.jobs
    where locked_by <> $1 and locked_at < now() - interval '5 seconds'
  ), gone as materialized (
    select locked_by from busy where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int as workers from gone
  having count(*) > 0`;

/**
 * Frees the jobs of workers that crashed within seconds of it; the queue by itself would wait for four hours. PostgreSQL
 * drops the lock of a process that is gone, so no clock and no heartbeat decides.
 */
export function watchLiveness(pool: pg.Pool, events: WorkerEvents): { stop(): void } {
  let own: { id: string; client: pg.ClientBase } | null = null;
  let isLooking = false;
  let first: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (!own || isLooking) return;
    isLooking = true;
    try {
      const hold: pg.QueryConfig & { query_timeout: number } = {
        text: holdOwn,
        values: [own.id],
        query_timeout: ANSWER_MS,
      };
      await own.client.query(hold);
      const { rows } = await pool.query<{ workers: number }>(freeAbandoned, [own.id]);
      if (rows[0]) logInfo('jobs retried after a crash', { workers: rows[0].workers });
    } catch (error) {
      if (!isUnreachable(error)) logFault(error, { doing: 'jobs' });
    } finally {
      isLooking = false;
    }
  }

  events.on('pool:listen:success', ({ workerPool, client }) => {
    own = { id: workerPool.id, client };
    first = setTimeout(() => void look(), FIRST_LOOK_MS);
  });
  events.on('pool:listen:release', () => {
    own = null;
  });
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    stop() {
      own = null;
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
