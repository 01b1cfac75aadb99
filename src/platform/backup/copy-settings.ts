import { env } from '#platform/env.ts';
import { backupFolder, retention } from './backup-settings.ts';
import type { BackupCopySettings } from './copy.schema.ts';
import type { Copying } from './copy-backups.ts';
import { bucketTarget, type CopyTarget, folderTarget } from './copy-target.ts';

/** The second place of backups as configured, or a folder in it; null if there is none. */
export function copyTarget(settings: BackupCopySettings = env, inside = ''): CopyTarget | null {
  const place = settings.BACKUP_COPY_TO;
  if (place === undefined) return null;
  if (!place.startsWith('s3://')) return folderTarget(place, inside);
  const [bucket = '', ...folders] = `${place.slice('s3://'.length)}/${inside}`.split('/').filter(Boolean);
  return bucketTarget({
    bucket,
    folder: folders.join('/'),
    client: {
      region: settings.BACKUP_COPY_REGION,
      ...(settings.BACKUP_COPY_ENDPOINT && { endpoint: settings.BACKUP_COPY_ENDPOINT }),
      forcePathStyle: settings.BACKUP_COPY_PATH_STYLE === 'on',
      credentials: {
        accessKeyId: settings.BACKUP_COPY_ACCESS_KEY_ID ?? '',
        secretAccessKey: settings.BACKUP_COPY_SECRET_ACCESS_KEY ?? '',
      },
      // Services other than AWS often do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  });
}

/** What is copied to a second place as configured, by the rule that applies to the first. */
export const copyingTo = (target: CopyTarget): Copying => ({
  folder: backupFolder(),
  target,
  keep: retention(),
});
