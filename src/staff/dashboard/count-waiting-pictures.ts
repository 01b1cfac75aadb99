import type { Payload, TypedUser } from 'payload';
import { UNANSWERED } from '#cms/consents/people-fields.ts';

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
