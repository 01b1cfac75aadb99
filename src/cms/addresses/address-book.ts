import type { CollectionSlug, PayloadRequest } from 'payload';
import { toSlug } from '#core/slug.ts';
import { lockInTransaction } from '#platform/transaction.ts';

type Owner = { id: number | undefined; isFormer: boolean };

/** The current and former addresses of one collection's pages, for imports, which would otherwise query once per document. */
export type AddressBook = {
  /** The first of `slug`, `slug-2`, `slug-3`… that no page but `id` has or had. */
  nextFree(slug: string, id: number | undefined): string;
  /** Records an address that was just given. */
  assign(slug: string, id: number | undefined): void;
  /** Whether a page other than `id` has or had it. */
  isTaken(slug: string, id: number | undefined): boolean;
  /** The former addresses of a page, in order. */
  listFormer(id: number): string[];
};

type WithBooks = { addressBooks?: Map<string, AddressBook> };

/** The address book of a collection, if this request has opened one. */
export function findAddressBook(req: PayloadRequest, kind: string): AddressBook | undefined {
  return (req.context as WithBooks).addressBooks?.get(kind);
}

/**
 * Opens the address book of a collection for the rest of this request's transaction. With `lock` nobody else can assign
 * addresses meanwhile; without it the book may only be read.
 */
export async function openAddressBook(
  req: PayloadRequest,
  kind: CollectionSlug,
  { lock }: { lock: boolean },
): Promise<AddressBook> {
  if (lock) await lockInTransaction(req, `address:${kind}`);
  const owners = new Map<string, Owner>();
  const former = new Map<number, string[]>();
  const all = { limit: 0, pagination: false, sort: 'id', req } as const;
  const live = await req.payload.db.find<{ id: number; slug?: string | null }>({
    ...all,
    collection: kind,
    select: { slug: true },
  });
  const moved = await req.payload.db.find<{ slug: string; documentId: number }>({
    ...all,
    collection: 'former-addresses',
    where: { kind: { equals: kind } },
  });
  for (const { slug, documentId } of moved.docs) {
    owners.set(slug, { id: documentId, isFormer: true });
    former.set(documentId, [...(former.get(documentId) ?? []), slug]);
  }
  for (const { id, slug } of live.docs) if (slug) owners.set(slug, { id, isFormer: false });
  const isTaken = (slug: string, id: number | undefined) => {
    const owner = owners.get(slug);
    return owner !== undefined && (id === undefined || owner.id !== id);
  };
  const book: AddressBook = {
    isTaken,
    nextFree(slug, id) {
      let free = slug;
      for (let count = 2; isTaken(free, id); count += 1) free = `${slug}-${count}`;
      return free;
    },
    assign: (slug, id) => owners.set(slug, { id, isFormer: false }),
    listFormer: id => former.get(id) ?? [],
  };
  const context = req.context as WithBooks;
  context.addressBooks ??= new Map();
  context.addressBooks.set(kind, book);
  return book;
}

/** The address that the old site made from a heading (lower case, dashes for spaces); null if it is the same as ours or unsafe. */
export function toOldSlug(heading: string): string | null {
  const slug = heading.trim().toLowerCase().replaceAll(' ', '-').normalize('NFC');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an address holds none of them
  return slug === toSlug(heading) || /[\u0000-\u001f\u007f/\\%]/.test(slug) ? null : slug;
}
