import { chmod, mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { backupFolder } from './backup-settings.ts';

/** File mode that lets no other account of the machine list or open the folder. */
export const OWNER_ONLY = 0o700;
const OTHERS = 0o077;

/** Creates a folder that only our account can open, or closes an existing one. */
export async function privateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  await closeFolder(folder);
}

async function closeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory() || (found.mode & OTHERS) === 0) return;
  await chmod(folder, OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    logWarning('a folder is open to other accounts of this machine', { folder, reason: error.code });
  });
}

/**
 * Closes the folders of pictures, films, PDFs and backups that earlier versions left open; called by each process as it
 * starts. The folder of PostgreSQL, which may run as another account, is closed by embedded/reachable.ts.
 */
export async function closeDataFolders(): Promise<void> {
  const media = resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media');
  const folders = [
    media,
    `${media}.incoming`,
    `${media}.restoring`,
    `${media}.before-restore`,
    backupFolder(),
  ];
  await Promise.all(folders.map(closeFolder));
}
