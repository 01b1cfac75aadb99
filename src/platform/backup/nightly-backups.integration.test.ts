import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findEntry, tableRights } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { accountAddress, testDatabaseUrl } from '../../../tests/support/database.ts';
import { listBackups } from './backup-files.ts';
import { nightlyBackups } from './backup-scheduler.ts';
import { checkBackup } from './check-backup.ts';
import type { BackupPlan } from './make-backup.ts';
import { folderMedia } from './media-store.ts';
import { makeKeyPair } from './seal.ts';

const at = (name: string) => join(String(process.env.DATA_DIR), name);

const planWith = (more: Partial<BackupPlan>): BackupPlan => ({
  databaseUrl: accountAddress('backup'),
  media: folderMedia(at('media')),
  software: 'adey 0.0.0',
  now: new Date('2026-11-20T23:00:00.000Z'),
  folder: at('backups'),
  key: null,
  keep: { days: 1, weeks: 0, months: 0 },
  ...more,
});

function makeWorks(plan: BackupPlan, drill: (path: string, keyFile?: string) => Promise<void>) {
  const works = nightlyBackups({ clock: { now: () => plan.now }, hour: 23, plan: async () => plan, drill });
  return works.map(({ do: act }) => act);
}

it('a machine with only the public key encrypts its backups, and drills with a temporary readable one', async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  const tried: string[] = [];
  const [backUp, testRestore] = makeWorks(planWith({ key: publicKey }), async (path, keyFile = '') => {
    expect((await checkBackup(path, await readFile(keyFile, 'utf8'))).tables.length).toBeGreaterThan(50);
    tried.push(path, keyFile);
  });
  expect(await backUp?.()).toMatchObject({ closed: true });
  const [made] = await listBackups(at('backups'));
  expect((await checkBackup(made?.path ?? '', secretKey)).tables.length).toBeGreaterThan(50);
  await expect(checkBackup(made?.path ?? '', publicKey)).rejects.toThrow('encrypted with a public key');
  await testRestore?.();
  expect(tried.map(file => [file.startsWith(at('')), existsSync(file)])).toEqual([
    [false, false],
    [false, false],
  ]);
});

it('a backup holds every table that the account of backups may read', async () => {
  const folder = at('whole');
  const [backUp] = makeWorks(planWith({ folder, databaseUrl: testDatabaseUrl() }), async () => undefined);
  await backUp?.();
  const [made] = await listBackups(folder);
  const saved = (await checkBackup(made?.path ?? '', null)).tables.map(
    ({ schema, name }) => `${schema}.${name}`,
  );
  const { rows } = await connectOnce(testDatabaseUrl(), client =>
    client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE'`,
    ),
  );
  const readable = rows.filter(({ schema, name }) => tableRights[findEntry(schema, name) ?? '']?.backup);
  expect(saved.toSorted()).toEqual(readable.map(({ schema, name }) => `${schema}.${name}`).toSorted());
});
