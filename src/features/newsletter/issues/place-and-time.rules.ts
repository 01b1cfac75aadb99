import type { Locale } from '#core/locale.ts';
import { pickWords, type Words } from '#core/words.ts';
import { issueTexts } from './issue.texts.ts';
import type { IssuePart } from './issue-content.ts';

/** Most readers are there; the zone is named only where an event takes place elsewhere. */
const ownZone = 'Africa/Addis_Ababa';

/** The time of an event as a reader in Ethiopia needs it, and its place. */
export function placeAndTime(
  { time, zone, place }: Extract<IssuePart, { kind: 'event' }>,
  locale: Locale,
): { time: string; place: Words } {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const named = zone === ownZone ? time : `${time} (${issueTexts[locale].zone.replace('{city}', city)})`;
  return { time: named, place: pickWords(place, locale) };
}
