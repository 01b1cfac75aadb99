import { describe, expect, it } from 'vitest';
import { batch, largestBatch } from './batch.ts';

/** Doubles numbers in batches; a batch ends when the test says so. */
function openDoubling() {
  const runs: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const double = batch(
    (items: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        runs.push({ items, end: error => (error ? reject(error) : resolve(items.map(item => item * 2))) });
      }),
  );
  const endRun = async (error?: Error) => {
    runs.at(-1)?.end(error);
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  return { runs, double, endRun };
}

describe('batched calls', () => {
  it('a call runs at once when no batch is in flight, and in the next batch otherwise', async () => {
    const { runs, double, endRun } = openDoubling();
    const answers = [1, 2, 3].map(double);
    expect(runs.map(({ items }) => items)).toEqual([[1]]);
    await endRun();
    expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3]]);
    await endRun();
    expect(await Promise.all(answers)).toEqual([2, 4, 6]);
    const later = double(4);
    expect(runs).toHaveLength(3);
    await endRun();
    expect(await later).toBe(8);
  });

  it('a failing batch rejects its own calls only', async () => {
    const { double, endRun } = openDoubling();
    const [first, second, third] = [1, 2, 3].map(item => double(item).catch((error: Error) => error.message));
    await endRun(new Error('away'));
    await endRun();
    expect(await Promise.all([first, second, third])).toEqual(['away', 4, 6]);
  });

  it('a batch has a maximum number of calls', async () => {
    const { runs, double, endRun } = openDoubling();
    const answers = Array.from({ length: largestBatch + 2 }, (_, index) => double(index));
    for (let run = 0; run < 3; run += 1) await endRun();
    expect(runs.map(({ items }) => items.length)).toEqual([1, largestBatch, 1]);
    expect((await Promise.all(answers)).at(-1)).toBe(2 * (largestBatch + 1));
  });

  it('a batch that does not finish times out, and later batches continue', async () => {
    const runs: (readonly number[])[] = [];
    const double = batch((items: readonly number[]) => {
      runs.push(items);
      return runs.length === 1
        ? new Promise<number[]>(() => undefined)
        : Promise.resolve(items.map(n => n * 2));
    }, 5);
    const stuck = double(1).catch((error: NodeJS.ErrnoException) => error.code);
    expect(await double(2)).toBe(4);
    expect(await stuck).toBe('ETIMEDOUT');
  });

  it('a batch that returns too few results rejects its calls', async () => {
    const short = batch(async (_items: readonly number[]) => []);
    await expect(short(1)).rejects.toThrow('0 results for 1 items');
  });
});
