import { describe, expect, it } from 'vitest';
import { followLoading, type Loading } from './loading.ts';

/** A load that ends when the test says so, and a clock the test controls. */
function loadUnderTest() {
  const seen: Loading<string>[] = [];
  const loads: PromiseWithResolvers<string>[] = [];
  let waiting: { run: () => void; at: number } | null = null;
  let time = 0;
  const load = followLoading<string>(
    () => {
      const next = Promise.withResolvers<string>();
      loads.push(next);
      return next.promise;
    },
    loading => seen.push(loading),
    (run, milliseconds) => {
      waiting = { run, at: time + milliseconds };
      return () => {
        waiting = null;
      };
    },
  );
  const pass = (milliseconds: number) => {
    time += milliseconds;
    if (!waiting || waiting.at > time) return;
    const { run } = waiting;
    waiting = null;
    run();
  };
  const phases = () => seen.map(({ phase }) => phase);
  return { load, loads, pass, phases, last: () => seen.at(-1) };
}

const refused = new Error('refused');

async function failOnce() {
  const test = loadUnderTest();
  const ended = test.load();
  test.loads[0]?.reject(refused);
  await ended;
  return test;
}

describe('loads', () => {
  it('[STATE-01] a load goes from loading to data', async () => {
    const { load, loads, last } = loadUnderTest();
    const ended = load();
    expect(last()).toEqual({ phase: 'loading', data: null, error: null });
    loads[0]?.resolve('posts');
    await ended;
    expect(last()).toEqual({ phase: 'data', data: 'posts', error: null });
  });

  it('[STATE-01] a failing load goes from loading to error, and does not throw at the caller', async () => {
    const { last, phases } = await failOnce();
    expect(phases()).toEqual(['loading', 'error']);
    expect(last()).toEqual({ phase: 'error', data: null, error: refused });
  });

  it('[STATE-02] the error is cleared 4 seconds after a load has failed, and a retry is offered', async () => {
    const { pass, last, phases } = await failOnce();
    pass(3999);
    expect(last()?.error).toBe(refused);
    pass(1);
    expect(last()).toEqual({ phase: 'retry', data: null, error: null });
    pass(10_000);
    expect(phases()).toEqual(['loading', 'error', 'retry']);
  });

  it('the 4-second timer does not clear a second attempt that started before it ended', async () => {
    const { load, loads, pass, last } = await failOnce();
    pass(2000);
    const ended = load();
    expect(last()).toEqual({ phase: 'loading', data: null, error: null });
    pass(2000);
    expect(last()?.phase).toBe('loading');
    loads[1]?.resolve('posts');
    await ended;
    pass(10_000);
    expect(last()).toEqual({ phase: 'data', data: 'posts', error: null });
  });

  it('a load retains the last good data during another load, and when that one fails', async () => {
    const { load, loads, pass, last } = loadUnderTest();
    const first = load();
    loads[0]?.resolve('posts');
    await first;
    const second = load();
    expect(last()).toEqual({ phase: 'loading', data: 'posts', error: null });
    loads[1]?.reject(refused);
    await second;
    expect(last()).toEqual({ phase: 'error', data: 'posts', error: refused });
    pass(4000);
    expect(last()).toEqual({ phase: 'retry', data: 'posts', error: null });
  });

  it('a load runs once for any number of calls while it is in flight', async () => {
    const { load, loads } = loadUnderTest();
    const calls = [load(), load()];
    loads[0]?.resolve('posts');
    await Promise.all(calls);
    expect(loads).toHaveLength(1);
  });
});
