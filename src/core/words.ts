import { claimPath, type StatedNumber, statedIn } from './claim.ts';
import { defaultLocale, type Locale, localePath, locales } from './locale.ts';

/**
 * A text ready to show; `lang` is set only if its language is not the page's. `numbers`: where it states numbers of the
 * register, and the address of each.
 */
export type Words = { text: string; lang?: Locale; numbers?: readonly (StatedNumber & { href: string })[] };

/** What joins words: Ethiopic has marks of its own, without which speech output runs the parts together. */
export const punctuation = {
  en: { comma: ', ', colon: ': ', stop: '.' },
  am: { comma: '፣ ', colon: '፦ ', stop: '።' },
} as const satisfies Record<Locale, Record<string, string>>;

/** A value stored once per language, as `locale: 'all'` reads it. */
export type PerLocale<Value> = { [locale in Locale]?: Value | null } & {
  [statedIn]?: { [locale in Locale]?: readonly StatedNumber[] };
};

/** A text field from the CMS: per language, or plain if the field is not localized. */
export type Localized = PerLocale<string> | string | null | undefined;

/** A value in the page's language, or in the language it fell back to. */
export type Picked<Value> = { value: Value; lang?: Locale };

/**
 * Picks the value in the page's language, else in English, else in any language that has one; null when none has.
 * `lang` is set only if the page's own language had none. `isEmpty` decides what counts as none.
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

/** Turns a text field into words for a page in `locale`; a field without any text gives an empty one. */
export function pickWords(value: Localized, locale: Locale): Words {
  if (typeof value === 'string') return { text: value };
  const picked = pickLocalized(value, locale, isBlank);
  if (!picked) return { text: '' };
  const numbers = value?.[statedIn]?.[picked.lang ?? locale]?.map(number => ({
    ...number,
    href: localePath(locale, claimPath(number.key)),
  }));
  const words = { text: picked.value, ...(numbers && { numbers }) };
  return picked.lang ? { ...words, lang: picked.lang } : words;
}

/** Whether a text field has its own text in a language, so that nothing falls back. */
export function hasTranslation(value: Localized, locale: Locale): boolean {
  if (typeof value === 'string') return !isBlank(value);
  return !isBlank(value?.[locale] ?? '');
}

/**
 * Whether a page is in its reader's language, judged by the first of `words` with any text. A page without text needs
 * no translation.
 */
export function isTranslated(...words: readonly Words[]): boolean {
  return words.find(({ text }) => !isBlank(text))?.lang === undefined;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
