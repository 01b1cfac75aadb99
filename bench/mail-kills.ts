import { setTimeout as sleep } from 'node:timers/promises';
import { report, startMailStack, states } from './mail-stack.ts';

const A_KILLS_SHARE = 150;

/** The worker is killed (-9) while working, repeatedly, and restarted at once. */
export async function measureKills(kills: number): Promise<void> {
  const messages = kills * A_KILLS_SHARE;
  const { pool, queue, startWorker, sinkReport, close } = await startMailStack('taking');
  try {
    await queue({ count: messages, ways: [] });
    let inFlight = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = (await states(pool)).sent ?? 0;
      const worker = await startWorker({ MAIL_PER_SECOND: '200' });
      while (((await states(pool)).sent ?? 0) <= before + 1) await sleep(5);
      await sleep(Math.random() * 150);
      const ended = new Promise(resolve => worker.once('exit', resolve));
      worker.kill('SIGKILL');
      await ended;
      inFlight += (await states(pool)).sending ?? 0;
    }
    await startWorker();
    while (((await states(pool)).sent ?? 0) < messages) await sleep(200);
    const { taken } = await sinkReport();
    const lost = messages - taken.length;
    const duplicates = taken.reduce((sum, [, times]) => sum + times - 1, 0);
    await report(
      'kills',
      [
        `${messages} messages, the worker killed (-9) ${kills} times in the midst of sending.`,
        '',
        `- in its hands when it was killed, over all kills: ${inFlight}`,
        `- lost: ${lost}`,
        `- received twice: ${duplicates} (allowed: one for each kill, ${kills})`,
      ],
      { messages, kills, inFlight, lost, duplicates },
      lost === 0 && duplicates <= kills,
    );
  } finally {
    await close();
  }
}
