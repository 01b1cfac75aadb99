import type { Locale } from '#core/locale.ts';
import { subscribeTexts } from './subscribe.texts.ts';

/** The consent note in one language, stored with each subscription beside its version. */
export function consentWords(language: Locale): string {
  const { consent, privacy, terms } = subscribeTexts[language];
  return consent.replace('{privacy}', privacy).replace('{terms}', terms);
}
