import { validConsents } from '#cms/consents/consent-gate.ts';
import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { type AtomFrame, atomFeed } from '#core/atom-feed.ts';
import { toIsoDay } from '#core/dates.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { openCms } from '#platform/payload.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { type IssueContent, listIssuePictures } from './issue.rules.ts';

type StoredIssue = {
  id: number;
  slug?: string | null;
  sentAt?: string | null;
  updatedAt?: string;
  subject?: Localized;
  content?: IssueContent | null;
};

/** One row of the archive. */
export type IssueRow = {
  id: number;
  /** The address without language. */
  href: string;
  day: IsoDay;
  subject: Words;
  preview: Words;
  picture: MediaPicture | null;
  updatedAt: string | null;
};

/** The page of an issue: the text as sent, with the pictures that may still be shown. */
export type IssuePage = {
  row: IssueRow;
  content: IssueContent;
  pictures: ReadonlyMap<number, MediaPicture>;
  translated: boolean;
};

/** Issues are dated by the day in Ethiopia, where most readers are. */
const place = { timeZone: 'Africa/Addis_Ababa' };

/** The public issues that were sent, newest first. */
export async function listIssues(renderContext: RenderContext): Promise<IssueRow[]> {
  const stored = await sentIssues(renderContext);
  const firstPictures = stored.flatMap(({ content }) => listIssuePictures(content).slice(0, 1));
  const pictures = await picturesBy(renderContext, firstPictures);
  return stored.map(issue => toIssueRow(issue, renderContext, pictures));
}

/**
 * The issue at an address, or null. Its text is as sent, whatever its posts say today; parts about people who have
 * withdrawn their consent are left out.
 */
export async function findIssue(renderContext: RenderContext, slug: string): Promise<IssuePage | null> {
  const [sent] = await sentIssues(renderContext, slug);
  if (!sent) return null;
  const issue = { ...sent, content: await withoutWithdrawn(renderContext, sent.content) };
  const pictures = await picturesBy(renderContext, listIssuePictures(issue.content));
  return {
    row: toIssueRow(issue, renderContext, pictures),
    content: issue.content,
    pictures,
    translated: hasTranslation(issue.content.subject, renderContext.locale),
  };
}

type SentIssue = StoredIssue & { slug: string; sentAt: string; content: IssueContent };

async function sentIssues(renderContext: RenderContext, slug?: string): Promise<SentIssue[]> {
  const stored = await listPublic<StoredIssue>(renderContext, {
    collection: 'newsletter-issues',
    where: { and: [{ sentAt: { exists: true } }, ...(slug ? [{ slug: { equals: slug } }] : [])] },
    sort: '-sentAt',
    depth: 0,
  });
  return stored.filter((issue): issue is SentIssue => Boolean(issue.slug && issue.sentAt && issue.content));
}

/** The issue without the parts about people whose consent was withdrawn or has ended. */
async function withoutWithdrawn({ now }: RenderContext, content: IssueContent): Promise<IssueContent> {
  const consents = content.parts.flatMap(part => ('consent' in part && part.consent ? [part.consent] : []));
  const held = await validConsents({ payload: await openCms() }, consents, 'website', now);
  const parts = content.parts.filter(part => !('consent' in part) || !part.consent || held.has(part.consent));
  return { ...content, parts };
}

function toIssueRow(
  issue: SentIssue,
  { locale }: RenderContext,
  pictures: ReadonlyMap<number, MediaPicture>,
): IssueRow {
  const { id, slug, sentAt, content, updatedAt } = issue;
  const [first] = listIssuePictures(content);
  return {
    id,
    href: `/newsletter/${slug}`,
    day: toIsoDay(new Date(sentAt), place),
    subject: pickWords(content.subject, locale),
    preview: pickWords(content.preview, locale),
    picture: (first !== undefined && pictures.get(first)) || null,
    updatedAt: updatedAt ?? null,
  };
}

/** Read through the consent check, so pictures whose consent was withdrawn are missing. */
async function picturesBy(renderContext: RenderContext, ids: number[]): Promise<Map<number, MediaPicture>> {
  // Queried even for no pictures, so that the page is invalidated when a consent changes.
  const stored = await listPublic<{ id: number }>(renderContext, {
    collection: 'media',
    where: { id: { in: ids.length > 0 ? ids : [0] } },
    depth: 0,
  });
  return new Map(
    stored.flatMap(media => {
      const picture = toPicture(media, renderContext.locale);
      return picture ? [[media.id, picture] as const] : [];
    }),
  );
}

/** The issues as an Atom feed, for people who prefer not to give an address. */
export function issueFeed(issues: readonly IssueRow[], frame: AtomFrame): string {
  return atomFeed(
    issues.map(({ id, href, subject, preview, picture, day, updatedAt }) => ({
      id: `newsletter-issues/${id}`,
      href,
      title: subject,
      summary: preview,
      picture,
      published: day,
      updated: updatedAt ?? `${day}T12:00:00.000Z`,
    })),
    frame,
  );
}

/** A suggestion for a new subscriber. */
export type StarterLink = {
  id: number;
  /** A path of this site without language, or an external address. */
  href: string;
  title: Words;
  label: Words;
  picture: MediaPicture | null;
};

type Stored = {
  id: number;
  link: string;
  title?: Localized;
  label?: Localized;
  img?: StoredPicture | number | null;
};

/** Wide enough for a thumbnail on a high-density screen; wider files only make the page heavier. */
const widestThumbnail = 320;

/** The starter links in the order set by staff. */
export async function listStarterLinks(renderContext: RenderContext): Promise<StarterLink[]> {
  const stored = await listPublic<Stored>(renderContext, { collection: 'starter-links', sort: '_order' });
  return stored.map(({ id, link, title, label, img }) => ({
    id,
    href: link,
    title: pickWords(title, renderContext.locale),
    label: pickWords(label, renderContext.locale),
    picture: toThumbnail(toPicture(img, renderContext.locale)),
  }));
}

function toThumbnail(picture: MediaPicture | null): MediaPicture | null {
  if (!picture) return null;
  const small = (files: MediaPicture['avif']) => files.filter(({ width }) => width <= widestThumbnail);
  const webp = small(picture.webp);
  const { blur, ...rest } = picture;
  return { ...rest, src: webp.at(-1)?.src ?? picture.src, avif: small(picture.avif), webp };
}
