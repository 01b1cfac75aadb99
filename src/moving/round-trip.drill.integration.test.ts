import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { pictureCache } from '../../tests/support/cluster.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { exportOldDatabase } from './export-old-database.ts';
import { importOldDatabase } from './import-old-database.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const folder = join(String(process.env.DATA_DIR), 'moved');
const file = join(folder, 'export.json');

/** Runs a command in its own process, as its user does. */
function run(script: string, ...args: string[]): string {
  const command = [...pictureCache, `scripts/database/${script}.ts`, ...args];
  return execFileSync(process.execPath, command, { encoding: 'utf8' });
}

it('an export imported into an empty database gives the same export again, byte for byte, pictures included', async () => {
  const renamed = await payload.find({
    collection: 'posts',
    where: { type: { equals: 'normal' } },
    limit: 2,
    pagination: false,
  });
  for (const { id, slug } of renamed.docs)
    await payload.update({ collection: 'posts', id, data: { slug: `${slug}-later`, _status: 'published' } });
  await payload.create({ collection: 'posts', data: { heading: '', type: 'normal' }, draft: true });
  await payload.create({
    collection: 'events',
    locale: 'am',
    data: {
      heading: 'በአማርኛ ብቻ',
      type: 'normal',
      dateTime: { timeZone: 'Africa/Addis_Ababa' },
      _status: 'published',
    },
  });
  const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<unknown> } };
  await pool.query(
    "insert into counts (kind, key, n) values ('view', 'fundraiserii', 7), ('share', '2024', 1), ('love', 'a', 2)",
  );
  const first = await exportOldDatabase(payload);
  run('export', file, '--pictures', join(folder, 'pictures'));
  expect(readFileSync(file, 'utf8')).toBe(first.text);
  expect(first.pictures.size).toBeGreaterThan(3);

  await pool.query('truncate posts, events, media, counts, former_addresses, _posts_v, _events_v cascade');
  const output = run('import', file, '--pictures', join(folder, 'pictures'), '--yes');
  expect(output).toMatch(/Trial run[\s\S]*Pictures that come along and are shown[\s\S]*Import/);
  const second = await exportOldDatabase(payload);
  expect(second.text).toBe(first.text);
  const { totalDocs } = await payload.count({ collection: 'former-addresses' });
  expect(totalDocs).toBe(2);
  const again = await importOldDatabase(payload, { text: second.text, write: true });
  expect(again.ok && new Set(again.value.entries.map(({ fate }) => fate))).toEqual(new Set(['unchanged']));
}, 240_000);

it('an import without changes says that there is nothing to import and writes a dry-run report', () => {
  const output = run('import', file, '--overwrite', '--report', join(folder, 'report.txt'));
  expect(output).toContain('There is nothing to import');
  expect(readFileSync(join(folder, 'report.txt'), 'utf8')).toContain('Trial run (nothing was written)');
});

it('an import of an unreadable file or with wrong arguments fails with a message', () => {
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{\n"posts": {]');
  const refusals = [
    [[broken], /in line 2 it is not JSON/],
    [[join(folder, 'nowhere.json')], /nowhere\.json cannot be read/],
    [[file, '--pictures', join(folder, 'nowhere')], /is no folder/],
    [[], /Name one file/],
    [[file, '--wrong'], /--wrong/],
  ] as const;
  for (const [args, sentence] of refusals) expect(() => run('import', ...args)).toThrow(sentence);
}, 240_000);
