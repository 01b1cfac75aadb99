import { formatDate } from '#core/dates.ts';
import { type Consent, consentEnd, consentProblem } from './consent.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What staff can do about something hidden by its consent. The Amharic of these texts is in src/cms/language. */
export const whatToDo = 'Ask the family again, choose another picture, or take the passage out.';

/** Why something is hidden from visitors, and since when if known; null while its consent covers the website at `now`. */
export function hiddenSentence(consent: Consent | null, now: Date): string | null {
  switch (consentProblem(consent, 'website', now)) {
    case null:
      return null;
    case 'missing':
      return 'Hidden from the site: there is no consent record for it.';
    case 'withdrawn':
      return 'Hidden from the site: the consent was taken back.';
    case 'other-use':
      return 'Hidden from the site: the consent does not cover the website.';
    case 'expired':
      return `Hidden from the site since ${firstDayWithout(String(consent?.until))}: the consent has ended.`;
  }
}

/** The first day in Ethiopia on which a consent with this last day is no longer valid. */
function firstDayWithout(until: string): string {
  return formatDate(new Date(consentEnd(until).getTime() + DAY_MS / 2), { timeZone: 'Africa/Addis_Ababa' });
}

/** The same in the column of a list. */
export const hiddenShortly = ({ withdrawn }: Consent) =>
  withdrawn ? 'Hidden: consent taken back' : 'Hidden: consent ended';

/** Shown in the form of a consent that has ended, above what it hides. */
export const hiddenCount = (count: number) => {
  if (count === 0) return 'Nothing on the site needed this consent, so nothing is hidden.';
  return count === 1 ? 'Visitors do not see this any more:' : `Visitors do not see these ${count} any more:`;
};

export const andMore = (count: number) => `and ${count} more`;
