import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import type { Plan, PlanKind } from './plan.rules.ts';

/** Payload's own task: it changes the status of a document at a time. Its jobs are the plans. */
export const PLAN_TASK = 'schedulePublish';

/** A plan that is over is of use while somebody may ask about it. */
const STORED_DAYS = 90;

type Document = { collection: string; document: number };

const isPlan = sql`task_slug::text = ${PLAN_TASK}`;
const isOf = ({ collection, document }: Document) =>
  sql`${isPlan} and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${String(document)}`;

const columns = sql`id, input -> 'doc' ->> 'relationTo' as collection, (input -> 'doc' ->> 'value')::int as document,
  coalesce(input ->> 'type', 'publish') as kind, wait_until as at, completed_at as "doneAt",
  case when has_error then coalesce(error ->> 'message', 'The reason is not known.') end as problem`;

type Row = Omit<Plan, 'at' | 'doneAt'> & { at: string | Date; doneAt: string | Date | null };
const planOf = ({ id, at, doneAt, ...rest }: Row): Plan => ({
  ...rest,
  id: Number(id),
  at: new Date(at).toISOString(),
  doneAt: doneAt && new Date(doneAt).toISOString(),
});

/** The plans of one document, those to come first and then what happened, latest first. */
export async function plansOf(writer: Writer, of: Document): Promise<Plan[]> {
  const rows = await rowsOf<Row>(
    writer,
    sql`select ${columns} from payload_jobs where ${isOf(of)}
        order by completed_at is not null or coalesce(has_error, false), coalesce(completed_at, wait_until) desc`,
  );
  return rows.map(planOf);
}

/** Every plan to come, and what failed, soonest first; and what was done since an instant. */
export async function listPlans(writer: Writer, doneSince: Date): Promise<Plan[]> {
  const rows = await rowsOf<Row>(
    writer,
    sql`select ${columns} from payload_jobs where ${isPlan}
        and (completed_at is null or completed_at >= ${doneSince.toISOString()}) order by wait_until`,
  );
  return rows.map(planOf);
}

/**
 * Plans an act, in place of one of the same kind for this document that is to come or that failed. The caller holds the
 * lock of the document, so that there is one of each kind.
 */
export async function storePlan(
  req: PayloadRequest,
  { collection, document, kind, at }: Document & { kind: PlanKind; at: Date },
): Promise<void> {
  await dropPlan(req, { collection, document, kind });
  await req.payload.jobs.queue({
    task: PLAN_TASK,
    input: {
      type: kind,
      doc: { relationTo: collection as CollectionSlug, value: String(document) },
      user: { relationTo: STAFF, value: req.user?.id },
    } as never,
    waitUntil: at,
    req,
  });
}

/** Takes back a plan to come, or the note of one that failed; tells whether there was one. */
export async function dropPlan(writer: Writer, { kind, ...of }: Document & { kind: PlanKind }) {
  const rows = await rowsOf(
    writer,
    sql`delete from payload_jobs where ${isOf(of)} and coalesce(input ->> 'type', 'publish') = ${kind}
        and completed_at is null and not coalesce(processing, false) returning id`,
  );
  return rows.length > 0;
}

/** Forgets what is over for long. */
export async function forgetOldPlans(payload: Payload, now: Date): Promise<void> {
  await rowsOf(
    { payload },
    sql`delete from payload_jobs where completed_at < ${now.toISOString()}::timestamptz - ${STORED_DAYS} * interval '1 day'`,
  );
}

/** Forgets every plan of a document that is deleted. */
export async function dropPlansOf(writer: Writer, of: Document): Promise<void> {
  await rowsOf(writer, sql`delete from payload_jobs where ${isOf(of)}`);
}
