import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { consentInUse } from './bin.texts.ts';
import { findUses } from './find-uses.ts';

/**
 * Refuses to delete a consent record that is used outside the bin. Only checked for users: removing samples and emptying the
 * bin have their own checks.
 * @throws Refusal (409, code `consent-in-use`) with a sentence that names what uses it
 */
export async function refuseConsentInUse(req: PayloadRequest, collection: string, ids: readonly number[]) {
  if (collection !== 'consents' || !req.user) return;
  const found = await findUses(req, req.user, { collection, ids });
  if (found.uses.length + found.hidden > 0)
    throw new Refusal('A consent record in use cannot be deleted.', 409, {
      sentence: sayTo(req)(consentInUse(found)),
      code: 'consent-in-use',
    });
}

/**
 * When Payload moves a document to the bin: refuses a consent record in use, and sets the time from our clock, because the
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
  await refuseConsentInUse(req, collection.slug, [Number(originalDoc?.id)]);
  return { ...data, deletedAt: startClock(env.FIXED_NOW).now().toISOString() };
};

export const refuseDeleting: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseConsentInUse(req, collection.slug, [Number(id)]);

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
