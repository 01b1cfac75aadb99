import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderTarget } from '#platform/backup/copy-backups.ts';
import { makeKeyPair } from '#platform/backup/seal.ts';
import { deriveSigningKey, findSigners } from '#platform/backup/signing.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { archiving } from '../../../scripts/database/configured-database.ts';
import { followingSegment, isSegment, readArchive } from './archive.rules.ts';
import { keepArchive } from './keep-archive.ts';
import { recoverTo } from './recover.ts';
import { ARCHIVE, storeWal } from './store-wal.ts';

const unset = {
  BACKUP_COPY_ENDPOINT: undefined,
  BACKUP_COPY_REGION: 'us-east-1',
  BACKUP_COPY_ACCESS_KEY_ID: undefined,
  BACKUP_COPY_SECRET_ACCESS_KEY: undefined,
  BACKUP_COPY_PATH_STYLE: 'off',
  BACKUP_NIGHTLY: 'on',
} as const;

const query = async <Row extends object>(url: string, text: string) =>
  (await connectOnce(url, client => client.query<Row>(text))).rows;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adey-moment-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function archivedUpTo(url: string, segment: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await query<{ wal: string }>(url, 'select last_archived_wal as wal from pg_stat_archiver'))[0]?.wal,
      { timeout: 30_000 },
    )
    .toSatisfy((wal: string | null) => (wal ?? '') >= segment);
}

/** Writes five rows in five transactions, has them archived, and returns the instant after the last. */
async function write(url: string, word: string): Promise<Date> {
  for (let row = 0; row < 5; row += 1) await query(url, `insert into told (word) values ('${word}')`);
  const [after] = await query<{ at: Date; wal: string }>(
    url,
    'select clock_timestamp() as at, pg_walfile_name(pg_current_wal_lsn()) as wal',
  );
  await query(url, 'select pg_switch_wal()');
  await archivedUpTo(url, after?.wal ?? '');
  return after?.at ?? new Date(0);
}

async function recover(parts: { place: string; key: string; until: Date; acceptUnproven?: boolean }) {
  const target = folderTarget(parts.place, ARCHIVE);
  const trusted = findSigners(parts.key);
  const recovered = await recoverTo({
    acceptUnproven: false,
    ...parts,
    trusted,
    target,
    folder: makeFolder(),
  });
  const { database } = recovered;
  try {
    const counted = await query(
      database.url,
      'select word, count(*)::int as n from told group by 1 order by 1',
    );
    return { ...recovered, counted };
  } finally {
    await database.stop();
  }
}

async function killed({ process: postgres }: EmbeddedDatabase): Promise<void> {
  const ended = new Promise(resolve => postgres.once('exit', resolve));
  postgres.kill('SIGKILL');
  await ended;
}

/** Stores a later segment as everybody can who knows the public key and may write to the second place. */
async function forgeSegment(place: string, publicKey: string): Promise<string> {
  const { wal } = readArchive(readdirSync(join(place, ARCHIVE)));
  const [last] = wal
    .filter(({ wal: name }) => isSegment(name))
    .toSorted((a, b) => b.wal.localeCompare(a.wal));
  if (!last) throw new Error('Nothing is archived');
  const next = followingSegment(last.wal);
  await storeWal({
    target: folderTarget(place, ARCHIVE),
    cluster: last.cluster,
    wal: next,
    bytes: Buffer.from('forged'),
    key: publicKey,
    signer: null,
  });
  return readdirSync(join(place, ARCHIVE)).find(name => name.includes(next)) ?? '';
}

it('a killed database loses nothing archived, and every moment after the base can be restored', {
  timeout: 240_000,
}, async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  const [dataDir, place] = [makeFolder(), makeFolder()];
  const settings = {
    ...unset,
    DATA_DIR: dataDir,
    BACKUP_COPY_TO: place,
    BACKUP_KEY: publicKey,
    BACKUP_SIGNING_KEY: deriveSigningKey(secretKey),
  };
  const database = await startEmbedded(dataDir, archiving(settings));
  onTestFinished(() => database.stop());
  const keeping = {
    ownerUrl: database.url,
    target: folderTarget(place, ARCHIVE),
    key: async () => publicKey,
    signer: async () => findSigners(secretKey)[0] ?? null,
    days: 7,
  };
  await query(database.url, 'create table told (word text not null)');
  const early = await write(database.url, 'before the base');
  expect(await keepArchive(keeping)).toMatchObject({ taken: true });
  const moment = await write(database.url, 'first');
  const last = await write(database.url, 'second');
  expect(await keepArchive(keeping), 'one base a day').toMatchObject({ taken: false, removed: 0 });

  await killed(database);
  rmSync(join(dataDir, 'postgres'), { recursive: true });

  const forged = await forgeSegment(place, publicKey);
  const first = await recover({ place, key: secretKey, until: moment });
  expect(first.counted).toEqual([
    { word: 'before the base', n: 5 },
    { word: 'first', n: 5 },
  ]);
  expect([first.endsEarly, first.isProven]).toEqual([false, true]);
  const end = await recover({ place, key: secretKey, until: new Date(last.getTime() + 60_000) });
  expect(end.counted).toEqual([...first.counted, { word: 'second', n: 5 }]);
  expect([end.endsEarly, end.leftOut], 'what nobody signed is left out').toEqual([true, 1]);
  expect(Number(end.lastCommit)).toBeLessThanOrEqual(Number(last));

  await expect(recover({ place, key: secretKey, until: early })).rejects.toThrow('The archive begins at');
  const { secretKey: other } = await makeKeyPair();
  await expect(recover({ place, key: other, until: moment })).rejects.toThrow('signed with this key');
  const wrong = recover({ place, key: other, until: moment, acceptUnproven: true });
  await expect(wrong).rejects.toThrow('key does not open');
  rmSync(join(place, ARCHIVE, forged));
  const [, lost = ''] = readdirSync(join(place, ARCHIVE))
    .filter(name => /\.[0-9A-F]{24}\.[0-9a-f]{64}/.test(name))
    .toReversed();
  rmSync(join(place, ARCHIVE, lost));
  await expect(recover({ place, key: secretKey, until: last })).rejects.toThrow(
    'is missing from the archive',
  );
});
