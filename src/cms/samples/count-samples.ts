import type { Payload, TypedUser } from 'payload';

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
