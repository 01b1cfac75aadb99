/**
 * Texts of the badge; `{n}` is the number of days. The badge script contains both languages, because they are short.
 */
export type BadgeTexts = { oneDay: string; days: string; today: string; live: string; past: string };

export const eventBadgeTexts = {
  en: { oneDay: '1 day to go', days: '{n} days to go', today: 'today', live: 'live', past: 'past event' },
  am: { oneDay: '1 ቀን ቀርቷል', days: '{n} ቀናት ቀርተዋል', today: 'ዛሬ', live: 'አሁን በመካሄድ ላይ', past: 'ያለፈ ዝግጅት' },
} satisfies Record<'en' | 'am', BadgeTexts>;
