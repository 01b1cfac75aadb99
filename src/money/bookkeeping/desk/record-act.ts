import { sql } from '@payloadcms/db-postgres/drizzle';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** The acts at the donations desk, as the audit trail names them. */
export type DeskAct =
  | 'asked-provider'
  | 'asked-all-providers'
  | 'refund-asked'
  | 'refunded'
  | 'refund-refused'
  | 'refund-planned'
  | 'refund-done'
  | 'refund-back'
  | 'refund-withdrawn'
  | 'refund-kept'
  | 'entered'
  | 'confirmed'
  | 'rejected'
  | 'imported-statement'
  | 'booked-line'
  | 'set-line-aside'
  | 'left-line-out'
  | 'booked-charge'
  | 'booked-return'
  | 'matched-refund'
  | 'booked-refund-back'
  | 'booked-expense'
  | 'saved-table'
  | 'saved-journal'
  | 'saved-totals'
  | 'transferred'
  | 'spent'
  | 'exchanged'
  | 'entered-rate'
  | 'took-back'
  | 'sorted-spending'
  | 'saved-kind'
  | 'booked-opening'
  | 'added-scan'
  | 'opened-scan'
  | 'closed-month'
  | 'closed-year';

type Act = { by: number; act: DeskAct; donation?: string | null; details?: Record<string, string | number> };

/** Records what a member of staff did. Rows of the audit trail are never changed. */
export async function recordAct(
  writer: Writer,
  { by, act, donation = null, details = {} }: Act,
  now: Date,
): Promise<void> {
  await queryRows(
    writer,
    sql`insert into money.acts (moment, staff, act, donation, details)
        values (${now.toISOString()}, ${by}, ${act}, ${donation}, ${JSON.stringify(details)}::jsonb)`,
  );
}
