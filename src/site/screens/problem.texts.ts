import type { Locale } from '#core/locale.ts';

/** The words of refusals and faults. Those of a fault are the specification's (ERR-12, ERR-14). */
export const problemTexts = {
  en: {
    missing: 'This page doesn’t exist',
    missingWords:
      'The address may have changed, or it was never one of ours. Start again from the home page.',
    malformed: 'This address cannot be read',
    malformedWords: 'Part of it is not a valid address. Please check it, or start from the home page.',
    fault: 'Oops! Something went wrong:',
    noMessage: 'Unknown error occurred',
    reference: 'Please tell us this reference if it happens again:',
    reload: 'Reload the page',
    home: 'Back to the home page',
  },
  am: {
    missing: 'ይህ ገጽ እዚህ የለም',
    missingWords: 'አድራሻው ተቀይሮ ሊሆን ይችላል፣ ወይም የእኛ አልነበረም። ከመነሻ ገጹ እንደገና ይጀምሩ።',
    malformed: 'ይህ አድራሻ ሊነበብ አይችልም',
    malformedWords: 'በአድራሻው ውስጥ ስህተት አለ። እባክዎ ያረጋግጡ፣ ወይም ከመነሻው ይጀምሩ።',
    fault: 'ይቅርታ! የሆነ ችግር ተፈጥሯል፦',
    noMessage: 'ያልታወቀ ስህተት ተፈጥሯል',
    reference: 'እንደገና ከተከሰተ ይህን ቁጥር ይንገሩን፦',
    reload: 'ገጹን እንደገና ጫን',
    home: 'ወደ መነሻ ገጽ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Texts of refusals and faults: something is missing, could not be read, or went wrong on our side. */
export function problemWords(status: number, locale: Locale): { title: { text: string }; words?: string } {
  const texts = problemTexts[locale];
  if (status >= 500) return { title: { text: texts.fault } };
  return status === 404
    ? { title: { text: texts.missing }, words: texts.missingWords }
    : { title: { text: texts.malformed }, words: texts.malformedWords };
}
