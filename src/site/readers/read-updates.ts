import { newestFirst, type Page, pageBounds } from '#core/lists.ts';

import type { Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { countEvents, listEventDays, listEventsById } from '#features/events/event.queries.ts';
import { countPosts, listPostDays, listPostsById } from '#features/news/post.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listReports } from '#features/reports/report.queries.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Part } from '#platform/windows.rules.ts';
import type { PictureSource } from '#ui/components/picture.tsx';

type UpdateKind = 'news' | 'event' | 'project' | 'report';

/** A post, an event, a project or a report. */
export type Update = {
  kind: UpdateKind;
  /** What is stored and its number, `posts/12`. */
  id: string;
  /** The address without language. */
  href: string;
  /** The key under which the clicks of a post are counted. */
  key?: string;
  heading: Words;
  summary: Words;
  /** The day it is sorted under: for an event the day it takes place. */
  day: IsoDay | null;
  picture: PictureSource | null;
  /** When it was last changed, an ISO instant. */
  updatedAt: string | null;
};

/** The most items the stream has; the lists of each kind have the rest. */
export const latestUpdates = 240;

/** One page of the stream. */
export async function pageUpdates(
  renderContext: RenderContext,
  size: number,
  wanted: string | null,
): Promise<Page<Update>> {
  const [posts, events, few] = await Promise.all([
    countPosts(renderContext),
    countEvents(renderContext),
    readFew(renderContext),
  ]);
  const length = Math.min(latestUpdates, posts + events + few.length);
  const { number, pages, from, to } = pageBounds(length, size, wanted);
  return { items: await windowUpdates(renderContext, { from, to }, few), number, pages };
}

/** The first `count` of the stream. */
export async function listUpdates(renderContext: RenderContext, count: number): Promise<Update[]> {
  return windowUpdates(renderContext, { from: 0, to: count }, await readFew(renderContext));
}

/** Projects and reports, of which there are few. */
async function readFew(renderContext: RenderContext): Promise<Update[]> {
  return (await Promise.all([projects(renderContext), reports(renderContext)])).flat();
}

/**
 * A window of news, events, projects and reports in one stream, newest first; items without a day come last.
 * Starter and coming-soon cards are left out, as are reports that are coming soon. Of posts and events only the days are
 * read first, to find those in the window; these are then read whole.
 */
async function windowUpdates(
  renderContext: RenderContext,
  { from, to }: Part,
  few: Update[],
): Promise<Update[]> {
  const [postDays, eventDays] = await Promise.all([
    listPostDays(renderContext, to),
    listEventDays(renderContext, to),
  ]);
  const placed = [
    ...postDays.map(({ id, day }) => ({ of: 'posts', id, name: `posts/${id}`, day })),
    ...eventDays.map(({ id, day }) => ({ of: 'events', id, name: `events/${id}`, day })),
    ...few.map(({ id, day }) => ({ of: 'few', id: 0, name: id, day })),
  ];
  const shown = newestFirst(placed, ({ day }) => day).slice(from, to);
  const pickIds = (kind: string) => shown.filter(({ of }) => of === kind).map(({ id }) => id);
  const read = await Promise.all([
    news(renderContext, pickIds('posts')),
    events(renderContext, pickIds('events')),
  ]);
  const byName = new Map([...read.flat(), ...few].map(update => [update.id, update]));
  return shown.flatMap(({ name }) => byName.get(name) ?? []);
}

async function news(renderContext: RenderContext, ids: readonly number[]): Promise<Update[]> {
  return (await listPostsById(renderContext, ids)).flatMap(post =>
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

async function events(renderContext: RenderContext, ids: readonly number[]): Promise<Update[]> {
  return (await listEventsById(renderContext, ids)).flatMap(event =>
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

async function projects(renderContext: RenderContext): Promise<Update[]> {
  return (await listProjects(renderContext)).map(
    ({ id, href, label, summary, date, picture, updatedAt }) => ({
      kind: 'project',
      id: `projects/${id}`,
      href,
      heading: label,
      summary,
      day: date,
      picture,
      updatedAt,
    }),
  );
}

async function reports(renderContext: RenderContext): Promise<Update[]> {
  return (await listReports(renderContext))
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
