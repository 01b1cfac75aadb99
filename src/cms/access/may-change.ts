import { type CollectionSlug, docAccessOperation, type PayloadRequest } from 'payload';

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
