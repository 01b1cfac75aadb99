import type { Payload, PayloadRequest, Where } from 'payload';
import type { SiteReadContext } from '#cms/access/roles.ts';
import {
  type AboutPeople,
  type ConsentUse,
  consentProblem,
  dayInEthiopia,
  needsConsent,
} from '#cms/consents/consent.rules.ts';

/** Set in `context` by a public read: the time it takes as now, and the use it reads for. */
export type PublicReadContext = SiteReadContext & { consentUse?: ConsentUse };

/**
 * `consentProblem` as a database condition: shows nobody identifiable, or has a consent that holds at `now` and covers
 * `use`. A deleted consent leaves the link empty, which does not match; one in the bin counts as deleted.
 */
export function consentAllows(use: ConsentUse, now: Date): Where {
  return {
    or: [
      { identifiable: { equals: 'no' } },
      {
        and: [
          { 'consent.withdrawn': { equals: false } },
          { 'consent.deletedAt': { exists: false } },
          { 'consent.uses': { in: [use] } },
          {
            or: [
              { 'consent.until': { exists: false } },
              { 'consent.until': { greater_than_equal: `${dayInEthiopia(now)}T00:00:00.000Z` } },
            ],
          },
        ],
      },
    ],
  };
}

/** The condition for this request: website use and the current time, unless one of our public reads sets others. */
export function consentGate(req: PayloadRequest): Where {
  const { consentUse = 'website', now = new Date() } = req.context as PublicReadContext;
  return consentAllows(consentUse, now);
}

/** What tells of people: shown once published, if the consent allows it. */
export const publishedAndConsented = (req: PayloadRequest): Where => ({
  and: [{ _status: { equals: 'published' } }, consentGate(req)],
});

/**
 * What visitors saw until its consent was withdrawn or ended before `now`. What has drafts must be published: what was
 * never on the site has not left it.
 */
export const hiddenByConsent = (now: Date, hasDrafts: boolean): Where => ({
  and: [
    { identifiable: { equals: 'yes' } },
    {
      or: [
        { 'consent.withdrawn': { equals: true } },
        { 'consent.until': { less_than: `${dayInEthiopia(now)}T00:00:00.000Z` } },
      ],
    },
    ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
  ],
});

/** The transaction to read in, or none. */
type Scope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * Which of the consent records `ids` allow `use` at `now`. Reads past access control, and returns nothing but ids:
 * for copies of a text that were made while its consent held.
 */
export async function heldConsents(
  { payload, transactionID }: Scope,
  ids: readonly number[],
  use: ConsentUse,
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { docs } = await payload.find({
    req: transactionID === undefined ? {} : { transactionID },
    collection: 'consents',
    where: { id: { in: [...new Set(ids)] } },
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Set(docs.flatMap(consent => (consentProblem(consent, use, now) ? [] : [consent.id])));
}

/**
 * Whether a stored text may be shown for `use` at `now`, with `consent` as a number. Content that is never asked whether it
 * tells of a person has no such field, and may.
 */
export async function consentHolds(
  scope: Scope,
  text: AboutPeople,
  use: ConsentUse,
  now: Date,
): Promise<boolean> {
  if (!('identifiable' in text) || !needsConsent(text)) return true;
  const { consent } = text;
  return typeof consent === 'number' && (await heldConsents(scope, [consent], use, now)).has(consent);
}
