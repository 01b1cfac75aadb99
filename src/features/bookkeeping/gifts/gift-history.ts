import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Failure } from '#core/payment-failure.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { DeskAct } from '../desk/record-act.ts';

/** Something that happened to a gift, in the order in which it happened. */
export type Happening = { at: Date } & (
  | {
      kind: 'event';
      what: string;
      amount: string;
      payment: string;
      problem: string | null;
      failure: Failure | null;
    }
  | { kind: 'entry'; number: string; day: string; lines: { account: string; amount: string }[] }
  | { kind: 'notice'; what: string; outcome: string | null }
  | { kind: 'act'; act: DeskAct; staff: number; details: Record<string, string | number> }
  | { kind: 'refund'; amount: string; reason: string; state: string }
  | { kind: 'receipt'; number: string }
);

type Stored = { at: string | Date; kind: Happening['kind']; data: Record<string, unknown> };

/** Everything about a gift: what was reported, what was booked, what staff did. Nobody's name but those of staff. */
export async function listHistory(reader: Writer, gift: string): Promise<Happening[]> {
  const rows = await rowsOf<Stored>(
    reader,
    sql`select at, kind, data from (
          select received_at as at, 1 as place, 'event' as kind, jsonb_build_object('what', e.kind,
              'amount', amount::text, 'payment', payment, 'problem', problem, 'failure', (select y.failure from giving.payments y
                where e.kind = 'failed' and y.way = e.way and y.provider_id = e.payment)) as data
            from giving.events e where gift = ${gift}
          union all select made_at, 2, 'entry', jsonb_build_object('number', n.id::text, 'day', n.day,
              'lines', (select jsonb_agg(jsonb_build_object('account', account, 'amount', amount::text)
                order by position) from giving.lines where entry = n.id))
            from giving.entries n where gift = ${gift}
          union all select o.received_at, 0, 'notice', jsonb_build_object('what', o.kind, 'outcome', o.outcome)
            from giving.notices o join giving.payments y
              on y.way = o.way and (y.provider_id = o.provider_id or y.payment_id = o.payment_id)
            where y.gift = ${gift}
          union all select moment, 3, 'act', jsonb_build_object('act', act, 'staff', staff, 'details', details)
            from giving.acts where gift = ${gift}
          union all select asked_at, 4, 'refund', jsonb_build_object('amount', amount::text, 'reason', reason,
              'state', state) from giving.refunds where gift = ${gift}
          union all select made_at, 5, 'receipt', jsonb_build_object('number', number::text)
            from giving.receipts where gift = ${gift}
        ) as all_of_it order by at, place`,
  );
  return rows.map(({ at, kind, data }) => ({ at: new Date(at), kind, ...data }) as Happening);
}
