import type { Payload, TypedUser } from 'payload';

/** How many messages nobody has answered yet, as far as `user` may read them. */
export async function countNewMessages(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'messages',
    where: { state: { equals: 'new' } },
    overrideAccess: false,
    user,
  });
  return totalDocs;
}
