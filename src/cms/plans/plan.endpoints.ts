import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayChange } from '#cms/access/access-for.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { inOneTransaction, lockInTransaction } from '#platform/transaction.ts';
import { type PlanKind, type PublishState, planKinds, plannedInstant, planProblem } from './plan.rules.ts';
import { cancelPlan, listDocumentPlans, storePlan } from './plan-store.ts';

const path = '/:id/plans';
const wanted = z.strictObject({
  kind: z.enum(planKinds),
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
const cancelled = z.strictObject({ kind: z.enum(planKinds) });

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { message });

/** Endpoints to read, make (replacing one of the same kind) and cancel the plans of a collection's documents. */
export function planEndpoints(slug: string): Endpoint[] {
  const within = (act: (req: PayloadRequest, document: number, state: PublishState) => Promise<Response>) => {
    return async (req: PayloadRequest) => {
      const document = Number(req.routeParams?.id);
      const state = Number.isSafeInteger(document) ? await findPublishState(req, slug, document) : null;
      if (!state) return refuse(404, 'This no longer exists.');
      if (!(await mayChange(req, slug, document, { publish: true })))
        return refuse(403, 'Only people who may publish this can plan it.');
      return act(req, document, state);
    };
  };
  return [
    {
      path,
      method: 'get',
      handler: within((req, document, state) => answer(req, slug, document, state)),
    },
    {
      path,
      method: 'post',
      handler: within(async (req, document, state) => {
        const read = wanted.safeParse(await readBody(req));
        if (!read.success) return refuse(400, 'Choose a day and a time.');
        const { kind } = read.data;
        const at = plannedInstant(read.data);
        const problem = planProblem(kind, at, state, startClock(env.FIXED_NOW).now());
        if (problem) return refuse(400, problem);
        await planned(req, { collection: slug, document, kind, at });
        return answer(req, slug, document, state);
      }),
    },
    {
      path,
      method: 'delete',
      handler: within(async (req, document, state) => {
        const read = cancelled.safeParse(await readBody(req));
        if (!read.success) return refuse(400, 'Say which plan to cancel.');
        if (!(await cancelPlan(req, { collection: slug, document, ...read.data })))
          return refuse(409, 'That is no longer planned.');
        return answer(req, slug, document, state);
      }),
    },
  ];
}

async function planned(
  { payload, user }: PayloadRequest,
  plan: { collection: string; document: number; kind: PlanKind; at: Date },
): Promise<void> {
  await inOneTransaction(payload, async req => {
    await lockInTransaction(req, `plan:${plan.collection}:${plan.document}`);
    await storePlan(Object.assign(req, { user }), plan);
  });
}

async function answer(req: PayloadRequest, collection: string, document: number, state: PublishState) {
  return respond(200, { plans: await listDocumentPlans(req, { collection, document }), state });
}

const readBody = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null);

/** Null if there is no such document, or the caller may not read it. */
async function findPublishState(req: PayloadRequest, slug: string, id: number): Promise<PublishState | null> {
  const read = (draft: boolean) =>
    req.payload.findByID({
      collection: slug as CollectionSlug,
      id,
      draft,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    }) as Promise<{ _status?: string } | null>;
  const [stored, latest] = [await read(false), await read(true)];
  if (!stored || !latest) return null;
  return { isPublished: stored._status === 'published', hasUnpublished: latest._status !== 'published' };
}
