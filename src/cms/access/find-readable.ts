import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';

type Query = { where: Where; limit: number; draft?: boolean; sort?: string; depth?: number };

/** A document as such a list reads it: with its number and whatever fields its kind has. */
export type ReadDocument = { id: number } & Record<string, unknown>;

/** For lists over many kinds: what `user` may read of one, and nothing where they may read none of it. */
export async function findReadable(
  { payload, user }: { payload: Payload; user: TypedUser },
  slug: string,
  query: Query,
): Promise<ReadDocument[]> {
  const { docs } = await payload.find({
    depth: 0,
    ...query,
    collection: slug as CollectionSlug,
    pagination: false,
    overrideAccess: false,
    user,
    // Otherwise one kind that somebody may not read would end the whole list.
    disableErrors: true,
  });
  return docs as unknown as ReadDocument[];
}
