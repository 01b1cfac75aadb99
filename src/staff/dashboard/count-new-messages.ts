import type { Payload, TypedUser } from 'payload';

/** The number of unanswered messages `user` may read. */
export async function countNewMessages(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'messages',
    where: { state: { equals: 'new' } },
    overrideAccess: false,
    user,
  });
  return totalDocs;
}
