import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload';
import { refuseMisfits } from '#platform/database/refuse-misfits.ts';
import { boundCmsStatements } from '#platform/database/statement-bounds.ts';
import { watchCmsPool } from '#platform/pool-errors.ts';
import { proveCommits, proveTransactions } from '#platform/proven-commits.ts';

/**
 * An adapter that refuses what fits no column, bounds, watches and proves every connection it opens, and fails to connect where transactions do not
 * hold. Payload's `onInit` runs at the first try to open the CMS only: after a start without the database, never.
 */
export function checkedConnection<Db extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Db>,
): DatabaseAdapterObj<Db> {
  return {
    ...adapter,
    init(args) {
      holdOwnNamesOnly(args.payload);
      const db = adapter.init(args);
      refuseMisfits(db);
      const connect = db.connect?.bind(db);
      db.connect = async options => {
        await connect?.(options);
        if (options?.hotReload) return;
        try {
          await check(args.payload);
        } catch (error) {
          // The next try opens connections of its own.
          await db.destroy?.();
          throw error;
        }
      };
      return db;
    },
  };
}

/**
 * Payload looks its collections up by names from outside: of addresses, of calls from screens, of fields. A collection
 * named `constructor` is not there, and must not be found in what every object inherits.
 */
function holdOwnNamesOnly({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}

async function check(payload: Payload): Promise<void> {
  await proveTransactions(payload);
  watchCmsPool(payload);
  boundCmsStatements(payload);
  proveCommits(payload);
}
