import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { bucketPlace } from '#platform/pictures/bucket.ts';
import { sealingKey } from './backup-key.ts';
import { bucketMedia } from './bucket-media.ts';
import type { BackupPlan } from './make-backup.ts';
import { folderMedia, type MediaStore } from './media-store.ts';

export const backupFolder = () =>
  resolve(/* turbopackIgnore: true */ env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));

/** The configured store of uploaded files. */
export const mediaInUse = (): MediaStore => {
  const place = bucketPlace();
  return place ? bucketMedia(place) : folderMedia(resolve(env.DATA_DIR, 'media'));
};

/** How many backups stay, here and in the second place. */
export const retention = () => ({
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
    media: mediaInUse(),
    software: `${name} ${version}`,
    now,
    folder: backupFolder(),
    key: unencrypted ? null : await sealingKey(),
    keep: retention(),
  };
}
