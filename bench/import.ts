/**
 * How long a file of 10,000 posts takes to try out, to import, to import again and to export, at which peak memory, and
 * whether the export of the export is equal byte by byte.
 *
 *   npm run bench:import -- [--posts=10000] [--events=500]
 *
 * Starts a database of its own. Writes bench/out/import.json and import.md; ends with 1 when the bytes differ.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate, EMPTY, haveTemplate, startCluster } from '../tests/support/cluster.ts';
import { runScript, type ScriptRun } from './run-script.ts';

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '10000' }, events: { type: 'string', default: '500' } },
});

type Run = ScriptRun & { what: string };

const cluster = await startCluster();
try {
  await haveTemplate(cluster.folder, EMPTY);
  const [first, second] = [await emptyDatabase('first'), await emptyDatabase('second')];
  const old = join(cluster.folder, 'old.json');
  const text = JSON.stringify(oldDatabase(Number(values.posts), Number(values.events)), null, 2);
  await writeFile(old, text);
  const exported = join(cluster.folder, 'one.json');
  const again = join(cluster.folder, 'two.json');
  const runs = [
    await run('trial run', first, 'import', old),
    await run('trial run and import', first, 'import', old, '--yes'),
    await run('the same file again', first, 'import', old, '--yes'),
    await run('export', first, 'export', exported),
    await run(
      'trial run and import of the export into an empty database',
      second,
      'import',
      exported,
      '--yes',
    ),
    await run('export of that', second, 'export', again),
  ];
  await report(runs, text.length, await Promise.all([exported, again].map(digestOf)));
} finally {
  await cluster.end();
}
process.exit();

async function emptyDatabase(name: string) {
  return {
    DATABASE_URL: await copyTemplate(cluster.folder, `moved_${name}`, EMPTY),
    DATA_DIR: join(cluster.folder, name),
  };
}

/** Words of the length posts have: 120 in the first paragraph, 240 in the second. */
function oldDatabase(posts: number, events: number) {
  const words = (count: number, seed: number) =>
    Array.from({ length: count }, (_, index) => `word${(seed * 31 + index * 7) % 997}`).join(' ');
  const day = (index: number) =>
    `${['Jan', 'May', 'Sep'][index % 3]} ${String((index % 27) + 1).padStart(2, '0')}, 20${15 + (index % 10)}`;
  const disc = (index: number) => ({ par1: words(120, index), par2: words(240, index + 1) });
  return {
    posts: Object.fromEntries(
      Array.from({ length: posts }, (_, index) => [
        `-N${index.toString(36).padStart(8, '0')}`,
        {
          heading: `Post ${index % (posts / 2)}: ${words(5, index)}`,
          type: 'normal',
          preIntro: 'Progress',
          postDate: day(index),
          description: words(20, index),
          disc: { ...disc(index), occ: '', poster: 'The program team' },
          prev: '',
          readTime: 3,
        },
      ]),
    ),
    events: Object.fromEntries(
      Array.from({ length: events }, (_, index) => [
        `event-${index}`,
        {
          heading: `Event ${index}`,
          dateTime: { date: day(index), time: '17:00', endTime: '21:00', timeZone: 'America/Chicago' },
          disc: { ...disc(index), title: 'An evening' },
          location: { name: 'Hall', street: '1 Lake St', state: 'Chicago, IL', country: 'USA', zip: '60601' },
        },
      ]),
    ),
    eventViews: [Object.fromEntries(Array.from({ length: events }, (_, index) => [`event${index}`, index]))],
  };
}

async function run(
  what: string,
  env: Record<string, string>,
  script: 'import' | 'export',
  ...args: string[]
) {
  return { what, ...(await runScript(`scripts/database/${script}.ts`, args, env)) };
}

async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

async function report(runs: Run[], bytes: number, [one, two]: string[]): Promise<void> {
  const isEqual = one === two;
  const text = [
    `${values.posts} posts and ${values.events} events, a file of ${Math.round(bytes / 1024 / 1024)} MB; each line is a process of its own, its start included.`,
    '',
    '| what | seconds | peak memory, MB |',
    '|---|---|---|',
    ...runs.map(({ what, seconds, peakMegabytes }) => `| ${what} | ${seconds} | ${peakMegabytes} |`),
    '',
    `The two exports are ${isEqual ? 'equal byte by byte' : 'DIFFERENT'} (sha256 ${one?.slice(0, 12)}, ${two?.slice(0, 12)}).`,
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/import.json', JSON.stringify({ bytes, runs, isEqual }, null, 2));
  await writeFile('bench/out/import.md', text);
  console.log(text);
  if (!isEqual) process.exitCode = 1;
}
