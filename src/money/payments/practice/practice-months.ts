import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { MonthlyStatus } from '#money/domain/monthly-status.ts';
import { isFailure } from '#money/domain/payment-failure.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { findPracticeMonthly } from './practice-monthly.ts';
import { openPractice } from './practice-provider.ts';

/** The buttons for a monthly donation on the practice page, in order. */
export const monthlyPractice = ['next-month', 'month-fails', 'bank-ends'] as const;
export type MonthlyPractice = (typeof monthlyPractice)[number];

const from: Record<MonthlyPractice, readonly MonthlyStatus[]> = {
  'next-month': ['active', 'failing'],
  'month-fails': ['active'],
  'bank-ends': ['active', 'paused', 'failing'],
};
const to = { 'next-month': 'active', 'month-fails': 'failing', 'bank-ends': 'ended' } as const;

/** Whether an act is possible in the status of a monthly donation. */
export const fitsMonthly = (act: MonthlyPractice, state: MonthlyStatus): boolean => from[act].includes(state);

/** Does an act on a monthly donation; `misfit` if its status has changed meanwhile. */
export async function practiseMonth(
  writer: Writer,
  { id, act, failure = 'card-declined' }: { id: string; act: MonthlyPractice; failure?: string | undefined },
  now: Date,
): Promise<Outcome<'done', 'misfit'>> {
  const why = act === 'month-fails' && isFailure(failure) ? failure : null;
  const [changed] = await queryRows<{ id: string }>(
    writer,
    sql`update money.practice_monthly set state = ${to[act]}, failure = ${why},
          next_at = case when ${act} = 'next-month' then next_at + interval '1 month' else next_at end
        where id = ${id} and state in (${sql.join(
          from[act].map(state => sql`${state}`),
          sql`, `,
        )}) returning id`,
  );
  const monthly = changed && (await findPracticeMonthly(writer, id));
  if (!monthly) return problem('misfit');
  const { reference, title, amount } = monthly;
  const month = { reference, title, amount };
  if (act === 'next-month') await openPractice(writer, month, now, { state: 'paid', monthly: id });
  return ok('done');
}
