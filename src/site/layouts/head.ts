import { createHash } from 'node:crypto';
import { type Locale, localePath, locales } from '#core/locale.ts';
import type { Organisation } from '#features/organisation/organisation.queries.ts';
import type { FormResult } from '#site/form-results.ts';
import type { Frame, PageHead, SharePicture } from '#site/frame/read-frame.ts';

/** The same page in each language, for `hreflang`; English is also the default for other languages. */
function languageAlternates(path: string, origin: string): { lang: Locale | 'x-default'; href: string }[] {
  const own = locales.map(lang => ({ lang, href: new URL(localePath(lang, path), origin).href }));
  return [...own, { lang: 'x-default', href: new URL(path, origin).href }];
}

/** The canonical address of a page: an untranslated Amharic page points to the English one. */
function canonicalAddress(head: PageHead, locale: Locale, path: string, origin: string): string {
  return new URL(head.translated === false ? path : localePath(locale, path), origin).href;
}

type Answering = { request: Request; response: ResponseInit; locals?: { form?: FormResult } };

/** The title of a page that shows a refused form. Amharic needs review by a native speaker. */
const errorTitles: Record<Locale, string> = { en: 'Error: {title}', am: 'ስህተት፦ {title}' };

/** Whether the page shows that a form was refused, or that this is no longer known. */
const isRefusedForm = ({ request, response, locals }: Answering) =>
  locals?.form?.isOver || ((request.method === 'POST' || locals?.form) && (response.status ?? 200) >= 400);

/** The complete head of a page: addresses are absolute, and omitted parts have their defaults. */
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
      ? errorTitles[renderContext.locale].replace('{title}', () => own)
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

/** The drawn share card with the slogan, 1200 × 630, for pages without a picture of their own. */
function defaultSharePicture(locale: Locale, alt: string): SharePicture {
  return { src: `/og/${locale === 'am' ? 'adey-am' : 'adey'}.jpg`, width: 1200, height: 630, alt };
}

/** The organisation for schema.org: https://schema.org/NGO. Empty fields are left out. */
function organisationData(organisation: Organisation, origin: string): object {
  const stated = {
    email: organisation.email,
    telephone: organisation.phone,
    address: organisation.address.text,
    description: organisation.words.description.text,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${origin}/#organisation`,
    name: organisation.name.text,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    slogan: organisation.slogan.text,
    foundingDate: String(organisation.foundedIn),
    areaServed: { '@type': 'Country', name: 'Ethiopia' },
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value)),
    sameAs: organisation.socialLinks.map(({ href }) => href),
    ...(organisation.bookingLink && {
      potentialAction: { '@type': 'ReserveAction', target: organisation.bookingLink },
    }),
  };
}

/** The site and its search for schema.org: https://schema.org/SearchAction. */
function siteData(name: string, locale: Locale, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: origin + localePath(locale, '/'),
    name,
    inLanguage: locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localePath(locale, '/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * The order of the cascade layers, declared before any style sheet, so that it does not depend on the bundler's order.
 * tokens.css repeats it for pages that load nothing else.
 */
export const layerOrder = '@layer reset,tokens,base,layout,components;';

/** Its hash for the content security policy, which allows no other inline style. */
export const layerOrderHash = `sha256-${createHash('sha256').update(layerOrder).digest('base64')}` as const;
