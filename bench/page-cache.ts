/**
 * Requests per second of `/` against nginx serving the same bytes in the same run, compressed both ways, plain and as
 * "not modified", with and without the cookie of somebody signed in; and 200 simultaneous first visitors of a page
 * nobody asked for yet. Bare Node with the same bytes stands beside both: what is lost to it is ours, the rest is Node's.
 *
 *   npm run bench:page-cache -- [--seconds=5] [--rounds=5]
 *
 * Needs a build (npm run build), nginx and wrk; opens a site of its own on ports 4140 to 4144. Each server has one core
 * to itself (taskset, where it exists), the load comes from the others; the two take turns and medians count.
 * Writes bench/out/page-cache.json and page-cache.md; ends with 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { findCores } from './load/cores.ts';
import { type Load, load, requireCommands, stampede } from './page-cache-load.ts';
import { codings, fetchPage, openNginx, type ServedPage } from './page-cache-nginx.ts';
import { openBareNode } from './page-cache-node.ts';
import { openMeasuredSite } from './page-cache-site.ts';
import { handOver } from './report/measured.ts';
import { median, percentile } from './report/spread.ts';

const goal = 0.7;
const visitors = 200;
/** As long as a real one; nobody is signed in by it, and a kept page may not care. */
const cookie = `adey.session_token=${'a'.repeat(32)}.${'b'.repeat(44)}`;
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '5' } },
});
await requireCommands(['nginx', 'wrk']);
const { serverCore, loadCores, isPinned } = await findCores();

const site = await openMeasuredSite(4140, serverCore);
try {
  const cold = await measureStampede();
  const page = await fetchPage(`${site.origin}/`);
  const nginx = await openNginx(4141, page, serverCore);
  const node = await openBareNode(4144, page.gzip, serverCore);
  try {
    const rows = [];
    for (const coding of ['gzip', 'br'] as const) {
      rows.push(await compare(coding, { coding, cookie: '', held: false }));
      rows.push(await compare(`${coding}, signed in`, { coding, cookie, held: false }));
    }
    rows.push(await compare('304', { coding: 'gzip', cookie: '', held: true }));
    rows.push(await compare('plain', { coding: 'identity', cookie: '', held: false }));
    const bare = [await measureBare('gzip', {}), await measureBare('304', { 'if-none-match': '"it"' })];
    await tell({ page, rows, bare, cold });

    async function measureBare(name: string, headers: Record<string, string>) {
      const rounds: Load[] = [];
      for (let round = 0; round < Number(values.rounds); round++)
        rounds.push(await load(node.address, headers, Number(values.seconds), loadCores));
      return { name, load: middle(rounds) };
    }

    /** Rounds in turn, so that whatever else the machine does meets both. */
    async function compare(name: string, { coding, cookie, held }: Asking) {
      const theirs = `http://127.0.0.1:${nginx.portOf(coding)}/`;
      const headers = { 'accept-encoding': coding, ...(cookie && { cookie }) };
      const [oursHolds, theirsHolds] = held
        ? await Promise.all([`${site.origin}/`, theirs].map(address => holding(address, headers)))
        : [{}, {}];
      const ours: Load[] = [];
      const nginxs: Load[] = [];
      for (let round = 0; round < Number(values.rounds); round++) {
        const seconds = Number(values.seconds);
        ours.push(await load(`${site.origin}/`, { ...headers, ...oursHolds }, seconds, loadCores));
        nginxs.push(await load(theirs, { ...headers, ...theirsHolds }, seconds, loadCores));
      }
      return { name, ours: middle(ours), nginx: middle(nginxs), ratio: middleRatio(ours, nginxs) };
    }
  } finally {
    await node.close();
    await nginx.close();
  }
} finally {
  await site.close();
}

type Asking = { coding: (typeof codings)[number]; cookie: string; held: boolean };
type Row = { name: string; ours: Load; nginx: Load; ratio: number };

/** What a visitor sends who has the page already. */
async function holding(address: string, headers: Record<string, string>) {
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  const held = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const again = await fetch(address, { headers: { ...headers, ...held } });
  if (again.status !== 304) throw new Error(`${address} sent ${again.status} to somebody who has it.`);
  return held;
}

async function measureStampede() {
  const rendersBefore = await countRenders();
  const { statuses, milliseconds } = await stampede(`${site.origin}/`, visitors);
  return {
    renders: (await countRenders()) - rendersBefore,
    statuses,
    median: median(milliseconds),
    last: percentile(milliseconds, 1),
  };
}

async function countRenders(): Promise<number> {
  return (await (await fetch(`${site.origin}/healthz`)).json()).renders;
}

function middle(rounds: readonly Load[]): Load {
  const of = (pick: (round: Load) => number) => median(rounds.map(pick));
  return {
    requestsPerSecond: Math.round(of(round => round.requestsPerSecond)),
    megabytesPerSecond: of(round => round.megabytesPerSecond),
    p50: of(round => round.p50),
    p99: of(round => round.p99),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
  };
}

/** Of neighbouring rounds: what disturbs one of a pair for long disturbs the other too. */
function middleRatio(ours: readonly Load[], nginx: readonly Load[]): number {
  return median(ours.map((load, at) => load.requestsPerSecond / (nginx[at]?.requestsPerSecond ?? 0)));
}

type Measured = {
  page: ServedPage;
  rows: readonly Row[];
  bare: readonly { name: string; load: Load }[];
  cold: Awaited<ReturnType<typeof measureStampede>>;
};

async function tell({ page, rows, bare, cold }: Measured) {
  const sizes = codings.map(coding => `${page[coding].body.byteLength} bytes ${coding}`).join(', ');
  const told = (who: string, { requestsPerSecond, p50, p99, errors }: Load) =>
    `| ${who} | ${requestsPerSecond} | ${p50} | ${p99} | ${errors} |`;
  await handOver('page-cache', {
    goals: [
      ...rows.map(({ name, ratio }) => ({
        what: `kept \`/\` beside nginx with the same bytes, ${name}`,
        figure: ratio,
        unit: 'of nginx',
        ...(name !== 'plain' && { least: goal }),
      })),
      ...bare.map(({ name, load }) => ({
        what: `kept \`/\` beside bare Node with the same bytes, ${name}`,
        figure: (rows.find(row => row.name === name)?.ours.requestsPerSecond ?? 0) / load.requestsPerSecond,
        unit: 'of bare Node',
      })),
      { what: `renders for ${visitors} first visitors at once`, figure: cold.renders, unit: '', most: 1 },
    ],
    text: [
      `\`/\`: ${sizes}. One core each: ${isPinned ? 'yes' : 'no'}. 64 connections that never rest (wrk).`,
      '',
      '| | requests/s | p50, ms | p99, ms | errors |',
      '|---|---|---|---|---|',
      ...rows.flatMap(({ name, ours, nginx }) => [
        told(`${name}, ours`, ours),
        told(`${name}, nginx`, nginx),
      ]),
      ...bare.map(({ name, load }) => told(`${name}, bare Node`, load)),
      '',
      `Cold: ${visitors} visitors at once, answers ${cold.statuses.join()}, half of them within ${cold.median} ms, ` +
        `all within ${cold.last} ms.`,
    ].join('\n'),
    details: { rows, bare, cold, isPinned },
  });
}
