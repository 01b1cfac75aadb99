/**
 * How soon a site process answers after it starts, and how long the first visitor of every page waits in both languages
 * after all pages were dropped from the cache.
 *
 *   npm run bench:cold -- [--starts=5] [--rounds=10] [--routes=/,/news]
 *
 * Needs a build (npm run build). Uses port 4160; the site runs alone on the first core where taskset is there.
 */
import { parseArgs } from 'node:util';
import { changeChannel } from '#platform/changes.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { builtRoutes } from '../tests/support/built-routes.ts';
import { reserveCore } from './load.ts';
import { openSampleContent, startSite, untilHealth } from './measured-site.ts';
import { largest, median, milliseconds, report } from './report.ts';

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '10' },
    routes: { type: 'string', default: builtRoutes.join(',') },
  },
});
const routes = values.routes.split(',').flatMap(route => [route, route === '/' ? '/am' : `/am${route}`]);
const pinned = reserveCore();
const content = await openSampleContent();
try {
  const starts = { answer: [] as number[], page: [] as number[] };
  for (let start = 0; start < Number(values.starts); start++) {
    starts.answer.push(await timeStart('/healthz'));
    starts.page.push(await timeStart('/'));
  }
  const waits = await firstVisits();
  const slowest = waits.toSorted((one, other) => other.median - one.median)[0];
  await report(
    'cold',
    [
      milliseconds('start of the site process to its first answer, median', median(starts.answer), 1_500),
      milliseconds('start of the site process to its first page, median', median(starts.page), 1_500),
      milliseconds('first visitor of a page, median of all routes', median(waits.map(row => row.median))),
      milliseconds(
        `first visitor of the slowest page (${slowest?.route}), median`,
        slowest?.median ?? Number.NaN,
        200,
      ),
    ],
    waits,
  );
} finally {
  await content.end();
}
process.exit();

async function timeStart(first: string): Promise<number> {
  const site = await startSite(content, { port: 4160, first });
  await site.close();
  return site.answeredAfter;
}

async function firstVisits(): Promise<{ route: string; median: number; longest: number }[]> {
  const site = await startSite(content, { port: 4160, pinned });
  try {
    await untilHealth(site.origin, health => health.listensForChanges);
    const waits = new Map(routes.map(route => [route, [] as number[]]));
    for (let round = 0; round < Number(values.rounds); round++) {
      await connectOnce(content.databaseUrl, client =>
        client.query('select pg_notify($1, $2)', [changeChannel, JSON.stringify('all')]),
      );
      await untilHealth(site.origin, health => health.pages === 0);
      for (const [route, waited] of waits) waited.push(await visit(site.origin + route));
    }
    // The first round warms up what a process loads once for each kind of page.
    return [...waits].map(([route, all]) => {
      const counted = all.slice(all.length > 1 ? 1 : 0);
      return { route, median: Math.round(median(counted)), longest: Math.round(largest(counted)) };
    });
  } finally {
    await site.close();
  }
}

async function visit(address: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - since;
}
