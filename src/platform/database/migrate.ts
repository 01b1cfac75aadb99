import type { Payload } from 'payload';
import { connectOnce } from '#platform/database/connect-once.ts';

/** The advisory lock of migrations; any fixed number does, as long as it never changes. */
export const MIGRATION_LOCK = 4_012_026;

type Named = { name: string };
/** A migration as in the generated list; only the database adapter knows what it passes to `up` and `down`. */
type Migration = Named & { up: (args: never) => Promise<void>; down: (args: never) => Promise<void> };
type AdapterMigrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'];

/** The migrations in `migrations` not yet applied to the database at `url`, oldest first. */
export async function pendingMigrations(url: string, migrations: readonly Named[]): Promise<string[]> {
  return connectOnce(url, async client => {
    const { rows } = await client.query("select to_regclass('payload_migrations') is not null as known");
    if (!rows[0].known) return migrations.map(migration => migration.name);
    const applied = await client.query<Named>('select name from payload_migrations');
    const names = new Set(applied.rows.map(row => row.name));
    return migrations.map(migration => migration.name).filter(name => !names.has(name));
  });
}

/**
 * Applies pending migrations, one process at a time: a second one waits for the lock and finds nothing to do. Payload
 * can end without having done its work, so the table is read again afterwards.
 * @param before does what has to be done before the first one, such as a backup; when it throws, nothing is applied.
 * @returns the names that were applied.
 * @throws when a migration failed or is still missing from the table.
 */
export async function applyMigrations(
  payload: Payload,
  url: string,
  migrations: readonly Migration[],
  before: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  return connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pending = await pendingMigrations(url, migrations);
    if (pending.length > 0) {
      await before();
      await payload.db.migrate({ migrations: migrations as unknown as AdapterMigrations });
    }
    const after = await pendingMigrations(url, migrations);
    if (after.length > 0) throw new Error(`Migrations that were not applied: ${after.join(', ')}`);
    return pending;
  });
}
