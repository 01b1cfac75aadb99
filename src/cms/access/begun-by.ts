import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionBeforeChangeHook,
  Forbidden,
  type NumberField,
  type PayloadRequest,
  type Where,
} from 'payload';
import { rowsOf } from '#platform/transaction.ts';
import { isAuthor, STAFF } from './roles.ts';
import { systemField } from './system-fields.ts';

/**
 * The account that began a document or uploaded a picture, by its number and without a foreign key: the document stays
 * when the account is deleted, and numbers are never used again. Nobody writes it but the hook below.
 */
export const begunByField: NumberField = {
  type: 'number',
  name: 'begunBy',
  index: true,
  custom: systemField,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
};

/** What somebody began, as a condition. */
export const begunBy = ({ user }: PayloadRequest, path = 'begunBy'): Where => ({
  [path]: { equals: user?.id ?? null },
});

/** What authors may change of that: what has not been published. */
export const ownDrafts = (req: PayloadRequest): Where => ({
  and: [begunBy(req), { _status: { equals: 'draft' } }],
});

/** Notes who began a document, whatever the form says, and never changes it. */
export const noteBeginner: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const account = req.user?.collection === STAFF ? Number(req.user.id) : null;
  return { ...data, begunBy: operation === 'create' ? account : (originalDoc?.begunBy ?? null) };
};

/**
 * Refuses an author's save that would publish, or change what somebody else has published. The access rules refuse most
 * of that before; this also holds for a version that is restored, and for a newer draft of something that visitors see.
 * @throws Forbidden
 */
export const keepToOwnDrafts: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isAuthor({ req })) return data;
  if (data._status === 'published') throw new Forbidden(req.t);
  if (operation === 'create') return data;
  const table = sql.identifier(collection.slug.replaceAll('-', '_'));
  const seen = await rowsOf(
    req,
    sql`select from ${table} where id = ${Number(originalDoc?.id)} and _status = 'published'`,
  );
  if (seen.length > 0) throw new Forbidden(req.t);
  return data;
};
