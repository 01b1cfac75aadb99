import type { EventTiming } from './event-timing.rules.ts';

/**
 * Texts of the badge; `{n}` is the number of days. The badge script contains both languages, because they are short.
 */
type BadgeTexts = { oneDay: string; days: string; today: string; live: string; past: string };

export const eventBadgeTexts = {
  en: { oneDay: '1 day to go', days: '{n} days to go', today: 'today', live: 'live', past: 'past event' },
  am: { oneDay: '1 ቀን ቀርቷል', days: '{n} ቀናት ቀርተዋል', today: 'ዛሬ', live: 'አሁን በመካሄድ ላይ', past: 'ያለፈ ዝግጅት' },
} satisfies Record<'en' | 'am', BadgeTexts>;

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
