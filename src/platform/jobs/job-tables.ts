import { runMigrations } from 'graphile-worker';
import { quietLogger } from './job-logger.ts';

/** Names the version of the queue's tables; changes with the package, so that databases in use are migrated too. */
export const jobTablesStep = 'graphile-worker-0.18.0';

/** Brings the queue's own schema, `graphile_worker`, to this version. Processes at run time only read that it is there. */
export async function prepareJobTables(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: quietLogger });
}
