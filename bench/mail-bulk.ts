import { setTimeout as sleep } from 'node:timers/promises';
import { report, startMailStack, states } from './mail-stack.ts';
import { latencyHead, latencyLine, latencyWhile } from './site-latency.ts';

/** A process that has just started is slow for a while, with or without mail. */
const WARM_MS = 5_000;
const CALM_MS = 10_000;

/** One mail to very many readers: how long queueing takes, how fast they are sent, and how it affects visitors. */
export async function measureBulk(readers: number): Promise<void> {
  const { stack, pool, queue, startWorker, sinkReport, close } = await startMailStack('taking');
  try {
    await latencyWhile(stack.siteUrl, () => sleep(WARM_MS));
    const calm = await latencyWhile(stack.siteUrl, () => sleep(CALM_MS));
    let queuedMs = 0;
    const queueing = await latencyWhile(stack.siteUrl, async () => {
      queuedMs = await queue({ count: readers, ways: [], bulkOf: '1' });
    });
    let sentMs = 0;
    const sending = await latencyWhile(stack.siteUrl, async () => {
      await startWorker();
      const since = performance.now();
      while (((await states(pool)).sent ?? 0) < readers) await sleep(500);
      sentMs = performance.now() - since;
    });
    const { taken } = await sinkReport();
    const once = taken.filter(([, times]) => times === 1).length;
    const perSecond = Math.round(readers / (sentMs / 1000));
    await report(
      'bulk',
      [
        `One mail to ${readers} readers, in two languages, against a mail server on the same machine.`,
        '',
        `- queued in ${(queuedMs / 1000).toFixed(2)} s`,
        `- sent in ${(sentMs / 1000).toFixed(1)} s: ${perSecond} in a second; received once each: ${once}`,
        '',
        ...latencyHead,
        latencyLine('without mail', calm),
        latencyLine('while it is queued', queueing),
        latencyLine('while it is sent', sending),
      ],
      { readers, queuedMs, sentMs, perSecond, once, calm, queueing, sending },
      once === readers && sending.failed === 0,
    );
  } finally {
    await close();
  }
}
