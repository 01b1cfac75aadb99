import type { CollectionSlug, PayloadRequest } from 'payload';
import { titleOf } from '#cms/trash/find-uses.ts';
import { languageHere } from '#staff/language/say.ts';
import type { TrailRow } from './list-trail.ts';

/**
 * The current titles of the documents on a page of the trail, by collection and id, as far as the reader may see them.
 * What is gone, or in the bin, has no title.
 */
export async function readTitles(
  req: PayloadRequest,
  rows: readonly TrailRow[],
): Promise<Map<string, string>> {
  const documents = rows.flatMap(row => (row.of === 'content' && row.document > 0 ? [row] : []));
  const groups = Map.groupBy(documents, ({ collection }) => collection);
  const titles = await Promise.all(
    [...groups].map(([slug, of]) => readOf(req, slug, [...new Set(of.map(({ document }) => document))])),
  );
  return new Map(titles.flat());
}

async function readOf(req: PayloadRequest, slug: string, ids: number[]): Promise<[string, string][]> {
  if (!Object.hasOwn(req.payload.collections, slug)) return [];
  const collection = slug as CollectionSlug;
  const { config } = req.payload.collections[collection];
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(doc => [
    `${slug} ${doc.id}`,
    titleOf({ ...doc, id: Number(doc.id) }, config, languageHere()),
  ]);
}
