import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { accessFor } from './access-for.ts';
import { nameLockHolder } from './name-lock-holder.ts';
import { usesAdmin } from './roles.ts';

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

/** Gives the collections that Payload adds itself, and lets every signed-in account into, the rights of our table. */
export function restrictPayloadCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access, hooks } of config.collections) {
    if (payloadsOwn.includes(slug)) Object.assign(access, accessFor(slug));
    if (slug === LOCKS) hooks.afterRead.push(nameLockHolder);
    if (slug === PREFERENCES) restrictToAdmin(access);
  }
  return config;
}
