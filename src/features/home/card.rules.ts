import { type Locale, localePath } from '#core/locale.ts';

/** Where a card leads: a path, optionally with a scroll target such as `/#calendar`. */
export type CardTarget = { path: string; pathWithScroll?: string | null | undefined };

/** The address of a card in the page's language; a scroll target takes precedence over the plain path. */
export function cardAddress({ path, pathWithScroll }: CardTarget, locale: Locale): string {
  return localePath(locale, pathWithScroll?.trim() || path);
}
