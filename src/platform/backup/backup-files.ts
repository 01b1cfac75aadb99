import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * A backup's file name: `adey-2026-11-21T23-00-00Z.tar.zst`, with `.age` appended if it is encrypted. One made before
 * an upgrade says to which migration it leads: `adey-2026-11-21T23-00-00Z-before-20261122_185011.tar.zst`.
 */
const NAME = /^adey-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-before-(\d{8}_\d{6}))?\.tar\.zst(\.age)?$/;
const DRAFT = /^adey-.*\.writing$/;

/** `before` is the time in the name of the newest migration of an upgrade, null for any other backup. */
type BackupNamed = { madeAt: Date; isClosed: boolean; before: string | null };
export type BackupFile = BackupNamed & { path: string; bytes: number };

/** The name of a backup made at an instant, to the second. */
export function backupName(madeAt: Date, isClosed: boolean, before: string | null = null): string {
  const stamp = madeAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `adey-${stamp}Z${before === null ? '' : `-before-${before}`}.tar.zst${isClosed ? '.age' : ''}`;
}

/** The parts of a backup's file name; null for any other file. */
export function readBackupName(name: string): BackupNamed | null {
  const [, day, hour, minute, second, before = null, closed] = NAME.exec(name) ?? [];
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : { madeAt, isClosed: !!closed, before };
}

/** The backups in a folder, latest first; none if the folder is missing. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap(name => {
    const read = readBackupName(name);
    return read ? [{ path: join(folder, name), ...read }] : [];
  });
  const sized = await Promise.all(
    found.map(async file => ({ ...file, bytes: (await stat(file.path)).size })),
  );
  return sized.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/**
 * Writes to a draft file and renames it once every byte is on the disk, so that a file under the real name is always
 * complete.
 */
export async function writeAtomically(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.writing`;
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Deletes what an interrupted backup left. The caller must hold the backup lock. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter(name => DRAFT.test(name)).map(name => rm(join(folder, name), { force: true })),
  );
}
