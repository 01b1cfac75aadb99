import {
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { accessFor } from './access-for.ts';
import { STAFF, usesAdmin } from './roles.ts';

export const LOCKS = 'payload-locked-documents';

/** Payload's default lifetime of a lock. */
const LASTS_MS = 300_000;

type Holder = { id: number } | number | null | undefined;
type Lock = {
  id: number;
  document?: { relationTo: string; value: number | { id: number } } | null;
  globalSlug?: string | null;
};

const idOf = (value: Holder) => (typeof value === 'object' ? value?.id : value);

/**
 * Limits who can use the locks that say who is editing a document. Only Payload's form creates them
 * (src/staff/server-functions.ts). People who can read the document see its lock, people who can change it can take the
 * lock over in their own name, and only the holder can release it.
 */
export function restrictLocks({ access, hooks }: SanitizedCollectionConfig): void {
  Object.assign(access, accessFor(LOCKS, { own: inOwnName }));
  access.read = ({ req }) => usesAdmin({ req }) && ownAndOf(req, 'read');
  access.update = ({ req }) => usesAdmin({ req }) && ownAndOf(req, 'update');
  hooks.beforeChange.push(keepToOwnName);
  hooks.afterRead.push(nameHolder);
}

const inOwnName = ({ user }: PayloadRequest): Where => ({
  and: [{ 'user.relationTo': { equals: STAFF } }, { 'user.value': { equals: user?.id ?? null } }],
});

type LockRight = 'read' | 'update';

/** The caller's own locks, and the locks of documents on which the caller has this right. */
async function ownAndOf(req: PayloadRequest, right: LockRight): Promise<Where> {
  const { docs } = await req.payload.db.find<Lock>({
    collection: LOCKS,
    where: { updatedAt: { greater_than: new Date(Date.now() - LASTS_MS).toISOString() } },
    limit: 0,
    pagination: false,
    req,
  });
  const found: number[] = [];
  for (const [slug, locks] of Map.groupBy(docs, ({ document }) => document?.relationTo)) {
    const permitted = slug && (await permittedOf(req, right, slug, locks.map(documentOf)));
    for (const lock of locks)
      if (permitted ? permitted.has(documentOf(lock)) : await mayOnSettings(req, right, lock.globalSlug))
        found.push(lock.id);
  }
  return { or: [inOwnName(req), { id: { in: [0, ...found] } }] };
}

const documentOf = ({ document }: Lock) => Number(idOf(document?.value));

/** Those of these documents that the caller has the right to. */
async function permittedOf(
  req: PayloadRequest,
  right: LockRight,
  slug: string,
  ids: readonly number[],
): Promise<Set<number>> {
  const collection = slug as CollectionSlug;
  const theirs = await req.payload.collections[collection].config.access[right]({ req });
  if (typeof theirs === 'boolean') return new Set(theirs ? ids : []);
  const where: Where = { and: [{ id: { in: [...ids] } }, theirs] };
  const { docs } = await req.payload.db.find({ collection, where, limit: 0, pagination: false, req });
  return new Set(docs.map(({ id }) => Number(id)));
}

async function mayOnSettings(req: PayloadRequest, right: LockRight, slug: unknown): Promise<boolean> {
  const settings = req.payload.globals.config.find(one => one.slug === slug);
  return Boolean(await settings?.access[right]({ req }));
}

type Form = { collectionSlug?: unknown; globalSlug?: unknown; id?: unknown };

/** Whether the caller's form of a document, or of settings, may lock it. */
export async function mayLock(
  req: PayloadRequest,
  { collectionSlug, globalSlug, id }: Form,
): Promise<boolean> {
  if (!usesAdmin({ req })) return false;
  if (!collectionSlug) return mayOnSettings(req, 'update', globalSlug);
  const [slug, document] = [String(collectionSlug), Number(id)];
  if (!Object.hasOwn(req.payload.collections, slug) || !Number.isSafeInteger(document)) return false;
  return (await permittedOf(req, 'update', slug, [document])).has(document);
}

/** A lock stays with its document, ends when it ends, and nobody locks in another's name. */
const keepToOwnName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const [named, before] = [data.user?.value, originalDoc?.user?.value].map(idOf);
  if (named && named !== before && named !== req.user.id) throw new Forbidden(req.t);
  return {
    document: originalDoc?.document,
    globalSlug: originalDoc?.globalSlug,
    user: { relationTo: STAFF, value: req.user.id },
    updatedAt: new Date().toISOString(),
  };
};

/**
 * Says who is writing in a document. Staff may not read each other's accounts, so a lock would name a number. The admin
 * shows the field `email` of whoever holds a lock; it gets the name there, and nothing else of the account.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = idOf(doc.user?.value);
  if (doc.user?.relationTo !== STAFF || !id) return doc;
  const account = await req.payload.findByID({
    collection: STAFF,
    id,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return account ? { ...doc, user: { ...doc.user, value: { id, email: account.name } } } : doc;
};
