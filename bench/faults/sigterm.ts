import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInToAdmin } from '../../tests/support/admin-client.ts';
import { type Cluster, startCluster } from '../../tests/support/cluster.ts';
import { type StackOptions, startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import { startMailStack, states } from '../mail-stack.ts';
import { counted, type Goal, largest, milliseconds, never } from '../report.ts';
import type { Scale } from './fault.ts';

const perSecond = 100;
const loadMs = { before: 1_000, after: 1_500 };
const mostMs = 10_000;
const messagesPerStop = 60;
const savesAtOnce = 5;

type Content = NonNullable<StackOptions['over']>;
/** The outcome of one request of the load. */
type Ending = 'complete' | 'fault' | 'refused' | 'hung up' | 'cut';

/** Site, mail worker and admin are stopped (SIGTERM) while working. */
export async function stopProcesses({ times = 50, quick }: Scale): Promise<Goal[]> {
  const cluster = await startCluster();
  try {
    const first = await startTestStack(cluster, { samples: true, withoutStaff: true });
    await first.close();
    const fewer = quick ? 1 : Math.ceil(times / 5);
    return [
      ...(await stopSite(cluster, first, times)),
      ...(await stopWorker(fewer)),
      ...(await stopAdmin(cluster, first, fewer)),
    ];
  } finally {
    await cluster.end();
  }
}

async function stopSite(cluster: Cluster, over: Content, times: number): Promise<Goal[]> {
  const endings: Record<Ending, number> = { complete: 0, fault: 0, refused: 0, 'hung up': 0, cut: 0 };
  const durations: number[] = [];
  for (let run = 0; run < times; run++) {
    const stack = await startTestStack(cluster, { over, withoutStaff: true });
    durations.push(await stopUnderLoad(stack, endings));
  }
  return [
    counted(`site stopped under ${perSecond} requests a second`, times, 'times'),
    counted('site: complete answers', endings.complete),
    never('site: answers that were cut', endings.cut),
    never('site: requests hung up on without an answer', endings['hung up']),
    never('site: faults', endings.fault),
    milliseconds('site: until it had ended, longest', largest(durations), mostMs),
  ];
}

/** Requests on open and new connections, before and after the signal. */
async function stopUnderLoad(stack: TestStack, endings: Record<Ending, number>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const requests: Promise<void>[] = [];
  let number = 0;
  for (const path of ['/', '/news']) await (await fetch(stack.siteUrl + path)).arrayBuffer();
  const timer = setInterval(() => {
    const isNewConnection = number % 4 === 0;
    const path = ['/', '/news', `/news/nobody-${number}`, '/api/getClicks', '/healthz'][number++ % 5] ?? '/';
    const ending = request(stack.siteUrl + path, isNewConnection ? undefined : agent);
    requests.push(
      ending.then(how => {
        endings[how] += 1;
      }),
    );
  }, 1000 / perSecond);
  await sleep(loadMs.before);
  const since = performance.now();
  const stopped = stack.close().then(() => performance.now() - since);
  await sleep(loadMs.after);
  clearInterval(timer);
  await Promise.all(requests);
  agent.destroy();
  return stopped;
}

function request(address: string, agent?: Agent): Promise<Ending> {
  return new Promise(resolve => {
    let hasBegun = false;
    const sent = get(address, { agent: agent ?? false }, answer => {
      hasBegun = true;
      answer.resume();
      answer.on('end', () => resolve((answer.statusCode ?? 0) >= 500 ? 'fault' : 'complete'));
      answer.on('error', () => resolve('cut'));
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : hasBegun ? 'cut' : 'hung up'),
    );
  });
}

/** Mail that is being sent when the worker stops is delivered, and recorded as sent. */
async function stopWorker(times: number): Promise<Goal[]> {
  const { pool, queue, startWorker, sinkReport, close } = await startMailStack('taking');
  const durations: number[] = [];
  const messages = times * messagesPerStop;
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
      durations.push(performance.now() - since);
      unsettled += (await states(pool)).sending ?? 0;
    }
    await startWorker();
    while (((await states(pool)).sent ?? 0) < messages) await sleep(100);
    const { taken } = await sinkReport();
    const twice = taken.reduce((sum, [, count]) => sum + count - 1, 0);
    return [
      counted('mail worker stopped while it sends', times, 'times'),
      never('mail worker: messages left in the state of being sent', unsettled),
      never('mail worker: messages lost', messages - taken.length),
      never('mail worker: messages sent twice', twice),
      milliseconds('mail worker: until it had ended, longest', largest(durations), mostMs),
    ];
  } finally {
    await close();
  }
}

/** Every save in flight when the admin is stopped gets a response. */
async function stopAdmin(cluster: Cluster, over: Content, times: number): Promise<Goal[]> {
  const settings = { PAYLOAD_SECRET: 'one secret for every process of this measurement' };
  const durations: number[] = [];
  let cut = 0;
  for (let run = 0; run < times; run++) {
    const stack = await startTestStack(cluster, { over, settings });
    const admin = await signInToAdmin(stack);
    const saves = Array.from({ length: savesAtOnce }, (_, n) =>
      admin.create('posts', { heading: `Saved ${run} ${n}`, type: 'normal', postDate: '2036-01-01' }),
    );
    // The first one has been answered, the others are in flight.
    await Promise.race(saves);
    const since = performance.now();
    await stack.staff?.stop();
    durations.push(performance.now() - since);
    cut += (await Promise.allSettled(saves)).filter(({ status }) => status === 'rejected').length;
    await stack.close();
  }
  return [
    counted('admin stopped while posts are saved', times, 'times'),
    never('admin: saves cut', cut),
    milliseconds('admin: until it had ended, longest', largest(durations), mostMs),
  ];
}
