import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { testDatabaseUrl } from '../../../tests/support/database.ts';
import { openSilentLine } from '../../../tests/support/silent-line.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { createWindowModel } from '../../../tests/support/window-model.ts';
import type { SweepSettings } from './limit-store.ts';
import { type LimitStore, openLimitStore } from './limit-store.ts';
import { createSharedLimit, type RateLimit } from './rate-limit.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
const midnight = Date.parse('2026-11-21T00:00:00Z');

const pools: pg.Pool[] = [];
/** The store of one more site process, with separate connections. */
function openProcess(sweeps?: Partial<SweepSettings>, url = testDatabaseUrl()): LimitStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    query_timeout: 500,
    connectionTimeoutMillis: 500,
  });
  pool.on('error', () => undefined);
  pools.push(pool);
  return openLimitStore(pool, 'a secret of all processes', sweeps);
}

const sql = async (text: string) =>
  (await connectOnce(testDatabaseUrl(), client => client.query(text))).rows as Record<string, unknown>[];
const rows = () => sql('select * from limits.calls');

let names = 0;
/** One limit in two site processes, separate from the limits of other tests. */
function openTwice({ limit = 3, windowMs = minute } = {}) {
  names += 1;
  const options = { name: `test ${names}`, limit, windowMs };
  return [openProcess(), openProcess()].map(store => createSharedLimit(options, store));
}

/** A call at an instant. */
function refuse(limit: RateLimit | undefined, caller: string, now: number) {
  vi.setSystemTime(now);
  return limit?.refuse(caller);
}

beforeEach(() => sql('truncate limits.calls'));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => Promise.all(pools.map(pool => pool.end())));

describe('a limit over several processes', () => {
  it('a shared limit lets exactly its number of simultaneous calls through, across processes', async () => {
    const processes = openTwice({ limit: 30 });
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, index) => refuse(processes[index % 2], '10.1.2.3', noon + index)),
    );
    expect(waits.filter(wait => wait === null)).toHaveLength(30);
    expect(waits.filter(wait => wait !== null).every(wait => wait === 60)).toBe(true);
  });

  it('a shared limit decides like a single process that received every call', async () => {
    const call = fc.record({ pause: fc.nat(25_000), by: fc.nat(1), caller: fc.constantFrom('a', 'b') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(call, { maxLength: 25 }),
        fc.integer({ min: 1, max: 4 }),
        async (calls, limit) => {
          const processes = openTwiceOn(shared, limit);
          const one = createWindowModel({ limit, windowMs: minute });
          // Just before midnight, so that the digests change during the test.
          let now = midnight - 100_000;
          for (const { pause, by, caller } of calls) {
            now += pause;
            expect(await refuse(processes[by], caller, now)).toBe(one.refuse(caller, now));
          }
        },
      ),
      { numRuns: fuzzRuns(25, 60) },
    );
  });

  const shared: LimitStore[] = [];
  /** Limits of a new name on two stores that are opened once. */
  function openTwiceOn(stores: LimitStore[], limit: number) {
    names += 1;
    if (stores.length === 0) stores.push(openProcess(), openProcess());
    return stores.map(store => createSharedLimit({ name: `test ${names}`, limit, windowMs: minute }, store));
  }

  it('a shared limit counts across midnight, when the digests change', async () => {
    const [one, two] = openTwice({ limit: 3, windowMs: 24 * 60 * minute });
    expect(await refuse(one, 'a@example.org', midnight - 2000)).toBeNull();
    expect(await refuse(two, 'a@example.org', midnight - 1000)).toBeNull();
    expect(await refuse(one, 'a@example.org', midnight + 1000)).toBeNull();
    expect(await refuse(two, 'a@example.org', midnight + 2000)).toBe(24 * 60 * 60 - 4);
    expect(await refuse(two, 'a@example.org', midnight - 2000 + 24 * 60 * minute)).toBeNull();
  });

  it('limits of different names count separately', async () => {
    const [one] = openTwice({ limit: 1 });
    const [other] = openTwice({ limit: 1 });
    expect(await refuse(one, '10.1.2.3', noon)).toBeNull();
    expect(await refuse(other, '10.1.2.3', noon)).toBeNull();
  });

  it('callers over the limit are refused without a query, so a flood does not reach the database', async () => {
    let statements = 0;
    const store = openProcess();
    const counting: LimitStore = {
      ...store,
      query(statement) {
        statements += 1;
        return store.query(statement);
      },
    };
    const limit = createSharedLimit({ name: 'flood', limit: 3, windowMs: minute }, counting);
    for (let call = 0; call < 10_000; call += 1) await refuse(limit, '10.1.2.3', noon + call);
    expect(statements).toBe(3);
    const crowd = Array.from({ length: 200 }, (_, index) => limit.refuse(`10.2.${index}`));
    expect((await Promise.all(crowd)).every(wait => wait === null)).toBe(true);
    expect(statements, 'one statement for each allowed call').toBe(3 + 200);
  });

  it('a reached limit is logged once per wait, without the caller', async () => {
    const written = vi.spyOn(process.stdout, 'write');
    onTestFinished(() => written.mockRestore());
    const [one, two] = openTwice({ limit: 2 });
    for (let call = 0; call < 50; call += 1) await refuse(one, '10.1.2.3', noon + call);
    expect(await refuse(two, '10.1.2.3', noon + 60)).toBe(60);
    for (let call = 0; call < 4; call += 1) await refuse(one, '10.1.2.3', noon + minute + call);
    const lines = written.mock.calls.map(([line]) => String(line)).filter(line => line.includes('limit'));
    expect(lines.map(line => JSON.parse(line))).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ event: 'limit reached', limit: `test ${names}` }),
      ),
    );
    expect(lines.join('')).not.toContain('10.1.2.3');
  });

  it('a wrong clock neither admits nor blocks a caller for good', async () => {
    const [one, two] = openTwice({ limit: 1 });
    for (const ahead of [3 * 24 * 60 * minute, 3 * 60 * minute]) {
      await sql('truncate limits.calls');
      expect(await refuse(one, '10.1.2.3', noon + ahead)).toBeNull();
      expect(await refuse(two, '10.1.2.3', noon - ahead)).toBeNull();
      expect(await refuse(two, '10.1.2.3', noon - ahead + 1)).toBe(60);
    }
  });
});

describe('stored calls of a limit', () => {
  it('[COUNT-04] a stored caller is a digest without the address, different each day and for each limit', async () => {
    const [one] = openTwice();
    const [other] = openTwice();
    await refuse(one, '203.0.113.77', noon);
    await refuse(other, '203.0.113.77', noon);
    await refuse(one, '203.0.113.77', noon + 24 * 60 * minute);
    const stored = await rows();
    expect(stored.map(row => Object.keys(row).toSorted())).toEqual(
      stored.map(() => ['expire', 'key', 'points']),
    );
    const digests = stored.map(row => String(row.key));
    expect(new Set(digests).size).toBe(3);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(await sql('select c::text from limits.calls c'))).not.toContain('203.0.113');
  });

  it('the table of calls is unlogged, so it is never in the write-ahead log', async () => {
    expect(await sql("select relpersistence from pg_class where oid = 'limits.calls'::regclass")).toEqual([
      { relpersistence: 'u' },
    ]);
  });

  it('a stored call is deleted when its window has passed, without another call', async () => {
    const store = openProcess({ everyMs: 20 });
    await refuse(createSharedLimit({ name: 'test', limit: 1, windowMs: minute }, store), '10.1.2.3', noon);
    expect(await rows()).toHaveLength(1);
    vi.setSystemTime(noon + minute + 1);
    await expect.poll(rows, { timeout: 10_000 }).toEqual([]);
  });

  it('stored calls are bounded, and those whose window ends first are dropped first', async () => {
    const store = openProcess({ callsUntilSwept: 100, mostRows: 50 });
    const aDay = createSharedLimit({ name: 'a day', limit: 1, windowMs: 24 * 60 * minute }, store);
    const aMinute = createSharedLimit({ name: 'a minute', limit: 1, windowMs: minute }, store);
    await refuse(aDay, 'a@example.org', noon);
    for (let call = 0; call < 300; call += 1) await refuse(aMinute, `10.3.${call}`, noon + call);
    await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBeLessThanOrEqual(50 + 100);
    const [again] = [
      createSharedLimit({ name: 'a day', limit: 1, windowMs: 24 * 60 * minute }, openProcess()),
    ];
    expect(
      await refuse(again, 'a@example.org', noon + 1000),
      'the longer window is still known',
    ).toBeGreaterThan(0);
  });
});

describe('an unavailable database', () => {
  it('each process counts by itself without the database, and all count together once it is back', async () => {
    const { line, url } = await openSilentLine(testDatabaseUrl());
    const far = openProcess({}, url);
    const options = { name: 'away', limit: 2, windowMs: minute };
    const [one, two] = [createSharedLimit(options, far), createSharedLimit(options, openProcess())];
    expect(await refuse(one, '10.1.2.3', noon)).toBeNull();
    line.isSilent = true;
    onTestFinished(() => {
      line.isSilent = false;
    });
    const asked = performance.now();
    expect(await Promise.all([1, 2, 3].map(after => refuse(one, '10.1.2.3', noon + after)))).toEqual([
      null,
      60,
      60,
    ]);
    expect(performance.now() - asked, 'nobody waits for long').toBeLessThan(2_000);
    expect(await refuse(two, '10.1.2.3', noon + 4), 'the other process did not see it').toBeNull();

    line.isSilent = false;
    await expect
      .poll(
        async () => {
          const fresh = { ...options, name: `away ${performance.now()}` };
          await createSharedLimit(fresh, far).refuse('x');
          await createSharedLimit(fresh, far).refuse('x');
          return createSharedLimit(fresh, openProcess()).refuse('x');
        },
        { timeout: 10_000 },
      )
      .toBe(60);
  });
});
