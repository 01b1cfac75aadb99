/**
 * The most expensive requests a stranger can make: random nested queries, bodies and cookies at every address of both
 * servers, one at a time, and their cost in processor and database time. The worst are repeated, and the lowest cost
 * counts, so that other work on the machine does not.
 *
 *   npm run bench:requests -- [--requests=20] [--seconds=120] [--seed=1]
 *
 * A full search is --requests=2000 --seconds=36000. Needs a build (npm run build) and Linux.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { counted, milliseconds, report } from './report.ts';
import { listRoutes } from './requests/all-routes.ts';
import { type Hostile, requestsTo } from './requests/hostile-arbitraries.ts';
import { childrenOf, processorMs } from './requests/processor-time.ts';
import type { Route } from './requests/route.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20' },
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
const repeated = 15;
/** How many requests are generated per route and round. */
const batch = 20;
/** Checking a password is expensive on purpose, and rate-limited instead (src/cms/accounts). */
const checksPassword = ({ path }: Route) => /\/staff\/(login|reset-password|first-register)$/.test(path);

type Cost = { processor: number; database: number; status: number };
type Measured = Cost & { route: string; isSignIn: boolean; request: Hostile; server: Route['server'] };

const unlimited = Object.fromEntries(
  [
    'COUNT_PER_NETWORK',
    'SUBSCRIBE_PER_NETWORK',
    'SUBSCRIBE_WITHOUT_PROOF',
    'CONTACT_PER_NETWORK',
    'SIGN_IN_PER_NETWORK',
  ].map(name => [name, '1000000']),
);
const allRoutes = await listRoutes();
const cluster = await startCluster();
const stack = await startTestStack(cluster, { samples: true, settings: unlimited });
try {
  await warmUp();
  const measured = await search();
  const [bySignIn, others] = [true, false].map(isSignIn =>
    measured.filter(each => each.isSignIn === isSignIn),
  ) as [Measured[], Measured[]];
  const worst = await repeatWorst(others);
  const signIn = await repeatWorst(bySignIn);
  await report(
    'requests',
    [
      milliseconds(
        'processor of the worst anonymous request',
        largestOf(worst, 'processor'),
        mostProcessorMs,
      ),
      milliseconds('database of the worst anonymous request', largestOf(worst, 'database'), mostDatabaseMs),
      milliseconds('processor of the worst that checks a password', largestOf(signIn, 'processor')),
      counted('requests', measured.length),
      counted('addresses', allRoutes.length),
    ],
    worst.map(({ route, processor, database, status }) => ({ route, processor, database, status })),
  );
} finally {
  await stack.close();
  await cluster.end();
}

/** Compilation and cache warm-up are not part of the cost of a request. */
async function warmUp(): Promise<void> {
  for (const route of allRoutes)
    for (const request of fc.sample(requestsTo(route), { numRuns: 1, seed: seed + 1 }))
      await measure(route.server, request);
}

async function search(): Promise<Measured[]> {
  const until = performance.now() + seconds * 1000;
  const measured: Measured[] = [];
  for (let turn = 0; turn * batch < most; turn += 1)
    for (const route of allRoutes) {
      const numRuns = Math.min(batch, most - turn * batch);
      for (const request of fc.sample(requestsTo(route), { numRuns, seed: seed + turn })) {
        if (performance.now() > until) return measured;
        const cost = await measure(route.server, request);
        const name = `${route.server} ${route.method} ${route.path}`;
        measured.push({
          ...cost,
          route: name,
          isSignIn: checksPassword(route),
          request,
          server: route.server,
        });
      }
    }
  return measured;
}

async function measure(server: Route['server'], { path, init }: Hostile): Promise<Cost> {
  const origin = server === 'site' ? stack.siteUrl : stack.staffUrl;
  const pid = (server === 'site' ? stack.sites[0] : stack.staff)?.pid() ?? Number.NaN;
  const [processor, database] = [processorMs(pid), databaseMs()];
  const status = await fetch(origin + path, { ...init, redirect: 'manual' }).then(
    async answer => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, processor: processorMs(pid) - processor, database: databaseMs() - database };
}

function databaseMs(): number {
  const children = childrenOf(cluster.database.process.pid ?? Number.NaN);
  return children.reduce((sum, pid) => sum + processorMs(pid), 0);
}

/** The worst requests by either figure, each with its lowest cost in three more attempts. */
async function repeatWorst(measured: readonly Measured[]): Promise<Measured[]> {
  const by = (figure: 'processor' | 'database') =>
    measured.toSorted((one, two) => two[figure] - one[figure]).slice(0, repeated);
  const worst: Measured[] = [];
  for (const each of new Set([...by('processor'), ...by('database')])) {
    const tries: Cost[] = [each];
    for (let turn = 0; turn < 3; turn += 1) tries.push(await measure(each.server, each.request));
    const least = (figure: 'processor' | 'database') => Math.min(...tries.map(cost => cost[figure]));
    worst.push({ ...each, processor: least('processor'), database: least('database') });
  }
  return worst.toSorted((one, two) => two.processor - one.processor);
}

function largestOf(worst: readonly Measured[], figure: 'processor' | 'database'): number {
  return Math.max(0, ...worst.map(each => each[figure]));
}
