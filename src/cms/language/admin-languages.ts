import { deepMergeSimple, type SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { payloadWords } from './words/payload.amharic.ts';

/** A language of the admin as Payload describes one; its type lists only the languages that Payload ships. */
type Languages = Record<string, { dateFNSKey: string; translations: object }>;

/**
 * Lets staff choose Amharic for the admin in their account. Payload ships none: its words are ours where we have them
 * and English elsewhere. Needs the finished configuration, because the editor of long texts adds its words to it. Its
 * dates are made Amharic in the browser (staff/language/amharic-dates.tsx): date-fns has none.
 */
export function offerAmharic(config: SanitizedConfig): SanitizedConfig {
  const languages = config.i18n.supportedLanguages as unknown as Languages;
  const translations = config.i18n.translations as Record<string, object>;
  languages.en = en;
  languages.am = { dateFNSKey: 'en-US', translations: deepMergeSimple(en.translations, payloadWords) };
  translations.am = deepMergeSimple(translations.en ?? {}, payloadWords);
  return config;
}
