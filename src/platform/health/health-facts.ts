import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type pg from 'pg';
import { type BackupFile, listBackups } from '#platform/backup/backup-files.ts';
import { listWork, type WorkRecord } from '#platform/jobs/work-record.ts';
import { INBOX_FULL } from '#platform/mail/mail.rules.ts';
import { listStoredSecrets, storedSecretsFolder } from '#platform/stored-secrets.ts';

type MailFacts = {
  waiting: number;
  /** Since when the oldest due mail has been waiting. */
  waitingSince: Date | null;
  /** Failed or refused within a week. */
  failed: number;
  held: number;
  /** Kept within a week, or acts undone since yesterday, because visitors had caused several mails to one inbox (mail-budget.ts). */
  beyondBudget: number;
};

type JobFacts = {
  /** Work due for more than ten minutes. */
  overdue: number;
  failed: number;
};

type DiskFacts = { place: string; freeBytes: number; totalBytes: number };

type BackupFacts = {
  folder: string;
  latest: Pick<BackupFile, 'madeAt' | 'bytes' | 'isClosed'> | null;
  count: number;
  /** Why the folder could not be read. */
  problem: string | null;
  /** The second place they are copied to. */
  copiedTo: string | null;
  /** All of them are on the disk of the data. */
  onDataDisk: boolean;
};

/** The state of WAL archiving, as PostgreSQL reports it. */
export type WalFacts = {
  isOn: boolean;
  /** The last attempt failed. */
  isFailing: boolean;
  /** Something was written that is not archived. */
  isPending: boolean;
  /** When a segment was last archived, or the server started after that. */
  quietSince: Date;
};

/** The state of the site from within, for staff and monitoring. Contains nothing about people. */
export type HealthFacts = {
  /** Milliseconds until the database answered; null if it did not, and then everything stored in it is unknown. */
  databaseMs: number | null;
  /** Whether our own account owns the tables, and so may do everything. */
  ownsTables: boolean;
  works: WorkRecord[];
  mails: MailFacts;
  jobs: JobFacts;
  backups: BackupFacts;
  /** Null where nothing is archived and nothing should be. */
  wal: WalFacts | null;
  disks: DiskFacts[];
  /** Files with secrets that commands left for people to take away. */
  storedSecrets: string[];
};

const none = {
  ownsTables: false,
  works: [],
  mails: { waiting: 0, waitingSince: null, failed: 0, held: 0, beyondBudget: 0 },
  jobs: { overdue: 0, failed: 0 },
  wal: null,
};

type Places = {
  now: Date;
  backupFolder: string;
  copiedTo: string | null;
  dataDir: string;
  /** Whether the settings ask for an archive of the log. */
  walArchived: boolean;
};

/** Reads the current state. Never throws: what cannot be read is part of the result. */
export async function readHealthFacts(
  pool: Pick<pg.Pool, 'query'>,
  { now, backupFolder, copiedTo, dataDir, walArchived }: Places,
): Promise<HealthFacts> {
  const [known, backups, disks, storedSecrets] = await Promise.all([
    readDatabase(pool, now, walArchived).catch(() => ({ databaseMs: null, ...none })),
    readBackups({ backupFolder, copiedTo, dataDir }),
    Promise.all([...new Set([dataDir, backupFolder])].map(measureDisk)),
    listStoredSecrets(dataDir).catch(() => [storedSecretsFolder(dataDir)]),
  ]);
  return { ...known, backups, disks: onceEach(disks.filter(disk => disk !== null)), storedSecrets };
}

async function readDatabase(pool: Pick<pg.Pool, 'query'>, now: Date, walArchived: boolean) {
  const since = performance.now();
  await pool.query('select 1');
  const databaseMs = Math.round(performance.now() - since);
  const [owner, works, mails, jobs, wal] = await Promise.all([
    pool.query<{ owns: boolean }>(
      `select pg_has_role(relowner, 'usage') as owns from pg_class where oid = 'mails'::regclass`,
    ),
    listWork(pool),
    pool.query<MailFacts>(
      `select count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
         min(next_attempt_at) filter (where state = 'waiting' and next_attempt_at <= $1) as "waitingSince",
         count(*) filter (where state in ('failed', 'bounced') and updated_at > $1::timestamptz - interval '7 days')::int as failed,
         count(*) filter (where state = 'held')::int as held,
         count(*) filter (where state = 'held' and reason = $2 and updated_at > $1::timestamptz - interval '7 days')::int
           + (select coalesce(sum(refused), 0) from limits.inboxes)::int as "beyondBudget"
       from mails`,
      [now, INBOX_FULL],
    ),
    pool.query<JobFacts>(
      `select count(*) filter (where completed_at is null and not coalesce(has_error, false)
           and coalesce(wait_until, created_at) < $1::timestamptz - interval '10 minutes')::int as overdue,
         count(*) filter (where has_error)::int as failed
       from payload_jobs`,
      [now],
    ),
    readWalFacts(pool, walArchived),
  ]);
  return {
    databaseMs,
    ownsTables: owner.rows[0]?.owns ?? false,
    works,
    mails: mails.rows[0] ?? none.mails,
    jobs: jobs.rows[0] ?? none.jobs,
    wal,
  };
}

/** Null where nothing is archived and nothing should be. Works for any PostgreSQL, however it archives. */
async function readWalFacts(pool: Pick<pg.Pool, 'query'>, isWanted: boolean): Promise<WalFacts | null> {
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

async function readBackups({
  backupFolder: folder,
  copiedTo,
  dataDir,
}: Omit<Places, 'now' | 'walArchived'>): Promise<BackupFacts> {
  const isFolder = copiedTo !== null && !copiedTo.startsWith('s3://');
  const onDataDisk =
    (copiedTo === null || isFolder) &&
    (await areOnSameDisk(dataDir, isFolder ? [folder, copiedTo] : [folder]));
  const places = { folder, copiedTo, onDataDisk };
  try {
    const found = await listBackups(folder);
    const [latest] = found;
    return {
      ...places,
      latest: latest ? { madeAt: latest.madeAt, bytes: latest.bytes, isClosed: latest.isClosed } : null,
      count: found.length,
      problem: null,
    };
  } catch (error) {
    return { ...places, latest: null, count: 0, problem: (error as Error).message };
  }
}

/** The disk a folder is on, or would be on. */
async function measureDisk(place: string): Promise<DiskFacts | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(place);
    return { place, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return dirname(place) === place ? null : measureDisk(dirname(place));
  }
}

/** Two folders on one disk have the same values. */
function onceEach(disks: DiskFacts[]): DiskFacts[] {
  const seen = new Set<string>();
  return disks.filter(({ freeBytes, totalBytes }) => {
    const key = `${freeBytes}/${totalBytes}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether everything in `places` lies, or would lie, on the file system of `data`: then one loss takes all. */
export async function areOnSameDisk(data: string, places: readonly string[]): Promise<boolean> {
  const [own, ...others] = await Promise.all(
    [data, ...places].map(place => findDevice(resolve(/* turbopackIgnore: true */ place))),
  );
  return others.every(device => device === own);
}

/** The number of the file system a folder is on; of its nearest parent while it is not there. */
async function findDevice(place: string): Promise<number | null> {
  try {
    return (await stat(place)).dev;
  } catch {
    return dirname(place) === place ? null : findDevice(dirname(place));
  }
}
