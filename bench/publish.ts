/**
 * How long after the admin's response a published post is on `/` and `/news`, both cached before: with one site
 * process and with three, each publication checked in all of them at once.
 *
 *   npm run bench:publish -- [--posts=50]
 *
 * Needs a build (npm run build).
 */
import { parseArgs } from 'node:util';
import { type AdminClient, signInToAdmin } from '../tests/support/admin-client.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { untilCached, untilSeen } from '../tests/support/seen-page.ts';
import { startTestStack } from '../tests/support/test-stack.ts';
import { largest, median, milliseconds, report } from './report.ts';

const paths = ['/', '/news'] as const;
const { values } = parseArgs({ options: { posts: { type: 'string', default: '50' } } });

const results = [await publishWith(1), await publishWith(3)];
await report(
  'publish',
  results.flatMap(({ sites, visible }) => {
    const what = `published post visible on two cached pages, ${sites} site process${sites === 1 ? '' : 'es'}`;
    return [
      milliseconds(`${what}, median`, median(visible)),
      milliseconds(`${what}, longest of ${values.posts}`, largest(visible), 1_000),
    ];
  }),
  { results },
);
process.exit();

async function publishWith(sites: number) {
  const cluster = await startCluster();
  const stack = await startTestStack(cluster, { samples: true, sites });
  try {
    const admin = await signInToAdmin(stack);
    // The home page shows posts from the second newest on (INIT-13): this one remains the newest.
    await admin.create('posts', post('The newest of all', '2099-12-31'));
    const visible: number[] = [];
    for (let number = 1; number <= Number(values.posts); number++)
      visible.push(await publish(admin, stack.siteUrls, number));
    return { sites, visible };
  } finally {
    await stack.close();
    await cluster.end();
  }
}

function post(heading: string, postDate: string) {
  return { heading, type: 'normal', postDate, _status: 'published' };
}

/** Milliseconds until every process shows the post on both pages. */
async function publish(admin: AdminClient, siteUrls: readonly string[], number: number): Promise<number> {
  const heading = `Measured post ${number} of ${values.posts}`;
  await Promise.all(siteUrls.flatMap(siteUrl => paths.map(path => untilCached(siteUrl, path))));
  await admin.create('posts', post(heading, `${2030 + number}-01-01`));
  const isSeen = (html: string) => html.includes(heading);
  return largest((await Promise.all(paths.map(path => untilSeen({ siteUrls, path, isSeen })))).flat());
}
