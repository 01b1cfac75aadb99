import type { Payload, TypedUser } from 'payload';
import { UNANSWERED } from '#cms/consents/consent.rules.ts';

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

/** The number of suspended addresses among the subscribers that `user` may read. */
export async function countSuspended(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'subscribers',
    where: { status: { equals: 'suspended' } },
    overrideAccess: false,
    user,
  });
  return totalDocs;
}

/** The number of pictures without a statement whether somebody is recognisable; visitors do not see them. */
export async function countWaitingPictures(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { identifiable: { equals: UNANSWERED } },
    overrideAccess: false,
    user,
  });
  return totalDocs;
}
