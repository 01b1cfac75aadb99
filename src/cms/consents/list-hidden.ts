import type { Endpoint, Payload, SanitizedCollectionConfig, TypedUser, Where } from 'payload';
import { findReadable } from '#cms/access/access-for.ts';
import { hiddenByConsent } from '#cms/consents/consent-gate.ts';
import { labelIn } from '#cms/language/translate.ts';
import type { Use } from '#cms/trash/bin.texts.ts';
import { findTitle, findUsesForEach, type Target } from '#cms/trash/find-uses.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { type Consent, consentProblem } from './consent.rules.ts';

/** Something that was hidden because its consent ended or was withdrawn, and where it was shown. */
export type Hidden = Use & { isWithdrawn: boolean; shownIn: Use[] };

/** The first hidden documents, and how many more there are. */
export type AllHidden = { hidden: Hidden[]; more: number };

/** The lists of each collection show the rest. */
const AT_MOST = 10;

type Found = { target: Target; hidden: Omit<Hidden, 'shownIn'> };
/** The person who reads the list, and their language. */
type Reader = { payload: Payload; user: TypedUser; language: string };

/** Pictures, films and texts that are hidden because their consent was withdrawn or has expired at `now`. */
export const listHidden = (reader: Reader, now: Date): Promise<AllHidden> =>
  listWhere(reader, hasDrafts => hiddenByConsent(now, hasDrafts));

/** What is hidden by the consent `id`, which no longer covers the website. */
const hiddenWith = (reader: Reader, id: number): Promise<AllHidden> =>
  listWhere(reader, hasDrafts => ({
    identifiable: { equals: 'yes' },
    consent: { equals: id },
    ...(hasDrafts && { _status: { equals: 'published' } }),
  }));

async function listWhere(reader: Reader, where: (hasDrafts: boolean) => Where): Promise<AllHidden> {
  const { payload, user, language } = reader;
  const found: Found[] = [];
  const aboutPeople = payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === 'identifiable'))
    // Pictures and films first: they leave a gap wherever they were shown.
    .sort((one, other) => Number(Boolean(other.upload)) - Number(Boolean(one.upload)));
  for (const config of aboutPeople) found.push(...(await hiddenIn(reader, config, where)));
  const named = found.slice(0, AT_MOST);
  const uses = await findUsesForEach(
    { payload, i18n: { language } },
    user,
    named.map(({ target }) => target),
  );
  const hidden = named.map((one, at) => ({ ...one.hidden, shownIn: uses[at]?.uses ?? [] }));
  return { hidden, more: found.length - named.length };
}

async function hiddenIn(
  { payload, user, language }: Reader,
  config: SanitizedCollectionConfig,
  where: (hasDrafts: boolean) => Where,
): Promise<Found[]> {
  const { slug, labels, versions } = config;
  const docs = await findReadable({ payload, user }, slug, {
    where: where(Boolean(versions?.drafts)),
    sort: '-updatedAt',
    limit: 0,
    depth: 1,
  });
  return docs.map(document => ({
    target: { collection: slug, ids: [document.id] },
    hidden: {
      kind: labelIn(labels.singular, language),
      title: findTitle(document, config, language),
      href: `${payload.config.routes.admin}/collections/${slug}/${document.id}`,
      isWithdrawn: (document.consent as { withdrawn?: unknown } | null)?.withdrawn === true,
    },
  }));
}

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Lists what a consent record hides from visitors, for callers who may read it; empty while it covers the website. */
export const hiddenEndpoint: Endpoint = {
  path: '/:id/hidden',
  method: 'get',
  handler: async ({ payload, user, routeParams, i18n }) => {
    const id = Number(routeParams?.id);
    const [consent] = user
      ? await findReadable({ payload, user }, 'consents', { where: { id: { equals: id } }, limit: 1 })
      : [];
    if (!consent || !user) return respond(404, { message: 'This no longer exists.' });
    const isOver = consentProblem(consent as Consent, 'website', startClock(env.FIXED_NOW).now()) !== null;
    const reader = { payload, user, language: i18n.language };
    return respond(200, isOver ? await hiddenWith(reader, id) : { hidden: [], more: 0 });
  },
};
