import type { CollectionSlug, Payload, SanitizedCollectionConfig, TypedUser, Where } from 'payload';
import { dayInEthiopia } from '#cms/consents/consent.rules.ts';
import { findUses, titleOf } from '#cms/trash/find-uses.ts';
import type { Use } from '#cms/trash/uses.ts';

/** Something that left the site because its consent ended, why, and what showed it. */
export type Hidden = Use & { isWithdrawn: boolean; shownIn: Use[] };

/** Each one is looked up in everything that could show it, so the dashboard names no more. */
const AT_MOST = 10;

/** Pictures, films and texts that nobody sees any more because a consent was withdrawn or has ended at `now`. */
export async function listHidden(payload: Payload, user: TypedUser, now: Date): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  const aboutPeople = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'identifiable'),
  );
  for (const config of aboutPeople)
    if (hidden.length < AT_MOST)
      hidden.push(...(await hiddenIn(payload, user, config, now, AT_MOST - hidden.length)));
  return hidden;
}

function ended(now: Date, hasDrafts: boolean): Where {
  const today = `${dayInEthiopia(now)}T00:00:00.000Z`;
  return {
    and: [
      { identifiable: { equals: 'yes' } },
      { or: [{ 'consent.withdrawn': { equals: true } }, { 'consent.until': { less_than: today } }] },
      // What was never on the site has not left it.
      ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
    ],
  };
}

async function hiddenIn(
  payload: Payload,
  user: TypedUser,
  { slug, labels, admin, upload, versions }: SanitizedCollectionConfig,
  now: Date,
  limit: number,
): Promise<Hidden[]> {
  const { docs } = await payload.find({
    collection: slug as CollectionSlug,
    where: ended(now, Boolean(versions?.drafts)),
    sort: '-updatedAt',
    limit,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user,
  });
  const hidden = (docs as unknown as ({ id: number } & Record<string, unknown>)[]).map(async document => ({
    kind: String(labels.singular),
    title: titleOf(document, admin.useAsTitle, Boolean(upload)),
    href: `${payload.config.routes.admin}/collections/${slug}/${document.id}`,
    isWithdrawn: (document.consent as { withdrawn?: unknown } | null)?.withdrawn === true,
    shownIn: (await findUses({ payload }, user, { collection: slug, ids: [document.id] })).uses,
  }));
  return Promise.all(hidden);
}
