import {
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault } from '#platform/log.ts';
import { PLAN_TASK } from './plan-store.ts';

type Input = {
  type?: 'publish' | 'unpublish';
  doc: { relationTo: CollectionSlug; value: string | number };
  user?: { value: number };
};

/**
 * Puts our handler in place of Payload's for planned acts, and closes Payload's own dialog for them: it takes times
 * that have passed, and whoever may open the admin may use it for everything.
 */
export function planWithOurs(config: SanitizedConfig): SanitizedConfig {
  for (const { versions } of config.collections)
    if (versions?.drafts) versions.drafts.schedulePublish = false;
  for (const task of config.jobs.tasks ?? [])
    if (task.slug === PLAN_TASK)
      Object.assign(task, {
        handler: async ({ input, req }: { input: Input; req: PayloadRequest }) => {
          await doPlan(req.payload, input);
          return { output: {} };
        },
      });
  return config;
}

/**
 * Does a planned act with the rights of whoever planned it.
 * @throws Error with a sentence for staff when it is refused; the job and the dashboard show it.
 */
async function doPlan(payload: Payload, { type, doc, user }: Input): Promise<void> {
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
    throw new Error(sentenceOf(error), { cause: error });
  }
}

const find = (payload: Payload, collection: CollectionSlug, id: number) =>
  payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true });

/** Why it was refused, in the words of the form. */
function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ label, message }) => sentence(label, message)).join(' ');
  if ((error as { status?: number }).status === 403)
    return 'The person who planned it may not publish this any more. Plan it again.';
  if (isUnreachable(error)) return 'The database did not answer at that moment. Publish it by hand.';
  return `Something went wrong (reference ${logFault(error, { doing: 'a planned act' })}). Publish it by hand.`;
}

const sentence = (label: unknown, message: string) =>
  typeof label === 'string' && !message.endsWith('.') ? `${label}: ${message}.` : message;
