/**
 * What pages cost on a site of 10,000 posts and 1,000 events against one of about ten of each: rendered (cold) and cached,
 * both sites in alternate rounds of one run.
 *
 *   npm run bench:scale -- [--posts=10000] [--events=1000] [--rounds=15]
 *
 * Opens the built site (npm run build) twice, each on its own database.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { changeChannel } from '#platform/changes.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { lengthen } from '../tests/support/long-site.ts';
import { startTestStack, type TestStack } from '../tests/support/test-stack.ts';
import { readHealth, untilHealth } from './measured-site.ts';
import { type Goal, median, report } from './report.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    events: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '15' },
  },
});
const mostRatio = 1.2;

/** Pages that may not cost more on the long site; `[short, long]` where the address differs. */
const bounded: (string | [string, string])[] = [
  ...['/', '/news', '/events', '/latest-updates', '/about', '/news/feed.xml', '/latest-updates/feed.xml'],
  ...['/news/donations-up-40-percent', '/events/fundraiser', '/am/news', '/am/events'],
  ['/news?page=2', '/news?page=900'],
  ['/events?page=2', '/events?page=150'],
];
/** Pages as long as their lists, within limits: they cannot cost the same. */
const growing: (string | [string, string])[] = [
  ['/latest-updates?page=2', '/latest-updates?page=20'],
  '/site-map',
  ['/sitemap.xml', '/sitemap.xml?page=3'],
  '/calendar.ics',
  '/api/getPosts',
];

type Site = { stack: TestStack; database: pg.Client };
type Pair = [short: number, long: number];
type Row = { page: string; isBounded: boolean; cold: Pair; cached: Pair; bytes: Pair };

const cluster = await startCluster();
const sites: Site[] = [];
try {
  for (const isLong of [false, true]) sites.push(await openSite(isLong));
  const rows: Row[] = [];
  for (const page of [...bounded, ...growing]) rows.push(await compare(page));
  await report('scale', rows.flatMap(listGoals), rows);
} finally {
  for (const { stack, database } of sites) {
    await database.end();
    await stack.close();
  }
  await cluster.end();
}
process.exit();

async function openSite(isLong: boolean): Promise<Site> {
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true });
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  const run = async (text: string) => (await database.query(text)).rows;
  if (isLong) await lengthen(run, { posts: Number(values.posts), events: Number(values.events) });
  return { stack, database };
}

async function compare(page: string | [string, string]): Promise<Row> {
  const addresses = typeof page === 'string' ? [page, page] : page;
  const cold: [number[], number[]] = [[], []];
  const cached: [number[], number[]] = [[], []];
  const bytes: Pair = [0, 0];
  for (let round = 0; round < Number(values.rounds); round++)
    for (const which of [0, 1] as const) {
      const site = sites[which] as Site;
      const address = site.stack.siteUrl + addresses[which];
      await dropPages(site);
      const first = await visit(address);
      bytes[which] = first.bytes;
      // The first rounds warm the process up.
      if (round >= 2) cold[which].push(first.ms);
      for (let again = 0; again < 10; again++) cached[which].push((await visit(address)).ms);
    }
  const medians = ([short, long]: [number[], number[]]): Pair => [median(short), median(long)];
  const isBounded = bounded.includes(page);
  return { page: addresses.join(' / '), isBounded, cold: medians(cold), cached: medians(cached), bytes };
}

/** Makes a site drop every page, like a change of everything. */
async function dropPages({ stack, database }: Site): Promise<void> {
  if ((await readHealth(stack.siteUrl)).pages === 0) return;
  const changes = JSON.stringify(['posts', 'events', 'organisation', 'menu']);
  await database.query('select pg_notify($1, $2)', [changeChannel, changes]);
  await untilHealth(stack.siteUrl, health => health.pages === 0);
}

async function visit(address: string): Promise<{ ms: number; bytes: number }> {
  const since = performance.now();
  const answer = await fetch(address);
  const body = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - since, bytes: body.byteLength };
}

function listGoals({ page, isBounded, cold, cached }: Row): Goal[] {
  return Object.entries({ cold, cached }).map(([state, [short, long]]) => ({
    what: `${page}: ${state}, long site against short`,
    figure: long / short,
    unit: '',
    ...(isBounded && { most: mostRatio }),
  }));
}
