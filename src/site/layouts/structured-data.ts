import { type Locale, localePath } from '#core/locale.ts';
import type { Organisation } from '#features/organisation/organisation.queries.ts';
import type { SharePicture } from '#site/frame/page-head.ts';

/** The drawn share card with the slogan, 1200 × 630, for pages without a picture of their own. */
export function defaultSharePicture(locale: Locale, alt: string): SharePicture {
  return { src: `/og/${locale === 'am' ? 'adey-am' : 'adey'}.jpg`, width: 1200, height: 630, alt };
}

/** The organisation for schema.org: https://schema.org/NGO. Empty fields are left out. */
export function organisationData(organisation: Organisation, origin: string): object {
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
export function siteData(name: string, locale: Locale, origin: string): object {
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
