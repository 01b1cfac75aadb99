/**
 * How long after the answer of the staff door a published post is on `/` and `/news`, both kept before: with one site
 * process and with three, each publication looked for in all of them at once.
 *
 *   npm run bench:publish -- [--posts=50]
 *
 * Needs a build (npm run build). Writes bench/out/publish.json and publish.md; ends with 1 when one took a second or more.
 */
import { parseArgs } from 'node:util';
import { countRenders, untilCached, untilSeen } from '../tests/support/seen-page.ts';
import { handOver } from './report/measured.ts';
import { spread } from './report/spread.ts';
import { type MeasuredStack, startMeasuredStack } from './start-stack.ts';

const goalMs = 1_000;
const paths = ['/', '/news'] as const;
const { values } = parseArgs({ options: { posts: { type: 'string', default: '50' } } });

const rounds = [await measureWith(1), await measureWith(3)];
await handOver('publish', {
  goals: rounds.map(({ sites, visible }) => ({
    what: `published post visible on two kept pages of ${sites} site process${sites === 1 ? '' : 'es'}, longest of ${values.posts}`,
    figure: visible.max,
    unit: 'ms',
    most: goalMs,
  })),
  text: [
    `${values.posts} posts published over REST; \`/\` and \`/news\` kept before in every process.`,
    '',
    '| milliseconds | site processes | p50 | p95 | max | renders a process needed, at most |',
    '|---|---|---|---|---|---|',
    ...rounds.flatMap(({ sites, answered, visible, renders }) => [
      `| staff door answers | ${sites} | ${answered.p50} | ${answered.p95} | ${answered.max} | |`,
      `| visible everywhere, after that answer | ${sites} | ${visible.p50} | ${visible.p95} | ${visible.max} | ${renders} |`,
    ]),
  ].join('\n'),
  details: rounds,
});
process.exit();

async function measureWith(sites: number) {
  const stack = await startMeasuredStack({ sites });
  try {
    // The home page shows posts from the second newest on (INIT-13): this one stays the newest.
    await stack.admin.create('posts', measured('The newest of all', '2099-12-31'));
    const publications = [];
    for (let number = 1; number <= Number(values.posts); number++)
      publications.push(await publish(stack, number));
    return {
      sites,
      answered: spread(publications.map(publication => publication.answered)),
      visible: spread(publications.map(publication => publication.visible)),
      renders: Math.max(...publications.flatMap(publication => publication.renders)),
      publications,
    };
  } finally {
    await stack.close();
  }
}

function measured(heading: string, postDate: string) {
  return { heading, type: 'normal', postDate, _status: 'published' };
}

async function publish({ admin, siteUrls }: MeasuredStack, number: number) {
  const heading = `Measured post ${number} of ${values.posts}`;
  await Promise.all(siteUrls.flatMap(siteUrl => paths.map(path => untilCached(siteUrl, path))));
  const before = await Promise.all(siteUrls.map(countRenders));
  const asked = performance.now();
  await admin.create('posts', measured(heading, `${2030 + number}-01-01`));
  const answered = performance.now() - asked;
  const isSeen = (html: string) => html.includes(heading);
  const waits = await Promise.all(paths.map(path => untilSeen({ siteUrls, path, isSeen })));
  const renders = await Promise.all(siteUrls.map(countRenders));
  return {
    answered,
    visible: Math.max(...waits.flat()),
    renders: renders.map((count, at) => count - (before[at] ?? 0)),
  };
}
