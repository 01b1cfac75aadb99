import type { BadgeTexts } from './event-badge.texts.ts';
import type { EventTiming } from './event-timing.rules.ts';

/** The badge text; a past event with a result shows that instead (ruling 32). Null without a day. */
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

/** ahead: saffron. today, live: green. past: pale, with or without a result. */
export type BadgeVariant = 'ahead' | 'today' | 'live' | 'past' | 'result';

/** The variant that matches `badgeText`. */
export function badgeVariant({ state }: EventTiming, result?: string | null): BadgeVariant {
  if (state === 'upcoming' || state === 'unannounced') return 'ahead';
  if (state === 'past') return result?.trim() ? 'result' : 'past';
  return state;
}
