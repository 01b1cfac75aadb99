import { defaultLocale, type Locale, locales } from './locale.ts';

/** A text ready to show; `lang` is there only when the text is in another language than the page. */
export type Words = { text: string; lang?: Locale };

/** A value the CMS keeps once per language, as `locale: 'all'` reads it. */
export type PerLocale<Value> = { [locale in Locale]?: Value | null };

/** A text field as it arrives from the CMS: per language, or plain where the field is not translated. */
export type Localized = PerLocale<string> | string | null | undefined;

/** A value in the page's language, or in the language it fell back to. */
export type Picked<Value> = { value: Value; lang?: Locale };

/**
 * Picks the value in the page's language, else in English, else in any language that has one; null when none has.
 * `lang` is set only when the page's own language had nothing. `isEmpty` says what counts as nothing.
 */
export function pickLocalized<Value>(
  value: PerLocale<Value> | null | undefined,
  locale: Locale,
  isEmpty: (candidate: Value) => boolean = () => false,
): Picked<Value> | null {
  for (const candidate of [locale, defaultLocale, ...locales]) {
    const found = value?.[candidate];
    if (found === null || found === undefined || isEmpty(found)) continue;
    return candidate === locale ? { value: found } : { value: found, lang: candidate };
  }
  return null;
}

/** Turns a text field into words for a page in `locale`; a field with no text at all gives the empty text. */
export function pickWords(value: Localized, locale: Locale): Words {
  if (typeof value === 'string') return { text: value };
  const picked = pickLocalized(value, locale, isBlank);
  if (!picked) return { text: '' };
  return picked.lang ? { text: picked.value, lang: picked.lang } : { text: picked.value };
}

/** Tells whether a text field has words of its own in a language, so that nothing has to fall back. */
export function hasTranslation(value: Localized, locale: Locale): boolean {
  if (typeof value === 'string') return !isBlank(value);
  return !isBlank(value?.[locale] ?? '');
}

/**
 * Tells whether a page is in its reader's language, judged by what it says first: the first of `words` that says
 * anything. A page that says nothing needs no translation.
 */
export function isTranslated(...words: readonly Words[]): boolean {
  return words.find(({ text }) => !isBlank(text))?.lang === undefined;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
