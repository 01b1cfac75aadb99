import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { isAuthor, STAFF } from '#cms/access/roles.ts';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type Plan, type PlanKind, plannedAsItIs, readProblem, writeFault } from './plan.rules.ts';

// A plan is a job of Payload's own task, which changes the status of a document at a time.

const PLAN_TASK = 'schedulePublish';

/** How long finished plans are kept, for staff who ask what became of them. */
const STORED_DAYS = 90;

type Document = { collection: string; document: number };

const isPlan = sql`task_slug::text = ${PLAN_TASK}`;
const isPlanFor = ({ collection, document }: Document) =>
  sql`${isPlan} and input -> 'doc' ->> 'relationTo' = ${collection} and input -> 'doc' ->> 'value' = ${String(document)}`;

const columns = sql`id, input -> 'doc' ->> 'relationTo' as collection, (input -> 'doc' ->> 'value')::int as document,
  coalesce(input ->> 'type', 'publish') as kind, wait_until as at, completed_at as "doneAt",
  case when has_error then coalesce(error ->> 'message', 'The reason is not known.') end as problem`;

type Row = Omit<Plan, 'at' | 'doneAt' | 'problem'> & {
  at: string | Date;
  doneAt: string | Date | null;
  problem: string | null;
};
const toPlan = ({ id, at, doneAt, problem, ...rest }: Row): Plan => ({
  ...rest,
  problem: readProblem(problem),
  id: Number(id),
  at: new Date(at).toISOString(),
  doneAt: doneAt && new Date(doneAt).toISOString(),
});

/** The plans of one document: open ones first, then finished ones, latest first. */
export async function listDocumentPlans(writer: Writer, of: Document): Promise<Plan[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`select ${columns} from payload_jobs where ${isPlanFor(of)}
        order by completed_at is not null or coalesce(has_error, false), coalesce(completed_at, wait_until) desc`,
  );
  return rows.map(toPlan);
}

/** Every open or failed plan, and those done since an instant; soonest first. */
export async function listPlans(writer: Writer, doneSince: Date): Promise<Plan[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`select ${columns} from payload_jobs where ${isPlan}
        and (completed_at is null or completed_at >= ${doneSince.toISOString()}) order by wait_until`,
  );
  return rows.map(toPlan);
}

/**
 * Stores a plan, replacing an open or failed one of the same kind for this document. The caller holds the lock of the
 * document, so that there is one of each kind.
 */
export async function storePlan(
  req: PayloadRequest,
  { collection, document, kind, at }: Document & { kind: PlanKind; at: Date },
): Promise<void> {
  await cancelPlan(req, { collection, document, kind });
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

/** Deletes an open or failed plan, and returns whether there was one. */
export async function cancelPlan(writer: Writer, { kind, ...of }: Document & { kind: PlanKind }) {
  const rows = await queryRows(
    writer,
    sql`delete from payload_jobs where ${isPlanFor(of)} and coalesce(input ->> 'type', 'publish') = ${kind}
        and completed_at is null and not coalesce(processing, false) returning id`,
  );
  return rows.length > 0;
}

/**
 * Refuses a save by an author while publishing is planned: the plan would publish words that nobody with the right to
 * publish has read.
 * @throws Refusal (409)
 */
export const refuseAuthorsWhilePlanned: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !isAuthor({ req })) return data;
  const plans = await listDocumentPlans(req, {
    collection: collection.slug,
    document: Number(originalDoc?.id),
  });
  if (plans.some(({ kind, doneAt, problem }) => kind === 'publish' && !doneAt && !problem))
    throw new Refusal('An author changed what is planned.', 409, { sentence: plannedAsItIs });
  return data;
};

/** Deletes plans that were finished more than 90 days before `now`. */
export async function deleteOldPlans(payload: Payload, now: Date): Promise<void> {
  await queryRows(
    { payload },
    sql`delete from payload_jobs where completed_at < ${now.toISOString()}::timestamptz - ${STORED_DAYS} * interval '1 day'`,
  );
}

/** Deletes the plans of a deleted document. */
export const deletePlans: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await queryRows(
    req,
    sql`delete from payload_jobs where ${isPlanFor({ collection: collection.slug, document: Number(id) })}`,
  );
};

type Input = {
  type?: 'publish' | 'unpublish';
  doc: { relationTo: CollectionSlug; value: string | number };
  user?: { value: number };
};

/**
 * Replaces Payload's handler of scheduled publishing, and hides Payload's own dialog for it, which accepts past times and
 * lets everybody in the admin plan for every document.
 */
export function runPlansAsPlanner(config: SanitizedConfig): SanitizedConfig {
  for (const { versions } of config.collections)
    if (versions?.drafts) versions.drafts.schedulePublish = false;
  for (const task of config.jobs.tasks ?? [])
    if (task.slug === PLAN_TASK)
      Object.assign(task, {
        handler: async ({ input, req }: { input: Input; req: PayloadRequest }) => {
          await runPlan(req.payload, input);
          return { output: {} };
        },
      });
  return config;
}

/**
 * Publishes or unpublishes a document with the rights of the person who planned it.
 * @throws Error with a sentence for staff, which the job and the dashboard show
 */
async function runPlan(payload: Payload, { type, doc, user }: Input): Promise<void> {
  const planner = user && (await find(payload, STAFF, user.value));
  if (!planner) throw new Error('The account of the person who planned it is gone. Plan it again.');
  const { relationTo: collection, value } = doc;
  const id = Number(value);
  if (!(await find(payload, collection, id))) throw new Error('It was deleted.');
  try {
    await payload.update({
      collection,
      id,
      data: { _status: type === 'unpublish' ? 'draft' : 'published' } as never,
      depth: 0,
      overrideAccess: false,
      user: { ...planner, collection: STAFF } as never,
    });
  } catch (error) {
    throw new Error(reasonFor(error), { cause: error });
  }
}

const find = (payload: Payload, collection: CollectionSlug, id: number) =>
  payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });

/** Why a plan failed, in sentences for staff. */
function reasonFor(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ label, message }) => sentence(label, message)).join(' ');
  if ((error as { status?: number }).status === 403)
    return 'The person who planned it may not publish this any more. Plan it again.';
  if (isUnreachable(error)) return 'The database did not answer at that moment. Publish it by hand.';
  return writeFault(logFault(error, { doing: 'a planned act' }));
}

const sentence = (label: unknown, message: string) =>
  typeof label === 'string' && !message.endsWith('.') ? `${label}: ${message}.` : message;
