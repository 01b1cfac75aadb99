import type { CollectionSlug, PayloadRequest } from 'payload';
import { titleOf } from '#cms/trash/find-uses.ts';
import type { TrailRow } from './list-trail.ts';

/**
 * What the documents of a page of the trail are called now, by collection and number, with the rights of whoever looks.
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
  const { admin, upload } = req.payload.collections[collection].config;
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
    titleOf({ ...doc, id: Number(doc.id) }, admin.useAsTitle, Boolean(upload)),
  ]);
}
