import type { CollectionAfterReadHook, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { accessFor, fieldAccess } from './access-for.ts';
import { STAFF, usesAdmin } from './roles.ts';

const PREFERENCES = 'payload-preferences';
const LOCKS = 'payload-locked-documents';
const payloadsOwn = [LOCKS, 'payload-migrations', 'payload-jobs', 'payload-kv'];

/** Keeps Payload's own condition (preferences belong to whoever set them) for those who may use the admin. */
function restrictToAdmin(access: SanitizedCollectionConfig['access']): void {
  const { create, unlock } = accessFor(PREFERENCES);
  Object.assign(access, { create, unlock });
  for (const operation of ['read', 'update', 'delete'] as const) {
    const theirs = access[operation];
    access[operation] = args => usesAdmin(args) && theirs(args);
  }
}

/** Payload shows an account the numbers of its own sessions. */
function hideSessions({ fields, flattenedFields }: SanitizedCollectionConfig): void {
  for (const field of [...fields, ...flattenedFields])
    if ('name' in field && field.name === 'sessions')
      Object.assign(field, { access: fieldAccess('sessions') });
}

/** Gives the collections that Payload adds itself, and lets every signed-in account into, the rights of our table. */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, access, hooks } = collection;
    if (payloadsOwn.includes(slug)) Object.assign(access, accessFor(slug));
    if (slug === LOCKS) hooks.afterRead.push(nameLockHolder);
    if (slug === PREFERENCES) restrictToAdmin(access);
    if (slug === STAFF) hideSessions(collection);
  }
  return config;
}

type Holder = { id: number } | number | null | undefined;

/**
 * Says who is writing in a document. Staff may not read each other's accounts, so a lock would name a number. The admin
 * shows the field `email` of whoever holds a lock; it gets the name there, and nothing else of the account.
 */
const nameLockHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const holder = doc.user?.value as Holder;
  const id = typeof holder === 'object' ? holder?.id : holder;
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
