/**
 * How soon a site process answers after it was started, and what each process of the house holds: after the start, after
 * every route was asked for in both languages, and after load on kept and on cold pages.
 *
 *   npm run bench:process -- [--starts=5] [--seconds=10]
 *
 * Needs a build (npm run build) and Linux, which tells what processes hold. Writes bench/out/process.json and process.md;
 * ends with 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { letArrive } from './load/arrivals.ts';
import { readMemory, readSharedOut } from './load/process-memory.ts';
import { openSampleContent, startSite } from './page-cache-site.ts';
import { handOver } from './report/measured.ts';
import { median, spread } from './report/spread.ts';

const mostStartMs = 1_500;
const mostSiteMib = 200;
const { values } = parseArgs({
  options: { starts: { type: 'string', default: '5' }, seconds: { type: 'string', default: '10' } },
});

const starts = await measureStarts();
const held = await measureMemory();
await handOver('process', {
  goals: [
    {
      what: 'start of the site process to its first answer, median',
      figure: median(starts.answer),
      unit: 'ms',
      most: mostStartMs,
    },
    {
      what: 'start of the site process to its first page, median',
      figure: median(starts.page),
      unit: 'ms',
      most: mostStartMs,
    },
    {
      what: 'site process after its start',
      figure: held.stages[0]?.now ?? Number.NaN,
      unit: 'MB',
      most: mostSiteMib,
    },
    { what: 'site process after load, at most', figure: held.site.peak, unit: 'MB', most: mostSiteMib },
    ...(['staff', 'mail'] as const).map(name => ({
      what: `${name} process, at most`,
      figure: held[name].peak,
      unit: 'MB',
    })),
    { what: 'PostgreSQL, all its processes', figure: held.database, unit: 'MB' },
  ],
  text: [
    '| site process holds, MB | now | at most |',
    '|---|---|---|',
    ...held.stages.map(({ when, now, peak }) => `| ${when} | ${now.toFixed(0)} | ${peak.toFixed(0)} |`),
    '',
    `Starts: first answer ${JSON.stringify(spread(starts.answer))}, first page ${JSON.stringify(spread(starts.page))}.`,
  ].join('\n'),
  details: { starts, held },
});
process.exit();

async function measureStarts() {
  const content = await openSampleContent();
  const took = async (first: string) => {
    const site = await startSite(content, { port: 4170, first });
    await site.close();
    return site.answeredAfter;
  };
  const [answer, page]: number[][] = [[], []];
  try {
    for (let start = 0; start < Number(values.starts); start += 1) {
      answer?.push(await took('/healthz'));
      page?.push(await took('/'));
    }
  } finally {
    await content.end();
  }
  return { answer: answer ?? [], page: page ?? [] };
}

async function measureMemory() {
  const cluster = await startCluster();
  const stack = await startTestStack(cluster, { samples: true, mail: 'none' });
  try {
    const sitePid = stack.sites[0]?.pid() ?? 0;
    const stages: { when: string; now: number; peak: number }[] = [];
    const note = async (when: string) => stages.push({ when, ...(await readMemory(sitePid)) });
    await note('after the start');
    const routes = [...builtRoutes, ...quietRoutes].flatMap(route => [route, `/am${route}`]);
    for (const route of routes) await (await fetch(stack.siteUrl + route)).arrayBuffer();
    await note('after every route in both languages');
    await askKept(Number(new URL(stack.siteUrl).port));
    await note(`after ${values.seconds} s of 2,000 visitors a second`);
    await askCold(stack.siteUrl);
    await note('after 500 cold pages, 20 at once');
    return {
      stages,
      site: await readMemory(sitePid),
      staff: await readMemory(stack.staff?.pid() ?? 0),
      mail: await readMemory(stack.mail?.pid() ?? 0),
      database: await readSharedOut(cluster.database.process.pid ?? 0),
    };
  } finally {
    await stack.close();
    await cluster.end();
  }
}

async function askKept(port: number): Promise<void> {
  const request = `GET / HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: br\r\n\r\n`;
  await letArrive({ port, request, perSecond: 2_000, seconds: Number(values.seconds) });
}

/** Pages that are not there are rendered like those that are, and only a few of them are kept. */
async function askCold(siteUrl: string): Promise<void> {
  for (let round = 0; round < 25; round += 1)
    await Promise.all(
      Array.from({ length: 20 }, async (_, number) =>
        (await fetch(`${siteUrl}/news/nobody-${round}-${number}`)).arrayBuffer(),
      ),
    );
}
