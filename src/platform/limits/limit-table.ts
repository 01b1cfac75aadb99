import { connectOnce } from '#platform/database/connect-once.ts';

/** Names the shape of the table below; whoever changes it names another, so that databases in use are changed too. */
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

/** Makes the table of limits in the database at `url`; what an older shape of it held is dropped. */
export async function prepareLimitTable(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    await client.query(table);
  });
}

/** $1 now, $2 the latest instant a window can end at: beyond it, the clock that wrote it was wrong. */
export const dropEnded = 'delete from limits.calls where expire not between $1::bigint and $2::bigint';

/** $1 how many rows may stay; those that end first go. */
export const dropBeyond = `
  delete from limits.calls where key in (
    select key from limits.calls order by expire desc offset $1
  )
`;
