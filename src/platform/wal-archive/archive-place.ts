import type { BackupCopySettings } from '#platform/backup/copy.schema.ts';
import { copyTarget } from '#platform/backup/copy-settings.ts';
import type { CopyTarget } from '#platform/backup/copy-target.ts';

/** The folder of the archive in the second place of backups. */
export const ARCHIVE = 'archive';

/** The archive as configured; null while there is no second place. */
export const archiveTarget = (settings?: BackupCopySettings): CopyTarget | null =>
  copyTarget(settings, ARCHIVE);
