import type { Payload, SanitizedCollectionConfig, TypedUser } from 'payload';
import { hiddenByConsent } from '#cms/consents/consent-gate.ts';
import { labelIn } from '#cms/language/label.ts';
import { findUsesOfEach, type Target, titleOf } from '#cms/trash/find-uses.ts';
import type { Use } from '#cms/trash/uses.ts';
import { languageHere } from '#staff/language/say.ts';
import { findReadable } from './find-readable.ts';

/** Something that left the site because its consent ended, why, and what showed it. */
export type Hidden = Use & { isWithdrawn: boolean; shownIn: Use[] };

/** Enough for one look; the lists name the rest. */
const AT_MOST = 10;

type Found = { target: Target; hidden: Omit<Hidden, 'shownIn'> };

/** Pictures, films and texts that nobody sees any more because a consent was withdrawn or has ended at `now`. */
export async function listHidden(payload: Payload, user: TypedUser, now: Date): Promise<Hidden[]> {
  const found: Found[] = [];
  const aboutPeople = payload.config.collections.filter(({ flattenedFields }) =>
    flattenedFields.some(({ name }) => name === 'identifiable'),
  );
  for (const config of aboutPeople)
    if (found.length < AT_MOST)
      found.push(...(await hiddenIn(payload, user, config, now, AT_MOST - found.length)));
  const uses = await findUsesOfEach(
    { payload, i18n: { language: languageHere() } },
    user,
    found.map(({ target }) => target),
  );
  return found.map(({ hidden }, at) => ({ ...hidden, shownIn: uses[at]?.uses ?? [] }));
}

async function hiddenIn(
  payload: Payload,
  user: TypedUser,
  config: SanitizedCollectionConfig,
  now: Date,
  limit: number,
): Promise<Found[]> {
  const { slug, labels, versions } = config;
  const docs = await findReadable({ payload, user }, slug, {
    where: hiddenByConsent(now, Boolean(versions?.drafts)),
    sort: '-updatedAt',
    limit,
    depth: 1,
  });
  return docs.map(document => ({
    target: { collection: slug, ids: [document.id] },
    hidden: {
      kind: labelIn(labels.singular, languageHere()),
      title: titleOf(document, config, languageHere()),
      href: `${payload.config.routes.admin}/collections/${slug}/${document.id}`,
      isWithdrawn: (document.consent as { withdrawn?: unknown } | null)?.withdrawn === true,
    },
  }));
}
