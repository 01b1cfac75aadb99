import type { CollectionConfig, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { editorOrAdmin, nobody } from '#cms/access/roles.ts';

type Rights = NonNullable<CollectionConfig['access']>;

const none: Rights = { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody };

/** Payload lets every signed-in account into its own collections; only those who use the admin need them. */
const ownCollections: Record<string, Rights> = {
  'payload-locked-documents': {
    create: editorOrAdmin,
    read: editorOrAdmin,
    update: editorOrAdmin,
    delete: editorOrAdmin,
    unlock: nobody,
  },
  'payload-preferences': { create: editorOrAdmin, unlock: nobody },
  'payload-migrations': none,
  'payload-jobs': none,
  'payload-kv': none,
};

/** Keeps Payload's own condition (preferences belong to whoever set them) for those who may use the admin. */
function narrowToWriters(access: SanitizedCollectionConfig['access']): void {
  for (const operation of ['read', 'update', 'delete'] as const) {
    const theirs = access[operation];
    access[operation] = args => editorOrAdmin(args) && theirs(args);
  }
}

/** Narrows the rights on the collections Payload adds itself, which have no setting for this. */
export function narrowPayloadsOwn(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const rights = ownCollections[collection.slug];
    if (rights) Object.assign(collection.access, rights);
    if (collection.slug === 'payload-preferences') narrowToWriters(collection.access);
  }
  return config;
}
