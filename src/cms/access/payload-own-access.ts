import {
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { accessFor, fieldAccess } from './access-for.ts';
import { STAFF, usesAdmin } from './roles.ts';

const PREFERENCES = 'payload-preferences';
const payloadCollections = ['payload-migrations', 'payload-jobs', 'payload-kv'];

/** Requires access to the admin, on top of Payload's rule that preferences belong to their owner. */
function restrictToAdmin(access: SanitizedCollectionConfig['access']): void {
  const { create, unlock } = accessFor(PREFERENCES);
  Object.assign(access, { create, unlock });
  for (const operation of ['read', 'update', 'delete'] as const) {
    const theirs = access[operation];
    access[operation] = args => usesAdmin(args) && theirs(args);
  }
}

/** Payload would send an account the ids of its own sessions. */
function hideSessions({ fields, flattenedFields }: SanitizedCollectionConfig): void {
  for (const field of [...fields, ...flattenedFields])
    if ('name' in field && field.name === 'sessions')
      Object.assign(field, { access: fieldAccess('sessions') });
}

/** Applies our access table to the collections that Payload adds, which are open to every signed-in account by default. */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, access } = collection;
    if (payloadCollections.includes(slug)) Object.assign(access, accessFor(slug));
    if (slug === LOCKS) restrictLocks(collection);
    if (slug === PREFERENCES) restrictToAdmin(access);
    if (slug === STAFF) hideSessions(collection);
  }
  return config;
}

export const LOCKS = 'payload-locked-documents';

/** Payload's default lifetime of a lock. */
const LASTS_MS = 300_000;

type Holder = { id: number } | number | null | undefined;
type Lock = {
  id: number;
  document?: { relationTo: string; value: number | { id: number } } | null;
  globalSlug?: string | null;
};

const toId = (value: Holder) => (typeof value === 'object' ? value?.id : value);

/**
 * Limits who can use the locks that say who is editing a document. Only Payload's form creates them
 * (src/staff/server-functions.ts). People who can read the document see its lock, people who can change it can take the
 * lock over in their own name, and only the holder can release it.
 */
export function restrictLocks({ access, hooks }: SanitizedCollectionConfig): void {
  Object.assign(access, accessFor(LOCKS, { own: inOwnName }));
  access.read = ({ req }) => usesAdmin({ req }) && locksFor(req, 'read');
  access.update = ({ req }) => usesAdmin({ req }) && locksFor(req, 'update');
  hooks.beforeChange.push(lockInOwnName);
  hooks.afterRead.push(showHolderName);
}

const inOwnName = ({ user }: PayloadRequest): Where => ({
  and: [{ 'user.relationTo': { equals: STAFF } }, { 'user.value': { equals: user?.id ?? null } }],
});

type LockRight = 'read' | 'update';

/** The caller's own locks, and the locks of documents on which the caller has this right. */
async function locksFor(req: PayloadRequest, right: LockRight): Promise<Where> {
  const { docs } = await req.payload.db.find<Lock>({
    collection: LOCKS,
    where: { updatedAt: { greater_than: new Date(Date.now() - LASTS_MS).toISOString() } },
    limit: 0,
    pagination: false,
    req,
  });
  const found: number[] = [];
  for (const [slug, locks] of Map.groupBy(docs, ({ document }) => document?.relationTo)) {
    const permitted = slug && (await listPermitted(req, right, slug, locks.map(lockedDocument)));
    for (const lock of locks)
      if (permitted ? permitted.has(lockedDocument(lock)) : await mayUseSettings(req, right, lock.globalSlug))
        found.push(lock.id);
  }
  return { or: [inOwnName(req), { id: { in: [0, ...found] } }] };
}

const lockedDocument = ({ document }: Lock) => Number(toId(document?.value));

/** Which of these documents the caller has the right to. */
async function listPermitted(
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

async function mayUseSettings(req: PayloadRequest, right: LockRight, slug: unknown): Promise<boolean> {
  const settings = req.payload.globals.config.find(one => one.slug === slug);
  return Boolean(await settings?.access[right]({ req }));
}

type Form = { collectionSlug?: unknown; globalSlug?: unknown; id?: unknown };

/** Whether the caller may lock the document or settings that their form shows. */
export async function mayLock(
  req: PayloadRequest,
  { collectionSlug, globalSlug, id }: Form,
): Promise<boolean> {
  if (!usesAdmin({ req })) return false;
  if (!collectionSlug) return mayUseSettings(req, 'update', globalSlug);
  const [slug, document] = [String(collectionSlug), Number(id)];
  if (!Object.hasOwn(req.payload.collections, slug) || !Number.isSafeInteger(document)) return false;
  return (await listPermitted(req, 'update', slug, [document])).has(document);
}

/** A lock cannot be moved to another document, and nobody can lock in somebody else's name. */
const lockInOwnName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const [named, before] = [data.user?.value, originalDoc?.user?.value].map(toId);
  if (named && named !== before && named !== req.user.id) throw new Forbidden(req.t);
  return {
    document: originalDoc?.document,
    globalSlug: originalDoc?.globalSlug,
    user: { relationTo: STAFF, value: req.user.id },
    updatedAt: new Date().toISOString(),
  };
};

/**
 * Shows who is editing a document. Staff may not read each other's accounts, so a lock would show only a number. The admin
 * displays the holder's `email`, so we put the name there and send nothing else of the account.
 */
const showHolderName: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = toId(doc.user?.value);
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
