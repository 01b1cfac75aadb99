import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { RenderTimeoutError, renderQueue, SiteBusyError } from '#platform/page-cache/render-queue.ts';

it('the queue runs renders up to its limit at once, and the others in order', async () => {
  const { enqueue } = renderQueue({ atOnce: 2, waiting: 10, workMs: 1_000, waitMs: 10_000 });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    began.push(number);
    most = Math.max(most, ++running);
    await nextTick();
    running--;
    return number;
  };
  expect(await Promise.all([0, 1, 2, 3, 4].map(number => enqueue(work(number))))).toEqual([0, 1, 2, 3, 4]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('a request is rejected when too many renders are waiting', async () => {
  const { enqueue } = renderQueue({ atOnce: 1, waiting: 1, workMs: 1_000, waitMs: 10_000 });
  const first = enqueue(() => nextTick('first'));
  const second = enqueue(() => nextTick('second'));
  await expect(enqueue(() => nextTick('third'))).rejects.toBeInstanceOf(SiteBusyError);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

it('a render that never ends times out, and the next one starts', async () => {
  const { enqueue } = renderQueue({ atOnce: 1, waiting: 1, workMs: 20, waitMs: 10_000 });
  const endless = enqueue(() => Promise.withResolvers<never>().promise);
  const next = enqueue(() => nextTick('next'));
  await expect(endless).rejects.toBeInstanceOf(RenderTimeoutError);
  expect(await next).toBe('next');
});

it('a failed render frees its slot', async () => {
  const { enqueue } = renderQueue({ atOnce: 1, waiting: 0, workMs: 1_000, waitMs: 10_000 });
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(
    enqueue(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await enqueue(() => nextTick('well'))).toBe('well');
});

it('a request that waits too long is rejected, and the others keep their places', async () => {
  const { enqueue } = renderQueue({ atOnce: 1, waiting: 9, workMs: 60_000, waitMs: 30 });
  const locked = Promise.withResolvers<string>();
  const first = enqueue(() => locked.promise);
  await expect(enqueue(() => nextTick('second'))).rejects.toBeInstanceOf(SiteBusyError);
  const third = enqueue(() => nextTick('third'));
  locked.resolve('first');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  expect(await enqueue(() => nextTick('fourth'))).toBe('fourth');
});

it('no render starts while the queue is paused, and all start afterwards', async () => {
  const { enqueue, hold } = renderQueue({ atOnce: 2, waiting: 9, workMs: 60_000, waitMs: 10_000 });
  const began: string[] = [];
  const work = (name: string) => async () => {
    began.push(name);
    await nextTick();
  };
  const before = enqueue(work('before'));
  const release = hold();
  const after = ['first', 'second', 'third'].map(name => enqueue(work(name)));
  await before;
  await nextTick();
  expect(began).toEqual(['before']);
  release();
  await Promise.all(after);
  expect(began).toEqual(['before', 'first', 'second', 'third']);
});
