/**
 * The most expensive requests a stranger can make: random nested queries, bodies and cookies at every address of both
 * servers, and their cost in processor and database time. A route is what one piece of code answers: the addresses of all
 * collections share theirs. Requests are measured twenty together; the most expensive twenties are taken apart, and the
 * lowest cost of each request in them counts, so that other work on the machine does not.
 *
 *   npm run bench:requests -- [--requests=40] [--seconds=120] [--seed=1]
 *
 * A full search is --requests=2000 --seconds=7200. Needs a build (npm run build) and Linux.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { CollectionSlug, GlobalSlug } from 'payload';
import config from '#config';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { counted, milliseconds, report } from './report.ts';
import { listRoutes } from './requests/all-routes.ts';
import { type Hostile, requestsTo } from './requests/hostile-arbitraries.ts';
import { listChildren, processorMs } from './requests/processor-time.ts';
import type { Route } from './requests/route.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
  },
});
const [most, seconds, seed] = [values.requests, values.seconds, values.seed].map(Number) as [
  number,
  number,
  number,
];
const mostProcessorMs = 100;
const mostDatabaseMs = 250;
/** So many twenties are taken apart for each figure. */
const takenApart = 25;
/** So many requests of a route are made up and measured together, */
const batch = 20;
/** and so many of them are on their way at once. */
const atOnce = 4;
/** The names of the collections and settings of the CMS. */
const slugs: ReadonlySet<CollectionSlug | GlobalSlug> = new Set(
  [...(await config).collections, ...(await config).globals].map(({ slug }) => slug),
);

type Cost = { processor: number; database: number };
type Measured = Cost & { route: string; requests: readonly Hostile[]; server: Route['server'] };
type Found = Cost & { route: string; status: number };

const unlimited = Object.fromEntries(
  [
    'COUNT_PER_NETWORK',
    'SUBSCRIBE_PER_NETWORK',
    'SUBSCRIBE_WITHOUT_PROOF',
    'CONTACT_PER_NETWORK',
    'SIGN_IN_PER_NETWORK',
  ].map(name => [name, '1000000']),
);
const addresses = await listRoutes();
const routes = [...Map.groupBy(addresses, routeName)];
const cluster = await startCluster();
const stack = await startTestStack(cluster, { samples: true, settings: unlimited });
try {
  await warmUp();
  const { worst: expensive, made } = await search();
  const worst = await takeApart(expensive.filter(each => !isSignIn(each)));
  const signIn = await takeApart(expensive.filter(isSignIn));
  await report(
    'requests',
    [
      milliseconds(
        'processor of the worst anonymous request',
        findLargest(worst, 'processor'),
        mostProcessorMs,
      ),
      milliseconds('database of the worst anonymous request', findLargest(worst, 'database'), mostDatabaseMs),
      milliseconds('processor of the worst that checks a password', findLargest(signIn, 'processor')),
      counted('requests', made),
      counted('routes', routes.length),
      counted('addresses', addresses.length),
    ],
    worst.slice(0, 30),
  );
} finally {
  await stack.close();
  await cluster.end();
}

/** What one piece of code answers: collections and settings have the same routes. */
function routeName({ server, method, path }: Route): string {
  const route = path.replace(/^(\/api|\/admin)\/(collections\/|globals\/)?[^/]+/, (start, base, kind) =>
    slugs.has(start.split('/').at(-1) as CollectionSlug) ? `${base}/${kind ?? ''}:slug` : start,
  );
  return `${server} ${method} ${server === 'admin' && !/\/staff\//.test(path) ? route : path}`;
}

/** Compilation and cache warm-up are not part of the cost of a request. */
async function warmUp(): Promise<void> {
  for (const address of addresses)
    for (const request of fc.sample(requestsTo(address), { numRuns: 1, seed: seed + 1 }))
      await answerTo(address.server, request);
}

/** The most expensive twenties by either figure; `made` counts the requests of all. */
async function search(): Promise<{ worst: Measured[]; made: number }> {
  const until = performance.now() + seconds * 1000;
  let worst: Measured[] = [];
  let made = 0;
  for (let turn = 0; turn * batch < most; turn += 1) {
    for (const [route, [first, ...others]] of routes) {
      if (performance.now() > until) return { worst, made };
      if (!first) continue;
      const all = [first, ...others];
      const requests = Array.from({ length: Math.min(batch, most - turn * batch) }, (_, at) => {
        const address = all[(turn * batch + at) % all.length] ?? first;
        return fc.sample(requestsTo(address), { numRuns: 1, seed: seed + turn * batch + at })[0] as Hostile;
      });
      const cost = await measureCost(first.server, requests);
      made += requests.length;
      worst.push({ ...cost, route, requests, server: first.server });
    }
    // Bodies of all requests together would need gigabytes.
    worst = [
      ...mostExpensive(worst.filter(isSignIn)),
      ...mostExpensive(worst.filter(each => !isSignIn(each))),
    ];
  }
  return { worst, made };
}

function isSignIn({ route }: Measured): boolean {
  return /\/staff\/(login|reset-password|first-register)$/.test(route);
}

function mostExpensive(measured: readonly Measured[]): Set<Measured> {
  const by = (figure: 'processor' | 'database') =>
    measured.toSorted((one, two) => two[figure] - one[figure]).slice(0, takenApart);
  return new Set([...by('processor'), ...by('database')]);
}

async function measureCost(server: Route['server'], requests: readonly Hostile[]): Promise<Cost> {
  const pid = (server === 'site' ? stack.sites[0] : stack.staff)?.pid() ?? Number.NaN;
  const [processor, database] = [processorMs(pid), databaseMs()];
  const waiting = [...requests];
  const answerAll = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await answerTo(server, next);
  };
  await Promise.all(Array.from({ length: atOnce }, answerAll));
  return { processor: processorMs(pid) - processor, database: databaseMs() - database };
}

/** The status of the answer, 0 where the connection was closed instead. */
async function answerTo(server: Route['server'], { path, init }: Hostile): Promise<number> {
  const origin = server === 'site' ? stack.siteUrl : stack.staffUrl;
  try {
    const answer = await fetch(origin + path, { ...init, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

function databaseMs(): number {
  const children = listChildren(cluster.database.process.pid ?? Number.NaN);
  return children.reduce((sum, pid) => sum + processorMs(pid), 0);
}

/** Each request of the worst twenties by either figure, alone, with the least it cost in four tries. */
async function takeApart(measured: readonly Measured[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { route, requests, server } of mostExpensive(measured))
    for (const request of requests) {
      const tries: Cost[] = [];
      for (let turn = 0; turn < 4; turn += 1) tries.push(await measureCost(server, [request]));
      const least = (figure: 'processor' | 'database') => Math.min(...tries.map(cost => cost[figure]));
      const status = await answerTo(server, request);
      found.push({ route, processor: least('processor'), database: least('database'), status });
    }
  return found.toSorted((one, two) => two.processor - one.processor);
}

function findLargest(worst: readonly Found[], figure: 'processor' | 'database'): number {
  return Math.max(0, ...worst.map(each => each[figure]));
}
