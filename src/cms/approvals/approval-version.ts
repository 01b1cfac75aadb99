import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload';
import type { AboutPeople } from '#cms/consents/consent.rules.ts';
import { contentText } from './approval.rules.ts';

/**
 * A version of a document as somebody may see it: its number, its title in English, what tells it from others, and
 * whether it tells of a person.
 */
export type Version = { id: number; content: string; title: string; about: AboutPeople };

type Words = string | { en?: string | null; am?: string | null } | null | undefined;

/**
 * The newest version of a document with the rights of `user`; null where there is none for them. Without a user it is
 * read whole, so that everybody compares the same content.
 */
export async function newestVersion(
  payload: Payload,
  user: TypedUser | null,
  { collection, document }: { collection: string; document: number },
  req?: PayloadRequest,
): Promise<Version | null> {
  const slug = collection as CollectionSlug;
  const { docs } = await payload.findVersions({
    collection: slug,
    where: { parent: { equals: document } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: user === null,
    ...(user && { user }),
    ...(req && { req: { ...req } as PayloadRequest }),
  });
  const [found] = docs as unknown as { id: number; version: Record<string, unknown> }[];
  if (!found) return null;
  return {
    id: found.id,
    content: createHash('sha256').update(contentText(found.version)).digest('hex'),
    title: titleIn(payload, collection, found.version),
    about: found.version,
  };
}

/** What a version is called, in English where it has that. */
export function titleIn(
  { collections }: Payload,
  collection: string,
  version: Readonly<Record<string, unknown>>,
): string {
  const title = version[collections[collection as CollectionSlug].config.admin.useAsTitle ?? 'id'] as Words;
  return (typeof title === 'object' ? title?.en || title?.am : title) || 'Untitled';
}
