import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type pg from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { placedClaims } from '#core/claim.ts';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { checkBackup } from '#platform/backup/check-backup.ts';
import { folderMedia } from '#platform/backup/media-store.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { applyMigrations, pendingMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import { backUpBeforeUpgrade } from '../../../scripts/backup/before-upgrade.ts';
import { ownTableSteps } from '../../../scripts/database/preparation.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { copySampleFiles, copyTemplate, haveTemplate, SAMPLES } from '../../../tests/support/cluster.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  type Contents,
  differences,
  formerMigrations,
  makeFormerRelease,
  readContents,
} from '../../../tests/support/former-release.ts';
import { formerSteps, makeFormerTables, meantBySteps } from '../../../tests/support/former-steps.ts';

const BACKUP_KEY = 'a pass phrase of tests, long enough to be taken for one';
/** Columns that the newest migration is meant to change or to drop. A new migration starts with an empty list. */
const MEANT: Record<string, string[]> = {
  // The numbers of the site settings are records of the register now.
  '20261129_230351_claims': ['_site_settings_v.version_claims', 'site_settings.claims'].flatMap(column =>
    ['children_helped', 'diagnostic_work_up', 'volunteers_increase', 'donations_increase'].map(
      name => `public.${column}_${name}`,
    ),
  ),
};
const url = testDatabaseUrl();
const newest = migrations.at(-1)?.name ?? '';

let payload: Payload;
let before: Contents;
/** A database that this version made. */
let samples: string;
beforeAll(async () => {
  const folder = inject('cluster');
  await haveTemplate(folder, SAMPLES);
  payload = await openTestPayload();
  samples = await copyTemplate(folder, `${process.env.TEST_DATABASE}_samples`, SAMPLES);
  copySampleFiles(folder, String(process.env.DATA_DIR));
  await makeFormerRelease(payload, url, samples);
  await makeFormerTables(url);
  before = await readContents(url);
});

const rows = (text: string) => connectOnce(url, async client => (await client.query(text)).rows);
const backups = async () =>
  (await readdir(backupFolder()).catch(() => [])).filter(name => /^adey-/.test(name));

it('an upgrade whose backup fails changes nothing, and says how to continue', async () => {
  const upgrade = applyMigrations(payload, url, migrations, () => backUpBeforeUpgrade(newest));
  await expect(upgrade).rejects.toThrow(
    /^Nothing was changed, because .* failed: There is no key .* or add --without-backup$/,
  );
  expect(await pendingMigrations(url, migrations)).toEqual([newest]);
  expect(differences(before, await readContents(url))).toEqual([]);
});

it('an upgrade backs up first, explains how to go back, and preserves the data in every column', async () => {
  const { code, output } = await runNode(['scripts/database/prepare.ts', 'migrations'], { BACKUP_KEY });
  expect([code, output]).toEqual([0, expect.stringContaining('npm run restore -- /')]);
  expect(await backups()).toEqual([
    expect.stringMatching(`-before-${newest.slice(0, 15)}\\.tar\\.zst\\.age$`),
  ]);
  expect(await pendingMigrations(url, migrations)).toEqual([]);
  expect(before.size).toBeGreaterThan(1_000);
  expect(differences(before, await readContents(url))).toEqual([...meantBySteps, ...(MEANT[newest] ?? [])]);
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  expect((await checkHealth(pool, new Date())).facts.databaseMs).not.toBeNull();
  const stated = `select c.key from claims c join sources s on s.id = c.source_id
    join _claims_v v on v.parent_id = c.id and v.latest
    where c._status = 'published' and s._status = 'published' and c.value is not null order by 1`;
  expect((await rows(stated)).map(({ key }) => key)).toEqual(placedClaims.toSorted());
  const { docs } = await payload.find({ collection: 'posts', overrideAccess: true });
  expect(docs.length).toBeGreaterThan(0);
});

it('own tables are converted from their former shape, and every step is recorded as done', async () => {
  // Steps have a number from the second shape on; that of the accounts has a digest of its tables.
  expect(formerSteps).toEqual(ownTableSteps.filter(step => /-(?:[2-9]|\d\d|[0-9a-f]{12})$/.test(step)));
  expect(await rows('select id, "byPasskey" from auth.session')).toEqual([{ id: 'former', byPasskey: null }]);
  expect(await rows('select key, points, expire from limits.calls')).toEqual([]);
  expect(await rows('select id, return_to from money.practice_payments')).toEqual([
    { id: 'former', return_to: null },
  ]);
  expect(await rows('select number::int, amount from money.receipts')).toEqual([{ number: 1, amount: null }]);
  const done = await rows('select name from setup.steps');
  expect(done.map(({ name }) => name)).toEqual(expect.arrayContaining([...ownTableSteps]));
});

it('the money tables of an upgraded database have the constraints and indexes of a new one', async () => {
  const named = `select c.relname || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as one
      from pg_constraint k join pg_class c on c.oid = k.conrelid where k.connamespace = 'money'::regnamespace
    union select indexdef from pg_indexes where schemaname = 'money' order by 1`;
  const fresh = await connectOnce(samples, async client => (await client.query(named)).rows);
  expect(fresh.length).toBeGreaterThan(200);
  expect(await rows(named)).toEqual(fresh);
});

it('no backup is made when no migration is pending', async () => {
  const unasked = () => Promise.reject(new Error('was asked for'));
  expect(await applyMigrations(payload, url, migrations, unasked)).toEqual([]);
});

it('a migration that loses the data of a column is detected, and the former release restores all of it', async () => {
  const losing = {
    name: '20990101_000000_lose',
    up: ({ db }: { db: { execute: (query: unknown) => Promise<unknown> } }) =>
      db.execute(sql`update posts_locales set disc_par2 = null`).then(() => undefined),
    down: async () => undefined,
  };
  await applyMigrations(payload, url, [...migrations, losing]);
  const lost = differences(before, await readContents(url));
  expect(lost.filter(name => ![...meantBySteps, ...(MEANT[newest] ?? [])].includes(name))).toEqual([
    'public.posts_locales.disc_par2',
  ]);

  const file = join(backupFolder(), String((await backups())[0]));
  const media = folderMedia(join(String(process.env.DATA_DIR), 'media'));
  const manifest = await checkBackup(file, BACKUP_KEY);
  await restoreBackup({ file, key: BACKUP_KEY, manifest, payload, migrations: formerMigrations, media });
  expect(differences(before, await readContents(url))).toEqual([]);
  const applied = await rows('select name from payload_migrations where batch <> -1 order by name');
  expect(applied.map(({ name }) => name)).toEqual(formerMigrations.map(({ name }) => name));
});
