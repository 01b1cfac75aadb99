import { createHash, type Hash, type KeyObject } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '#platform/database/connect-once.ts';
import { BackupError, outdatedBackups, type Retention } from './backup.rules.ts';
import { backupName, listBackups, removeDrafts, writeAtomically } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import {
  ABOUT,
  type About,
  countLines,
  FORMAT,
  isFileName,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  mediaEntry,
  sha256,
  type TableCopy,
  tablePart,
  writeManifest,
} from './manifest.ts';
import type { MediaStore } from './media-store.ts';
import { type EncryptionKey, isPublicKey, type KeyPair, makeKeyPair, seal } from './seal.ts';
import {
  appliedMigrations,
  copyOut,
  listMediaNames,
  listSequences,
  listTables,
  plainOutput,
  type Table,
} from './tables.ts';
import { tarEnd, tarHeader, tarPadding } from './tar.ts';

/** The advisory lock of backups, in whichever process; differs from those of migrations and jobs. */
const BACKUP_LOCK = 4_012_029;

export type BackupPlan = BackupSource & {
  folder: string;
  key: EncryptionKey;
  keep: Retention;
  /** For a backup before an upgrade: the time in the name of its newest migration. */
  before?: string;
};
export type MadeBackup = { path: string; bytes: number; manifest: Manifest; removed: number };

/**
 * Makes one backup, reads it back from the disk, and only then deletes outdated ones. One process at a time.
 * @throws BackupError when another process is making one.
 */
export function makeBackup(plan: BackupPlan): Promise<MadeBackup> {
  return connectOnce(plan.databaseUrl, async client => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [BACKUP_LOCK]);
    if (!rows[0].mine) throw new BackupError('A backup is being made already');
    await removeDrafts(plan.folder);
    const path = join(plan.folder, backupName(plan.now, plan.key !== null, plan.before));
    const manifest = await writeBackup(path, plan);
    const outdated = outdatedBackups(await listBackups(plan.folder), plan.keep);
    await Promise.all(outdated.map(backup => rm(backup.path, { force: true })));
    return { path, bytes: (await stat(path)).size, manifest, removed: outdated.length };
  });
}

/**
 * Writes the backup to one file, completely or not at all, and reads every byte of it again.
 * @throws BackupError when the file is not what was written.
 */
export async function writeBackup(
  path: string,
  { key, ...source }: BackupSource & { key: EncryptionKey },
): Promise<Manifest> {
  const witness = key !== null && isPublicKey(key) ? await makeKeyPair() : null;
  const manifest = await writeSealed(path, { ...source, key, witness });
  const signers = source.signer ? [source.signer] : [];
  const { isProven } = await checkBackup(path, witness?.secretKey ?? key, signers);
  if (source.signer && !isProven) throw new BackupError('The backup was written without its signature');
  return manifest;
}

type Sealing = { key: EncryptionKey; witness: KeyPair | null };

/**
 * A machine that only has the public half of the key cannot read what it writes. So the file is encrypted to a second pair
 * as well, which lives in memory until the file has been read again.
 */
async function writeSealed(
  path: string,
  { key, witness, ...source }: BackupSource & Sealing,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const entries = writeEntries(source, done => (manifest = done));
  await writeAtomically(path, await seal(entries, key, witness?.publicKey));
  if (!manifest) throw new BackupError('The backup ended before everything was written');
  return manifest;
}

/** A table is split into parts of this size, since its length is known only at the end. */
const PART_BYTES = 4 * 1024 * 1024;

export type BackupSource = {
  databaseUrl: string;
  media: MediaStore;
  /** Signs the backup; without it nobody can prove who wrote it. */
  signer?: KeyObject | null;
  /** The name and version of the software. */
  software: string;
  now: Date;
  /** Reports what is being written. */
  onProgress?: (what: string) => void;
};

/**
 * The bytes of a whole backup, as tar: the tables at one instant, then the files they name. `done` gets the manifest
 * once everything is written.
 */
export async function* writeEntries(
  source: BackupSource,
  done: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const { contents, names } = yield* writeDatabase(source);
  const { media, missing } = yield* writeMedia(source, names);
  const manifest: Manifest = { ...contents, format: FORMAT, media, missing };
  const text = writeManifest(manifest, source.signer ?? null);
  yield* entry(MANIFEST, Buffer.from(text));
  yield* entry(MANIFEST_SUM, Buffer.from(`${sha256(text)}  ${MANIFEST}\n`));
  yield tarEnd;
  done(manifest);
}

function* entry(name: string, bytes: Buffer): Generator<Buffer> {
  yield tarHeader(name, bytes.length);
  yield bytes;
  yield tarPadding(bytes.length);
}

/** One connection and one read-only transaction with a single snapshot. */
async function* writeDatabase({ databaseUrl, software, now, onProgress }: BackupSource) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'adey: backup' });
  // The running statement reports a lost connection itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(plainOutput);
    const about: About = {
      format: FORMAT,
      software,
      madeAt: now.toISOString(),
      migrations: await appliedMigrations(client),
    };
    yield* entry(ABOUT, Buffer.from(`${JSON.stringify(about, null, 1)}\n`));
    const tables: TableCopy[] = [];
    for (const table of await listTables(client)) {
      if (!table.isBackedUp) continue;
      onProgress?.(`${table.schema}.${table.name}`);
      tables.push(yield* writeTable(client, table));
    }
    const names = await listMediaNames(client);
    const sequences = await listSequences(client);
    await client.query('commit');
    return { contents: { ...about, tables, sequences }, names };
  } finally {
    await client.end();
  }
}

async function* writeTable(
  client: pg.Client,
  { schema, name, columns }: Table,
): AsyncGenerator<Buffer, TableCopy> {
  const hash = createHash('sha256');
  let [rows, bytes, part] = [0, 0, 0];
  for await (const piece of inParts(client.query(copyTo(copyOut({ schema, name, columns }))))) {
    hash.update(piece);
    rows += countLines(piece);
    bytes += piece.length;
    part += 1;
    yield* entry(tablePart({ schema, name }, part), piece);
  }
  return { schema, name, columns, rows, bytes, sha256: hash.digest('hex') };
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    pending.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(pending);
    [pending, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(pending);
}

async function* writeMedia({ media, onProgress }: BackupSource, names: readonly string[]) {
  const written: Manifest['media'] = [];
  const missing: string[] = [];
  onProgress?.(`${names.length} files`);
  for (const name of names) {
    const file = isFileName(name) ? await media.read(name) : null;
    if (!file) {
      missing.push(name.slice(0, 255));
      continue;
    }
    yield tarHeader(mediaEntry(name), file.bytes);
    const hash = createHash('sha256');
    yield* hashed(file, hash, name);
    yield tarPadding(file.bytes);
    written.push({ name, bytes: file.bytes, sha256: hash.digest('hex') });
  }
  return { media: written, missing };
}

/** A file that shrinks while it is read would make the backup unreadable: better none, and a reason. */
async function* hashed(
  { bytes, body }: { bytes: number; body: AsyncIterable<Buffer> },
  hash: Hash,
  name: string,
): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of body) {
    hash.update(piece);
    read += piece.length;
    if (read > bytes) break;
    yield piece;
  }
  if (read !== bytes) throw new BackupError(`${name} changed while it was read; try again`);
}
