import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { RefundFailure } from '#money/domain/refund.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { RefundAtDesk } from '../desk/refund.rules.ts';

/** A refund as the desk shows it. Where staff pay it: from where, to whom until it is paid, who pays it and by when. */
export type ListedRefund = Omit<RefundAtDesk, 'units'> & {
  reference: string;
  method: PaymentMethodId;
  amount: Money;
  reason: string;
  failure: RefundFailure | null;
  payee: string | null;
  /** The id of the member of staff; null where a payment service or a bank moves the money. */
  doer: number | null;
  dueOn: string | null;
  document: string | null;
  /** Staff dealt with it after it failed. */
  isClosed: boolean;
};

type Row = Omit<ListedRefund, 'amount'> & { units: string; currency: string };

/** The refunds that match a condition on `f` and its task `t`, the most urgent first. */
async function list(reader: Writer, condition: SQL, most: number): Promise<ListedRefund[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select f.id, f.payment, g.reference, g.method as method, f.amount::text as units, g.currency, f.reason, f.state,
          f.sent_by as "sentBy", f.failure, t.place, t.payee, t.doer, t.due_on::text as "dueOn", t.done_on::text as "doneOn",
          t.document, f.closed_at is not null as "isClosed"
        from money.refunds f join money.donations g on g.id = f.donation left join money.refund_tasks t on t.refund = f.id
        where ${condition} order by t.due_on nulls last, f.asked_at, f.id limit ${most}`,
  );
  return rows.map(({ units, currency, ...row }) => ({ ...row, amount: storedMoney(units, currency) }));
}

/** The refunds of one donation. */
export const listRefunds = (reader: Writer, donation: string): Promise<ListedRefund[]> =>
  list(reader, sql`f.donation = ${donation}::uuid`, 200);

/** The refunds that staff have to pay, the earliest due first. */
export const listRefundTasks = (reader: Writer): Promise<ListedRefund[]> =>
  list(reader, sql`f.state = 'to-send'`, 200);
