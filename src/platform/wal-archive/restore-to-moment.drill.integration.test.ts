import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backupName } from '#platform/backup/backup-files.ts';
import { folderTarget } from '#platform/backup/copy-backups.ts';
import { listErasures, recordErasure } from '#platform/backup/erasures.ts';
import { writeBackup } from '#platform/backup/make-backup.ts';
import { folderMedia } from '#platform/backup/media-store.ts';
import { makeKeyPair } from '#platform/backup/seal.ts';
import { deriveSigningKey, findSigners } from '#platform/backup/signing.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { readMoment } from '../../../scripts/backup/moment.ts';
import { archiving } from '../../../scripts/database/configured-database.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { COMPILED } from '../../../tests/support/cluster.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { keepArchive } from './keep-archive.ts';
import { ARCHIVE } from './store-wal.ts';

const PICTURE = 'mother-and-child-4f1d.webp';
const bytes = Buffer.from('what the camera saw');
const STAYS = 'stays@example.org';
const LEFT = 'left@example.org';
const LATER = 'later@example.org';

const unset = {
  BACKUP_COPY_ENDPOINT: undefined,
  BACKUP_COPY_REGION: 'us-east-1',
  BACKUP_COPY_ACCESS_KEY_ID: undefined,
  BACKUP_COPY_SECRET_ACCESS_KEY: undefined,
  BACKUP_COPY_PATH_STYLE: 'off',
  BACKUP_NIGHTLY: 'on',
} as const;

const folders: string[] = [];
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adey-moment-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

const dataDir = makeFolder();
const place = makeFolder();
const keyFile = join(makeFolder(), 'key');
const media = folderMedia(join(dataDir, 'media'));
let settings: Record<
  'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_COPY_TO' | 'BACKUP_KEY' | 'BACKUP_SIGNING_KEY',
  string
>;
/** The instant to restore. */
let moment: Date;

const query = async <Row extends object>(url: string, text: string) =>
  (await connectOnce(url, client => client.query<Row>(text))).rows;
const writers = async (url: string) =>
  (await query<{ email: string }>(url, 'select email from messages order by id')).map(({ email }) => email);
const message = (email: string) =>
  `insert into messages (name, email, message, compared, sent_at, language)
   values ('Abeba', '${email}', 'Selam', '${email}', now(), 'en')`;

/** The tables of the CMS as its migrations create them; a separate process would take three times as long. */
async function makeTables(client: Client): Promise<void> {
  const db = drizzle(client);
  for (const { up } of migrations) await up({ db } as never);
  const names = migrations.map(({ name }) => name);
  await client.query('insert into payload_migrations (name, batch) select unnest($1::text[]), 1', [names]);
}

async function killed({ process: postgres }: EmbeddedDatabase): Promise<void> {
  const ended = new Promise(resolve => postgres.once('exit', resolve));
  postgres.kill('SIGKILL');
  await ended;
}

/**
 * An installation that archives, with a picture in its nightly backup and a base; then the writes of the last minute.
 */
beforeAll(async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  await writeFile(keyFile, secretKey);
  settings = {
    DATABASE_URL: EMBEDDED,
    DATA_DIR: dataDir,
    BACKUP_COPY_TO: place,
    BACKUP_KEY: publicKey,
    BACKUP_SIGNING_KEY: deriveSigningKey(secretKey),
  };
  const [signer = null] = findSigners(secretKey);
  const database = await startEmbedded(dataDir, archiving({ ...unset, ...settings }));
  const { url } = database;
  await connectOnce(url, makeTables);
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  await writeFile(join(dataDir, 'media', PICTURE), bytes);
  await query(url, `insert into media (identifiable, filename) values ('no', '${PICTURE}')`);
  const night = { databaseUrl: url, media, software: 'adey 0.0.0', now: new Date(), key: publicKey, signer };
  await writeBackup(join(place, backupName(night.now, true)), night);
  const target = folderTarget(place, ARCHIVE);
  await keepArchive({
    ownerUrl: url,
    target,
    key: async () => publicKey,
    signer: async () => signer,
    days: 7,
  });

  await query(url, message(STAYS));
  await query(url, message(LEFT));
  [{ at: moment }] = (await query(url, 'select clock_timestamp() as at')) as [{ at: Date }];
  // The mistake to undo: everything is deleted, including the picture. The machine dies within the minute.
  await query(url, 'delete from messages');
  await query(url, message(LATER));
  await query(url, 'delete from media');
  rmSync(join(dataDir, 'media', PICTURE));
  await killed(database);
  const payload = await openTestPayload();
  await recordErasure({ payload }, LEFT, ['messages']);
  await listErasures(cmsPool(payload), place);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const restore = (until: string) =>
  runNode(['scripts/backup/restore.ts', '--until', until, '--key-file', keyFile, '--replace', '--yes'], {
    ...settings,
    NODE_COMPILE_CACHE: COMPILED,
  });

it('the restore command restores rows and pictures of a moment, without people erased since', {
  timeout: 240_000,
}, async () => {
  const { code, output } = await restore(moment.toISOString());
  expect(output).toContain('Differences: none.');
  expect(output).toContain('Who wrote it is proven');
  expect(output).toContain(`Reached ${moment.toISOString()}`);
  expect(output).toContain('1 people were erased or unsubscribed after the backup was made');
  expect(code).toBe(0);
  expect(await readFile(join(dataDir, 'media', PICTURE))).toEqual(bytes);
  const database = await startEmbedded(dataDir, {});
  try {
    expect(await writers(database.url)).toEqual([STAYS]);
    expect(await query(database.url, 'select filename from media')).toEqual([{ filename: PICTURE }]);
  } finally {
    await database.stop();
  }
});

it.each([
  ['tomorrow', /is not a moment: write it as 2026-/],
  ['2026-11-22T18:30:00', /is not a moment/],
  ['2026-13-45T18:30:00Z', /is not a moment/],
  [new Date(Date.now() + 3_600_000).toISOString(), /lies in the future/],
])('the moment %s is refused with a message', (until, words) => {
  expect(() => readMoment(until)).toThrow(words);
});
