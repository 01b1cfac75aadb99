import { type Queryable, registerWork, type ScheduledWork } from './work-record.ts';

/** The job that wakes a process for scheduled work: one for each work, however often it is queued. */
const wake = (after: string, mode = 'replace') =>
  `graphile_worker.add_job(name, run_at => now() + ${after}, job_key => 'work:' || name,
     max_attempts => ${triesOfJobs}, job_key_mode => '${mode}')`;

/** Queues a work for its next time; `unlessQueued` changes nothing where it is queued or being done. */
export async function queueWork(
  pool: Queryable,
  work: ScheduledWork,
  clock: { now(): Date },
  { unlessQueued = false } = {},
): Promise<void> {
  const now = clock.now();
  await registerWork(pool, work, now);
  const job = wake(
    `greatest(next_at - $2::timestamptz, interval '0')`,
    unlessQueued ? 'unsafe_dedupe' : 'replace',
  );
  await pool.query(`select ${job} from setup.work where name = $1`, [work.name, now]);
}

/**
 * Wakes a process for work that was not done in time, as after a crash: the queue itself releases the job of a dead
 * process only after four hours.
 */
export async function queueOverdue(pool: Queryable, names: readonly string[], now: Date): Promise<void> {
  await pool.query(
    `select ${wake(`interval '0'`)} from setup.work where name = any($1) and next_at < $2::timestamptz - $3::interval`,
    [names, now, OVERDUE],
  );
}

/** Longer than the queue takes to wake a running process. */
const OVERDUE = '15 seconds';

/** Makes scheduled work due now; false if it was never scheduled, or is running. */
export async function makeDue(pool: Queryable, name: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with due as (
       update setup.work set next_at = $2::timestamptz where name = $1
         and not (started_at is not null and started_at > coalesce(ended_at, '-infinity') and next_at > $2)
       returning name
     ) select ${wake(`interval '0'`)} from due`,
    [name, now],
  );
  return rowCount === 1;
}

/** The most attempts the queue can count: work is given up by our own tables, never by the queue. */
const triesOfJobs = 32_767;

/** A job for each row of a query; every value is an SQL expression over that row. */
type JobOfRow = {
  /** The name of the task in the process that runs it. */
  task: string;
  /** JSON with numbers of rows and nothing about people: it is in no backup, and no erasure looks for it. */
  payload: string;
  /** There is one job for each key: queueing it again replaces the one that waits. */
  key: string;
  runAt: string;
  /** The lowest runs first; the default is 0. */
  priority?: string;
};

/**
 * The SQL expression that queues a job for each row of `from`, a table or a CTE of the same statement. Used within the
 * statement that writes those rows, so that job and row are committed together or not at all.
 */
export const jobsFrom = (from: string, { task, payload, key, runAt, priority = '0' }: JobOfRow): string =>
  `(select count(*) from graphile_worker.add_jobs(array(
    select ('${task}', ${payload}, null, ${runAt}, ${triesOfJobs}, ${key}, ${priority}, null)::graphile_worker.job_spec
    from ${from})))`;
