import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Money, storedMoney } from '#core/money.ts';
import { ok, problem } from '#core/outcome.ts';
import type { MonthlyStatus } from '#money/domain/monthly-status.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { MonthlyProvider } from '#money/domain/payment-provider.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

export type PracticeMonthly = {
  id: string;
  reference: string;
  title: string;
  state: MonthlyStatus;
  amount: Money;
  nextAt: Date | null;
  failure: Failure | null;
  months: string[];
};

type StoredMonthly = Omit<PracticeMonthly, 'amount' | 'nextAt'> & {
  units: string;
  currency: string;
  nextAt: string | Date | null;
};

const to = { pause: 'paused', 'go-on': 'active', end: 'ended' } as const;

/** Monthly donations of the practice provider. Somebody has to press a button for each month. */
export function practiceMonthly(payload: Payload): MonthlyProvider {
  const writer = { payload };
  return {
    async ask(providerId) {
      const found = await findPracticeMonthly(writer, providerId);
      if (!found) return problem('unknown');
      const { state, amount, nextAt, failure, months } = found;
      return ok({
        state,
        amount,
        nextAt: state === 'active' ? nextAt : null,
        failure: state === 'failing' ? (failure ?? 'unknown') : null,
        failedMonth: state === 'failing' ? `month ${months.length + 2}` : null,
        months,
      });
    },
    async set(providerId, act) {
      const [found] = await queryRows(
        writer,
        sql`update money.practice_monthly set state = case state when 'ended' then state else ${to[act]} end
            where id = ${providerId} returning id`,
      );
      return found ? ok('done') : problem('unknown');
    },
    async setAmount(providerId, { units, currency }) {
      const [found] = await queryRows(
        writer,
        sql`update money.practice_monthly m set amount = ${units.toString()}::bigint from money.practice_payments p
            where m.id = ${providerId} and p.id = m.id and p.currency = ${currency} and m.state <> 'ended' returning m.id`,
      );
      return found ? ok('done') : problem('refused');
    },
    portal: null,
  };
}

export async function beginPracticeMonthly(writer: Writer, id: string): Promise<void> {
  await queryRows(writer, sql`insert into money.practice_monthly (id, state) values (${id}, 'begun')`);
}

/** The first month is paid: the next is due a month later. Does nothing for a single donation. */
export async function startPracticeMonths(writer: Writer, id: string, now: Date): Promise<void> {
  await queryRows(
    writer,
    sql`update money.practice_monthly set state = 'active', next_at = ${now.toISOString()}::timestamptz + interval '1 month'
        where id = ${id} and state = 'begun'`,
  );
}

/** The monthly donation that began with a payment of practice; null if it is a single one. */
export async function findPracticeMonthly(writer: Writer, id: string): Promise<PracticeMonthly | null> {
  const [row] = await queryRows<StoredMonthly>(
    writer,
    sql`select m.id, p.reference, p.title, m.state, coalesce(m.amount, p.amount)::text as units, p.currency, m.next_at as "nextAt", m.failure,
          coalesce((select jsonb_agg(y.id order by y.changed_at, y.id) from money.practice_payments y
            where y.monthly = m.id), '[]') as months
        from money.practice_monthly m join money.practice_payments p on p.id = m.id where m.id = ${id}`,
  );
  if (!row) return null;
  const { units, currency, nextAt, ...rest } = row;
  return {
    ...rest,
    amount: storedMoney(units, currency),
    nextAt: nextAt === null ? null : new Date(nextAt),
  };
}
