/**
 * Is a click that was answered ever lost? Fifty times clicks come without a pause while, at a random moment, the site
 * process (every other time PostgreSQL) is ended by kill -9 and started again. Each time what is stored is compared
 * with what was answered: never less, and never more than what was sent.
 *
 *   npm run bench:kill -- [--runs=50] [--connections=50]
 *
 * Needs a build (npm run build). Writes bench/out/kill.json and kill.md; ends with 1 when an answered click was lost or
 * one was counted twice. What kill -9 leaves out is a power cut: there PostgreSQL's fsync has to hold, which is on.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startTestStack, type TestStack } from '../tests/support/test-stack.ts';
import { type ClickResult, clicksPerNetwork, clickThrough } from './click-load.ts';
import { startDurableCluster } from './durable-cluster.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '50' }, connections: { type: 'string', default: '50' } },
});
const connections = Number(values.connections);
const settings = { TRUSTED_PROXIES: '1', PAYLOAD_SECRET: 'one secret for every process of this measurement' };
const key = 'donate';
const endless = 1_000_000;
/** Between the first click and the kill, in ms. */
const soonest = 200;
const latest = 1_200;
const portOf = ({ siteUrl }: TestStack) => Number(new URL(siteUrl).port);
const networkOf = (run: number) => run * Math.ceil(endless / clicksPerNetwork);

const cluster = await startDurableCluster();
let stack = await startTestStack(cluster, { samples: true, withoutStaff: true, settings });
try {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++)
    runs.push(await measure(run, run % 2 ? 'database' : 'site'));
  await report(runs);
} finally {
  await stack.close();
  await cluster.end();
}
process.exit();

type Run = Awaited<ReturnType<typeof measure>>;

async function measure(run: number, killed: 'site' | 'database') {
  await clickUntilAnswered(run);
  const before = await numberOf(stack.databaseUrl);
  const stop = new AbortController();
  const load = { ports: [portOf(stack)], connections, clicks: endless, key, firstNetwork: networkOf(run) };
  const clicking = clickThrough({ ...load, stop: stop.signal });
  const after = Math.round(soonest + Math.random() * (latest - soonest));
  await sleep(after);
  const since = performance.now();
  if (killed === 'site') await killSite();
  else await killDatabase();
  stop.abort();
  const result = await clicking;
  if (killed === 'site')
    stack = await startTestStack(cluster, { ...over(stack), withoutStaff: true, settings });
  const stored = (await settledNumber()) - before;
  await clickUntilAnswered(run);
  const back = Math.round(performance.now() - since);
  return { killed, after, back, ...judge(result, stored, before) };
}

/** Counted under another key, so that the comparison does not see it. */
async function clickUntilAnswered(run: number): Promise<void> {
  const giveUpAt = performance.now() + 60_000;
  while (performance.now() < giveUpAt) {
    const firstNetwork = networkOf(run) + Math.floor(Math.random() * 50_000);
    const load = { ports: [portOf(stack)], connections: 1, clicks: 1, key: 'fundraiserii', firstNetwork };
    if ((await clickThrough(load)).statuses[200]) return;
    await sleep(20);
  }
  throw new Error('No click was answered within a minute.');
}

function over({ databaseUrl, dataDir }: TestStack) {
  return { over: { databaseUrl, dataDir } };
}

/** The process and everything it started; what supervises it is called off, so that the next run has a new one. */
async function killSite(): Promise<void> {
  const pid = stack.sites[0]?.pid();
  if (pid) process.kill(-pid, 'SIGKILL');
  await stack.close();
}

async function killDatabase(): Promise<void> {
  await cluster.kill();
  await cluster.revive();
}

/** `sent` is what the server may have seen: each click without an answer was counted or not, nobody can know. */
function judge({ statuses, told, unanswered }: ClickResult, stored: number, before: number) {
  const answered = statuses[200] ?? 0;
  const refused = Object.entries(statuses).reduce((sum, [status, n]) => sum + (status === '200' ? 0 : n), 0);
  const isHeld =
    stored >= answered &&
    stored <= answered + unanswered + refused &&
    new Set(told).size === answered &&
    told.every(n => n > before && n <= before + stored);
  return { answered, stored, unanswered, refused, statuses, isHeld };
}

async function numberOf(databaseUrl: string): Promise<number> {
  const statement = "select n from counts where kind = 'click' and key = $1";
  return Number((await connectOnce(databaseUrl, client => client.query(statement, [key]))).rows[0]?.n ?? 0);
}

/** A statement of a killed site may still end in the database: the number counts once it stands still. */
async function settledNumber(): Promise<number> {
  for (let last = await numberOf(stack.databaseUrl); ; ) {
    await sleep(100);
    const next = await numberOf(stack.databaseUrl);
    if (next === last) return next;
    last = next;
  }
}

async function report(runs: readonly Run[]): Promise<void> {
  const row = (killed: Run['killed']) => {
    const those = runs.filter(run => run.killed === killed);
    const sum = (of: (run: Run) => number) => those.reduce((total, run) => total + of(run), 0);
    const lost = sum(run => Math.max(0, run.answered - run.stored));
    return (
      `| ${killed} | ${those.length} | ${sum(run => run.answered)} | ${lost} | ${sum(run => run.stored - run.answered)} | ` +
      `${sum(run => run.unanswered)} | ${sum(run => run.refused)} | ${Math.max(0, ...those.map(run => run.back))} | ` +
      `${those.filter(run => !run.isHeld).length} |`
    );
  };
  const text = [
    `${runs.length} runs, clicks of one key on ${connections} connections, ended by kill -9 at a random moment.`,
    '',
    '| killed | runs | clicks answered 200 | answered and lost | counted but not answered | sent without an answer | answered 5xx | longest until a click is counted again, ms | runs that do not add up |',
    '|---|---|---|---|---|---|---|---|---|',
    row('site'),
    row('database'),
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/kill.json', JSON.stringify({ connections, runs }, null, 2));
  await writeFile('bench/out/kill.md', text);
  console.log(text);
  if (runs.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
}
