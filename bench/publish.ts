/**
 * How long after the answer of the staff door a published post is on `/` and `/news` of two site processes, both kept
 * before: fifty publications over REST, each looked for in both processes at once.
 *
 *   npm run bench:publish -- [--posts=50]
 *
 * Needs a build (npm run build). Writes bench/out/publish.json and publish.md; ends with 1 when one took a second or more.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { countRenders, keepPage, untilSeen } from '../tests/support/seen-page.ts';
import { type MeasuredHouse, openMeasuredHouse } from './open-house.ts';

const goalMs = 1_000;
const paths = ['/', '/news'] as const;
const { values } = parseArgs({ options: { posts: { type: 'string', default: '50' } } });

const house = await openMeasuredHouse({ sites: 2 });
try {
  // The home page shows posts from the second newest on (INIT-13): this one stays the newest.
  await house.door.create('posts', measured('The newest of all', '2099-12-31'));
  const publications = [];
  for (let number = 1; number <= Number(values.posts); number++)
    publications.push(await publish(house, number));
  await report(publications);
} finally {
  await house.close();
}
process.exit();

function measured(heading: string, postDate: string) {
  return { heading, type: 'normal', postDate, _status: 'published' };
}

type Publication = Awaited<ReturnType<typeof publish>>;

async function publish({ door, siteUrls }: MeasuredHouse, number: number) {
  const heading = `Measured post ${number} of ${values.posts}`;
  await Promise.all(siteUrls.flatMap(siteUrl => paths.map(path => keepPage(siteUrl, path))));
  const before = await Promise.all(siteUrls.map(countRenders));
  const asked = performance.now();
  await door.create('posts', measured(heading, `${2030 + number}-01-01`));
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

function spread(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

async function report(publications: readonly Publication[]): Promise<void> {
  const visible = spread(publications.map(publication => publication.visible));
  const answered = spread(publications.map(publication => publication.answered));
  const renders = Math.max(...publications.flatMap(publication => publication.renders));
  const row = (name: string, { p50, p95, max }: ReturnType<typeof spread>) =>
    `| ${name} | ${p50} | ${p95} | ${max} |`;
  const text = [
    `${publications.length} posts published over REST; \`/\` and \`/news\` kept before, in two site processes.`,
    '',
    '| milliseconds | p50 | p95 | max |',
    '|---|---|---|---|',
    row('staff door answers', answered),
    row('visible on both pages of both processes, after that answer', visible),
    '',
    `Renders a process needed per publication: ${renders} at most, for ${paths.length} pages.`,
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile(
    'bench/out/publish.json',
    JSON.stringify({ visible, answered, renders, publications }, null, 2),
  );
  await writeFile('bench/out/publish.md', text);
  console.log(text);
  if (visible.max >= goalMs) process.exitCode = 1;
}
