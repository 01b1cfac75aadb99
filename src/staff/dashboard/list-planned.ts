import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { findReadable } from '#cms/access/find-readable.ts';
import { DONE_SHOWN_MS, type Plan } from '#cms/plans/plan.rules.ts';
import { listPlans } from '#cms/plans/plan-store.ts';
import { sayHere } from '#staff/language/say.ts';

export type PlannedDocument = Plan & { title: string; href: string };

/** What is planned, what failed, and what happened within a week, of the documents `user` may read. */
export async function listPlanned(payload: Payload, user: TypedUser, now: Date): Promise<PlannedDocument[]> {
  const plans = await listPlans({ payload }, new Date(now.getTime() - DONE_SHOWN_MS));
  const named = await Promise.all(plans.map(plan => withTitle(payload, user, plan)));
  return named.filter(plan => plan !== null);
}

async function withTitle(payload: Payload, user: TypedUser, plan: Plan): Promise<PlannedDocument | null> {
  const { collection } = plan;
  const where = { id: { equals: plan.document } };
  const [doc] = await findReadable({ payload, user }, collection, { draft: true, where, limit: 1 });
  if (!doc) return null;
  const { useAsTitle } = payload.collections[collection as CollectionSlug].config.admin;
  const title = doc[useAsTitle ?? 'id'];
  return {
    ...plan,
    title: String(title || sayHere()('Without a heading')),
    href: `${payload.config.routes.admin}/collections/${collection}/${plan.document}`,
  };
}
