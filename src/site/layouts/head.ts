import { type Locale, localePath, locales } from '#core/locale.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { defaultSharePicture } from './structured-data.ts';

/** A picture for share cards; pages without one use the drawn card with the slogan. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** What a page tells browsers, search engines and share cards. */
export type PageHead = {
  /** Without the organisation's name, which the frame adds: `Home` becomes `Home — Adey`. */
  title: string;
  description: string;
  kind?: 'website' | 'article';
  picture?: SharePicture | null;
  /** schema.org objects of the page; the frame adds the organisation. */
  structured?: readonly object[];
  /** False if the page has no text in its language yet, so that search engines prefer the English one. */
  translated?: boolean;
  /** Not for search engines: previews, refusals. */
  hidden?: boolean;
  /** A style sheet of colours that are content; the page's content policy then contains its hash. */
  colours?: string;
};

/** The same page in each language, for `hreflang`; English is also the default for other languages. */
export function languageAlternates(
  path: string,
  origin: string,
): { lang: Locale | 'x-default'; href: string }[] {
  const own = locales.map(lang => ({ lang, href: new URL(localePath(lang, path), origin).href }));
  return [...own, { lang: 'x-default', href: new URL(path, origin).href }];
}

/** The canonical address of a page: an untranslated Amharic page points to the English one. */
export function canonicalAddress(head: PageHead, locale: Locale, path: string, origin: string): string {
  return new URL(head.translated === false ? path : localePath(locale, path), origin).href;
}

export type DescribedPage = ReturnType<typeof describePage>;

/** The complete head of a page: every address absolute, every omitted part filled in. */
export function describePage(head: PageHead, { renderContext, path, organisation }: Frame, origin: string) {
  const siteName = organisation.name.text;
  const title = `${head.title} — ${siteName}`;
  const picture =
    head.picture ?? defaultSharePicture(renderContext.locale, `${siteName}: ${organisation.slogan.text}`);
  const isOnePage = head.hidden || head.translated === false;
  return {
    title,
    heading: path === '/' && !head.hidden ? `${siteName}: ${organisation.slogan.text}` : head.title,
    siteName,
    description: head.description,
    kind: head.kind ?? 'website',
    locale: renderContext.locale === 'am' ? 'am_ET' : 'en_US',
    canonical: canonicalAddress(head, renderContext.locale, path, origin),
    alternates: isOnePage ? [] : languageAlternates(path, origin),
    picture: { ...picture, src: new URL(picture.src, origin).href },
  };
}
