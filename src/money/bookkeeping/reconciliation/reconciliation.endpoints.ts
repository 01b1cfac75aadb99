import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { makeDue } from '#platform/jobs/queue-work.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { DESK_PATH, deskClock, deskEndpoint, deskForm } from '../desk/answer-desk.ts';
import { recordAct } from '../desk/record-act.ts';
import { findLastReconciliation } from './find-reconciliation.ts';
import { RECONCILING } from './reconcile.job.ts';

const to = `${DESK_PATH}/differences`;

/** Begins a run that asks all payment services, and says how far it is. */
export const reconciliationEndpoints: Endpoint[] = [
  deskForm('post /donations/ask-all', z.object({}), async ({ payload }, _form, acting) => {
    const begun = await beginReconciliation(payload, {
      providers: openProviders(payload, deskClock),
      ...acting,
    });
    if (!begun.ok) return problem({ to, code: begun.problem });
    // The job does the run, because it takes minutes and has to survive a restart.
    await makeDue(cmsPool(payload), RECONCILING, acting.now);
    return ok({ to, done: begun.value });
  }),
  deskEndpoint('get /donations/ask-all', async ({ payload }) => {
    const last = await findLastReconciliation({ payload });
    const { payments = 0, asked = 0, endedAt = null } = last ?? {};
    return Response.json({ runs: last !== null && endedAt === null, payments, asked });
  }),
];

/** `asked-often`: several runs were begun within the hour. */
export type BeginProblem = 'nothing-to-ask' | 'asking-already' | 'asked-often';

const HOUR = 3_600_000;
const RUNS_AN_HOUR = 6;
/** Longer than the slowest run. A run that is still open then belongs to a process that died. */
const ABANDONED_AFTER_MS = HOUR;

type Beginning = { providers: readonly Pick<PaymentProvider, 'id'>[]; by: number; now: Date };

/** Stores a run for reconcile.job.ts: one at a time, and not too often. */
export async function beginReconciliation(
  payload: Payload,
  { providers, by, now }: Beginning,
): Promise<Outcome<'asking-all', BeginProblem>> {
  if (providers.length === 0) return problem('nothing-to-ask');
  const hourAgo = new Date(now.getTime() - HOUR).toISOString();
  const tooOld = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  return inOneTransaction(payload, async req => {
    await queryRows(
      req,
      sql`update money.reconciliations set ended_at = ${now.toISOString()}, outcome = 'abandoned'
          where ended_at is null and begun_at < ${tooOld}`,
    );
    const [{ recent } = { recent: 0 }] = await queryRows<{ recent: number }>(
      req,
      sql`select count(*)::int as recent from money.reconciliations where begun_at > ${hourAgo}`,
    );
    if (recent >= RUNS_AN_HOUR) return problem('asked-often');
    const [begun] = await queryRows<{ number: string }>(
      req,
      sql`insert into money.reconciliations (begun_by, begun_at) values (${by}, ${now.toISOString()})
          on conflict do nothing returning number::text`,
    );
    if (!begun) return problem('asking-already');
    const details = { run: Number(begun.number), services: providers.map(({ id }) => id).join(', ') };
    await recordAct(req, { by, act: 'asked-all-providers', details }, now);
    return ok('asking-all');
  });
}
