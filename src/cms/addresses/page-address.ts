import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type AddressBook, findAddressBook } from '#cms/addresses/address-book.ts';
import { isAutosave } from '#cms/saves/autosave.ts';
import { withoutPlaceholders } from '#core/claim.ts';
import { nextFreeSlug, toSlug } from '#core/slug.ts';
import { lockInTransaction } from '#platform/transaction.ts';

type Page = { id?: number | string; slug?: string | null; _status?: string | null };

/** A localized heading as a hook sees it: a text in the language being saved, or an object with all languages. */
export function readHeading(value: unknown): string {
  if (typeof value === 'string') return value;
  const words = Object.values((value ?? {}) as Record<string, unknown>);
  return words.find(text => typeof text === 'string' && text.trim() !== '')?.toString() ?? '';
}

/** Why a page of a collection cannot have an address, in a sentence for staff, or null. */
export type RefuseAddress = (slug: string, config: PayloadRequest['payload']['config']) => string | null;

/**
 * Assigns a page its address: the one staff typed, else the one it has, else one made from the field `from`, which waits for
 * a manual save. The lock makes two pages saved at once wait for each other, so that both get an address of their own.
 * @throws ValidationError with the sentence of `refuse`, if it has one for the address
 */
export function assignAddress(from: string, refuse?: RefuseAddress): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    // A copy is created with its source document as the original.
    const own = operation === 'update' ? originalDoc : undefined;
    const heading = readHeading(data[from] ?? own?.[from]);
    const typed = data.slug === undefined ? own?.slug : data.slug;
    // A heading may be half typed.
    if (isAutosave(req, collection) && (!typed || typed === own?.slug)) return data;
    const wanted =
      toSlug(typed ?? '') || toSlug(withoutPlaceholders(heading)) || (heading ? collection.slug : '');
    if (!wanted) return data;
    const message = refuse?.(wanted, req.payload.config);
    if (message) throw new ValidationError({ errors: [{ path: 'slug', message }], req });
    const id = own?.id as number | undefined;
    const book = findAddressBook(req, collection.slug);
    if (book) return { ...data, slug: fromBook(book, wanted, id) };
    await lockInTransaction(req, `address:${collection.slug}`);
    const slug = nextFreeSlug(wanted, await takenSlugs(req, collection.slug, wanted, id));
    if (id !== undefined && data._status === 'published')
      await storeFormerAddress(req, collection.slug, id, slug);
    return { ...data, slug };
  };
}

/** An import writes former addresses itself (src/moving), in one statement for all documents. */
function fromBook(book: AddressBook, wanted: string, id: number | undefined): string {
  const slug = book.nextFree(wanted, id);
  book.assign(slug, id);
  return slug;
}

/** Addresses that start like `wanted` and belong to other pages, now or formerly. */
async function takenSlugs(req: PayloadRequest, kind: string, wanted: string, id: number | undefined) {
  const others = { not_equals: id ?? 0 };
  const everything = { depth: 0, limit: 0, pagination: false, overrideAccess: true, req } as const;
  // Documents in the bin keep their address, so that they can be restored.
  const live = await req.payload.find({
    collection: kind as CollectionSlug,
    trash: true,
    where: { and: [{ slug: { like: wanted } }, { id: others }] },
    ...everything,
  });
  const former = await req.payload.find({
    collection: 'former-addresses',
    where: { and: [{ kind: { equals: kind } }, { slug: { like: wanted } }, { documentId: others }] },
    ...everything,
  });
  return [...live.docs, ...former.docs].map(doc => (doc as Page).slug ?? '');
}

/** Stores the address the page is giving up, and deletes the one it returns to. */
async function storeFormerAddress(req: PayloadRequest, kind: string, id: number, slug: string) {
  const live: Page = await req.payload.findByID({
    collection: kind as CollectionSlug,
    id,
    // It may be being restored from the bin.
    trash: true,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (!live.slug || live.slug === slug) return;
  await req.payload.delete({
    collection: 'former-addresses',
    where: { and: [{ kind: { equals: kind } }, { slug: { in: [slug, live.slug] } }] },
    overrideAccess: true,
    req,
  });
  await req.payload.create({
    collection: 'former-addresses',
    data: { kind, slug: live.slug, documentId: id },
    overrideAccess: true,
    req,
  });
}

/** Deletes the former addresses of a deleted page, so that other pages can use them. */
export const deleteFormerAddresses: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'former-addresses',
    where: { and: [{ kind: { equals: collection.slug } }, { documentId: { equals: id } }] },
    overrideAccess: true,
    req,
  });
};
