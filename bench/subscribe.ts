/**
 * Is an address taken in once, however many post it at the same moment? 1,000 posts of one address in 8 spellings, by both
 * calls and the plain form, each from a network of its own, to two site processes at once: one row, one mail. Done with the
 * limits for one address lifted, so that the database alone has to hold, and again with the limits as they come.
 *
 *   npm run bench:subscribe -- [--posts=1000]
 *
 * Needs a build (npm run build). Writes bench/out/subscribe.json and subscribe.md; ends with 1 when there was another row
 * or mail, or a post was answered with a fault.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { startDurableCluster } from './durable-cluster.ts';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } });
const posts = Number(values.posts);

/** One mailbox, as people, phones and programs write it. */
const spellings = [
  'josé@bücher.example',
  'JOSÉ@BÜCHER.EXAMPLE',
  'José@Bücher.Example',
  'jose\u0301@bu\u0308cher.example',
  'josé@xn--bcher-kva.example',
  'josé@XN--BCHER-KVA.EXAMPLE',
  'ｊｏｓé@bücher.example',
  '  josé@bücher.example ',
];

type Ends = Record<End, number>;
type Limits = { name: string; settings: Record<string, string>; counted: Ends };

const limits: Limits[] = [
  {
    name: 'limit for one address lifted',
    settings: { SUBSCRIBE_PER_ADDRESS: '1000000' },
    counted: { newly: 1, already: posts - 1, refused: 0, faults: 0 },
  },
  {
    name: 'limits as they come',
    settings: {},
    counted: { newly: 1, already: 2, refused: posts - 3, faults: 0 },
  },
];

const cluster = await startDurableCluster();
const runs: Awaited<ReturnType<typeof measure>>[] = [];
try {
  for (const limit of limits) runs.push(await measure(limit));
} finally {
  await cluster.end();
}
await report();
process.exit();

async function measure({ name, settings, counted }: Limits) {
  const options = {
    withoutStaff: true,
    samples: true,
    sites: 2,
    settings: { ...settings, TRUSTED_PROXIES: '1' },
  };
  const stack = await startTestStack({ folder: cluster.folder }, options);
  try {
    // The first visit of a process opens the CMS; what is measured is what comes after.
    const origin = stack.siteUrl;
    for (const [at, site] of stack.siteUrls.entries())
      await post({ site, origin, at: at + posts, email: `warm-${at}@example.org` });
    const since = performance.now();
    const answers = await Promise.all(
      Array.from({ length: posts }, (_, at) =>
        post({
          site: stack.siteUrls[at % 2] ?? '',
          origin,
          at,
          email: spellings[at % spellings.length] ?? '',
        }),
      ),
    );
    const seconds = (performance.now() - since) / 1000;
    const ends = { newly: 0, already: 0, refused: 0, faults: 0 };
    for (const { end } of answers) ends[end] += 1;
    const [rows, mails] = await stored(stack.databaseUrl);
    const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    const holds = rows === 1 && mails === 1 && JSON.stringify(ends) === JSON.stringify(counted);
    return { name, posts, rows, mails, ...ends, seconds, p50: at(0.5), p99: at(0.99), holds };
  } finally {
    await stack.close();
  }
}

type Post = { site: string; origin: string; at: number; email: string };
type End = 'newly' | 'already' | 'refused' | 'faults';

/** One post, by one of the three ways, from a network nobody else comes from. */
async function post({ site, origin, at, email }: Post): Promise<{ end: End; ms: number }> {
  const since = performance.now();
  const person = { name: 'José', email };
  // Every tenth comes without script, and is answered with a whole page.
  const way = at % 10 === 9 ? 2 : at % 2;
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    origin,
  };
  const sent =
    way === 2
      ? { address: '/send/subscribe', body: new URLSearchParams(person), headers }
      : {
          address: way === 0 ? '/api/addSubscriber' : '/api/adey/subscribe',
          body: JSON.stringify(person),
          headers: { ...headers, 'content-type': 'application/json' },
        };
  const answer = await fetch(site + sent.address, { method: 'POST', body: sent.body, headers: sent.headers });
  const text = await answer.text();
  return { end: endOf(answer.status, text), ms: performance.now() - since };
}

function endOf(status: number, text: string): End {
  if (status === 429) return 'refused';
  if (status !== 200) return 'faults';
  if (/data-subscription="Success"|"type":"Success"/.test(text)) return 'newly';
  return /data-subscription="Already|"type":"Already/.test(text) ? 'already' : 'faults';
}

async function stored(databaseUrl: string): Promise<[rows: number, mails: number]> {
  const { rows } = await connectOnce(databaseUrl, client =>
    client.query<{ rows: number; mails: number }>(`
      select (select count(*)::int from subscribers where email not like 'warm-%') as rows,
        (select count(*)::int from mails where "to" not like 'warm-%') as mails
    `),
  );
  return [rows[0]?.rows ?? 0, rows[0]?.mails ?? 0];
}

async function report(): Promise<void> {
  const head = [
    '',
    'posts',
    'rows',
    'mails',
    'newly',
    'already',
    'refused',
    'faults',
    's',
    'p50 ms',
    'p99 ms',
  ];
  const lines = runs.map(run => [
    run.name,
    run.posts,
    run.rows,
    run.mails,
    run.newly,
    run.already,
    run.refused,
    run.faults,
    run.seconds.toFixed(1),
    run.p50,
    run.p99,
  ]);
  const table = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/subscribe.json', `${JSON.stringify(runs, null, 2)}\n`);
  await writeFile('bench/out/subscribe.md', `${table}\n`);
  console.log(table);
  if (!runs.every(({ holds }) => holds)) process.exitCode = 1;
}
