import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { labelIn } from '#cms/language/label.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';

export type Draft = { title: string; kind: string; href: string; changed: string };

const SHOWN = 6;

/** Unpublished drafts, latest first. */
export async function listDrafts(payload: Payload, user: TypedUser): Promise<Draft[]> {
  const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const lists = await Promise.all(
    kinds.map(async ({ slug, labels, admin }) => {
      const { docs } = await payload.find({
        collection: slug as CollectionSlug,
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: SHOWN,
        depth: 0,
        overrideAccess: false,
        user,
        // A kind that somebody may not read has no drafts for them.
        disableErrors: true,
      });
      return docs.map(doc => {
        const fields = doc as unknown as Record<string, unknown>;
        return {
          title: String(fields[admin.useAsTitle ?? 'id'] || sayHere()('Without a heading')),
          kind: labelIn(labels.singular, languageHere()),
          href: `${payload.config.routes.admin}/collections/${slug}/${doc.id}`,
          changed: String(fields.updatedAt),
        };
      });
    }),
  );
  return lists
    .flat()
    .sort((one, other) => other.changed.localeCompare(one.changed))
    .slice(0, SHOWN);
}
