/**
 * What pages cost on a site of 10,000 posts and 1,000 events beside one of about ten of each: rendered anew (cold) and
 * kept, both sites measured in turns in one run.
 *
 *   npm run bench:scale -- [--posts=10000] [--events=1000] [--rounds=15]
 *
 * Opens the built site (npm run build) twice, each on a database of its own. Writes bench/out/scale.json and scale.md.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { changeChannel } from '#platform/changes/change-channel.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { lengthen } from '../tests/support/long-site.ts';
import { startTestStack, type TestStack } from '../tests/support/test-stack.ts';
import type { Goal } from './report/goals.ts';
import { handOver } from './report/measured.ts';
import { median } from './report/spread.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    events: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '15' },
  },
});

/** `long` is the same kind of page where the short site has no such address. */
type Page = { name: string; short: string; long: string; goal: boolean };
const same = (path: string): Page => ({ name: path, short: path, long: path, goal: true });
const pages: Page[] = [
  ...['/', '/news', '/events', '/latest-updates', '/about', '/news/feed.xml', '/latest-updates/feed.xml'].map(
    same,
  ),
  ...['/news/donations-up-40-percent', '/events/fundraiser', '/am/news', '/am/events'].map(same),
  { name: '/news, a page far back', short: '/news?page=2', long: '/news?page=900', goal: true },
  { name: '/events, a page far back', short: '/events?page=2', long: '/events?page=150', goal: true },
  // As long as what they tell of, within bounds: they cannot cost the same.
  {
    name: '/latest-updates, its last page',
    short: '/latest-updates?page=2',
    long: '/latest-updates?page=20',
    goal: false,
  },
  { name: '/site-map, 50 of each list', short: '/site-map', long: '/site-map', goal: false },
  { name: '/sitemap.xml', short: '/sitemap.xml', long: '/sitemap.xml', goal: false },
  {
    name: '/sitemap.xml, one part of 500 each',
    short: '/sitemap.xml',
    long: '/sitemap.xml?page=3',
    goal: false,
  },
  { name: '/calendar.ics, every event', short: '/calendar.ics', long: '/calendar.ics', goal: false },
  { name: '/api/getPosts, every post', short: '/api/getPosts', long: '/api/getPosts', goal: false },
];

type Site = { stack: TestStack; database: pg.Client };
type Figures = {
  page: Page;
  cold: [short: number, long: number];
  kept: [number, number];
  bytes: [number, number];
};

const cluster = await startCluster();
const sites: Site[] = [];
try {
  for (const isLong of [false, true]) sites.push(await openSite(isLong));
  const figures: Figures[] = [];
  for (const page of pages) figures.push(await compare(page));
  await handOver('scale', { goals: figures.flatMap(goalsOf), text: tableOf(figures), details: figures });
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
  if (isLong) {
    const run = async (text: string) => (await database.query(text)).rows;
    await lengthen(run, { posts: Number(values.posts), events: Number(values.events) });
  }
  return { stack, database };
}

/** In turns, so that what else the machine does meets both; medians. */
async function compare(page: Page): Promise<Figures> {
  const cold: [number[], number[]] = [[], []];
  const kept: [number[], number[]] = [[], []];
  const bytes: [number, number] = [0, 0];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const which of [0, 1] as const) {
      const site = sites[which] as Site;
      const address = site.stack.siteUrl + (which === 0 ? page.short : page.long);
      await forget(site);
      const first = await take(address);
      bytes[which] = first.bytes;
      // The first rounds warm the process up.
      if (round >= 2) cold[which].push(first.ms);
      for (let again = 0; again < 10; again++) kept[which].push((await take(address)).ms);
    }
  }
  const figures = { page, cold: both(cold, median), kept: both(kept, median), bytes };
  console.log(`${page.name}: cold ${ratio(figures.cold)}, kept ${ratio(figures.kept)}`);
  return figures;
}

/** Lets a site drop every page, as a change of everything would, and waits until it has. */
async function forget({ stack, database }: Site): Promise<void> {
  const before = await pagesKept(stack);
  await database.query('select pg_notify($1, $2)', [
    changeChannel,
    JSON.stringify(['posts', 'events', 'organisation', 'menu']),
  ]);
  while (before > 0 && (await pagesKept(stack)) > 0) await new Promise(resolve => setImmediate(resolve));
}

async function pagesKept({ siteUrl }: TestStack): Promise<number> {
  const { pages: kept } = (await (await fetch(`${siteUrl}/healthz`)).json()) as { pages: number };
  return kept;
}

async function take(address: string): Promise<{ ms: number; bytes: number }> {
  const since = performance.now();
  const answer = await fetch(address);
  const body = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - since, bytes: body.byteLength };
}

function both(times: [number[], number[]], of: (times: number[]) => number): [number, number] {
  return [of(times[0]), of(times[1])];
}

function goalsOf({ page, cold, kept }: Figures): Goal[] {
  const limit = page.goal ? { most: 1.2 } : {};
  return [
    { what: `${page.name}: cold, long site beside short`, figure: ratio(cold), unit: '', ...limit },
    { what: `${page.name}: kept, long site beside short`, figure: ratio(kept), unit: '', ...limit },
  ];
}

function ratio([short, long]: [number, number]): number {
  return Math.round((long / short) * 100) / 100;
}

function tableOf(figures: readonly Figures[]): string {
  const row = ({ page, cold, kept, bytes }: Figures) =>
    `| ${page.name} | ${cold.map(ms => ms.toFixed(1)).join(' / ')} | ${kept.map(ms => ms.toFixed(2)).join(' / ')} | ${bytes.map(size => Math.round(size / 1024)).join(' / ')} |`;
  return [
    `${values.posts} posts and ${values.events} events beside the sample content; short site / long site, medians.`,
    '',
    '| page | cold, ms | kept, ms | KB |',
    '|---|---|---|---|',
    ...figures.map(row),
  ].join('\n');
}
