import type { Endpoint } from 'payload';
import { z } from 'zod';
import { ok, problem } from '#core/outcome.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { makeDue } from '#platform/jobs/queue-work.ts';
import { DESK_PATH, type DeskFlow, deskClock, deskEndpoint, deskForm } from '../desk/answer-desk.ts';
import { beginReconciliation } from './begin-reconciliation.action.ts';
import { findLastReconciliation } from './find-reconciliation.ts';
import { RECONCILING } from './reconcile.job.ts';

const to = `${DESK_PATH}/differences`;

/** Asking all payment services at once, and how far that is. */
export const reconciliationEndpoints = ({ openProviders }: DeskFlow): Endpoint[] => [
  deskForm('post /gifts/ask-all', z.object({}), async ({ payload }, _form, acting) => {
    const begun = await beginReconciliation(payload, {
      providers: openProviders(payload, deskClock),
      ...acting,
    });
    if (!begun.ok) return problem({ to, code: begun.problem });
    // Not done in this request: it takes minutes, and a restart must not end it.
    await makeDue(cmsPool(payload), RECONCILING, acting.now);
    return ok({ to, done: begun.value });
  }),
  deskEndpoint('get /gifts/ask-all', async ({ payload }) => {
    const last = await findLastReconciliation({ payload });
    const { payments = 0, asked = 0, endedAt = null } = last ?? {};
    return Response.json({ runs: last !== null && endedAt === null, payments, asked });
  }),
];
