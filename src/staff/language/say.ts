import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { cache } from 'react';
import { sayIn } from '#cms/language/amharic.ts';
import { defaultLocale, isLocale, type Locale } from '#core/locale.ts';
import type { Say } from '#core/message.ts';

/** One object per request, discarded by React afterwards. */
const ofRequest = cache((): { language: Locale } => ({ language: 'en' }));

/** Stores the language of the requested admin page; must be called before anything of the page renders. */
export function noteLanguage(
  config: SanitizedConfig,
  request: { cookies: Parameters<typeof getRequestLanguage>[0]['cookies']; headers: Headers },
): void {
  const language: string = getRequestLanguage({ config, ...request });
  ofRequest().language = isLocale(language) ? language : defaultLocale;
}

/** The language of the page that is being rendered; English outside of pages. */
export const languageHere = (): Locale => ofRequest().language;

/** Translates in components that render on the server as part of a page. */
export const sayHere = (): Say => sayIn(languageHere());

/** A number in the user's language: `1,641`. */
export const numberHere = (number: number): string => new Intl.NumberFormat(languageHere()).format(number);

/** Values with "or" between them, in the user's language. */
export const joinWithOr = (values: readonly string[], language = languageHere()): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(values);
