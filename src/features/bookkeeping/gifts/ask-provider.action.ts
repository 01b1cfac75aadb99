import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentProvider, StartedPayment } from '#core/payment-provider.ts';
import type { CheckPayment } from '#platform/payments/payment-ports.ts';
import { rowsOf } from '#platform/transaction.ts';
import { recordAct } from '../desk/record-act.ts';

/** `nothing-to-ask`: no payment of this gift was begun at a service that is set up. */
export type AskProblem = 'nothing-to-ask' | 'no-answer';

/** Asks the payment service about every payment of a gift, for somebody who does not want to wait. */
export async function askProvider(
  payload: Payload,
  reference: string,
  {
    providers,
    by,
    now,
    checkPayment,
  }: { providers: readonly PaymentProvider[]; by: number; now: Date; checkPayment: CheckPayment },
): Promise<Outcome<'asked', AskProblem>> {
  const payments = await rowsOf<StartedPayment & { way: string; gift: string }>(
    { payload },
    sql`select y.way, y.gift, y.provider_id as "providerId", g.reference
        from giving.payments y join giving.gifts g on g.id = y.gift where g.reference = ${reference}
        order by y.started_at limit 20`,
  );
  const asked = payments.flatMap(({ way: id, ...payment }) => {
    const provider = providers.find(each => each.id === id);
    return provider ? [{ way: provider, payment }] : [];
  });
  if (asked.length === 0) return problem('nothing-to-ask');
  let answered = 0;
  for (const { way: provider, payment } of asked) {
    const answer = await checkPayment(payload, provider, payment, now);
    if (answer.ok || answer.problem === 'unknown') answered += 1;
  }
  const details = { payments: asked.length, answered };
  await recordAct({ payload }, { by, act: 'asked-provider', gift: payments[0]?.gift ?? null, details }, now);
  return answered === asked.length ? ok('asked') : problem('no-answer');
}
