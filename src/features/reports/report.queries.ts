import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { getPublicGlobal, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { nameThePoints, type PointName, reportAnchor } from './report.rules.ts';

type StoredReport = TextAboutPeople & {
  id: number;
  year: number;
  heading?: Localized;
  availability?: 'active' | 'coming-soon' | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized };
  img?: StoredPicture | number | null;
  link?: string | null;
  publishedOn?: string | null;
  updatedAt?: string;
  budget?:
    | { project?: number | { id: number } | null; currency?: string | null; amount?: string | null }[]
    | null;
  children?: { month?: number | null; count?: number | null }[] | null;
};

/** The report of one fiscal year, as shown on pages and in the menu. */
export type Report = {
  id: number;
  year: number;
  /** Published; otherwise it is coming soon and has no link. */
  active: boolean;
  /** Its anchor on the page, and its address without language. */
  anchor: string;
  href: string;
  heading: Words;
  description: Words;
  par1: Words;
  par2: Words;
  picture: MediaPicture | null;
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
  /** The full report on another site, or null. */
  fullReport: string | null;
  /** The day of publication, YYYY-MM-DD. */
  publishedOn: string | null;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
  /** Whether it has text in the page's language. */
  translated: boolean;
  /** The budget and the children of each month, as staff entered them. */
  entered: Pick<StoredReport, 'budget' | 'children'>;
};

/** The reports as visitors see them: one per fiscal year, newest first. */
export async function listReports(renderContext: RenderContext): Promise<Report[]> {
  const stored = await listPublic<StoredReport>(renderContext, { collection: 'reports', sort: '-year' });
  return stored.map(report => toReport(report, renderContext));
}

function toReport(stored: StoredReport, { locale }: RenderContext): Report {
  const words = (value: Localized) => pickWords(value, locale);
  const anchor = reportAnchor(stored.year);
  return {
    id: stored.id,
    year: stored.year,
    active: stored.availability === 'active',
    anchor,
    href: `/reports#${anchor}`,
    heading: words(stored.heading),
    description: words(stored.description),
    par1: words(stored.disc?.par1),
    par2: words(stored.disc?.par2),
    picture: toPicture(stored.img, locale),
    namesChanged: hasChangedNames(stored),
    fullReport: stored.link || null,
    publishedOn: parsePostDate(stored.publishedOn),
    updatedAt: stored.updatedAt ?? null,
    translated: hasTranslation(stored.heading, locale),
    entered: { budget: stored.budget ?? null, children: stored.children ?? null },
  };
}

type StoredPeriod = {
  id?: string | null;
  period: string;
  values?: number[] | null;
  points?: Partial<Record<Locale, string[] | null>> | null;
};
type Stored = { counted?: Localized; periods?: StoredPeriod[] | null };

/** Counts of participants in a period, each with its name; empty if there are none yet. */
export type EngagementPeriod = { period: string; values: readonly number[]; points: readonly PointName[] };

/** What is counted (empty if staff left it out), and the periods in the order set by staff. */
export type Engagement = { counted: Words; periods: EngagementPeriod[] };

export async function readEngagement(renderContext: RenderContext): Promise<Engagement> {
  const { counted, periods } = await getPublicGlobal<Stored>(renderContext, 'engagement');
  const { locale } = renderContext;
  return {
    counted: pickWords(counted, locale),
    periods: (periods ?? []).map(({ period, values, points }) => {
      const valid = (values ?? []).filter(value => Number.isFinite(value) && value >= 0);
      const named = [points?.[locale], points?.en].find(names => names?.length === valid.length) ?? [];
      return { period, values: valid, points: nameThePoints({ period, named, count: valid.length }, locale) };
    }),
  };
}

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
