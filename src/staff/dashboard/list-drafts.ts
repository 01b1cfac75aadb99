import type { Payload, TypedUser } from 'payload';
import { findReadable } from '#cms/access/find-readable.ts';
import { labelIn } from '#cms/language/label.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';

export type Draft = { title: string; kind: string; href: string; changed: string };

const SHOWN = 6;

/** Unpublished drafts, latest first. */
export async function listDrafts(payload: Payload, user: TypedUser): Promise<Draft[]> {
  const kinds = payload.config.collections.filter(({ versions }) => versions?.drafts);
  const lists = await Promise.all(
    kinds.map(async ({ slug, labels, admin }) => {
      const docs = await findReadable({ payload, user }, slug, {
        draft: true,
        where: { _status: { equals: 'draft' } },
        sort: '-updatedAt',
        limit: SHOWN,
      });
      return docs.map(doc => ({
        title: String(doc[admin.useAsTitle ?? 'id'] || sayHere()('Without a heading')),
        kind: labelIn(labels.singular, languageHere()),
        href: `${payload.config.routes.admin}/collections/${slug}/${doc.id}`,
        changed: String(doc.updatedAt),
      }));
    }),
  );
  return lists
    .flat()
    .sort((one, other) => other.changed.localeCompare(one.changed))
    .slice(0, SHOWN);
}
