import type { CollectionAfterReadHook } from 'payload';
import { STAFF } from './roles.ts';

type Holder = { id: number } | number | null | undefined;

/**
 * Says who is writing in a document. Staff may not read each other's accounts, so a lock would name a number. The admin
 * shows the field `email` of whoever holds a lock; it gets the name there, and nothing else of the account.
 */
export const nameLockHolder: CollectionAfterReadHook = async ({ doc, req }) => {
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
