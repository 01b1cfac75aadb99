import type { BadgeTexts } from './event-badge.texts.ts';
import type { EventTiming } from './event-timing.rules.ts';

/** What the badge says; a past event with a result shows that instead (ruling 32). Null, no badge, without a day. */
export function badgeText(
  { state, daysToGo }: EventTiming,
  texts: BadgeTexts,
  result?: string | null,
): string | null {
  if (state === 'unannounced') return null;
  if (state === 'past') return result?.trim() || texts.past;
  if (state !== 'upcoming') return texts[state];
  return daysToGo === 1 ? texts.oneDay : texts.days.replace('{n}', String(daysToGo));
}
