import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, pictureOf, type StoredPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { reportAnchor } from './report.rules.ts';

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
  /** It tells of somebody under another name. */
  namesChanged: boolean;
  /** The full report on another site, or null. */
  fullReport: string | null;
  /** The day of publication, YYYY-MM-DD. */
  publishedOn: string | null;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
  /** Whether it has text in the page's language. */
  translated: boolean;
};

/** The reports as visitors see them: one per fiscal year, newest first. */
export async function listReports(renderContext: RenderContext): Promise<Report[]> {
  const stored = await listPublic<StoredReport>(renderContext, { collection: 'reports', sort: '-year' });
  return stored.map(report => reportOf(report, renderContext));
}

function reportOf(stored: StoredReport, { locale }: RenderContext): Report {
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
    picture: pictureOf(stored.img, locale),
    namesChanged: hasChangedNames(stored),
    fullReport: stored.link || null,
    publishedOn: parsePostDate(stored.publishedOn),
    updatedAt: stored.updatedAt ?? null,
    translated: hasTranslation(stored.heading, locale),
  };
}
