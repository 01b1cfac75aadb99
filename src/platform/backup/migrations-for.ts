import { BackupError } from './backup-error.ts';
import type { About } from './manifest.ts';

type Named = { readonly name: string };

/**
 * The migrations that create the tables a backup was made from, oldest first. The rest belongs to a newer version and
 * is applied once the rows are in.
 * @throws BackupError when the backup knows migrations that this version does not.
 */
export function migrationsFor<Migration extends Named>(
  { migrations, software }: Pick<About, 'migrations' | 'software'>,
  known: readonly Migration[],
): Migration[] {
  const names = new Set(migrations);
  const unknown = migrations.filter(name => !known.some(migration => migration.name === name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by another version (${software}) whose tables this one cannot make (${unknown[0]}): ` +
        'install the version the backup was made by, or a later one; nothing was changed',
    );
  if (migrations.length === 0) throw new BackupError('The backup holds no tables');
  const chosen = known.filter(migration => names.has(migration.name));
  const gap = known.slice(0, chosen.length).find(migration => !names.has(migration.name));
  if (gap)
    throw new BackupError(
      `The backup lacks the migration ${gap.name}, which this version expects before others it has; nothing was changed`,
    );
  return chosen;
}
