import { deepMergeSimple, type SanitizedConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { toWords } from 'payload/shared';
import payloadWords from './amharic/payload.json' with { type: 'json' };
import { inAmharic, inBothLanguages } from './amharic.ts';

/** Plainer wording for Payload's own texts about signing in, languages and links. */
export const payloadTexts = {
  authentication: {
    checkYourEmailForPasswordReset:
      'If this address belongs to an account, a mail with a link arrives in a few minutes. If it does not, look among the spam too.',
    emailSent: 'Look at your mails',
    forgotPassword: 'Choose a new password',
    forgotPasswordEmailInstructions:
      'Write your email address. If it belongs to an account, we send you a link with which you choose a new password.',
    forgotPasswordQuestion: 'Forgotten your password?',
  },
  error: {
    documentNotFound: 'What you opened is not here any more, or you may not see it.',
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Write an address, or choose a page on this site.',
    chooseDocumentToLink: 'Page',
    customURL: 'An address',
    editLink: 'Link',
    enterURL: 'Address',
    internalLink: 'A page on this site',
    linkType: 'Where it leads',
    textToDisplay: 'Link text',
  },
  general: {
    // Titles in the browser, before the kind: "New · News post".
    creating: 'New',
    editing: 'Edit',
    // As the menu calls it.
    dashboard: 'Today',
    backToDashboard: 'Back to Today',
    nothingFound: 'There is nothing here',
    notFound: 'Nothing here',
    sorryNotFound: 'This address leads nowhere, or to something that was moved or deleted.',
    allLocales: 'All languages',
    fallbackToDefaultLocale: 'Show the English where this is empty',
    locale: 'Language',
    locales: 'Languages',
    payloadSettings: 'Language and colours',
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
    // Asked before restoring: the first line for a published version, the second for a draft, which is restored as a draft
    // (cms/saves/restore-drafts.ts). staff/publishing/restore-question.ts shows the one that applies.
    aboutToRestore:
      'This {{label}} becomes what it was on {{versionDate}}. Visitors see it at once, unless you chose “Restore as draft” or may not publish.\nThis {{label}} becomes the draft it was on {{versionDate}}. It stays a draft: visitors go on seeing what they see now.',
    aboutToRestoreGlobal:
      '“{{label}}” goes back to what it was on {{versionDate}}. The site uses it at once.',
    publishAllLocales: 'Publish in both languages',
    selectLocales: 'Choose the languages to show',
    showLocales: 'Show languages:',
  },
} as const;

/** A language of the admin as Payload describes one; its type lists only the languages that Payload ships. */
type Languages = Record<string, { dateFNSKey: string; translations: object }>;

/**
 * Lets staff choose Amharic for the admin in their account. Payload has no Amharic, so its texts use our translations and
 * English where we have none. It needs the finished configuration, to which the rich-text editor adds its texts. Dates are
 * translated in the browser (staff/language/amharic-dates.rules.ts), because date-fns has no Amharic.
 */
export function addAmharic(config: SanitizedConfig): SanitizedConfig {
  const languages = config.i18n.supportedLanguages as unknown as Languages;
  const translations = config.i18n.translations as Record<string, object>;
  languages.en = en;
  languages.am = { dateFNSKey: 'en-US', translations: deepMergeSimple(en.translations, payloadWords) };
  translations.am = deepMergeSimple(translations.en ?? {}, payloadWords);
  return config;
}

type Values = Record<string, unknown>;

/** Texts that the admin shows. */
const TEXTS = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
/** Properties that contain such texts, at any depth. */
const HOLDERS = new Set(['collections', 'globals', 'fields', 'tabs', 'blocks', 'options', 'labels', 'admin']);

/**
 * Translates the labels, descriptions, options and placeholders of collections, globals, fields or blocks, at any depth, and
 * makes validators answer in the language of whoever saves. Texts without Amharic stay as they are. The blocks of a rich-text
 * editor are not reachable from their collection, so the editor passes them itself.
 */
export function translateConfig<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return entries.map(entry => translateEntry(entry as Values) as Entry);
}

function translateEntry(holder: Values): Values {
  const changed = Object.entries(holder).map(([key, value]) => [key, translateValue(key, value)]);
  return Object.fromEntries([...labelFromName(holder), ...changed]);
}

function translateValue(key: string, value: unknown): unknown {
  if (TEXTS.has(key) && typeof value === 'string') return inBothLanguages(value);
  if (key === 'validate' && typeof value === 'function') return translatedVerdict(value as Validate);
  if (!HOLDERS.has(key)) return value;
  if (Array.isArray(value)) return value.map(one => entryIn(key, one));
  return isValues(value) ? translateEntry(value) : value;
}

function entryIn(key: string, entry: unknown): unknown {
  if (key === 'options' && typeof entry === 'string') return { value: entry, label: inBothLanguages(entry) };
  return isValues(entry) ? translateEntry(entry) : entry;
}

/** Payload derives missing labels from names; where we have a translation, we set the label. */
function labelFromName(holder: Values): [string, unknown][] {
  if (typeof holder.name !== 'string' || typeof holder.type !== 'string' || 'label' in holder) return [];
  const label = toWords(holder.name);
  return inAmharic(label) === null ? [] : [['label', inBothLanguages(label)]];
}

type Validate = (value: unknown, options: { req?: { i18n?: { language?: string } } }) => unknown;

/** Wraps a validator so that its message is in the language of the admin. */
const translatedVerdict =
  (validate: Validate): Validate =>
  async (value, options) => {
    const verdict = await validate(value, options);
    if (typeof verdict !== 'string' || options.req?.i18n?.language !== 'am') return verdict;
    return inAmharic(verdict) ?? verdict;
  };

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
