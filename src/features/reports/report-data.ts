import type { Locale } from '#core/locale.ts';
import type { Report } from './report.queries.ts';

type Place = {
  origin: string;
  /** Adds the page's language to a path. */
  to: (path: string) => string;
  locale: Locale;
};

/** Structured data of the published reports: https://schema.org/Report. */
export function reportsData(reports: readonly Report[], { origin, to, locale }: Place): object[] {
  return reports
    .filter(({ active }) => active)
    .map(({ year, heading, description, publishedOn, updatedAt, href, picture, fullReport }) => ({
      '@context': 'https://schema.org',
      '@type': 'Report',
      name: heading.text,
      inLanguage: heading.lang ?? locale,
      temporalCoverage: String(year),
      url: new URL(to(href), origin).href,
      ...(description.text ? { description: description.text } : {}),
      ...(publishedOn ? { datePublished: publishedOn } : {}),
      ...(updatedAt ? { dateModified: updatedAt } : {}),
      // Only the share image: consent for our page does not cover search results.
      ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
      ...(fullReport ? { sameAs: fullReport } : {}),
      publisher: { '@id': `${origin}/#organisation` },
    }));
}
