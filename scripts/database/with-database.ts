import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { onlyOneRun } from '../run/single-run.mjs';
import { startConfigured } from './configured-database.ts';

/** Runs `work` on the running database, or starts the embedded one for as long as it takes. */
export async function withDatabase(command: string, work: () => Promise<void>): Promise<void> {
  if (env.DATABASE_URL !== EMBEDDED || (await answers())) return work();
  onlyOneRun(command);
  const database = await startConfigured();
  try {
    await work();
  } finally {
    await database.stop();
  }
}

function answers(): Promise<boolean> {
  return connectOnce(databaseUrl(), client => client.query('select 1')).then(
    () => true,
    () => false,
  );
}
