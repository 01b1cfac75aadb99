import type { Access, CollectionConfig, Where } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-components.ts';

/** Set in `context` by a public read to look up exactly one address. */
export type RequestedAddress = { requestedAddress?: { collection: string; slug: string } };

const rights = accessFor('former-addresses');

/**
 * Visitors may look up where one address moved, but may not list all: an old address can contain a name that was removed from
 * the site for good reason.
 */
const oneAddressAtATime: Access = args => {
  if (rights.read(args)) return true;
  const { req } = args;
  const requested = (req.context as RequestedAddress).requestedAddress;
  if (!requested) return false;
  const here: Where[] = [{ kind: { equals: requested.collection } }, { slug: { equals: requested.slug } }];
  return { and: here };
};

/** Addresses that pages once had. Only the hooks in page-address.ts write them; the site answers them with a redirect. */
export const formerAddresses: CollectionConfig = {
  slug: 'former-addresses',
  labels: { singular: 'Former address', plural: 'Former addresses' },
  access: { ...rights, read: oneAddressAtATime },
  admin: {
    group: adminGroups.records,
    useAsTitle: 'slug',
    defaultColumns: ['slug', 'kind', 'documentId'],
    description: 'Addresses that pages used to have. Visitors who use one are redirected to the new address.',
  },
  indexes: [{ fields: ['kind', 'slug'], unique: true }],
  lockDocuments: false,
  fields: [
    { type: 'text', name: 'kind', label: 'Kind of page', required: true },
    { type: 'text', name: 'slug', label: 'Former address', required: true },
    { type: 'number', name: 'documentId', label: 'Page ID', required: true, index: true },
  ],
};
