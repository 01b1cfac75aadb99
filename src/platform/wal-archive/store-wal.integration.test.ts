import { execFile } from 'node:child_process';
import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { folderTarget } from '#platform/backup/copy-backups.ts';
import { makeKeyPair, unseal } from '#platform/backup/seal.ts';
import { deriveSigningKey, findSigners } from '#platform/backup/signing.ts';
import { readArchive } from './archive.rules.ts';
import { signedBy, storeWal } from './store-wal.ts';

const WAL = '000000010000000000000005';
const CLUSTER = '578437695752307201';

let place: string;
let cluster: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'adey-wal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [place, cluster] = [join(folder, 'place'), join(folder, 'cluster')];
  mkdirSync(place);
  mkdirSync(join(cluster, 'global'), { recursive: true });
  writeFileSync(join(cluster, 'global', 'pg_control'), Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

const target = () => folderTarget(place, 'archive');
const stored = () => readdirSync(join(place, 'archive'));
const store = (bytes: Buffer, signer: KeyObject | null = null) =>
  storeWal({ target: target(), cluster: CLUSTER, wal: WAL, bytes, key: null, signer });

/** Runs the program as PostgreSQL does: in the folder of the cluster, through a shell, with nothing on the PATH. */
async function archive(bytes: Buffer, { before = '', settings = {} } = {}): Promise<string | null> {
  writeFileSync(join(cluster, WAL), bytes);
  const command = `${before} '${process.execPath}' '${resolve('scripts/backup/archive-wal.ts')}' "${WAL}" "${WAL}"`;
  const given = { BACKUP_COPY_TO: place, BACKUP_KEY: 'none', DATA_DIR: cluster, ...settings };
  const ended = promisify(execFile)('/bin/sh', ['-c', command], {
    cwd: cluster,
    env: given as object as NodeJS.ProcessEnv,
  });
  return ended.then(
    () => null,
    (error: { stderr: string }) => error.stderr,
  );
}

it('a segment is stored compressed and encrypted, and opens with the secret key', async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  const bytes = Buffer.concat([randomBytes(10_000), Buffer.alloc(16_000_000)]);
  expect(await archive(bytes, { settings: { BACKUP_KEY: publicKey } })).toBeNull();
  const [name = ''] = stored();
  expect(name).toMatch(new RegExp(`^${CLUSTER}\\.${WAL}\\.[0-9a-f]{64}\\.zst\\.age$`));
  const file = join(place, 'archive', name);
  expect(readFileSync(file).length).toBeLessThan(20_000);
  expect(bytes.equals(await buffer(unseal(file, secretKey)))).toBe(true);
});

it('a segment received twice is stored once; other content under its name is refused', async () => {
  const bytes = randomBytes(100);
  await store(bytes);
  await store(bytes);
  expect(stored()).toHaveLength(1);
  await expect(store(randomBytes(100))).rejects.toThrow('with other content: nothing was overwritten');
  expect(stored()).toHaveLength(1);
  expect(await archive(bytes), 'the program says so too').toBeNull();
  expect(await archive(randomBytes(100))).toContain('with other content');
});

it('a segment is signed with the signing key, and stored beside a forged one of the same name', async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  writeFileSync(join(cluster, 'backup-signing-key'), `${publicKey} ${deriveSigningKey(secretKey)}\n`, {
    mode: 0o600,
  });
  const [bytes, forged] = [randomBytes(100), randomBytes(100)];
  const [stranger = null] = findSigners((await makeKeyPair()).secretKey);
  await store(forged, stranger);
  expect(await archive(bytes, { settings: { BACKUP_KEY: publicKey } })).toBeNull();
  expect(await archive(bytes, { settings: { BACKUP_KEY: publicKey } }), 'received twice').toBeNull();
  const { wal } = readArchive(stored(), signedBy(findSigners(secretKey)));
  expect(wal.map(({ isProven, sha256 }) => [isProven, sha256 === hashBytes(bytes)]).toSorted()).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await archive(randomBytes(100), { settings: { BACKUP_KEY: publicKey } })).toContain(
    'with other content',
  );
});

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('a name that is no WAL file is refused, whatever path it contains', async () => {
  for (const wal of ['../../x', 'postgresql.conf', `${WAL}/..`, ''])
    await expect(
      storeWal({ target: target(), cluster: CLUSTER, wal, bytes: Buffer.of(1), key: null, signer: null }),
    ).rejects.toThrow('is no file of PostgreSQL');
});

it('archiving fails on an unreachable or full destination, and leaves no partial file', async () => {
  rmSync(place, { recursive: true });
  expect(await archive(Buffer.alloc(100))).toContain('is its disk mounted?');
  mkdirSync(place);
  expect(await archive(randomBytes(1_000_000), { before: 'ulimit -f 100;' })).toContain('was not archived');
  expect(stored()).toEqual([]);
  expect(await archive(Buffer.alloc(100), { settings: { BACKUP_KEY: '' } })).toContain('There is no key');
});

it('a partial file left by a crash does not block the next attempt', async () => {
  const bytes = randomBytes(1_000);
  await store(bytes);
  const [name = ''] = stored();
  const whole = readFileSync(join(place, 'archive', name));
  rmSync(join(place, 'archive', name));
  writeFileSync(join(place, 'archive', `${name}.writing`), whole.subarray(0, 100));
  await store(bytes);
  expect(stored()).toEqual([name]);
  expect(readFileSync(join(place, 'archive', name))).toEqual(whole);
});
