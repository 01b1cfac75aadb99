import type { Locale } from '#core/locale.ts';

/** Texts of the parts of pages. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
export const pagePartsTexts = {
  en: {
    projects: 'projects',
    partners: 'partners',
    team: 'people in the team',
    years: 'years of work',
    imageError: 'Error loading image',
  },
  am: {
    projects: 'ፕሮጀክቶች',
    partners: 'አጋሮች',
    team: 'የቡድኑ አባላት',
    years: 'የሥራ ዓመታት',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
