import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { Refusal } from '#cms/hooks/explain-refusals.ts';
import { textIn } from '#cms/language/amharic.ts';
import { lockInTransaction } from '#platform/transaction.ts';

/** Shown to whoever creates a second one. Its Amharic is in src/cms/language. */
export const onlyOne =
  'There is a home page already, and the site shows only one. Open the list again, and change that one.';

/** The address of the page of a collection with one document, such as `/` of the home page; null for other collections. */
export function findOnlyPage({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): string | null {
  return typeof custom?.onlyPage === 'string' ? custom.onlyPage : null;
}

/** Names the document in lists, search and audit trail, because nobody writes a title for it. */
export function onlyNameField(name: string): Field {
  return {
    type: 'text',
    name: 'name',
    label: 'Name',
    defaultValue: ({ req }: { req: PayloadRequest }) => textIn(name, req.i18n.language),
    hooks: {
      beforeChange: [() => name],
      afterRead: [({ req }) => textIn(name, req.i18n.language)],
    },
    // The form has nothing to ask here.
    admin: { hidden: true, disableBulkEdit: true, disableListFilter: true },
  };
}

/** Whether there is one outside the bin. Bypasses access control. */
async function hasOne(req: PayloadRequest, collection: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/**
 * Refuses a second document outside the bin, new or restored. Concurrent attempts wait for each other.
 * @param added how many are created or restored
 * @throws Refusal (409, code `only-one`)
 */
export async function refuseSecond(req: PayloadRequest, collection: string, added = 1): Promise<void> {
  await lockInTransaction(req, `only:${collection}`);
  if (added === 1 && !(await hasOne(req, collection))) return;
  throw new Refusal('a second document is refused', 409, { sentence: onlyOne, code: 'only-one' });
}

/** Allows a document to be created or restored only while there is none. */
export const keepToOne: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isPutBack = operation === 'update' && originalDoc?.deletedAt && data.deletedAt === null;
  if (operation === 'create' || isPutBack) await refuseSecond(req, collection.slug);
  return data;
};

/**
 * Allows creating only while there is none. For a new document `keepToOne` refuses with a message instead; the admin, which
 * asks which buttons to show, sends no document or the existing one.
 */
export const whileNone =
  (collection: string) =>
  async (req: PayloadRequest, data?: unknown): Promise<boolean> => {
    const isAttempt = data !== undefined && (data as { id?: unknown } | null)?.id === undefined;
    return isAttempt || !(await hasOne(req, collection));
  };
