import { type AtomEntry, type AtomFrame, atomFeed, noonOf } from '#core/atom-feed.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { newestFirst } from '#core/order.ts';
import { type Page, pageBounds } from '#core/paging.ts';
import type { Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { countEvents, listEventDays, listEventsOf } from '#features/events/event.queries.ts';
import { countPosts, listPostDays, listPostsOf } from '#features/news/post.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listReports } from '#features/reports/report.queries.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Part } from '#platform/windows.rules.ts';
import type { PictureSource } from '#ui/components/picture.tsx';
import { updatesTexts } from './updates.texts.ts';

type UpdateKind = 'news' | 'event' | 'project' | 'report';

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
  /** The day it is sorted under: for an event the day it takes place. */
  day: IsoDay | null;
  picture: PictureSource | null;
  /** When it was last changed, an ISO instant. */
  updatedAt: string | null;
};

/** How far back the stream goes: older documents are in the lists of their kind, which are complete. */
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

/** Projects and reports are few, and read whole. */
async function readFew(renderContext: RenderContext): Promise<Update[]> {
  return (await Promise.all([projects(renderContext), reports(renderContext)])).flat();
}

/**
 * A stretch of news, events, projects and reports in one stream, newest first (ruling 13); what has no day comes last.
 * Starter and coming-soon cards say nothing new and stay out, like reports nobody can read yet. Of posts and events the
 * days alone are read to find out which of them are in the stretch, and only those are read whole.
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
  const idsOf = (kind: string) => shown.filter(({ of }) => of === kind).map(({ id }) => id);
  const read = await Promise.all([
    news(renderContext, idsOf('posts')),
    events(renderContext, idsOf('events')),
  ]);
  const byName = new Map([...read.flat(), ...few].map(update => [update.id, update]));
  return shown.flatMap(({ name }) => byName.get(name) ?? []);
}

async function news(renderContext: RenderContext, ids: readonly number[]): Promise<Update[]> {
  return (await listPostsOf(renderContext, ids)).flatMap(post =>
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
  return (await listEventsOf(renderContext, ids)).flatMap(event =>
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

/** Of an entry that says nothing of when it changed: the year the mission was founded. */
const foundingDay = '2022-01-01';

/** The stream of updates as an Atom feed, the same items in the same order. */
export function updatesFeed(updates: readonly Update[], frame: AtomFrame): string {
  return atomFeed(
    updates.map(update => entryOf(update, frame.locale)),
    frame,
  );
}

/** An event's date is when it takes place, not when it was published, so it stands in words at the beginning. */
function entryOf(
  { kind, id, href, heading, summary, picture, day, updatedAt }: Update,
  locale: Locale,
): AtomEntry {
  const isEvent = kind === 'event';
  const when = isEvent && day ? updatesTexts[locale].eventOn.replace('{day}', formatDay(day, locale)) : '';
  return {
    id,
    href,
    title: heading,
    summary: when && !summary.lang ? { text: `${when} ${summary.text}`.trim() } : summary,
    picture,
    published: isEvent ? null : day,
    updated: updatedAt ?? noonOf(day ?? foundingDay),
  };
}
