import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../tests/support/database.ts';
import { makeDue } from './queue-work.ts';
import { listWork, runIfDue } from './work-record.ts';

const pool = new pg.Pool({ connectionString: testDatabaseUrl(), max: 4 });
afterAll(() => pool.end());
beforeEach(() => pool.query('delete from setup.work'));

const MINUTE = 60_000;
const start = Date.parse('2026-11-20T09:00:00Z');
let at = start;
const clock = { now: () => new Date(at) };
const work = (act: () => Promise<object>) => ({
  name: 'a work',
  next: (after: Date) => new Date(after.getTime() + 60 * MINUTE),
  do: async () => ({ ...(await act()) }),
});
const record = async () => (await listWork(pool))[0];

it('due work is claimed once by one of many processes, and is due again at its next time', async () => {
  at = start;
  let done = 0;
  const counted = work(async () => ({ n: ++done }));
  expect(await runIfDue(pool, counted, clock), 'the first look only sets the time').toEqual({ done: false });
  at += 60 * MINUTE;
  const looks = await Promise.all(Array.from({ length: 4 }, () => runIfDue(pool, counted, clock)));
  expect(looks.filter(look => look.done)).toHaveLength(1);
  expect([done, await record()]).toMatchObject([
    1,
    {
      failures: 0,
      problem: null,
      note: { n: 1 },
      nextAt: new Date(at + 60 * MINUTE),
      succeededAt: new Date(at),
    },
  ]);
});

it('failed work is reported and retried with growing delays, and its last success is still known', async () => {
  at = start;
  let fails = false;
  const moody = work(async () => {
    if (fails) throw new Error('The disk is full');
    return { bytes: 7 };
  });
  await runIfDue(pool, moody, clock);
  at += 60 * MINUTE;
  await runIfDue(pool, moody, clock);
  const succeededAt = new Date(at);
  fails = true;
  at += 60 * MINUTE;
  expect(await runIfDue(pool, moody, clock)).toMatchObject({
    done: true,
    error: { message: 'The disk is full' },
  });
  for (const [minutes, failures] of [
    [10, 1],
    [20, 2],
    [40, 3],
  ] as const) {
    expect(await record()).toMatchObject({
      failures,
      problem: 'The disk is full',
      note: { bytes: 7 },
      succeededAt,
    });
    expect((await record())?.nextAt).toEqual(new Date(at + minutes * MINUTE));
    at += minutes * MINUTE;
    await runIfDue(pool, moody, clock);
  }
  fails = false;
  at += 80 * MINUTE;
  await runIfDue(pool, moody, clock);
  expect(await record()).toMatchObject({ failures: 0, problem: null });
});

it('staff can trigger work, but not while it is running', async () => {
  at = start;
  expect(await makeDue(pool, 'a work', clock.now())).toBe(false);
  const inside: boolean[] = [];
  const asked = work(async () => {
    inside.push(await makeDue(pool, 'a work', clock.now()));
    return {};
  });
  await runIfDue(pool, asked, clock);
  expect(await makeDue(pool, 'a work', clock.now())).toBe(true);
  expect(await runIfDue(pool, asked, clock)).toEqual({ done: true });
  expect(inside).toEqual([false]);
});
