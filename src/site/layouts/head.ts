import { type Locale, localePath, locales } from '#core/locale.ts';
import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { errorSummaryTexts } from '#ui/forms/error-summary.texts.ts';
import { defaultSharePicture, organisationData, siteData } from './structured-data.ts';

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

type Answering = { request: Request; response: ResponseInit };

/** A form that was sent and not taken, on every page. */
const isRefusedForm = ({ request, response }: Answering) =>
  request.method === 'POST' && (response.status ?? 200) >= 400;

/** The complete head of a page: every address absolute, every omitted part filled in. */
export function describePage(
  head: PageHead,
  { renderContext, path, organisation }: Frame,
  origin: string,
  answering: Answering,
) {
  const siteName = organisation.name.text;
  const own = `${head.title} — ${siteName}`;
  const title =
    head.refused || isRefusedForm(answering)
      ? errorSummaryTexts[renderContext.locale].title.replace('{title}', () => own)
      : own;
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
    structured: [
      organisationData(organisation, origin),
      ...(path === '/' ? [siteData(siteName, renderContext.locale, origin)] : []),
      ...(head.structured ?? []),
    ],
  };
}
