/**
 * Cached pages under load, by autocannon:
 *
 * - requests per second of processor time for `/`, against nginx with the same bytes in the same run: gzip, Brotli, plain,
 *   "not modified", with and without the cookie of a signed-in visitor;
 * - the latency at 5,000 requests a second, and for nginx with the same load;
 * - 200 simultaneous first visitors of an uncached page: one render.
 *
 *   npm run bench:page-cache -- [--seconds=5] [--rounds=5] [--per-second=5000]
 *
 * Rates are taken per second of processor time because the load generator, not the server, is the slower of the two.
 * Needs a build (npm run build), Linux, and nginx (apt-get install nginx-light, or NGINX_PATH names one). Site and nginx run
 * alone on the first core where taskset is there, in alternate rounds; medians count. Uses ports 4140 to 4143.
 */
import { parseArgs } from 'node:util';
import { applyLoad, type Load, processorSeconds, reserveCore } from './load.ts';
import { openSampleContent, readHealth, startSite, untilHealth } from './measured-site.ts';
import { type Encoding, encodings, fetchPage, openNginx } from './nginx.ts';
import { type Goal, median, report } from './report.ts';
import { warmPages } from './weigh-route.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    'per-second': { type: 'string', default: '5000' },
  },
});
const [seconds, rounds, perSecond] = [values.seconds, values.rounds, values['per-second']].map(Number) as [
  number,
  number,
  number,
];
const leastShare = 0.7;
const mostP99 = 10;
const firstVisitors = 200;
/** As long as a real one. It signs nobody in, and must make no difference to a cached page. */
const cookie = `adey.session_token=${'a'.repeat(32)}.${'b'.repeat(44)}`;

type Server = { pid: number; toAddress: (encoding: Encoding) => string };
type Row = { case: string; site: number; nginx: number; ratio: number };

const pinned = reserveCore();
const content = await openSampleContent();
const site = await startSite(content, { port: 4140, pinned });
try {
  await untilHealth(site.origin, health => health.listensForChanges);
  const renders = await rendersForFirstVisitors();
  await warmPages(site.origin, ['/']);
  await applyLoad({ ...request(`${site.origin}/`, 'br'), duration: 2 });
  const nginx = await openNginx(4141, await fetchPage(`${site.origin}/`), pinned);
  const servers: [Server, Server] = [
    { pid: site.pid, toAddress: () => `${site.origin}/` },
    { pid: nginx.pid, toAddress: encoding => `http://127.0.0.1:${nginx.findPort(encoding)}/` },
  ];
  try {
    const rows: Row[] = [];
    for (const encoding of encodings) rows.push(await compare(encoding, servers, encoding));
    rows.push(await compare('br, signed in', servers, 'br', { cookie }));
    rows.push(await compare('304', servers, 'gzip', {}, true));
    const [waits, nginxWaits] = await takeInTurn(servers, ({ toAddress }) =>
      applyLoad({ ...request(toAddress('br'), 'br'), overallRate: perSecond, duration: 2 * seconds }),
    );
    await report('page-cache', [...rows.map(ratioGoal), ...waitGoals(waits, nginxWaits), renders], rows);
  } finally {
    await nginx.close();
  }
} finally {
  await site.close();
  await content.end();
}
process.exit();

function request(url: string, encoding: Encoding, headers: Record<string, string> = {}) {
  return { url, connections: 64, headers: { 'accept-encoding': encoding, ...headers } };
}

/** One after the other, so that they do not share the core. */
async function takeInTurn<T>(
  [one, other]: [Server, Server],
  take: (server: Server) => Promise<T>,
): Promise<[T, T]> {
  return [await take(one), await take(other)];
}

async function compare(
  name: string,
  servers: [Server, Server],
  encoding: Encoding,
  headers: Record<string, string> = {},
  isCachedByVisitor = false,
): Promise<Row> {
  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round++)
    figures.push(
      await takeInTurn(servers, async ({ pid, toAddress }) => {
        const address = toAddress(encoding);
        const etag: Record<string, string> = isCachedByVisitor
          ? { 'if-none-match': await fetchEtag(address, encoding) }
          : {};
        const before = processorSeconds(pid);
        const load = await applyLoad({
          ...request(address, encoding, { ...headers, ...etag }),
          duration: seconds,
        });
        const expected = isCachedByVisitor ? '304' : '200';
        if (Object.keys(load.statuses).join() !== expected || load.unanswered > 0)
          throw new Error(`${address} answered ${JSON.stringify(load)}`);
        return (load.statuses[expected] ?? 0) / (processorSeconds(pid) - before);
      }),
    );
  const [ours, theirs] = [0, 1].map(at => Math.round(median(figures.map(pair => pair[at] ?? 0))));
  const ratio = median(figures.map(([one, other]) => one / other));
  return { case: name, site: ours ?? 0, nginx: theirs ?? 0, ratio: Math.round(ratio * 1000) / 1000 };
}

async function fetchEtag(address: string, encoding: Encoding): Promise<string> {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

async function rendersForFirstVisitors(): Promise<Goal> {
  const before = (await readHealth(site.origin)).renders;
  await applyLoad({
    ...request(`${site.origin}/`, 'gzip'),
    connections: firstVisitors,
    amount: firstVisitors,
  });
  const figure = (await readHealth(site.origin)).renders - before;
  return { what: `renders for ${firstVisitors} first visitors at once`, figure, unit: '', most: 1 };
}

function ratioGoal({ case: name, ratio }: Row): Goal {
  const what = `cached \`/\` against nginx, requests per processor second, ${name}`;
  return { what, figure: ratio, unit: 'of nginx', ...(name !== 'identity' && { least: leastShare }) };
}

function waitGoals(waits: Load, nginxWaits: Load): Goal[] {
  const at = `at ${perSecond} requests a second`;
  return [
    { what: `p99 of cached \`/\` ${at}`, figure: waits.p99, unit: 'ms', most: mostP99 },
    { what: `p99 of nginx ${at}`, figure: nginxWaits.p99, unit: 'ms' },
    { what: `requests without an answer ${at}`, figure: waits.unanswered, unit: '', most: 0 },
  ];
}
