import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Money, storedMoney } from '#core/money.ts';
import { type MonthlyStatus, monthlyStatuses } from '#money/domain/monthly-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** A monthly donation in the list of the desk. It holds personal data. */
export type MonthlyAtDesk = {
  reference: string;
  method: PaymentMethodId;
  state: MonthlyStatus;
  amount: Money;
  fund: string;
  campaign: string | null;
  begunAt: Date;
  nextAt: Date | null;
  /** Why the last month could not be taken, while it is failing. */
  failure: Failure | null;
  name: string | null;
  /** How many of its months arrived. */
  paid: number;
  /** When it last changed and by whom. */
  change: { at: Date; by: 'giver' | 'provider' | 'erasure' } | null;
};

/** The state in a query; null is all states but "begun". */
export const readMonthlyState = (value: unknown): MonthlyStatus | null =>
  monthlyStatuses.find(state => state === value) ?? null;

type Moment = string | Date | null;
type Row = Omit<MonthlyAtDesk, 'amount' | 'begunAt' | 'nextAt' | 'change'> & {
  units: string;
  currency: string;
  begunAt: string | Date;
  nextAt: Moment;
  changedAt: Moment;
  by: 'giver' | 'provider' | 'erasure' | null;
};

const asked = (state: MonthlyStatus | null) =>
  state === null ? sql`m.state <> 'begun'` : sql`m.state = ${state}`;

/** One page of the monthly donations in a state: failing ones first, then by the date of the next month. */
export async function listMonthlyAtDesk(
  reader: Writer,
  state: MonthlyStatus | null,
  { size, page }: { size: number; page: number },
): Promise<MonthlyAtDesk[]> {
  const rows = await queryRows<Row>(
    reader,
    sql`select g.reference, g.method, m.state, m.amount::text as units, g.currency, m.fund, m.campaign,
          m.begun_at as "begunAt", m.next_at as "nextAt", m.failure, p.name, e.at as "changedAt", e.by,
          (select count(*)::int from money.donations one join money.statuses s on s.donation = one.id
            where (one.id = g.id or one.first_donation = g.id) and s.received > 0) as paid
        from money.monthly_donations m join money.donations g on g.id = m.donation left join money.donors p on p.donation = g.id
          left join lateral (select at, by from money.monthly_events where donation = m.donation
            order by number desc limit 1) e on true
        where ${asked(state)}
        order by m.state <> 'failing', m.next_at nulls last, m.begun_at desc, g.id
        limit ${size} offset ${(page - 1) * size}`,
  );
  return rows.map(({ units, currency, begunAt, nextAt, changedAt, by, ...row }) => ({
    ...row,
    amount: storedMoney(units, currency),
    begunAt: new Date(begunAt),
    nextAt: nextAt === null ? null : new Date(nextAt),
    change: changedAt !== null && by !== null ? { at: new Date(changedAt), by } : null,
  }));
}

/** The number of monthly donations in a state, and what the running ones bring each month, by currency. */
export async function sumMonthly(
  reader: Writer,
  state: MonthlyStatus | null,
): Promise<{ all: number; each: Money[] }> {
  const rows = await queryRows<{ currency: string; all: number; units: string }>(
    reader,
    sql`select g.currency, count(*)::int as all,
          coalesce(sum(m.amount) filter (where m.state in ('active', 'failing')), 0)::text as units
        from money.monthly_donations m join money.donations g on g.id = m.donation where ${asked(state)} group by 1 order by 1`,
  );
  return {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    each: rows.flatMap(({ currency, units }) => (units === '0' ? [] : [storedMoney(units, currency)])),
  };
}
