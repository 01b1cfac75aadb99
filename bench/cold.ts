/**
 * What the first visitor of a page waits: every route rendered anew after everything was dropped, in both languages, on
 * one core; and the very first page of a process, which has everything still to load.
 *
 *   npm run bench:cold -- [--rounds=10] [--routes=/,/news]
 *
 * Needs a build (npm run build); opens a site of its own on port 4160. Writes bench/out/cold.json and cold.md. Nothing
 * is promised about single routes, but that nobody waits longer than two tenths of a second.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { changeChannel } from '#platform/changes/change-channel.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { builtRoutes } from '../tests/support/built-routes.ts';
import { findCores } from './load/cores.ts';
import { openSampleContent, startSite } from './page-cache-site.ts';
import { handOver } from './report/measured.ts';
import { median, spread } from './report/spread.ts';

const mostMs = 200;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    routes: { type: 'string', default: builtRoutes.join(',') },
  },
});
const routes = values.routes.split(',').flatMap(route => [route, route === '/' ? '/am' : `/am${route}`]);
const { serverCore } = await findCores();

const content = await openSampleContent();
const site = await startSite(content, { port: 4160, pinned: serverCore });
try {
  await untilHealth(health => health.listensForChanges);
  const veryFirst = await waitFor('/');
  const waits = new Map(routes.map(route => [route, [] as number[]]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await dropEverything();
    for (const [route, waited] of waits) waited.push(await waitFor(route));
  }
  await tell(veryFirst, waits);
} finally {
  await site.close();
  await content.end();
}

async function waitFor(route: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(site.origin + route, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}`);
  return performance.now() - since;
}

/** As a change of everything does it; until the process has heard of it. */
async function dropEverything(): Promise<void> {
  await connectOnce(content.databaseUrl, client =>
    client.query('select pg_notify($1, $2)', [changeChannel, JSON.stringify('all')]),
  );
  await untilHealth(health => health.pages === 0);
}

async function untilHealth(isSo: (health: { pages: number; listensForChanges: boolean }) => boolean) {
  while (!isSo(await (await fetch(`${site.origin}/healthz`)).json())) await sleep(20);
}

async function tell(veryFirst: number, waits: ReadonlyMap<string, readonly number[]>): Promise<void> {
  // The first round warms up what a process needs once for each kind of page.
  const counted = [...waits].map(([route, all]) => ({ route, all: all.slice(all.length > 1 ? 1 : 0) }));
  const slowest = counted.toSorted((one, other) => median(other.all) - median(one.all));
  const all = spread(counted.flatMap(route => route.all));
  await handOver('cold', {
    goals: [
      { what: 'the very first page of a process', figure: veryFirst, unit: 'ms' },
      { what: 'first visitor of a page, median of all routes', figure: all.p50, unit: 'ms' },
      {
        what: `first visitor of the slowest page (\`${slowest[0]?.route}\`), median`,
        figure: median(slowest[0]?.all ?? []),
        unit: 'ms',
        most: mostMs,
      },
    ],
    text: [
      '| route | median, ms | longest, ms |',
      '|---|---|---|',
      ...slowest.slice(0, 12).map(({ route, all }) => {
        const { p50, max } = spread(all);
        return `| \`${route}\` | ${p50} | ${max} |`;
      }),
    ].join('\n'),
    details: { veryFirst, all, waits: Object.fromEntries(waits) },
  });
}
