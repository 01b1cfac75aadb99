import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailStack, states } from '../mail-stack.ts';
import type { Goal } from '../report/goals.ts';
import { worst } from './part.ts';

const messagesEach = 60;

/** The mail worker is told to end in the midst of sending: what is on its way arrives, and is known to have arrived. */
export async function endWorker(times: number): Promise<Goal[]> {
  const { pool, queue, startWorker, sinkReport, close } = await startMailStack('taking');
  const exits: number[] = [];
  const messages = times * messagesEach;
  let unsettled = 0;
  try {
    await queue({ count: messages, ways: [] });
    for (let run = 0; run < times; run++) {
      const before = (await states(pool)).sent ?? 0;
      const worker = await startWorker({ MAIL_PER_SECOND: '200' });
      while (((await states(pool)).sent ?? 0) <= before + 1) await sleep(5);
      const since = performance.now();
      worker.kill('SIGTERM');
      await once(worker, 'exit');
      exits.push(performance.now() - since);
      unsettled += (await states(pool)).sending ?? 0;
    }
    await startWorker();
    while (((await states(pool)).sent ?? 0) < messages) await sleep(100);
    const { taken } = await sinkReport();
    return [
      { what: 'mail worker told to end while it sends', figure: times, unit: 'times' },
      { what: 'mail worker: messages left in its hands', figure: unsettled, unit: '', most: 0 },
      { what: 'mail worker: messages lost', figure: messages - taken.length, unit: '', most: 0 },
      {
        what: 'mail worker: messages sent twice',
        figure: taken.reduce((sum, [, n]) => sum + n - 1, 0),
        unit: '',
        most: 0,
      },
      { what: 'mail worker: until it had ended, worst', figure: worst(exits), unit: 'ms', most: 10_000 },
    ];
  } finally {
    await close();
  }
}
