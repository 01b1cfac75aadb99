import type pg from 'pg';
import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { keysFor } from '#platform/derived-keys.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { type DigestOf, digestCallers } from './caller-digest.ts';
import { keepSwept, type SweepSettings } from './sweep-limits.ts';

/** What the limits of a process share: queries to the table, and the digest that identifies a caller in it. */
export type LimitStore = {
  /** @throws while the database is unreachable; after a failure it is queried again only after a pause. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
  readonly digestOf: DigestOf;
};

/** A limit may delay a visitor by this much; then the process goes by its own counts. */
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
    digestOf: digestCallers(secret),
    async query(statement) {
      if (retryAt !== null && performance.now() < retryAt) throw new Error('The database is away.');
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
