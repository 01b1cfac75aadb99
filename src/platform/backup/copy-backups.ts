import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Note, ScheduledWork } from '#platform/jobs/work-record.ts';
import { logWarning } from '#platform/log.ts';
import { COPYING_BACKUPS, outdatedBackups, type Retention } from './backup.rules.ts';
import { type BackupFile, listBackups, readBackupName } from './backup-files.ts';
import type { CopyTarget } from './copy-target.ts';
import { ERASURE_LIST } from './erasures.ts';
import { BackupError } from './manifest.ts';

const EVERY_MS = 10 * 60_000;

export type Copying = { folder: string; target: CopyTarget; keep: Retention };

/** Copies new backups to the second location every ten minutes; failures are retried and reported to staff. */
export const backupCopies = (copying: () => Copying): ScheduledWork => ({
  name: COPYING_BACKUPS,
  next: after => new Date(after.getTime() + EVERY_MS),
  startsAtOnce: true,
  isExpected: () => true,
  do: () =>
    copyBackups(copying()).catch((error: Error) => {
      logWarning(`${COPYING_BACKUPS} failed`, { reason: error.message });
      throw error;
    }),
});

/**
 * Brings the second location up to date: every backup that stays, and the list of erasures. Outdated copies are
 * deleted by the same rule; copies whose original is merely missing are not, because losing this folder must not
 * empty the other.
 * @throws BackupError when a copy is shorter than its original.
 */
export async function copyBackups({ folder, target, keep }: Copying): Promise<Note> {
  const here = await listBackups(folder);
  const there = await target.list();
  const outdated = outdatedNames(here, there, keep);
  const missing = here.filter(
    file => !outdated.has(basename(file.path)) && there.get(basename(file.path)) !== file.bytes,
  );
  for (const { path } of missing.toReversed()) await target.put(basename(path), path);
  await copyErasureList(folder, target);
  const after = missing.length > 0 ? await target.list() : there;
  const broken = missing.find(({ path, bytes }) => after.get(basename(path)) !== bytes);
  if (broken) throw new BackupError(`${basename(broken.path)} was not copied completely to ${target.name}`);
  const stored = [...after.keys()].filter(name => readBackupName(name) !== null);
  for (const name of stored) if (outdated.has(name)) await target.remove(name);
  const staying = stored.filter(name => !outdated.has(name)).toSorted();
  return {
    latest: readBackupName(staying.at(-1) ?? '')?.madeAt.toISOString() ?? null,
    copied: missing.length,
    stored: staying.length,
  };
}

function outdatedNames(here: readonly BackupFile[], there: ReadonlyMap<string, number>, keep: Retention) {
  const names = new Set([...here.map(({ path }) => basename(path)), ...there.keys()]);
  const known = [...names].flatMap(name => {
    const read = readBackupName(name);
    return read ? [{ name, ...read }] : [];
  });
  return new Set(outdatedBackups(known, keep).map(({ name }) => name));
}

/** Merges the lists of both locations: a machine that was set up again begins with a short one. */
async function copyErasureList(folder: string, target: CopyTarget): Promise<void> {
  const here = await readFile(join(folder, ERASURE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = await target.read(ERASURE_LIST);
  const there = found ? await text(found) : '';
  const known = new Set(there.split('\n'));
  const added = here.split('\n').filter(line => line !== '' && !known.has(line));
  if (added.length > 0) await target.write(ERASURE_LIST, `${there}\n${added.join('\n')}`);
}
