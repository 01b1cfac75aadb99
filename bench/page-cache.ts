/**
 * Requests per second of `/` against nginx serving the same bytes in the same run, and 200 simultaneous first
 * visitors of a page nobody asked for yet.
 *
 *   npm run bench:page-cache -- [--seconds=5] [--rounds=3]
 *
 * Needs a build (npm run build), nginx and wrk; opens a site of its own on ports 4140 and 4141. Each server has one
 * core to itself (taskset, where it exists), the load comes from the others; the two take turns and medians count.
 * Writes bench/out/page-cache.json and page-cache.md; ends with 1 when the goal is missed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Load, load, missingCommands, stampede } from './page-cache-load.ts';
import { fetchPage, openNginx } from './page-cache-nginx.ts';
import { openMeasuredSite } from './page-cache-site.ts';

const goal = 0.6;
const visitors = 200;
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
});
const missing = await missingCommands(['nginx', 'wrk']);
if (missing.length > 0) {
  console.error(`This measurement needs ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
const canPin = (await missingCommands(['taskset'])).length === 0 && availableParallelism() > 1;
const serverCore = canPin ? ['taskset', '-c', '0'] : [];
const loadCores = canPin ? ['taskset', '-c', `1-${availableParallelism() - 1}`] : [];

const site = await openMeasuredSite(4140, serverCore);
try {
  const cold = await measureStampede();
  const page = await fetchPage(`${site.origin}/`);
  const nginx = await openNginx(4141, page, serverCore);
  try {
    const comparisons = [];
    for (const coding of ['gzip', 'identity']) comparisons.push(await compare(nginx.origin, coding));
    await report({ at: new Date(), pinned: canPin, bytes: sizes(page), comparisons, cold });
    if (comparisons.some(({ ratio }) => ratio < goal) || cold.renders !== 1) process.exitCode = 1;
  } finally {
    await nginx.close();
  }
} finally {
  await site.close();
}

async function measureStampede() {
  const rendersBefore = await countRenders();
  const { statuses, milliseconds } = await stampede(`${site.origin}/`, visitors);
  const at = (share: number) => milliseconds[Math.ceil(visitors * share) - 1];
  return {
    visitors,
    renders: (await countRenders()) - rendersBefore,
    statuses,
    median: at(0.5),
    last: at(1),
  };
}

async function countRenders(): Promise<number> {
  return (await (await fetch(`${site.origin}/healthz`)).json()).renders;
}

/** Rounds in turn, so that whatever else the machine does meets both. */
async function compare(nginxOrigin: string, coding: string) {
  const ours: Load[] = [];
  const nginx: Load[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(await load(`${site.origin}/`, coding, Number(values.seconds), loadCores));
    nginx.push(await load(`${nginxOrigin}/`, coding, Number(values.seconds), loadCores));
  }
  const errors = [...ours, ...nginx].reduce((sum, round) => sum + round.errors, 0);
  const [oursPerSecond, nginxPerSecond] = [medianRate(ours), medianRate(nginx)];
  return {
    coding,
    ours: oursPerSecond,
    nginx: nginxPerSecond,
    ratio: oursPerSecond / nginxPerSecond,
    errors,
  };
}

function medianRate(rounds: readonly Load[]): number {
  const rates = rounds.map(round => round.requestsPerSecond).sort((one, other) => one - other);
  return Math.round(rates[Math.floor(rates.length / 2)] ?? 0);
}

function sizes(page: Awaited<ReturnType<typeof fetchPage>>) {
  return { identity: page.identity.byteLength, gzip: page.gzip.byteLength };
}

type Report = {
  at: Date;
  pinned: boolean;
  bytes: ReturnType<typeof sizes>;
  comparisons: Awaited<ReturnType<typeof compare>>[];
  cold: Awaited<ReturnType<typeof measureStampede>>;
};

async function report(measured: Report): Promise<void> {
  const { bytes, comparisons, cold } = measured;
  const text = [
    `\`/\`: ${bytes.identity} bytes, ${bytes.gzip} compressed. One core each: ${measured.pinned ? 'yes' : 'no'}.`,
    '',
    '| sent as | ours, requests/s | nginx, requests/s | ratio | errors |',
    '|---|---|---|---|---|',
    ...comparisons.map(
      row => `| ${row.coding} | ${row.ours} | ${row.nginx} | ${row.ratio.toFixed(2)} | ${row.errors} |`,
    ),
    '',
    `Cold: ${cold.visitors} visitors at once, ${cold.renders} render, answers ${cold.statuses.join()}, ` +
      `half of them within ${cold.median} ms, all within ${cold.last} ms.`,
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/page-cache.json', JSON.stringify(measured, null, 2));
  await writeFile('bench/out/page-cache.md', text);
  console.log(text);
}
