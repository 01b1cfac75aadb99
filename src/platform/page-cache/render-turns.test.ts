import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SiteBusyError, TookTooLongError, takeTurns } from '#platform/page-cache/render-turns.ts';

it('runs as many at once as it may, the others in the order they came', async () => {
  const { inTurn } = takeTurns({ atOnce: 2, waiting: 10, workMs: 1_000, waitMs: 10_000 });
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    began.push(number);
    most = Math.max(most, ++running);
    await nextTurn();
    running--;
    return number;
  };
  expect(await Promise.all([0, 1, 2, 3, 4].map(number => inTurn(work(number))))).toEqual([0, 1, 2, 3, 4]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it('turns away who would wait behind too many', async () => {
  const { inTurn } = takeTurns({ atOnce: 1, waiting: 1, workMs: 1_000, waitMs: 10_000 });
  const first = inTurn(() => nextTurn('first'));
  const second = inTurn(() => nextTurn('second'));
  await expect(inTurn(() => nextTurn('third'))).rejects.toBeInstanceOf(SiteBusyError);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

it('gives up on what never ends, and lets the next one in', async () => {
  const { inTurn } = takeTurns({ atOnce: 1, waiting: 1, workMs: 20, waitMs: 10_000 });
  const endless = inTurn(() => Promise.withResolvers<never>().promise);
  const next = inTurn(() => nextTurn('next'));
  await expect(endless).rejects.toBeInstanceOf(TookTooLongError);
  expect(await next).toBe('next');
});

it('frees the turn of what fails', async () => {
  const { inTurn } = takeTurns({ atOnce: 1, waiting: 0, workMs: 1_000, waitMs: 10_000 });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(
    inTurn(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  expect(await inTurn(() => nextTurn('well'))).toBe('well');
});

it('turns away who waited for too long, without losing the place of those behind', async () => {
  const { inTurn } = takeTurns({ atOnce: 1, waiting: 9, workMs: 60_000, waitMs: 30 });
  const locked = Promise.withResolvers<string>();
  const first = inTurn(() => locked.promise);
  await expect(inTurn(() => nextTurn('second'))).rejects.toBeInstanceOf(SiteBusyError);
  const third = inTurn(() => nextTurn('third'));
  locked.resolve('first');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  expect(await inTurn(() => nextTurn('fourth'))).toBe('fourth');
});

it('lets nobody begin while it is held, and everybody after', async () => {
  const { inTurn, hold } = takeTurns({ atOnce: 2, waiting: 9, workMs: 60_000, waitMs: 10_000 });
  const began: string[] = [];
  const work = (name: string) => async () => {
    began.push(name);
    await nextTurn();
  };
  const before = inTurn(work('before'));
  const release = hold();
  const after = ['first', 'second', 'third'].map(name => inTurn(work(name)));
  await before;
  await nextTurn();
  expect(began).toEqual(['before']);
  release();
  await Promise.all(after);
  expect(began).toEqual(['before', 'first', 'second', 'third']);
});
