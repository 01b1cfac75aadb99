import type { Locale } from '#core/locale.ts';

/** The words of the latest updates. Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
export const updatesTexts = {
  en: {
    title: 'Latest updates',
    heading: 'Everything new',
    intro: 'News, events, projects and reports in one list, the newest first.',
    feed: 'Follow this list by feed',
    news: 'News',
    event: 'Event',
    project: 'Project',
    report: 'Report',
    eventOn: 'Event on {day}.',
    more: 'Older updates',
    loading: 'Loading updates',
    error: 'Error loading updates',
    retry: 'Try again',
    start: 'Back to the newest',
    none: 'The first update is on its way.',
    noneAction: 'Stay in the Loop',
    imageError: 'Error loading image',
  },
  am: {
    title: 'የቅርብ ጊዜ መረጃዎች',
    heading: 'አዲስ ነገር ሁሉ',
    intro: 'ዜና፣ ዝግጅቶች፣ ፕሮጀክቶችና ሪፖርቶች በአንድ ዝርዝር፣ ከአዲሱ ጀምሮ።',
    feed: 'ይህን ዝርዝር በመከታተያ ይከታተሉ',
    news: 'ዜና',
    event: 'ዝግጅት',
    project: 'ፕሮጀክት',
    report: 'ሪፖርት',
    eventOn: 'የዝግጅቱ ቀን፦ {day}።',
    more: 'የቆዩ መረጃዎች',
    loading: 'መረጃዎች በመጫን ላይ',
    error: 'መረጃዎቹን መጫን አልተቻለም',
    retry: 'እንደገና ይሞክሩ',
    start: 'ከአዲሱ ጀምሮ',
    none: 'የመጀመሪያው መረጃ በመንገድ ላይ ነው።',
    noneAction: 'ከእኛ ጋር ይቆዩ',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type UpdatesTexts = Record<keyof (typeof updatesTexts)['en'], string>;
