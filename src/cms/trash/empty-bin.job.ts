import type { BulkOperationResult, CollectionSlug, Payload } from 'payload';
import { logInfo } from '#platform/log.ts';
import { BIN_DAYS } from './bin.texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Permanently deletes what has been in the bin for 30 days at `now`, with files and versions, and returns the count.
 * @throws Error if some documents could not be deleted, after deleting the others
 */
export async function emptyBin(payload: Payload, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  const problems: string[] = [];
  for (const { slug } of payload.config.collections.filter(({ trash }) => trash)) {
    const result = await payload.delete({
      collection: slug as CollectionSlug,
      where: { deletedAt: { less_than_equal: longAgo } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
    const { docs, errors } = result as BulkOperationResult<CollectionSlug, { id: true }>;
    deleted += docs.length;
    problems.push(...errors.map(({ id, message }) => `${slug} ${id}: ${message}`));
  }
  if (deleted > 0) logInfo('bin emptied', { documents: deleted });
  if (problems.length > 0) throw new Error(`Not deleted from the bin: ${problems.join('; ')}`);
  return deleted;
}
