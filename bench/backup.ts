/**
 * How long a backup of a large site takes, how long it takes to restore, and the peak memory of both: 10,000 posts, 100,000
 * readers and pictures of a megabyte each, with and without a key. A backup includes reading every byte again; a restore
 * includes the check before and the proof after.
 *
 *   npm run bench:backup -- [--posts=10000] [--readers=100000] [--megabytes=2000]
 *
 * Starts a database of its own. Needs about three times the size of the pictures in the folder for temporary files.
 */
import { randomFillSync } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';
import { embeddedAddress } from '#platform/database/embedded-places.ts';
import { copyTemplate, EMPTY, haveTemplate, startCluster } from '../tests/support/cluster.ts';
import { report } from './report.ts';
import { runScript } from './run-script.ts';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    readers: { type: 'string', default: '100000' },
    megabytes: { type: 'string', default: '2000' },
  },
});
const [posts, readers, megabytes] = [values.posts, values.readers, values.megabytes].map(Number) as [
  number,
  number,
  number,
];
const MB = 1_000_000;
const BACKUP_KEY = 'a pass phrase for the bench only, long enough for one';

const cluster = await startCluster();
try {
  await haveTemplate(cluster.folder, EMPTY);
  const stack = {
    DATABASE_URL: await copyTemplate(cluster.folder, 'large', EMPTY),
    DATA_DIR: join(cluster.folder, 'large'),
  };
  await fill(stack);
  const plain = await measure(stack, 'plain', { BACKUP_KEY: 'none' });
  const encrypted = await measure(stack, 'encrypted', { BACKUP_KEY });
  await report('backup', [...listGoals('without a key', plain), ...listGoals('encrypted', encrypted)]);
} finally {
  await cluster.end();
}
process.exit();

async function measure(stack: Record<string, string>, name: string, key: Record<string, string>) {
  const file = join(cluster.folder, name);
  const backup = await runScript('scripts/backup/backup.ts', ['--to', file], { ...stack, ...key });
  const { size } = await stat(file);
  await connectOnce(embeddedAddress(cluster.folder, 'postgres'), client =>
    client.query(`create database ${name}`),
  );
  const machine = {
    DATABASE_URL: embeddedAddress(cluster.folder, name),
    DATA_DIR: join(cluster.folder, `${name}-machine`),
  };
  const restore = await runScript('scripts/backup/restore.ts', [file], { ...machine, ...key });
  await Promise.all([file, machine.DATA_DIR].map(path => rm(path, { recursive: true })));
  return { backup, restore, size };
}

function listGoals(how: string, { backup, restore, size }: Awaited<ReturnType<typeof measure>>) {
  return [
    { what: `backup, ${how}`, figure: backup.seconds, unit: 's' },
    { what: `restore, ${how}`, figure: restore.seconds, unit: 's' },
    { what: `memory of a backup, ${how}`, figure: backup.peakMegabytes, unit: 'MB', most: 400 },
    { what: `memory of a restore, ${how}`, figure: restore.peakMegabytes, unit: 'MB', most: 600 },
    { what: `size of the file, ${how}`, figure: Math.round(size / MB), unit: 'MB' },
  ];
}

async function fill({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }): Promise<void> {
  await connectOnce(DATABASE_URL, async client => {
    await client.query(
      `insert into posts (id, type, post_date, slug, click_key, _status)
         select n, 'normal', now(), 'post-' || n, 'post' || n, 'published' from generate_series(1, $1::int) as n`,
      [posts],
    );
    await client.query(
      `insert into posts_locales (heading, description, disc_par1, disc_par2, _locale, _parent_id)
         select 'Post ' || n, repeat('word ' || n || ' ', 20), repeat('word ' || n || ' ', 120),
           repeat('word ' || n || ' ', 240), 'en', n from generate_series(1, $1::int) as n`,
      [posts],
    );
    await client.query(
      `insert into subscribers (name, email, compared, status, language, edition, joined_at, confirmed_at, source, consent_version)
         select 'Reader', 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'confirmed', 'en', 'full',
           now(), now(), 'section', '2026-11-20' from generate_series(1, $1::int) as n`,
      [readers],
    );
    await client.query(
      `insert into media (identifiable, filename, mime_type, filesize)
         select 'no', 'picture-' || n || '.webp', 'image/webp', $2 from generate_series(1, $1::int) as n`,
      [megabytes, MB],
    );
  });
  const folder = join(DATA_DIR, 'media');
  await mkdir(folder, { recursive: true });
  const bytes = Buffer.alloc(MB);
  for (let n = 1; n <= megabytes; n++)
    await writeFile(join(folder, `picture-${n}.webp`), randomFillSync(bytes));
}
