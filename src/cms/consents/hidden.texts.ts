import { type Message, type Moment, message, moment } from '#core/message.ts';
import { type Consent, consentEnd, consentProblem } from './consent.rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What staff can do about something hidden by its consent. The Amharic of these texts is in src/cms/language. */
export const whatToDo = 'Ask the family again, choose another picture, or remove the passage.';

/** Why something is hidden from visitors, and since when if known; null while its consent covers the website at `now`. */
export function hiddenSentence(consent: Consent | null, now: Date): Message | null {
  switch (consentProblem(consent, 'website', now)) {
    case null:
      return null;
    case 'missing':
      return 'Hidden from the site: there is no consent record for it.';
    case 'withdrawn':
      return 'Hidden from the site: the consent was withdrawn.';
    case 'other-use':
      return 'Hidden from the site: the consent does not cover the website.';
    case 'expired':
      return message('Hidden from the site since {day}: the consent has ended.', {
        day: firstDayWithout(String(consent?.until)),
      });
  }
}

/** The first day in Ethiopia on which a consent with this last day is no longer valid. */
function firstDayWithout(until: string): Moment {
  const day = new Date(consentEnd(until).getTime() + DAY_MS / 2);
  return moment(day, 'en', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Addis_Ababa',
  });
}

/** The same in the column of a list. */
export const hiddenShortly = ({ withdrawn }: Consent) =>
  withdrawn ? 'Hidden: consent withdrawn' : 'Hidden: consent ended';

/** Shown in the form of a consent that has ended, above what it hides. */
export const hiddenCount = (count: number) => {
  if (count === 0) return 'Nothing on the site needed this consent, so nothing is hidden.';
  return message(
    '{count, plural, one {Visitors do not see this any more:} other {Visitors do not see these # any more:}}',
    { count },
  );
};

export const andMore = (count: number) => message('and {count} more', { count });
