import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionBeforeChangeHook,
  Forbidden,
  type NumberField,
  type PayloadRequest,
  type Where,
} from 'payload';
import { queryRows } from '#platform/transaction.ts';
import { isDraftWrite } from './draft-write.ts';
import { isAuthor, STAFF } from './roles.ts';
import { systemField } from './system-fields.ts';

/**
 * The account that created a document or uploaded a picture. Only `recordCreator` writes it. It is a number without a
 * foreign key, because the document outlives the account; ids are never reused.
 */
export const createdByField: NumberField = {
  type: 'number',
  name: 'begunBy',
  index: true,
  custom: systemField,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true },
};

/** A condition for the documents that the caller created. */
export const createdBy = ({ user }: PayloadRequest, path = 'begunBy'): Where => ({
  [path]: { equals: user?.id ?? null },
});

/**
 * A condition for the documents that authors may change, which are those they created. They move them to the bin only
 * while they are not published.
 */
export const ownContent = (req: PayloadRequest, operation: string): Where =>
  operation === 'update' ? createdBy(req) : { and: [createdBy(req), { _status: { equals: 'draft' } }] };

/** Stores who created a document, whatever the form sends, and never changes it. */
export const recordCreator: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const account = req.user?.collection === STAFF ? Number(req.user.id) : null;
  return { ...data, begunBy: operation === 'create' ? account : (originalDoc?.begunBy ?? null) };
};

/**
 * Refuses saves by authors that would change a public page. Authors correct a published document in a new draft, which
 * others publish; they cannot publish it, take it off the site or move it to the bin. The access rules refuse most of
 * this earlier; this hook also covers restored versions and drafts above published documents.
 * @throws Forbidden
 */
export const keepAuthorsToDrafts: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!isAuthor({ req })) return data;
  if (data._status === 'published') throw new Forbidden(req.t);
  if (operation === 'create' || (isDraftWrite(req, collection) && !data.deletedAt)) return data;
  const table = sql.identifier(collection.slug.replaceAll('-', '_'));
  const seen = await queryRows(
    req,
    sql`select from ${table} where id = ${Number(originalDoc?.id)} and _status = 'published'`,
  );
  if (seen.length > 0) throw new Forbidden(req.t);
  return data;
};
