import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload';
import type { AboutPeople } from '#cms/consents/consent.rules.ts';
import { contentText } from './approval.rules.ts';

/**
 * A version of a document: its id, its title in English, a digest of its content, what it says about people, and whether it
 * is a draft.
 */
export type Version = { id: number; content: string; title: string; about: AboutPeople; isDraft: boolean };

type Words = string | { en?: string | null; am?: string | null } | null | undefined;

const newestFirst = { sort: '-id', limit: 1, pagination: false, depth: 0, locale: 'all' } as const;
type Document = { collection: string; document: number };

/** The newest version of a document, with all fields, if `user` may read it; null otherwise. */
export async function newestVersion(
  payload: Payload,
  user: TypedUser,
  place: Document,
): Promise<Version | null> {
  const { docs } = await payload.findVersions({
    ...newestFirst,
    collection: place.collection as CollectionSlug,
    where: { parent: { equals: place.document } },
    overrideAccess: false,
    user,
  });
  return docs.length > 0 ? wholeVersion({ payload }, place) : null;
}

/** The newest version with all fields regardless of access, so that digests are comparable; null if there is none. */
export async function wholeVersion(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { collection, document }: Document,
): Promise<Version | null> {
  const { docs } = await req.payload.findVersions({
    ...newestFirst,
    collection: collection as CollectionSlug,
    where: { parent: { equals: document } },
    overrideAccess: true,
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  return toVersion(req.payload, collection, docs);
}

/** The version that visitors see, or null if the document is not published. */
export async function publishedVersion(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, document }: Document,
): Promise<number | null> {
  const { totalDocs } = await payload.count({
    collection: collection as CollectionSlug,
    where: { id: { equals: document }, _status: { equals: 'published' } },
    overrideAccess: true,
  });
  if (totalDocs === 0) return null;
  const { docs } = await payload.findVersions({
    ...newestFirst,
    collection: collection as CollectionSlug,
    where: { parent: { equals: document }, 'version._status': { equals: 'published' } },
    overrideAccess: true,
  });
  return docs.length > 0 ? Number(docs[0]?.id) : null;
}

function toVersion(payload: Payload, collection: string, docs: readonly object[]): Version | null {
  const [found] = docs as { id: number; version: Record<string, unknown> }[];
  if (!found) return null;
  return {
    id: found.id,
    content: createHash('sha256').update(contentText(found.version)).digest('hex'),
    title: titleIn(payload, collection, found.version),
    about: found.version,
    isDraft: found.version._status !== 'published',
  };
}

/** The title of a version, in English if it has one. */
export function titleIn(
  { collections }: Payload,
  collection: string,
  version: Readonly<Record<string, unknown>>,
): string {
  const title = version[collections[collection as CollectionSlug].config.admin.useAsTitle ?? 'id'] as Words;
  return (typeof title === 'object' ? title?.en || title?.am : title) || 'Untitled';
}
