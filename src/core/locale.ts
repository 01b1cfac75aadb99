/** The languages of the site; the first is the one every text is written in first. */
export const locales = ['en', 'am'] as const;

/** A language of the site, as written in `lang` attributes and in the CMS. */
export type Locale = (typeof locales)[number];

/** What each language is called by those who read it. */
export const languageNames = { en: 'English', am: 'አማርኛ' } as const satisfies Record<Locale, string>;

/** The language that lives at the plain paths and that untranslated texts fall back to. */
export const defaultLocale: Locale = 'en';

/** Tells whether a value from outside names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value);
}

/**
 * The address of a page of ours in a language: `/news` becomes `/am/news`, `/?tab=x#y` becomes `/am?tab=x#y`.
 * Takes a path that may carry a query and a hash; whatever is not a path of ours (https:, mailto:, #…) comes back as it is.
 */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const plain = splitLocale(path).path;
  if (locale === defaultLocale) return plain;
  return `/${locale}${plain.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Takes the language off a path: `/am/news` gives Amharic and `/news`, every path without one is English. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/([a-z]{2})(?=$|[/?#])/.exec(path);
  const locale = match?.[1];
  if (!isLocale(locale) || locale === defaultLocale) return { locale: defaultLocale, path };
  const rest = path.slice(locale.length + 1);
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` };
}
