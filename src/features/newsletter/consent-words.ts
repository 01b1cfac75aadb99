import type { Locale } from '#core/locale.ts';
import { subscribeTexts } from './subscribe.texts.ts';

/** The note above Join as it is read in a language, kept with each subscription beside its version. */
export function consentWords(language: Locale): string {
  const { consent, privacy, terms } = subscribeTexts[language];
  return consent.replace('{privacy}', privacy).replace('{terms}', terms);
}
