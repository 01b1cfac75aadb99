import type { Locale } from '#core/locale.ts';
import type { Report } from './report.queries.ts';

type Place = {
  origin: string;
  /** Puts a path of ours into the page's language. */
  to: (path: string) => string;
  locale: Locale;
};

/** The reports that can be read, as schema.org knows them: https://schema.org/Report. */
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
      // Only the cut that may be shown elsewhere: a picture on our page is not agreed to for search results.
      ...(picture?.share ? { image: new URL(picture.share.src, origin).href } : {}),
      ...(fullReport ? { sameAs: fullReport } : {}),
      publisher: { '@id': `${origin}/#organisation` },
    }));
}
