import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { accessFor, fieldAccess } from './access-for.ts';
import { LOCKS, restrictLocks } from './document-locks.ts';
import { STAFF, usesAdmin } from './roles.ts';

const PREFERENCES = 'payload-preferences';
const payloadsOwn = ['payload-migrations', 'payload-jobs', 'payload-kv'];

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
    const { slug, access } = collection;
    if (payloadsOwn.includes(slug)) Object.assign(access, accessFor(slug));
    if (slug === LOCKS) restrictLocks(collection);
    if (slug === PREFERENCES) restrictToAdmin(access);
    if (slug === STAFF) hideSessions(collection);
  }
  return config;
}
