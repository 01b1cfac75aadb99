import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { mailJobsText } from '#platform/mail/outbox-store.ts';
import { makeAddress } from './mail-queue.ts';
import { report, startMailStack, states } from './mail-stack.ts';
import { latencyHead, latencyLine, latencyWhile } from './site-latency.ts';

const ways = ['gone', 'spam', 'grey', 'within', 'after', 'silent'];
/** A process that has just started is slow for a while, with or without mail. */
const WARM_MS = 5_000;
const CALM_MS = 5_000;

/**
 * Messages to a mail server that fails in six ways, each for one message in fifty or the number there is: no such mailbox,
 * a refused message, greylisting, a connection broken within a message, one broken after it was taken, and silence.
 */
export async function measureRefusals(messages: number): Promise<void> {
  const { stack, pool, queue, startWorker, sinkReport, close } = await startMailStack('failing');
  try {
    await latencyWhile(stack.siteUrl, () => sleep(WARM_MS));
    const calm = await latencyWhile(stack.siteUrl, () => sleep(CALM_MS));
    await queue({ count: messages, ways });
    const since = performance.now();
    const busy = await latencyWhile(stack.siteUrl, async () => {
      await startWorker({ WORKER_ENTRY: 'bench/impatient-worker.ts' });
      await untilSettled(pool);
    });
    const seconds = (performance.now() - since) / 1000;
    const { taken, brokenAfter } = await sinkReport();
    const ended = await states(pool);
    const received = new Map(taken);
    const refused = (n: number) => ['gone', 'spam'].includes(ways[n % 50] ?? '');
    const all = Array.from({ length: messages }, (_, n) => n);
    const lost = all.filter(n => !refused(n) && !received.has(makeAddress(n, ways))).length;
    const twice = taken.filter(([, times]) => times > 1).map(([to]) => to);
    const unexplained = twice.filter(to => !brokenAfter.includes(to)).length;
    const expected = all.filter(refused).length;
    const holds =
      lost === 0 &&
      unexplained === 0 &&
      (ended.bounced ?? 0) + (ended.failed ?? 0) === expected &&
      busy.failed === 0;
    await report(
      'refusals',
      [
        `${messages} messages, a mail server failing in six ways; ${seconds.toFixed(1)} s with all second tries.`,
        '',
        `- ended as: ${JSON.stringify(ended)}; refused for ever by the server: ${expected}`,
        `- lost: ${lost}`,
        `- received twice: ${twice.length}, all but ${unexplained} because the server took them and did not say so`,
        '',
        ...latencyHead,
        latencyLine('without mail', calm),
        latencyLine('while it is sent', busy),
      ],
      { messages, seconds, ended, lost, twice: twice.length, unexplained, calm, busy },
      holds,
    );
  } finally {
    await close();
  }
}

/** Brings retries forward repeatedly, until nothing is waiting. */
async function untilSettled(pool: Pool): Promise<void> {
  for (;;) {
    await sleep(500);
    await pool.query(
      `with due as (
         update mails set next_attempt_at = now() where state = 'waiting' and next_attempt_at > now() and attempts > 0
         returning id, bulk_of, next_attempt_at
       ) select ${mailJobsText('due')}`,
    );
    const { waiting = 0, sending = 0 } = await states(pool);
    if (waiting + sending === 0) return;
  }
}
