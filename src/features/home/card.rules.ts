import { type Locale, localePath } from '#core/locale.ts';

/** Where a card leads: a path, or a path with a place on it to scroll to, such as `/#calendar`. */
export type CardTarget = { path: string; pathWithScroll?: string | null | undefined };

/** The address a card leads to in the page's language; a path with a scroll target wins over the plain path. */
export function cardAddress({ path, pathWithScroll }: CardTarget, locale: Locale): string {
  return localePath(locale, pathWithScroll?.trim() || path);
}
