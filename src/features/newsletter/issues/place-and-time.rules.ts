import type { Locale } from '#core/locale.ts';
import { pickWords, type Words } from '#core/words.ts';
import { issueTexts } from './issue.texts.ts';
import type { IssuePart } from './issue-content.ts';

/** The zone most readers live in; a time zone is shown only for events elsewhere. */
const ownZone = 'Africa/Addis_Ababa';

/** Place and time of an event for a reader in Ethiopia. */
export function placeAndTime(
  { time, zone, place }: Extract<IssuePart, { kind: 'event' }>,
  locale: Locale,
): { time: string; place: Words } {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (time === null) return { time: issueTexts[locale].timeOpen, place: pickWords(place, locale) };
  const named = zone === ownZone ? time : `${time} (${issueTexts[locale].zone.replace('{city}', city)})`;
  return { time: named, place: pickWords(place, locale) };
}
