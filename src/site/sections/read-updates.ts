import { newestFirst } from '#core/newest-first.ts';
import { type Page, pageBounds } from '#core/paging.ts';
import type { Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { countEvents, listNewestEvents } from '#features/events/event.queries.ts';
import { countPosts, listNewestPosts } from '#features/news/post.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listReports } from '#features/reports/report.queries.ts';
import type { Reading } from '#platform/reading.ts';
import type { PictureSource } from '#ui/components/picture.tsx';

export type UpdateKind = 'news' | 'event' | 'project' | 'report';

/** Something new: a post, an event, a project or a report. */
export type Update = {
  kind: UpdateKind;
  /** What is stored and its number, `posts/12`. */
  id: string;
  /** The address without language. */
  href: string;
  /** Openings of a post are counted under it. */
  key?: string;
  heading: Words;
  summary: Words;
  /** The day it stands under: for an event the day it takes place. */
  day: IsoDay | null;
  picture: PictureSource | null;
  /** When it was last changed, an ISO instant. */
  updatedAt: string | null;
};

/** How far back the stream goes: what is older stands in the lists of its kind, which go back to the first. */
export const latestUpdates = 240;

/**
 * The first `count` of news, events, projects and reports in one stream, newest first (ruling 13); what has no day comes
 * last. Starter and coming-soon cards say nothing new and stay out, like reports nobody can read yet. Of each kind no
 * more are read than could be among them.
 */
export async function listUpdates(reading: Reading, count: number): Promise<Update[]> {
  const kinds = await Promise.all([
    news(reading, count),
    events(reading, count),
    projects(reading),
    reports(reading),
  ]);
  return newestFirst(kinds.flat(), ({ day }) => day).slice(0, count);
}

/** One page of the stream. */
export async function pageUpdates(
  reading: Reading,
  size: number,
  wanted: string | null,
): Promise<Page<Update>> {
  const lengths = await Promise.all([countPosts(reading), countEvents(reading)]);
  const few = [...(await projects(reading)), ...(await reports(reading))].length;
  const length = Math.min(latestUpdates, lengths[0] + lengths[1] + few);
  const { number, pages, from, to } = pageBounds(length, size, wanted);
  return { items: (await listUpdates(reading, to)).slice(from, to), number, pages };
}

async function news(reading: Reading, count: number): Promise<Update[]> {
  return (await listNewestPosts(reading, count)).flatMap(post =>
    post.type === 'normal' && post.id !== null && post.href
      ? [
          {
            kind: 'news',
            id: `posts/${post.id}`,
            href: post.href,
            key: post.key,
            heading: post.heading,
            summary: post.description,
            day: post.postDate,
            picture: post.picture,
            updatedAt: post.updatedAt,
          },
        ]
      : [],
  );
}

async function events(reading: Reading, count: number): Promise<Update[]> {
  return (await listNewestEvents(reading, count)).flatMap(event =>
    event.type === 'normal' && event.id !== null && event.href
      ? [
          {
            kind: 'event',
            id: `events/${event.id}`,
            href: event.href,
            heading: event.heading,
            summary: event.description,
            day: event.date,
            picture: event.picture,
            updatedAt: event.updatedAt,
          },
        ]
      : [],
  );
}

async function projects(reading: Reading): Promise<Update[]> {
  return (await listProjects(reading)).map(({ id, href, label, summary, date, picture, updatedAt }) => ({
    kind: 'project',
    id: `projects/${id}`,
    href,
    heading: label,
    summary,
    day: date,
    picture,
    updatedAt,
  }));
}

async function reports(reading: Reading): Promise<Update[]> {
  return (await listReports(reading))
    .filter(({ active }) => active)
    .map(({ id, href, heading, description, publishedOn, picture, updatedAt }) => ({
      kind: 'report',
      id: `reports/${id}`,
      href,
      heading,
      summary: description,
      day: publishedOn,
      picture,
      updatedAt,
    }));
}
