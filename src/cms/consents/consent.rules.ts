/** The uses a family can agree to, as worded on the consent form. */
export const CONSENT_USES = [
  { value: 'website', label: 'Website' },
  { value: 'share-card', label: 'Share card (the picture others see when a page is shared)' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'social', label: 'Social media' },
  { value: 'print', label: 'Print' },
] as const;
export type ConsentUse = (typeof CONSENT_USES)[number]['value'];

/** The fields of a consent record that `consentProblem` needs. `until` is its last valid day (ISO date or instant). */
export type Consent = {
  uses?: readonly string[] | null;
  until?: string | null;
  withdrawn?: boolean | null;
};

/** Something that may show a person: a picture or a story. */
export type AboutPeople = { identifiable?: string | null; consent?: unknown };

export type ConsentProblem = 'missing' | 'withdrawn' | 'expired' | 'other-use';

/** Consent expires at midnight in Ethiopia: UTC+3 all year, without daylight saving. */
const ETHIOPIA_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Ethiopia at an instant, as `YYYY-MM-DD`. */
export function dayInEthiopia(now: Date): string {
  return new Date(now.getTime() + ETHIOPIA_MS).toISOString().slice(0, 10);
}

/** The instant at which a consent expires: midnight in Ethiopia after `until`, its last day. */
export function consentEnd(until: string): Date {
  const day = new Date(`${until.slice(0, 10)}T00:00:00.000Z`);
  return new Date(day.getTime() + DAY_MS - ETHIOPIA_MS);
}

/** Why `consent` does not allow `use` at `now`, or null. A record without a last day does not expire. */
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

/** Whether something needs a consent. Only an explicit "no" means that it does not, so a missing answer keeps it private. */
export function needsConsent(thing: AboutPeople): boolean {
  return thing.identifiable !== 'no';
}

/**
 * Stored while nobody has answered whether somebody can be recognised in a picture. The picture then counts as showing
 * somebody without consent, so only staff see it.
 */
export const UNANSWERED = 'unanswered';

/** Whether staff have to choose a consent record; not before the question is answered. */
export const asksForConsent = (thing: AboutPeople): boolean =>
  Boolean(thing.identifiable) && thing.identifiable !== UNANSWERED && needsConsent(thing);

/** A text that may be about a person. */
export type TextAboutPeople = AboutPeople & { nameChanged?: unknown };

/** Whether the names in a text about people are changed. They are unless staff say that they are not. */
export function hasChangedNames({ identifiable, nameChanged }: TextAboutPeople): boolean {
  return identifiable === 'yes' && nameChanged !== false;
}
