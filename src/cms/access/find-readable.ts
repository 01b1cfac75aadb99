import {
  type CollectionSlug,
  docAccessOperation,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';

type Query = { where: Where; limit: number; draft?: boolean; sort?: string; depth?: number };

/** A document as such a list reads it: with its number and whatever fields its kind has. */
type ReadDocument = { id: number } & Record<string, unknown>;

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

/** Whether the caller may change this one document; `publish`: into one that visitors see, as Payload asks it of its button. */
export async function mayChange(
  req: PayloadRequest,
  slug: string,
  id: number,
  { publish = false } = {},
): Promise<boolean> {
  const config = req.payload.collections[slug as CollectionSlug].config;
  const data = { _status: publish ? 'published' : 'draft' };
  const rights = await docAccessOperation({ id, collection: { config } as never, data, req });
  return Boolean((rights as { update?: unknown }).update);
}
