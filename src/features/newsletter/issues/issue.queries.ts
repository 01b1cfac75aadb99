import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import { dayOf } from '#core/dates.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import type { Reading } from '#platform/reading.ts';
import { type IssueContent, picturesOfIssue } from './issue-content.ts';

type StoredIssue = {
  id: number;
  slug?: string | null;
  sentAt?: string | null;
  updatedAt?: string;
  subject?: Localized;
  content?: IssueContent | null;
};

/** The row of an issue in the archive. */
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

/** The page of an issue: what was sent, with the pictures that may still be shown. */
export type IssuePage = {
  row: IssueRow;
  content: IssueContent;
  pictures: ReadonlyMap<number, MediaPicture>;
  translated: boolean;
};

/** Where readers are: the day an issue came out is a day in Ethiopia. */
const place = { timeZone: 'Africa/Addis_Ababa' };

/** The issues that were sent and may be read by everybody, newest first. */
export async function listIssues(reading: Reading): Promise<IssueRow[]> {
  const stored = await sentIssues(reading);
  const firstPictures = stored.flatMap(({ content }) => picturesOfIssue(content).slice(0, 1));
  const pictures = await picturesBy(reading, firstPictures);
  return stored.map(issue => rowOf(issue, reading, pictures));
}

/** The issue at an address, or null. Its words are those that were sent, whatever its posts say today. */
export async function findIssue(reading: Reading, slug: string): Promise<IssuePage | null> {
  const [issue] = await sentIssues(reading, slug);
  if (!issue) return null;
  const pictures = await picturesBy(reading, picturesOfIssue(issue.content));
  return {
    row: rowOf(issue, reading, pictures),
    content: issue.content,
    pictures,
    translated: hasTranslation(issue.content.subject, reading.locale),
  };
}

type SentIssue = StoredIssue & { slug: string; sentAt: string; content: IssueContent };

async function sentIssues(reading: Reading, slug?: string): Promise<SentIssue[]> {
  const stored = await listPublic<StoredIssue>(reading, {
    collection: 'newsletter-issues',
    where: { and: [{ sentAt: { exists: true } }, ...(slug ? [{ slug: { equals: slug } }] : [])] },
    sort: '-sentAt',
    depth: 0,
  });
  return stored.filter((issue): issue is SentIssue => Boolean(issue.slug && issue.sentAt && issue.content));
}

function rowOf(issue: SentIssue, { locale }: Reading, pictures: ReadonlyMap<number, MediaPicture>): IssueRow {
  const { id, slug, sentAt, content, updatedAt } = issue;
  const [first] = picturesOfIssue(content);
  return {
    id,
    href: `/newsletter/${slug}`,
    day: dayOf(new Date(sentAt), place),
    subject: pickWords(content.subject, locale),
    preview: pickWords(content.preview, locale),
    picture: (first !== undefined && pictures.get(first)) || null,
    updatedAt: updatedAt ?? null,
  };
}

/** Read through the consent gate, so that a picture whose consent was withdrawn is missing from the answer. */
async function picturesBy(reading: Reading, ids: number[]): Promise<Map<number, MediaPicture>> {
  // Asked even for none: the page is then dropped when a consent changes, whatever it shows.
  const stored = await listPublic<{ id: number }>(reading, {
    collection: 'media',
    where: { id: { in: ids.length > 0 ? ids : [0] } },
    depth: 0,
  });
  return new Map(
    stored.flatMap(media => {
      const picture = pictureOf(media, reading.locale);
      return picture ? [[media.id, picture] as const] : [];
    }),
  );
}
