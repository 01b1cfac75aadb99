import type pg from 'pg';
import type { WorkRecord } from '#platform/jobs/work-record.ts';

/** The archiving of PostgreSQL's log, as PostgreSQL tells it. */
export type WalFacts = {
  isOn: boolean;
  /** The last attempt failed. */
  isFailing: boolean;
  /** Something was written that is not archived. */
  isPending: boolean;
  /** When a segment was last archived, or the server started after that. */
  quietSince: Date;
};

const MINUTE = 60_000;
/** Within a minute everything is handed over; then it has to reach the second place. */
const QUIET_MS = 5 * MINUTE;
const LONG_MS = 60 * MINUTE;

/** Null where nothing is archived and nothing should be. Any PostgreSQL tells it, however it is archived. */
export async function readWalFacts(
  pool: Pick<pg.Pool, 'query'>,
  isWanted: boolean,
): Promise<WalFacts | null> {
  const { rows } = await pool.query<WalFacts>(
    `select current_setting('archive_mode') <> 'off' as "isOn",
       coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as "isFailing",
       coalesce(pg_walfile_name(pg_current_wal_lsn()) > last_archived_wal, true) as "isPending",
       greatest(last_archived_time, pg_postmaster_start_time()) as "quietSince"
     from pg_stat_archiver`,
  );
  const [found] = rows;
  return found && (found.isOn || isWanted) ? found : null;
}

type Finding = { state: 'well' | 'soon' | 'now'; code: 'well' | 'off' | 'failing' | 'old' };

/** Writes must reach the second place within minutes; `work` makes the base backups for it. */
export function judgeWal(found: WalFacts, work: WorkRecord | undefined, now: Date): Finding {
  if (!found.isOn) return { state: 'soon', code: 'off' };
  const quietMs = now.getTime() - found.quietSince.getTime();
  // Meanwhile PostgreSQL keeps on its own disk what it could not hand over.
  const state = found.isPending && quietMs > LONG_MS ? 'now' : 'soon';
  if (found.isFailing || (work && work.failures > 0)) return { state, code: 'failing' };
  return found.isPending && quietMs > QUIET_MS ? { state, code: 'old' } : { state: 'well', code: 'well' };
}
