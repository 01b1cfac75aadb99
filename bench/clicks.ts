/**
 * Are clicks counted exactly, and how many a second? 100,000 clicks of one key on 200 connections, to one site process
 * and to two, each from a network that stays within its limit; beside them pgbench runs the same upsert on the same
 * PostgreSQL, which writes to disk before it answers.
 *
 *   npm run bench:clicks -- [--clicks=100000] [--connections=200] [--seconds=10]
 *
 * Needs a build (npm run build), and pgbench for the comparison (apt-get install postgresql). Writes
 * bench/out/clicks.json and clicks.md; ends with 1 when a click was lost, counted twice or told a wrong number.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { type ClickResult, clickThrough } from './click-load.ts';
import { type DurableCluster, startDurableCluster } from './durable-cluster.ts';
import { findPgbench, measureUpserts, type UpsertRate } from './pgbench.ts';

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
});
const clicks = Number(values.clicks);
const connections = Number(values.connections);
const key = 'donate';

const pgbench = await findPgbench();
if (!pgbench)
  console.error('pgbench is missing, so there is nothing to compare with: apt-get install postgresql');
const cluster = await startDurableCluster();
try {
  const runs = [];
  for (const sites of [1, 2]) runs.push(await measure(cluster, sites));
  await report(runs);
} finally {
  await cluster.end();
}
process.exit();

type Run = Awaited<ReturnType<typeof measure>>;

async function measure({ folder }: DurableCluster, sites: number) {
  const settings = { TRUSTED_PROXIES: '1' };
  const stack = await startTestStack({ folder }, { samples: true, withoutStaff: true, sites, settings });
  try {
    const ports = stack.siteUrls.map(url => Number(new URL(url).port));
    const warmedUp = await clickThrough({
      ports,
      connections,
      clicks: connections * 20,
      key,
      firstNetwork: 1 << 20,
    });
    const before = warmedUp.told.length;
    const result = await clickThrough({ ports, connections, clicks, key });
    const stored = await numberOf(stack.databaseUrl);
    const upserts: UpsertRate[] = [];
    for (const clients of pgbench ? [1, connections] : [])
      upserts.push(
        await measureUpserts(pgbench ?? '', stack.databaseUrl, {
          clients,
          seconds: Number(values.seconds),
          folder,
        }),
      );
    return { sites, ...judge(result, stored - before, before), upserts };
  } finally {
    await stack.close();
  }
}

/** Exact: each click was answered, stored once, and told a number of its own, none left out. */
function judge(
  { statuses, told, unanswered, milliseconds, seconds }: ClickResult,
  stored: number,
  before: number,
) {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  const numbers = new Set(told);
  const isExact =
    statuses[200] === clicks &&
    stored === clicks &&
    numbers.size === clicks &&
    told.every(n => n > before && n <= before + clicks);
  return {
    isExact,
    statuses,
    unanswered,
    stored,
    different: numbers.size,
    seconds: Math.round(seconds * 10) / 10,
    perSecond: Math.round(clicks / seconds),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
  };
}

async function numberOf(databaseUrl: string): Promise<number> {
  const statement = "select n from counts where kind = 'click' and key = $1";
  return Number((await connectOnce(databaseUrl, client => client.query(statement, [key]))).rows[0]?.n ?? 0);
}

async function report(runs: readonly Run[]): Promise<void> {
  const text = [
    `${clicks} clicks of one key on ${connections} connections, fsync on; the load shares the machine.`,
    '',
    '| site processes | answered 200 | stored | different numbers told | exact | clicks/s | p50 ms | p99 ms | longest ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...runs.map(
      run =>
        `| ${run.sites} | ${run.statuses[200] ?? 0} | ${run.stored} | ${run.different} | ${run.isExact ? 'yes' : 'NO'} | ` +
        `${run.perSecond} | ${run.p50} | ${run.p99} | ${run.max} |`,
    ),
    '',
    '| the same upsert in pgbench, after the run of | clients | upserts/s | clicks/s of the site against it |',
    '|---|---|---|---|',
    ...runs.flatMap(({ sites, upserts, perSecond }) =>
      upserts.map(
        upsert =>
          `| ${sites} site process${sites > 1 ? 'es' : ''} | ${upsert.clients} | ${upsert.perSecond} | ` +
          `${Math.round((perSecond / upsert.perSecond) * 100)} % |`,
      ),
    ),
    ...(pgbench ? [] : ['| pgbench is missing on this machine: nothing to compare with | | | |']),
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/clicks.json', JSON.stringify({ clicks, connections, runs }, null, 2));
  await writeFile('bench/out/clicks.md', text);
  console.log(text);
  if (runs.some(({ isExact }) => !isExact)) process.exitCode = 1;
}
