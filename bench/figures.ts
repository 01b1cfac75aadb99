/**
 * Are visits counted exactly, what does counting cost, and what is stored of a visitor? 100,000 views of 4,000 visitors are
 * sent to one site process, as browsers send them, and reckoned again by a few lines here that share nothing with the code
 * that counts. Processor time of the site and of PostgreSQL is taken for each view, and one visitor's rows are printed.
 *
 *   npm run bench:figures -- [--views=100000] [--visitors=4000]
 *
 * Needs a build (npm run build) and Linux.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { applyLoad } from './load.ts';
import { counted, milliseconds, never, report } from './report.ts';
import { listChildren, processorMs } from './requests/processor-time.ts';

const { values } = parseArgs({
  options: {
    views: { type: 'string', default: '100000' },
    visitors: { type: 'string', default: '4000' },
  },
});
const [views, visitors] = [Number(values.views), Number(values.visitors)];
const paths = ['/', '/news', '/events', '/donate', '/about', '/team', '/am/news', '/am/reports', '/projects'];
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desk =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const longestWaitMs = 60_000;

const cluster = await startCluster();
const stack = await startTestStack(cluster, {
  samples: true,
  withoutStaff: true,
  settings: { TRUSTED_PROXIES: '1' },
});
try {
  const before = processorTimes();
  const load = await sendViews();
  await allWritten();
  const after = processorTimes();
  const differences = await compare();
  const page = await (await fetch(`${stack.siteUrl}/about`)).text();
  const without = page.replace(/<script>\(function countView.*?<\/script>/s, '');
  if (without === page) throw new Error('The script that counts is not in the page');
  await report('figures', [
    counted('views answered', load.statuses[204] ?? 0),
    never('views not answered with 204', views - (load.statuses[204] ?? 0)),
    never('sums that differ from the second reckoning', differences.length),
    milliseconds('an answer, median', load.p50),
    milliseconds('an answer, 99th of 100', load.p99),
    counted('processor time of the site for a view', ((after.site - before.site) / views) * 1_000, 'µs'),
    counted(
      'processor time of PostgreSQL for a view',
      ((after.database - before.database) / views) * 1_000,
      'µs',
    ),
    { ...counted('a page more, gzip', gzipSync(page).length - gzipSync(without).length, 'bytes'), most: 400 },
    counted(
      'a page more, Brotli',
      brotliCompressSync(page).length - brotliCompressSync(without).length,
      'bytes',
    ),
  ]);
  for (const difference of differences) process.stdout.write(`${difference}\n`);
  await printVisitor();
} finally {
  await stack.close();
  await cluster.end();
}
process.exit();

function ofView(at: number) {
  return {
    visitor: at % visitors,
    path: paths[(at * 7 + Math.floor(at / visitors)) % paths.length] ?? '/',
    goal: at % 50 === 49 ? 'joined' : '',
  };
}

function sendViews() {
  let sent = 0;
  return applyLoad({
    url: stack.siteUrl,
    connections: 50,
    amount: views,
    method: 'POST',
    requests: [
      {
        path: '/api/view',
        setupRequest: request => {
          const { visitor, path, goal } = ofView(sent++);
          const view = { p: path, s: '30', e: '0', a: '0', g: goal, r: 'news.example.org', c: '' };
          return { ...request, headers: makeHeaders(visitor), body: new URLSearchParams(view).toString() };
        },
      },
    ],
  });
}

function makeHeaders(visitor: number): Record<string, string> {
  return {
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    origin: stack.siteUrl,
    'user-agent': visitor % 4 === 0 ? desk : phone,
    'x-forwarded-for': `10.20.${visitor >> 8}.${visitor & 255}`,
  };
}

/** What has to be stored, reckoned from the views that were sent. */
function reckon(): Map<string, string> {
  const sums = new Map<string, { views: number; visits: Set<number> }>();
  const add = (name: string, n: number, visitor: number) => {
    const sum = sums.get(name) ?? { views: 0, visits: new Set() };
    sum.views += n;
    sum.visits.add(visitor);
    sums.set(name, sum);
  };
  for (let at = 0; at < views; at += 1) {
    const { visitor, path, goal } = ofView(at);
    add('all ', 1, visitor);
    add(`device ${visitor % 4 === 0 ? 'computer' : 'phone'}`, 1, visitor);
    add(`page ${path.replace(/^\/am/, '')}`, 1, visitor);
    if (goal) add(`goal ${goal}`, 0, visitor);
  }
  const shown = [...sums].map(([name, sum]) => {
    // Which page a visit began with depends on the order of arrival.
    const visits = name.startsWith('page') ? '' : ` ${sum.visits.size}`;
    return [name, `${sum.views}${visits}`] as const;
  });
  return new Map(shown);
}

type Row = { kind: string; name: string; views: number; visits: number };

async function storedSums(): Promise<Map<string, string>> {
  const statement =
    "select kind, name, views, visits from figures.daily where kind in ('all', 'device', 'page', 'goal')";
  const { rows } = await connectOnce(stack.databaseUrl, client => client.query<Row>(statement));
  return new Map(
    rows.map(({ kind, name, views, visits }) => [
      `${kind} ${name}`,
      `${views}${kind === 'page' ? '' : ` ${visits}`}`,
    ]),
  );
}

async function compare(): Promise<string[]> {
  const [reckoned, stored] = [reckon(), await storedSums()];
  return [...new Set([...reckoned.keys(), ...stored.keys()])]
    .filter(name => reckoned.get(name) !== stored.get(name))
    .map(name => `${name}: stored ${stored.get(name)}, reckoned ${reckoned.get(name)}`);
}

/** Counting comes after the answer: waits until nothing more is written. */
async function allWritten(): Promise<void> {
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    if ((await storedSums()).get('all ')?.startsWith(`${views} `)) return;
    await sleep(100);
  }
}

function processorTimes(): { site: number; database: number } {
  const database = listChildren(cluster.database.process.pid ?? Number.NaN);
  const sites = listChildren(process.pid).filter(pid => pid !== cluster.database.process.pid);
  const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + processorMs(pid), 0);
  return { site: sum(sites), database: sum(database) };
}

/** Everything the database holds about one visitor, while the day lasts; the key is shortened. */
async function printVisitor(): Promise<void> {
  const { rows } = await connectOnce(stack.databaseUrl, client =>
    client.query(
      `select 'figures.day_keys' as in_table, day || ' ' || left(key::text, 10) || '…' as row from figures.day_keys
       union all (select 'figures.visitors', v::text from figures.visitors v limit 1)`,
    ),
  );
  for (const row of rows) process.stdout.write(`${row.in_table}: ${row.row}\n`);
}
