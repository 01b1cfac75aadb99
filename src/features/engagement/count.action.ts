import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { executorOf } from '#platform/transaction.ts';
import { type CountName, donateKey } from './count.rules.ts';

/** `unknown`: no published post or event carries that key. */
export type CountProblem = 'unknown';

/**
 * Counts one opening, view or love of what carries `key` and gives the new number. One statement does it, so that
 * clicks at the same instant are all counted, and the number is durable before the answer.
 */
export async function countOne(
  payload: Payload,
  { kind, key }: CountName,
): Promise<Outcome<number, CountProblem>> {
  if (!(await isCounted(payload, key))) return problem('unknown');
  const executor = await executorOf({ payload });
  const { rows } = (await executor.execute(sql`
    insert into counts (kind, key, n) values (${kind}, ${key}, 1)
    on conflict (kind, key) do update set n = counts.n + 1, updated_at = now()
    returning n
  `)) as { rows: { n: string | number }[] };
  return ok(Number(rows[0]?.n ?? 0));
}

/** Only keys of what visitors can see are counted, so that nobody fills the table with inventions. */
async function isCounted(payload: Payload, key: string): Promise<boolean> {
  if (key === donateKey) return true;
  const where = { clickKey: { equals: key } };
  for (const collection of ['events', 'posts'] as const) {
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: false });
    if (totalDocs > 0) return true;
  }
  return false;
}
