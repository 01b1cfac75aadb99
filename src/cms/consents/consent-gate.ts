import type { Payload, PayloadRequest, Where } from 'payload';
import type { SiteReadContext } from '#cms/access/roles.ts';
import {
  type AboutPeople,
  type ConsentUse,
  consentProblem,
  dayInEthiopia,
  needsConsent,
} from '#cms/consents/consent.rules.ts';

/** Set in `context` by public reads: the instant that counts as now, and the use they read for. */
export type PublicReadContext = SiteReadContext & { consentUse?: ConsentUse };

/**
 * `consentProblem` as a database condition: nobody can be recognised, or the consent is valid at `now` and covers `use`. A
 * deleted consent leaves the link empty, which does not match; a consent in the bin counts as deleted.
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

/** The condition for this request: use on the website at the current time, unless the context sets others. */
export function consentGate(req: PayloadRequest): Where {
  const { consentUse = 'website', now = new Date() } = req.context as PublicReadContext;
  return consentAllows(consentUse, now);
}

/** Content about people is shown when it is published and its consent allows it. */
export const publishedAndConsented = (req: PayloadRequest): Where => ({
  and: [{ _status: { equals: 'published' } }, consentGate(req)],
});

/**
 * Documents that are hidden because their consent was withdrawn or expired before `now`. With `hasDrafts` only published
 * ones: a draft was never on the site.
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

/** Where to read, in a transaction or not. */
type Scope = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/**
 * Which of the consent records `ids` allow `use` at `now`. Bypasses access control and returns only ids. For copies of
 * texts that were made while their consent was valid.
 */
export async function validConsents(
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
 * Whether a stored text, with `consent` as an id, may be shown for `use` at `now`. Content without the field
 * `identifiable` may always be shown.
 */
export async function hasValidConsent(
  scope: Scope,
  text: AboutPeople,
  use: ConsentUse,
  now: Date,
): Promise<boolean> {
  if (!('identifiable' in text) || !needsConsent(text)) return true;
  const { consent } = text;
  return typeof consent === 'number' && (await validConsents(scope, [consent], use, now)).has(consent);
}
