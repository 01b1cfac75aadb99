import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { lockInTransaction } from '#platform/transaction.ts';

const LAST_ADMIN = 'This is the only admin; make someone else an admin first.';

async function refuseLastAdmin(req: Parameters<CollectionBeforeDeleteHook>[0]['req'], id: number | string) {
  await lockInTransaction(req, 'staff:admins');
  const others = await req.payload.count({
    collection: STAFF,
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  });
  if (others.totalDocs === 0) throw new APIError(LAST_ADMIN, 400, undefined, true);
}

/** Refuses to take the role from the only admin. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const steppingDown = operation === 'update' && originalDoc?.role === 'admin' && data.role !== 'admin';
  if (steppingDown) await refuseLastAdmin(req, originalDoc.id);
  return data;
};

/** Refuses to delete the only admin. */
export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: STAFF, id, depth: 0, overrideAccess: true, req });
  if (account.role === 'admin') await refuseLastAdmin(req, id);
};
