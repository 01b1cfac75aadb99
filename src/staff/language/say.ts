import { getRequestLanguage, type SanitizedConfig } from 'payload';
import { cache } from 'react';
import { textIn } from '#cms/language/amharic.ts';
import { defaultLocale, isLocale, type Locale } from '#core/locale.ts';

/** Gives an English text of the admin in the language of whoever looks. */
export type Say = (english: string) => string;

/** One object for each request: React forgets it afterwards. */
const ofRequest = cache((): { language: Locale } => ({ language: 'en' }));

/** Notes the language in which a page of the admin is asked for; comes before anything of the page is rendered. */
export function noteLanguage(
  config: SanitizedConfig,
  request: { cookies: Parameters<typeof getRequestLanguage>[0]['cookies']; headers: Headers },
): void {
  const language: string = getRequestLanguage({ config, ...request });
  ofRequest().language = isLocale(language) ? language : defaultLocale;
}

/** The language of the page that is being rendered; English outside of pages. */
export const languageHere = (): Locale => ofRequest().language;

/** For components rendered on the server as part of a page. */
export const sayHere = (): Say => sayIn(languageHere());

/** For those that Payload renders alone, such as cells of a list, and gives the language. */
export const sayIn =
  (language: string): Say =>
  english =>
    textIn(english, language);
