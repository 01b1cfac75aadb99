/**
 * What hostile requests do to everybody else: pairs of one attack (a header, spelling or method out of
 * tests/support/hostile-requests.ts) and one clean request, whose answer must be the same byte for byte; and clients
 * that send or read slowly, while a page is asked for over and over.
 *
 *   npm run bench:hostile -- [--pairs=10000] [--slow=2000] [--patience=150]
 *
 * Needs a build (npm run build); opens a site of its own. Writes bench/out/hostile.json and hostile.md.
 */
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Answer, ask } from '../tests/support/ask.ts';
import { builtRoutes } from '../tests/support/built-routes.ts';
import { attacksOn, hostileHeaders } from '../tests/support/hostile-requests.ts';
import { startSampleStack } from '../tests/support/sample-stack.ts';
import { handOver } from './report/measured.ts';
import { median } from './report/spread.ts';
import { connectSlowly, type Slowness } from './slow-clients.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '10000' },
    slow: { type: 'string', default: '2000' },
    timeouts: { type: 'string', default: '150' },
  },
});
const film = '/video/hero-wide-day.ec80fd94.mp4';
const personal = ['/api/visitor', '/auth/in/user/dashboard', '/send/confirm'];
const paths = [
  ...builtRoutes,
  ...builtRoutes.map(route => `/am${route === '/' ? '' : route}`),
  ...personal,
  '/favicon.svg',
];

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const stack = await startSampleStack();
const port = Number(new URL(stack.siteUrl).port);
const clean = (path: string): Promise<Answer> => ask(port, path, { agent });
/** What a clean request found, or why it found nothing. */
const found = (path: string) => clean(path).then(seen, error => String(error));
try {
  const pairs = await tryPairs();
  const slow = await trySlowClients();
  await handOver('hostile', {
    goals: [
      {
        what: 'pairs of an attack and a clean request',
        figure: pairs.count,
        unit: '',
        least: Number(values.pairs),
      },
      {
        what: 'headers that attacks come with',
        figure: Object.keys(hostileHeaders).length,
        unit: '',
        least: 60,
      },
      {
        what: 'clean answers that were changed by an attack',
        figure: pairs.changed.length,
        unit: '',
        most: 0,
      },
      { what: 'attacks that were led to another site', figure: pairs.ledAway.length, unit: '', most: 0 },
      { what: 'slow clients at once', figure: slow.count, unit: '', least: Number(values.slow) },
      { what: 'pages refused or cut while they were there', figure: slow.failed, unit: '', most: 0 },
      { what: 'median wait for a page without them', figure: slow.before, unit: 'ms' },
      {
        what: 'median wait for a page beside them',
        figure: slow.beside,
        unit: 'ms',
        most: Math.max(10, 5 * slow.before),
      },
      ...slow.kinds.map(({ kind, longest, left }) => ({
        what: `longest connection, slow ${kind}${left > 0 ? ` (${left} still open)` : ''}`,
        figure: left > 0 ? Number.NaN : longest,
        unit: 's',
        most: { headers: 25, body: 45 }[kind],
      })),
    ],
    details: { pairs, slow },
  });
} finally {
  agent.destroy();
  await stack.close();
}

/** What may differ between two equal answers: when they were sent, under which number, and how long the connection is kept. */
function seen({
  status,
  headers: { date: _, 'keep-alive': __, connection: ___, 'x-request-id': ____, ...headers },
  body,
}: Answer): string {
  return JSON.stringify([status, headers, body.toString('base64')]);
}

async function tryPairs() {
  const before = new Map<string, string>();
  for (const path of paths) {
    await clean(path);
    before.set(path, await found(path));
  }
  const changed: string[] = [];
  const ledAway: string[] = [];
  const attacks = paths.map((path, at) => ({ path, attacks: attacksOn(path, at * 7919) }));
  let count = 0;
  while (count < Number(values.pairs))
    for (const { path, attacks: on } of attacks) {
      const attack = on.next().value;
      // One that is cut off has done what it could too.
      const answer = await ask(port, attack.target, attack.options).catch(() => null);
      const to = answer?.headers.location;
      if (to && new URL(to, stack.siteUrl).origin !== stack.siteUrl) ledAway.push(attack.target);
      const after = await found(path);
      if (after !== before.get(path))
        changed.push(JSON.stringify({ path, attack, after: after.slice(0, 300) }));
      count += 1;
    }
  return { count, changed, ledAway };
}

/** The median wait for the home page, in ms, and how many of the answers were not it. */
async function askOften(times: number) {
  const waits: number[] = [];
  let failed = 0;
  for (let asked = 0; asked < times; asked++) {
    const since = performance.now();
    const answer = await ask(port, '/').catch(() => null);
    waits.push(performance.now() - since);
    if (answer?.status !== 200) failed += 1;
  }
  return { wait: median(waits), failed };
}

async function trySlowClients() {
  const before = await askOften(300);
  const kinds: Slowness[] = ['headers', 'body', 'reading'];
  const clients = Array.from({ length: Number(values.slow) }, (_, at) =>
    connectSlowly(port, kinds[at % 3] as Slowness, film),
  );
  await sleep(2_000);
  const beside = await askOften(300);
  const timeouts = sleep(Number(values.timeouts) * 1_000, null);
  const told = await Promise.all(
    clients.map(async ({ kind, openFor, end }) => {
      const openMs = kind === 'reading' ? null : await Promise.race([openFor, timeouts]);
      if (kind !== 'reading') end();
      return { kind, openMs };
    }),
  );
  for (const client of clients) client.end();
  return {
    count: clients.length,
    before: before.wait,
    beside: beside.wait,
    failed: before.failed + beside.failed,
    kinds: (['headers', 'body'] as const).map(kind => {
      const ms = told.filter(client => client.kind === kind).map(({ openMs }) => openMs);
      const closed = ms.filter(openMs => openMs !== null);
      return { kind, longest: Math.max(...closed) / 1_000, left: ms.length - closed.length };
    }),
  };
}
