/** The site's languages; texts are written in the first one first. */
export const locales = ['en', 'am'] as const;

/** A language of the site, as in `lang` attributes and in the CMS. */
export type Locale = (typeof locales)[number];

/** Each language's name for its readers. */
export const languageNames = { en: 'English', am: 'አማርኛ' } as const satisfies Record<Locale, string>;

/** The language of paths without a prefix, and the fallback for untranslated texts. */
export const defaultLocale: Locale = 'en';

/** Whether a value is one of the languages of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value);
}

/**
 * The address of one of our pages in a language: `/news` becomes `/am/news`, `/?tab=x#y` becomes `/am?tab=x#y`. Takes a
 * path with optional query and hash; anything else (https:, mailto:, #…) is returned unchanged.
 */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const plain = splitLocale(path).path;
  if (locale === defaultLocale) return plain;
  return `/${locale}${plain.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Splits the language off a path: `/am/news` gives Amharic and `/news`; a path without a prefix is English. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/([a-z]{2})(?=$|[/?#])/.exec(path);
  const locale = match?.[1];
  if (!isLocale(locale) || locale === defaultLocale) return { locale: defaultLocale, path };
  const rest = path.slice(locale.length + 1);
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` };
}
