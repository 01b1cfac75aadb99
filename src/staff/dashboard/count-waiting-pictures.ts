import type { Payload, TypedUser } from 'payload';
import { UNANSWERED } from '#cms/consents/people-fields.ts';

/** How many pictures nobody has said of yet whether somebody can be recognised; visitors do not see them. */
export async function countWaitingPictures(payload: Payload, user: TypedUser): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { identifiable: { equals: UNANSWERED } },
    overrideAccess: false,
    user,
  });
  return totalDocs;
}
