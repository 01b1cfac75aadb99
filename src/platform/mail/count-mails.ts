import { sql } from '@payloadcms/db-postgres/drizzle';
import { executorOf } from '#platform/transaction.ts';
import type { MailState } from './mail-state.rules.ts';

/** How many messages stand where; those to staff counted only where `withStaff` is said. */
export async function countMails(
  writer: Parameters<typeof executorOf>[0],
  { withStaff }: { withStaff: boolean },
): Promise<Partial<Record<MailState, number>>> {
  const executor = await executorOf(writer);
  const { rows } = (await executor.execute(sql`
    select state, count(*)::int as n from mails where ${withStaff} or not for_staff group by state
  `)) as { rows: { state: MailState; n: number }[] };
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
