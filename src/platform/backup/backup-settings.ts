import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { bucketPlace, s3Config } from '#platform/pictures/bucket.ts';
import type { BackupCopySettings } from '#platform/settings/backup-copy.schema.ts';
import type { Copying } from './copy-backups.ts';
import { bucketTarget, type CopyTarget, folderTarget } from './copy-backups.ts';
import type { BackupPlan } from './make-backup.ts';
import { bucketMedia, folderMedia, type MediaStore } from './media-store.ts';
import { encryptionKey } from './seal.ts';
import { findSigner } from './signing.ts';

export const backupFolder = () =>
  resolve(/* turbopackIgnore: true */ env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));

/** The configured store of uploaded files. */
export const configuredMedia = (): MediaStore => {
  const place = bucketPlace();
  return place ? bucketMedia(place) : folderMedia(resolve(env.DATA_DIR, 'media'));
};

/** The retention of backups, here and in the second location. */
const retention = () => ({
  days: env.BACKUP_DAYS,
  weeks: env.BACKUP_WEEKS,
  months: env.BACKUP_MONTHS,
});

/**
 * A backup of this site at this moment, as configured.
 * @throws BackupError while there is no key and `unencrypted` is not asked for.
 */
export async function backupPlan(now: Date, { unencrypted = false } = {}): Promise<BackupPlan> {
  const { name, version } = JSON.parse(await readFile(resolve('package.json'), 'utf8'));
  return {
    databaseUrl: backupUrl(),
    media: configuredMedia(),
    software: `${name} ${version}`,
    now,
    folder: backupFolder(),
    key: unencrypted ? null : await encryptionKey(),
    signer: await findSigner(),
    keep: retention(),
  };
}

/** The configured second location for backups, or a folder in it; null if there is none. */
export function copyTarget(settings: BackupCopySettings = env, inside = ''): CopyTarget | null {
  const place = settings.BACKUP_COPY_TO;
  if (place === undefined) return null;
  if (!place.startsWith('s3://')) return folderTarget(place, inside);
  const [bucket = '', ...folders] = `${place.slice('s3://'.length)}/${inside}`.split('/').filter(Boolean);
  return bucketTarget({
    bucket,
    folder: folders.join('/'),
    client: s3Config({
      region: settings.BACKUP_COPY_REGION,
      endpoint: settings.BACKUP_COPY_ENDPOINT,
      pathStyle: settings.BACKUP_COPY_PATH_STYLE,
      keyId: settings.BACKUP_COPY_ACCESS_KEY_ID,
      secret: settings.BACKUP_COPY_SECRET_ACCESS_KEY,
    }),
  });
}

/** Copies backups to the second location by the retention rule of the first. */
export const copyingTo = (target: CopyTarget): Copying => ({
  folder: backupFolder(),
  target,
  keep: retention(),
});

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
 * starts. The folder of PostgreSQL, which may run as another account, is closed by embedded/installation.ts.
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
