import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { rowsOf } from '#platform/transaction.ts';
import type { SaveAct } from './save-store.ts';

type Published = { published?: Record<string, boolean> };

/** Remembers before a save whether visitors see the document, so that taking it off can be recorded. */
export async function rememberPublished(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  document: number,
): Promise<void> {
  if (!hasDrafts(collection)) return;
  const context: Published = req.context;
  context.published ??= {};
  context.published[`${collection.slug} ${document}`] = await isPublished(req, collection, document);
}

type Change = {
  operation: 'create' | 'update';
  doc: Record<string, unknown>;
  before: Record<string, unknown> | undefined;
};

/** What a save did with a document. A draft of something published leaves it published, and is only saved. */
export async function actOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { operation, doc, before }: Change,
): Promise<SaveAct> {
  if (Boolean(doc.deletedAt) !== Boolean(before?.deletedAt)) return doc.deletedAt ? 'binned' : 'restored';
  if (hasDrafts(collection)) {
    if (doc._status === 'published') return 'published';
    const id = Number(doc.id);
    const was = (req.context as Published).published?.[`${collection.slug} ${id}`] ?? false;
    if (was && !(await isPublished(req, collection, id))) return 'unpublished';
  }
  return operation === 'create' ? 'created' : 'saved';
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts);

/** Asked of the table of the documents themselves: a read with drafts names the status of the newest version. */
async function isPublished(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  document: number,
): Promise<boolean> {
  const found = await rowsOf(
    req,
    sql`select from ${sql.identifier(slug.replaceAll('-', '_'))} where id = ${document} and _status = 'published'`,
  );
  return found.length > 0;
}
