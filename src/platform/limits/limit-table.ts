import { connectOnce } from '#platform/database/connect-once.ts';

/** Names the shape of the table below; whoever changes it names another, so that databases in use are changed too. */
export const limitTableStep = 'limit-table-1';

/**
 * Unlogged: never written to the log of the database, so not in its replicas, and empty after a crash. Half of each page
 * is left free, because a row is written again at each call of its caller and then stays where it is.
 */
const table = `
  create schema if not exists limits;
  drop table if exists limits.calls;
  create unlogged table limits.calls (
    digest bytea primary key,
    calls bigint[] not null,
    granted int not null,
    ends_at bigint not null
  ) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
  comment on table limits.calls is
    'Who called how often a moment ago, by a digest that changes daily. Deleted after its window; worth nothing tomorrow.';
`;

const TABLE_LOCK = 4_012_028;

/** Makes the table of limits in the database at `url`; what an older shape of it held is let go. */
export async function prepareLimitTable(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    await client.query(table);
  });
}

/**
 * Takes calls of several callers at once, each in its order: as many as the window has room for. Whoever was known by
 * yesterday's digest takes along what is still in the window. The rows are locked in the order of their digests, so that
 * two processes never wait for each other.
 * $1 digests, $2 yesterday's or null, $3 instants in ms, $4 how many calls, $5 the window in ms, $6 the limit.
 */
export const takeCalls = `
  with asked as (
    select a.digest, a.at, a.wanted,
      array(
        select c from unnest(f.calls) as c where c > a.at - $5::bigint and c < a.at + $5::bigint order by c
      ) as before
    from unnest($1::bytea[], $2::bytea[], $3::bigint[], $4::int[]) as a(digest, former, at, wanted)
    left join limits.calls f on f.digest = a.former
  ), fitted as (
    select digest, at, before, least(wanted, greatest($6::int - cardinality(before), 0)) as n from asked
  )
  insert into limits.calls as known (digest, calls, granted, ends_at)
  select digest, before || array_fill(at, array[n]), n, at + $5::bigint from fitted order by digest
  on conflict (digest) do update set (calls, granted, ends_at) = (
    select recent || array_fill(excluded.ends_at - $5::bigint, array[n]), n, excluded.ends_at
    from (
      select recent, least(excluded.granted, greatest($6::int - cardinality(recent), 0)) as n
      from (
        select array(
          select c from unnest(known.calls) as c
          where c > excluded.ends_at - 2 * $5::bigint and c < excluded.ends_at order by c
        ) as recent
      ) as kept
    ) as room
  )
  returning encode(digest, 'hex') as digest, granted, (select min(c) from unnest(calls) as c) as oldest
`;

/** $1 now, $2 the latest instant a row can honestly end at: beyond it, the clock that wrote it was wrong. */
export const dropEnded = 'delete from limits.calls where ends_at not between $1::bigint and $2::bigint';

/** $1 how many rows may stay; those that end first go. */
export const dropBeyond = `
  delete from limits.calls where digest in (
    select digest from limits.calls order by ends_at desc offset $1
  )
`;
