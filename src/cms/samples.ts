import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  BulkOperationResult,
  CollectionSlug,
  Endpoint,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypedUser,
  Where,
} from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { picturesIn } from '#cms/consents/refuse-without-consent.ts';
import { locales } from '#core/locale.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import type { WithoutSamples } from './settings-global.ts';

/** Deleted last, because others refer to them, and only then it is known which are still in use. */
const referencedCollections: CollectionSlug[] = ['media', 'consents'];

/**
 * Deletes everything marked as sample and returns the number of documents. Sample pictures and consents used by staff's own
 * content stay. In the settings, unchanged sample values (contact details, the numbers of the chart) are emptied; the menu
 * stays.
 */
export async function removeSamples(payload: Payload): Promise<number> {
  return inOneTransaction(payload, async req => {
    const flagged = payload.config.collections.filter(hasSampleFlag);
    let removed = 0;
    for (const { slug } of flagged)
      if (!referencedCollections.includes(slug)) removed += await removeFrom(req, slug, new Set());
    removed += await removeFrom(req, 'media', await picturesInUse(req));
    removed += await removeFrom(req, 'consents', await consentsInUse(req));
    await emptySettings(req);
    await queryRows(req, sql`delete from money.sample_lines`);
    return removed;
  });
}

async function emptySettings(req: PayloadRequest): Promise<void> {
  const options = { depth: 0, overrideAccess: true, req } as const;
  for (const { slug, custom } of req.payload.config.globals) {
    const withoutSamples: WithoutSamples | undefined = custom?.withoutSamples;
    for (const locale of withoutSamples ? locales : []) {
      const inLocale = { ...options, slug: slug as GlobalSlug, locale, fallbackLocale: false } as const;
      const emptied = withoutSamples?.((await req.payload.findGlobal(inLocale)) as never);
      if (emptied) await req.payload.updateGlobal({ ...inLocale, data: emptied as never });
    }
  }
}

function hasSampleFlag({ flattenedFields }: SanitizedCollectionConfig): boolean {
  return flattenedFields.some(({ name }) => name === 'sample');
}

async function removeFrom(
  req: PayloadRequest,
  collection: CollectionSlug,
  inUse: Set<number>,
): Promise<number> {
  const where: Where = { and: [{ sample: { equals: true } }, { id: { not_in: [0, ...inUse] } }] };
  const result = await req.payload.delete({
    collection,
    where,
    trash: true,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const { docs, errors } = result as BulkOperationResult<CollectionSlug, { id: true }>;
  if (errors.length > 0)
    throw new Error(`Samples could not be removed from ${collection}: ${errors[0]?.message}`);
  return docs.length;
}

async function picturesInUse(req: PayloadRequest): Promise<Set<number>> {
  const used = new Set<number>();
  for (const { slug, flattenedFields } of req.payload.config.collections.filter(hasSampleFlag))
    for (const document of await allDocuments(req, slug))
      for (const { id } of picturesIn(flattenedFields, document)) used.add(id);
  return used;
}

async function consentsInUse(req: PayloadRequest): Promise<Set<number>> {
  const used = new Set<number>();
  for (const { slug } of req.payload.config.collections.filter(hasSampleFlag))
    for (const { consent } of await allDocuments(req, slug))
      if (typeof consent === 'number') used.add(consent);
  return used;
}

async function allDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Record<string, unknown>[]> {
  const all = { depth: 0, limit: 0, pagination: false, trash: true, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({ collection, ...all });
  return docs as unknown as Record<string, unknown>[];
}

/** How many documents that `user` may see are marked as sample, over all kinds of content. */
export async function countSamples(payload: Payload, user: TypedUser): Promise<number> {
  const flagged = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'sample'),
  );
  const counts = await Promise.all(
    flagged.map(({ slug }) =>
      payload.count({ collection: slug, where: { sample: { equals: true } }, overrideAccess: false, user }),
    ),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** The action of the dashboard's form, which works before any script has loaded. */
export const REMOVE_SAMPLES = '/samples/remove';

/** Deletes all sample content at once (SAMPLE-03), for admins; redirects to the dashboard. */
export const removeSamplesEndpoint: Endpoint = {
  path: REMOVE_SAMPLES,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req }))
      return Response.json({ errors: [{ message: 'Only admins may do this.' }] }, { status: 403 });
    const removed = await removeSamples(req.payload);
    const { admin } = req.payload.config.routes;
    return new Response(null, { status: 303, headers: { Location: `${admin}?samples-removed=${removed}` } });
  },
};
