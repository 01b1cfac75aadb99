import {
  type CollectionSlug,
  docAccessOperation,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';

type Query = { where: Where; limit: number; draft?: boolean; sort?: string; depth?: number };

/** A document of any collection. */
type ReadDocument = { id: number } & Record<string, unknown>;

/** For lists over many collections: the documents `user` may read in one of them; empty if they may read none. */
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
    // Otherwise one unreadable collection would fail the whole list.
    disableErrors: true,
  });
  return docs as unknown as ReadDocument[];
}

/** Whether the caller may change this document; with `publish`, whether they may publish it, as Payload's button asks. */
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
