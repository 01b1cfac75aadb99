import pg from 'pg';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { accountAddress, testDatabaseUrl } from '../../../tests/support/database.ts';
import { makeDue } from './queue-work.ts';
import { openJobsPool, runScheduledWork } from './run-jobs.ts';
import { listWork, regularWork, type ScheduledWork } from './work-record.ts';

const pool = new pg.Pool({ connectionString: testDatabaseUrl(), max: 4 });
afterAll(() => pool.end());
beforeEach(() =>
  pool.query(
    `with gone as (delete from setup.work)
     select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  ),
);

const clock = { now: () => new Date() };
const record = async (name: string) => (await listWork(pool)).find(work => work.name === name);

/** A process that offers these jobs until the test is over. */
function startProcess(...works: ScheduledWork[]) {
  const jobs = openJobsPool(accountAddress('worker'), 'jobs', 3);
  const runner = runScheduledWork({ pool: jobs, clock, works, concurrency: 2, lookEveryMs: 500 });
  onTestFinished(async () => {
    await runner.stop();
    await jobs.end();
  });
}

it('scheduled work runs once per interval, however many processes offer it', async () => {
  let done = 0;
  const counted = () => regularWork('counting', 1_000, async () => ++done);
  const since = performance.now();
  startProcess(counted());
  startProcess(counted());
  await expect.poll(() => done, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
  expect(performance.now() - since, 'one a second, however many offer it').toBeGreaterThan(2_900);
  expect(await record('counting')).toMatchObject({ failures: 0, problem: null });
}, 30_000);

it('scheduled work runs at once when staff trigger it, and not before its time', async () => {
  let done = 0;
  startProcess({
    name: 'at night',
    next: after => new Date(after.getTime() + 3_600_000),
    do: async () => ({ done: ++done }),
  });
  await expect.poll(async () => (await record('at night'))?.nextAt).toBeTruthy();
  await new Promise(resolve => setTimeout(resolve, 1_500));
  expect(done).toBe(0);
  expect(await makeDue(pool, 'at night', clock.now())).toBe(true);
  await expect.poll(async () => (await record('at night'))?.note, { timeout: 10_000 }).toEqual({ done: 1 });
}, 30_000);

it('scheduled work that fails records its problem and runs again', async () => {
  let tries = 0;
  startProcess(
    regularWork('failing', 1_000, async () => {
      tries += 1;
      throw new Error('The disk is full');
    }),
  );
  await expect.poll(() => tries, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  await expect
    .poll(async () => await record('failing'), { timeout: 10_000 })
    .toMatchObject({ failures: expect.any(Number), problem: 'The disk is full' });
}, 30_000);

it('scheduled work locked by a crashed process is resumed by another', async () => {
  await pool.query(
    `insert into setup.work (name, started_at, next_at) values ('left', now(), now() - interval '1 minute')`,
  );
  await pool.query(`select graphile_worker.add_job('left', job_key => 'work:left')`);
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a dead process' where key = 'work:left'`,
  );
  let done = 0;
  startProcess(regularWork('left', 3_600_000, async () => ++done));
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
}, 30_000);
