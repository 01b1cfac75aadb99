/**
 * The memory of each process, and whether the site process keeps growing: after its start, after every route in both
 * languages, and while cached pages, missing pages and endpoints are requested for minutes.
 *
 *   npm run bench:memory -- [--minutes=10]
 *
 * Needs a build (npm run build) and Linux.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtRoutes, quietRoutes } from '../tests/support/built-routes.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { applyLoad, readMemory } from './load.ts';
import { counted, median, report } from './report.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const seconds = Math.round(Number(values.minutes) * 60);
const mostSiteMib = 200;
const mostGrowth = 10;
const lookEveryMs = 1_000;
/** V8 collects what nobody needs any more once a process has had nothing to do for some seconds. */
const restMs = 30_000;

const cluster = await startCluster();
const stack = await startTestStack(cluster, { samples: true, mail: 'none' });
try {
  const pid = stack.sites[0]?.pid() ?? 0;
  const started = readMemory(pid).now;
  const routes = [...builtRoutes, ...quietRoutes].flatMap(route => [route, `/am${route}`]);
  for (const route of routes) await (await fetch(stack.siteUrl + route)).arrayBuffer();
  const visited = readMemory(pid).now;
  const samples: number[] = [];
  const loads = [
    applyLoad({
      url: stack.siteUrl,
      connections: 8,
      overallRate: 1_000,
      duration: seconds,
      requests: cached(),
    }),
    applyLoad({
      url: stack.siteUrl,
      connections: 2,
      overallRate: 20,
      duration: seconds,
      requests: missing(),
    }),
  ];
  let isOver = false;
  const done = Promise.all(loads).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await sleep(lookEveryMs);
    samples.push(readMemory(pid).now);
  }
  await done;
  await sleep(restMs);
  const after = readMemory(pid).now;
  // The first fifth warms up; growth is the difference between the last fifth and the second.
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const early = median(samples.slice(fifth, 2 * fifth));
  const late = median(samples.slice(-fifth));
  await report(
    'memory',
    [
      { what: 'site process after its start', figure: started, unit: 'MB', most: mostSiteMib },
      counted('site process after every route in both languages', visited, 'MB'),
      {
        what: 'site process under load, at most',
        figure: readMemory(pid).peak,
        unit: 'MB',
        most: mostSiteMib,
      },
      { what: 'site process after the load', figure: after, unit: 'MB', most: mostSiteMib },
      {
        what: `grown in ${values.minutes} minutes`,
        figure: (late / early - 1) * 100,
        unit: '%',
        most: mostGrowth,
      },
      counted('admin process, at most', readMemory(stack.staff?.pid() ?? 0).peak, 'MB'),
      counted('mail worker, at most', readMemory(stack.mail?.pid() ?? 0).peak, 'MB'),
    ],
    { samples },
  );
} finally {
  await stack.close();
  await cluster.end();
}
process.exit();

function cached() {
  return ['/', '/news', '/events', '/am', '/about', '/contact', '/team', '/api/getEvents'].map(path => ({
    path,
  }));
}

/** Missing pages are rendered like others, and only a few of them are cached. */
function missing() {
  let number = 0;
  return [{ setupRequest: (request: object) => ({ ...request, path: `/news/nobody-${number++}` }) }];
}
