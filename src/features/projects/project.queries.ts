import { hasChangedNames } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { readArticle, type StoredArticle } from '#cms/page-blocks/read-article.ts';
import { parsePostDate } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Article } from '#core/rich-text.ts';
import { isTranslated, type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { type Station, type StoredStation, toStations } from './stations.ts';

type StoredProject = {
  id: number;
  slug?: string | null;
  label?: Localized;
  img?: StoredPicture | number | null;
  description?: Localized;
  disc?: { par1?: Localized; par2?: Localized };
  body?: StoredArticle;
  stations?: StoredStation[] | null;
  date?: string | null;
  identifiable?: string | null;
  nameChanged?: boolean | null;
  updatedAt?: string;
};

/** A project as shown in lists. */
export type Project = {
  id: number;
  /** Also its anchor on /projects. */
  slug: string;
  /** The address without language. */
  href: string;
  label: Words;
  summary: Words;
  /** Null if missing or not public. */
  picture: MediaPicture | null;
  /** Its day in the latest updates. */
  date: IsoDay | null;
  /** The last change, as an ISO instant. */
  updatedAt: string | null;
};

/** What the page of a project shows beyond the list. */
export type ProjectPage = Project & {
  par1: Words;
  par2: Words;
  /** The long text below the two paragraphs. */
  body: Article<MediaPicture>;
  /** What it has reached, in the order of staff. */
  stations: Station[];
  /** The text calls people by other names than their own. */
  namesChanged: boolean;
  /** Whether the project has text in the page's language. */
  translated: boolean;
};

/** The projects in the order set by staff. */
export async function listProjects(renderContext: RenderContext): Promise<Project[]> {
  const stored = await listPublic<StoredProject>(renderContext, { collection: 'projects', sort: '_order' });
  return stored.flatMap(project =>
    project.slug ? [toProject(project, project.slug, renderContext.locale)] : [],
  );
}

/** The project at an address, its new address if it moved, or null. */
export async function findProject(
  renderContext: RenderContext,
  slug: string,
): Promise<ProjectPage | { movedTo: string } | null> {
  const found = await findByAddress<StoredProject>(renderContext, 'projects', slug);
  if (!found || 'movedTo' in found) return found;
  const project = toProject(found, slug, renderContext.locale);
  const par1 = pickWords(found.disc?.par1, renderContext.locale);
  const par2 = pickWords(found.disc?.par2, renderContext.locale);
  return {
    ...project,
    par1,
    par2,
    body: await readArticle(renderContext, found.body),
    stations: toStations(found.stations, renderContext.locale),
    namesChanged: hasChangedNames(found),
    translated: isTranslated(par1, project.summary, project.label),
  };
}

function toProject(stored: StoredProject, slug: string, locale: Locale): Project {
  return {
    id: stored.id,
    slug,
    href: `/projects/${slug}`,
    label: pickWords(stored.label, locale),
    summary: pickWords(stored.description, locale),
    picture: toPicture(stored.img, locale),
    date: parsePostDate(stored.date),
    updatedAt: stored.updatedAt ?? null,
  };
}

/** A project with its stations, for pages that show only these. */
export type ProjectOnItsWay = Project & { stations: Station[] };

/** The projects that have reached a station, in the order set by staff; with `only`, of this one. */
export async function listProjectsOnTheirWay(
  renderContext: RenderContext,
  only?: number,
): Promise<ProjectOnItsWay[]> {
  const stored = await listPublic<StoredProject>(renderContext, {
    collection: 'projects',
    sort: '_order',
    ...(only !== undefined && { where: { id: { equals: only } } }),
  });
  return stored.flatMap(project => {
    const stations = toStations(project.stations, renderContext.locale);
    if (!project.slug || stations.length === 0) return [];
    return [{ ...toProject(project, project.slug, renderContext.locale), stations }];
  });
}
