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

/** Shown to whoever makes a second one. Its Amharic is in src/cms/language. */
export const onlyOne =
  'There is one already, and the site shows only one. Open the list again, and change that one.';

/**
 * The address of the page that the one document of a collection is, such as `/` of the home page; null for any other
 * collection.
 */
export function onlyPageOf({ custom }: Pick<SanitizedCollectionConfig, 'custom'>): string | null {
  return typeof custom?.onlyPage === 'string' ? custom.onlyPage : null;
}

/** Names the document in lists, in the search and in the trail by what it is: nobody writes a title for it. */
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

/** Whether there is one outside the bin, whoever asks. */
async function hasOne(req: PayloadRequest, collection: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/**
 * Refuses a second document outside the bin, be it new or put back. Two attempts at once wait for each other.
 * @param added how many are to come out of the bin, or are new
 * @throws Refusal (409, code `only-one`)
 */
export async function refuseSecond(req: PayloadRequest, collection: string, added = 1): Promise<void> {
  await lockInTransaction(req, `only:${collection}`);
  if (added === 1 && !(await hasOne(req, collection))) return;
  throw new Refusal('a second document is refused', 409, { sentence: onlyOne, code: 'only-one' });
}

/** Lets a document be made, or come out of the bin, only while there is none. */
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
 * The right to create while there is none. Whoever sends a new document is answered by `keepToOne`, in a sentence; the
 * admin, which asks to know which buttons to show, sends none or the one that is there.
 */
export const whileNone =
  (collection: string) =>
  async (req: PayloadRequest, data?: unknown): Promise<boolean> => {
    const isAttempt = data !== undefined && (data as { id?: unknown } | null)?.id === undefined;
    return isAttempt || !(await hasOne(req, collection));
  };
