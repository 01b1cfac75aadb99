import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../tests/support/cluster.ts';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import type { Goal } from '../report/goals.ts';
import type { Measured } from '../report/measured.ts';
import { spread } from '../report/spread.ts';
import { type Scale, worst } from './part.ts';
import { endStaff } from './sigterm-staff.ts';
import { endWorker } from './sigterm-worker.ts';

const perSecond = 100;
const loadMs = { before: 1_000, after: 1_500 };

/** How one request of the load ended. */
type End = 'whole' | 'fault' | 'refused' | 'hung up' | 'cut';

/** The site is told to end while 100 requests a second come, on connections that stay open and on new ones. */
export async function measureSigterm({ times = 50, quick }: Scale): Promise<Measured> {
  const cluster = await startCluster();
  const first = await startTestStack(cluster, { samples: true, withoutStaff: true });
  await first.close();
  const over = { databaseUrl: first.databaseUrl, dataDir: first.dataDir };
  const ends: Record<End, number> = { whole: 0, fault: 0, refused: 0, 'hung up': 0, cut: 0 };
  const exits: number[] = [];
  try {
    for (let run = 0; run < times; run++) {
      const stack = await startTestStack(cluster, { over, withoutStaff: true });
      exits.push(await endUnderLoad(stack, ends));
    }
    const others = Math.ceil(times / 5);
    const goals = [
      ...siteGoals(times, ends, exits),
      ...(await endWorker(quick ? 1 : others)),
      ...(await endStaff(cluster, over, quick ? 1 : others)),
    ];
    return { goals, details: { ends, exits } };
  } finally {
    await cluster.end();
  }
}

function siteGoals(times: number, ends: Record<End, number>, exits: readonly number[]): Goal[] {
  return [
    { what: `site told to end under ${perSecond} requests a second`, figure: times, unit: 'times' },
    { what: 'site: answers that came whole', figure: ends.whole, unit: '' },
    { what: 'site: answers that were cut', figure: ends.cut, unit: '', most: 0 },
    { what: 'site: requests hung up on without an answer', figure: ends['hung up'], unit: '', most: 0 },
    { what: 'site: answers that told of a fault', figure: ends.fault, unit: '', most: 0 },
    { what: 'site: came after the door was shut', figure: ends.refused, unit: '' },
    { what: 'site: until it had ended, p50', figure: spread(exits).p50, unit: 'ms' },
    { what: 'site: until it had ended, worst', figure: worst(exits), unit: 'ms', most: 10_000 },
  ];
}

async function endUnderLoad(stack: TestStack, ends: Record<End, number>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const asking: Promise<void>[] = [];
  let number = 0;
  for (const path of ['/', '/news']) await fetch(stack.siteUrl + path).then(answer => answer.arrayBuffer());
  const timer = setInterval(() => {
    const isNew = number % 4 === 0;
    const path = [`/`, '/news', `/news/nobody-${number}`, '/api/getClicks', '/healthz'][number++ % 5] ?? '/';
    const asked = ask(stack.siteUrl + path, isNew ? undefined : agent);
    asking.push(
      asked.then(end => {
        ends[end] += 1;
      }),
    );
  }, 1000 / perSecond);
  await sleep(loadMs.before);
  const since = performance.now();
  const stopped = stack.close().then(() => performance.now() - since);
  await sleep(loadMs.after);
  clearInterval(timer);
  await Promise.all(asking);
  agent.destroy();
  return stopped;
}

function ask(address: string, agent?: Agent): Promise<End> {
  return new Promise(resolve => {
    let isCome = false;
    const asked = get(address, { agent: agent ?? false }, answer => {
      isCome = true;
      answer.resume();
      answer.on('end', () => resolve((answer.statusCode ?? 0) >= 500 ? 'fault' : 'whole'));
      answer.on('error', () => resolve('cut'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : isCome ? 'cut' : 'hung up'),
    );
  });
}
