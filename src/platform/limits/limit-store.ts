import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openSchemaPool } from '#platform/database/pools.ts';
import { keysFor } from '#platform/derived-keys.ts';
import { logInfo, logWarning } from '#platform/log.ts';

/** What the limits of a process share: queries to the table, and the digest that identifies a caller in it. */
export type LimitStore = {
  /** @throws while the database is unreachable; after a failure it is queried again only after a pause. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  readonly digestCaller: DigestCaller;
};

/** The longest a limit may delay a visitor; then the process uses its own counts. */
const timeoutMs = 1_000;
const pauseMs = 2_000;

let opened: LimitStore | undefined;

/** The store of this process, opened at its first limited call, on connections of its own. */
export function limitStore(): LimitStore {
  opened ??= openLimitStore(
    openSchemaPool('limits', {
      max: 4,
      allowExitOnIdle: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
    }),
    keysFor('callers')[0],
  );
  return opened;
}

/** A store on connections of `pool`; processes that share `secret` share its limits. */
export function openLimitStore(
  pool: pg.Pool,
  secret: string | Buffer,
  sweeps?: Partial<SweepSettings>,
): LimitStore {
  const noteCall = keepSwept(pool, sweeps);
  /** Set while the database does not respond, so that a flood does not queue up for it. */
  let retryAt: number | null = null;
  return {
    digestCaller: digestCallers(secret),
    async query(statement) {
      if (retryAt !== null && performance.now() < retryAt) throw new Error('The database is unavailable.');
      try {
        const result = await pool.query(statement);
        if (retryAt !== null) logInfo('limits apply across processes again');
        retryAt = null;
        noteCall();
        return result;
      } catch (error) {
        if (retryAt === null)
          logWarning('limits apply to this process only', {
            reason: error instanceof Error ? error.message : String(error),
          });
        retryAt = performance.now() + pauseMs;
        throw error;
      }
    },
  };
}

export type SweepSettings = {
  readonly everyMs: number;
  /** A flood of callers is swept before it has filled much, whatever the time. */
  readonly callsUntilSwept: number;
  /** Most callers known at once; beyond it those whose window ends first are forgotten. */
  readonly mostRows: number;
};

/** Some 15 MB at the most. */
const usualSweeps: SweepSettings = { everyMs: 30_000, callsUntilSwept: 20_000, mostRows: 100_000 };
const longestWindowMs = 86_400_000;

/**
 * Deletes windows that have ended, at intervals for as long as this process lives. The library's own clearing leaves rows
 * for an hour and sets no bound. Returns a function to call after each statement on the table.
 */
function keepSwept(pool: pg.Pool, settings: Partial<SweepSettings> = {}): () => void {
  const { everyMs, callsUntilSwept, mostRows } = { ...usualSweeps, ...settings };
  let calls = 0;
  let isUsed = false;
  let isSweeping = false;

  async function sweep(): Promise<void> {
    if (isSweeping || !isUsed || pool.ended) return;
    isSweeping = true;
    calls = 0;
    const now = Date.now();
    try {
      await pool.query(dropEnded, [now, now + 2 * longestWindowMs]);
      await pool.query(dropBeyond, [mostRows]);
    } catch (error) {
      logWarning('limits not swept', { reason: error instanceof Error ? error.message : String(error) });
    }
    isSweeping = false;
  }

  setInterval(sweep, everyMs).unref();
  return () => {
    const isFirst = !isUsed;
    isUsed = true;
    calls += 1;
    if (isFirst || calls >= callsUntilSwept) void sweep();
  };
}

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const limitTableStep = 'limit-table-2';

/**
 * The columns are those of rate-limiter-flexible. Unlogged: never written to the log of the database, so not in its
 * replicas, and empty after a crash. Half of each page is left free, so that a row is updated in place.
 */
const table = `
  create schema if not exists limits;
  drop table if exists limits.calls;
  create unlogged table limits.calls (
    key text primary key,
    points int not null,
    expire bigint not null
  ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
  comment on table limits.calls is
    'How often somebody called a moment ago, by a digest that changes daily. Deleted after its window; worth nothing tomorrow.';
`;

const TABLE_LOCK = 4_012_028;

/** Creates the table of limits in the database at `url`; an older version of it is dropped with its rows. */
export async function prepareLimitTable(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    await client.query(table);
  });
}

/** $1: now. $2: the latest instant at which a window can end; later ones were written by a wrong clock. */
const dropEnded = 'delete from limits.calls where expire not between $1::bigint and $2::bigint';

/** $1: most rows that may stay; those that end first are deleted. */
const dropBeyond = `
  delete from limits.calls where key in (
    select key from limits.calls order by expire desc offset $1
  )
`;

const aDay = 86_400_000;
const digestHexLength = 32;

/** The day an instant lies in, in UTC, as the number of days since 1970. */
export const dayNumber = (now: number): number => Math.floor(now / aDay);

/** The digest of a caller for one limit on one day, in hex. */
type DigestCaller = (limit: string, caller: string, day: number) => string;

/**
 * Makes the digests that stand for callers in the table of limits: 16 bytes that reveal neither caller nor limit and
 * change every day. The key of a day follows from `secret`, so that all processes agree.
 */
export function digestCallers(secret: string | Buffer): DigestCaller {
  const keys = new Map<number, Buffer>();
  function dayKey(day: number): Buffer {
    const known = keys.get(day);
    if (known) return known;
    const key = createHmac('sha256', secret).update(`callers of day ${day}`).digest();
    // Only the keys of today and yesterday are needed; a wrong clock must not fill the memory.
    if (keys.size > 2) keys.clear();
    keys.set(day, key);
    return key;
  }
  return (limit, caller, day) =>
    createHmac('sha256', dayKey(day)).update(`${limit}\n${caller}`).digest('hex').slice(0, digestHexLength);
}
