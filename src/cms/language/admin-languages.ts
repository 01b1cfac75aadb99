import { deepMergeSimple, type SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import payloadWords from './amharic/payload.json' with { type: 'json' };

/** Payload's own words for languages and links, as staff say them. */
export const plainWords = {
  error: {
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Write an address, or choose a page of this site.',
    chooseDocumentToLink: 'Page',
    customURL: 'An address',
    editLink: 'Link',
    enterURL: 'Address',
    internalLink: 'A page of this site',
    linkType: 'Where it leads',
    textToDisplay: 'Words of the link',
  },
  general: {
    allLocales: 'All languages',
    fallbackToDefaultLocale: 'Show the English where this is empty',
    locale: 'Language',
    locales: 'Languages',
  },
  localization: {
    cannotCopySameLocale: 'Choose two different languages.',
    copyToLocale: 'Copy to the other language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Languages',
    selectLocaleToCopy: 'Choose the language to copy',
    selectLocaleToDuplicate: 'Choose the languages to copy',
  },
  version: {
    publishAllLocales: 'Publish in both languages',
    selectLocales: 'Choose the languages to show',
    showLocales: 'Show languages:',
  },
} as const;

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
