import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { sayTo } from '#cms/language/amharic.ts';
import type { Message } from '#core/message.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { claimInUse, consentInUse, sourceInUse, type Uses } from './bin.texts.ts';
import { findUses } from './find-uses.ts';

/** What others cannot do without: why it stays, and the code of that answer. */
const neededByOthers: ReadonlyMap<string, { sentence: (found: Uses) => Message; code: string }> = new Map([
  ['consents', { sentence: consentInUse, code: 'consent-in-use' }],
  ['claims', { sentence: claimInUse, code: 'claim-in-use' }],
  ['sources', { sentence: sourceInUse, code: 'source-in-use' }],
]);

/** Why documents of a collection cannot be deleted while these use them, or null. */
export function whyNeeded(collection: string, found: Uses): { sentence: Message; code: string } | null {
  const needed = neededByOthers.get(collection);
  if (!needed || found.uses.length + found.hidden === 0) return null;
  return { sentence: needed.sentence(found), code: needed.code };
}

/**
 * Refuses to delete a consent record, a number of the register or a source that is used outside the bin. Only checked for users: removing samples
 * and emptying the bin have their own checks.
 * @throws Refusal (409, with the code above) with a sentence that names what uses it
 */
export async function refuseWhileInUse(req: PayloadRequest, collection: string, ids: readonly number[]) {
  if (!neededByOthers.has(collection) || !req.user) return;
  const needed = whyNeeded(collection, await findUses(req, req.user, { collection, ids }));
  if (needed)
    throw new Refusal('What is in use cannot be deleted.', 409, {
      sentence: sayTo(req)(needed.sentence),
      code: needed.code,
    });
}

/**
 * When Payload moves a document to the bin: refuses what is in use, and sets the time from our clock, because the
 * document is deleted permanently 30 days later.
 */
export const guardBin: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data.deletedAt) return data;
  if (operation === 'create') return { ...data, deletedAt: null };
  if (originalDoc?.deletedAt) return { ...data, deletedAt: originalDoc.deletedAt };
  await refuseWhileInUse(req, collection.slug, [Number(originalDoc?.id)]);
  return { ...data, deletedAt: startClock(env.FIXED_NOW).now().toISOString() };
};

export const refuseDeleting: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseWhileInUse(req, collection.slug, [Number(id)]);

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

/** Adds the components with which staff delete from the form and from the list, which show where a document is used. */
export function withBin(components: Components = {}): Components {
  const item = adminComponents.DeleteItem;
  const selected = adminComponents.DeleteSelected;
  return {
    ...components,
    beforeListTable: [...(components.beforeListTable ?? []), selected],
    edit: { ...components.edit, editMenuItems: [...(components.edit?.editMenuItems ?? []), item] },
  };
}
