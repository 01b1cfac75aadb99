/** What a family may agree to, in the words of the consent form. */
export const CONSENT_USES = [
  { value: 'website', label: 'Website' },
  { value: 'share-card', label: 'Share card (the picture others see when a page is shared)' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'social', label: 'Social media' },
  { value: 'print', label: 'Print' },
] as const;
export type ConsentUse = (typeof CONSENT_USES)[number]['value'];

/**
 * The fields of a consent record that the decision needs. `until` is the last day on which it holds (ISO date or
 * instant).
 */
export type Consent = {
  uses?: readonly string[] | null;
  until?: string | null;
  withdrawn?: boolean | null;
};

/** Something that may show a person: a picture or a story. */
export type AboutPeople = { identifiable?: string | null; consent?: unknown };

export type ConsentProblem = 'missing' | 'withdrawn' | 'expired' | 'other-use';

/** Consent is given in Ethiopia, so a day of consent ends with the day there: UTC+3 all year, no daylight saving. */
const ETHIOPIA_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Ethiopia at an instant, as `YYYY-MM-DD`. */
export function dayInEthiopia(now: Date): string {
  return new Date(now.getTime() + ETHIOPIA_MS).toISOString().slice(0, 10);
}

/** The instant at which a consent that holds until `until` (its last day) ends: midnight in Ethiopia after that day. */
export function consentEnd(until: string): Date {
  const day = new Date(`${until.slice(0, 10)}T00:00:00.000Z`);
  return new Date(day.getTime() + DAY_MS - ETHIOPIA_MS);
}

/** Why `consent` does not allow `use` at `now`, or null (ruling 26). A record without a last day does not end. */
export function consentProblem(
  consent: Consent | null | undefined,
  use: ConsentUse,
  now: Date,
): ConsentProblem | null {
  if (!consent) return 'missing';
  if (consent.withdrawn !== false) return 'withdrawn';
  if (consent.until && consentEnd(consent.until) <= now) return 'expired';
  return consent.uses?.includes(use) ? null : 'other-use';
}

/** Whether a thing needs a consent. Only a clear "no" means it does not, so a missing answer keeps it private. */
export function needsConsent(thing: AboutPeople): boolean {
  return thing.identifiable !== 'no';
}

/**
 * For pictures of which nobody has said whether somebody can be recognised. Such a picture counts as showing somebody
 * without consent, so only staff see it until the question is answered.
 */
export const UNANSWERED = 'unanswered';

/** Whether staff choose a consent record. Nothing is claimed before the question is answered. */
export const asksForConsent = (thing: AboutPeople): boolean =>
  Boolean(thing.identifiable) && thing.identifiable !== UNANSWERED && needsConsent(thing);

/** A text that may tell of a person. */
export type TextAboutPeople = AboutPeople & { nameChanged?: unknown };

/** Whether a text tells of somebody under another name. Names are changed unless staff say that they are not. */
export function hasChangedNames({ identifiable, nameChanged }: TextAboutPeople): boolean {
  return identifiable === 'yes' && nameChanged !== false;
}
