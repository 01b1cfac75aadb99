/** As often as the queue can count: what waits in a table of ours is never given up by the queue alone. */
export const triesOfJobs = 32_767;

/** A job for each row of a query; every value is an SQL expression over that row. */
type JobOfRow = {
  /** The name of the task, as the process that does it has it. */
  task: string;
  /** JSON with numbers of rows and nothing about people: it is in no backup, and no erasure looks for it. */
  payload: string;
  /** One key, one job: whoever queues it again replaces the one that waits. */
  key: string;
  runAt: string;
  /** The lowest goes first; 0 is usual. */
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
