import type { CheckedManifest } from '#platform/backup/check-backup.ts';
import type { Manifest } from '#platform/backup/manifest.ts';

/** A number of bytes in readable units. */
export function formatSize(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${power === 0 ? amount : amount.toFixed(amount < 10 ? 1 : 0)} ${units[power]}`;
}

/** The contents of a backup, in one line. */
export function formatContents({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = media.reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows in ${tables.length} tables, ${media.length} files of ${formatSize(bytes)}`;
}

const MISSING_SHOWN = 10;

/** Lists the files the tables refer to that were missing; empty when none was. */
export function missingFiles({ missing }: Manifest): string {
  if (missing.length === 0) return '';
  const some = missing.slice(0, MISSING_SHOWN).map(name => `\n    ${name}`);
  const more = missing.length > MISSING_SHOWN ? `\n    and ${missing.length - MISSING_SHOWN} more` : '';
  return `\n  ! ${missing.length} files the picture library names were not there:${some.join('')}${more}\n`;
}

/** Who wrote a backup, as far as it is proven. */
export const whoWrote = ({ isProven }: CheckedManifest): string =>
  isProven
    ? 'Who wrote it is proven: it is signed with the signing key of this site.'
    : '! Who wrote it is not proven: it has no signature that belongs to this key or this machine.';
