import type { Words } from '#core/words.ts';
import {
  countEvents,
  listEventAddresses,
  listEventsAhead,
  pageEvents,
} from '#features/events/event.queries.ts';
import { takesMeetings } from '#features/meetings/meetings.queries.ts';
import type { MenuLink } from '#features/navigation/menu.queries.ts';
import { countPosts, listPostAddresses, pagePosts } from '#features/news/post.queries.ts';
import { listIssues } from '#features/newsletter/issues/issue.queries.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { listOwnPages } from '#features/pages/page.queries.ts';
import { listPartners } from '#features/partners/partner.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listReports } from '#features/reports/report.queries.ts';
import { listTeam } from '#features/team/team.queries.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { isAvailable, type PageGroup, standingPages } from '#site/standing-pages.ts';

/** A page by its path without language; `pages` are those below it. */
export type SitePage = { path: string; label: Words; pages: readonly SitePage[] };
export type MappedPage = SitePage & { group: PageGroup; unlisted: boolean };

type Named = { href: string | null; label: Words };

/** The newest posts and events on the site map; their list pages have the others. */
const newestListed = 50;

/** The documents below a listed page, by the path of that page; at most `count` posts and events. */
const below: Record<string, (renderContext: RenderContext, count: number) => Promise<Named[]>> = {
  '/team': async renderContext =>
    (await listTeam(renderContext)).map(({ href, name }) => ({ href, label: name })),
  '/projects': listProjects,
  '/reports': async renderContext =>
    (await listReports(renderContext))
      .filter(({ active }) => active)
      .map(({ year, heading }) => ({ href: `/reports/${year}`, label: heading })),
  '/partnership': async renderContext =>
    (await listPartners(renderContext)).map(({ href, name }) => ({ href, label: name })),
  // One more, because the first page has the card of an event that cannot be opened yet.
  '/events': async (renderContext, count) =>
    (await pageEvents(renderContext, count + 1, null)).items.map(({ href, heading }) => ({
      href,
      label: heading,
    })),
  '/news': async (renderContext, count) =>
    (await pagePosts(renderContext, count, null)).items.map(({ href, heading }) => ({
      href,
      label: heading,
    })),
  '/newsletter': async renderContext =>
    (await listIssues(renderContext)).map(({ href, subject }) => ({ href, label: subject })),
};

/** Offered only while an event is ahead. */
const ticketPages = ['/sales/get-tickets', '/cart'];

/** Every page a visitor can open, with those below it, in the order of the site map; named as in the menu. */
export async function readSiteMap(
  renderContext: RenderContext,
  menu: readonly Pick<MenuLink, 'path' | 'label'>[] = [],
  count = newestListed,
): Promise<MappedPage[]> {
  const [standing, own] = await Promise.all([
    readStanding(renderContext, menu, count),
    listOwnPages(renderContext),
  ]);
  const added = own.map(
    ({ href, label }): MappedPage => ({
      path: href,
      group: 'mission',
      unlisted: false,
      label: menu.find(item => item.path === href && item.label.text)?.label ?? label,
      pages: [],
    }),
  );
  return [...standing, ...added];
}

async function readStanding(
  renderContext: RenderContext,
  menu: readonly Pick<MenuLink, 'path' | 'label'>[],
  count: number,
): Promise<MappedPage[]> {
  const organisation = await getOrganisation(renderContext);
  const [hasTickets, hasMeetings] = await Promise.all([
    listEventsAhead(renderContext).then(events => events.length > 0),
    takesMeetings(renderContext, organisation.bookingLink),
  ]);
  const switches = { showsFigures: organisation.showsFigures, takesMeetings: hasMeetings };
  const shown = standingPages.filter(
    page => isAvailable(page, switches) && (hasTickets || !ticketPages.includes(page.path)),
  );
  return Promise.all(
    shown.map(async ({ path, group, label, unlisted = false }) => {
      const named = menu.find(item => item.path === path && item.label.text);
      const found = (await below[path]?.(renderContext, count)) ?? [];
      return {
        path,
        group,
        unlisted,
        label: named?.label ?? { text: label[renderContext.locale] },
        pages: found.flatMap(({ href, label: name }) => pageBelow(path, href, name)),
      };
    }),
  );
}

/** Standing cards are left out, because they link to pages that are listed elsewhere. */
function pageBelow(path: string, href: string | null, label: Words): SitePage[] {
  return href?.startsWith(`${path}/`) ? [{ path: href, label, pages: [] }] : [];
}

/** The most posts, and the most events, in one file of the site map for search engines. */
export const pathsPerPart = 500;

const withStarter = { withStarter: true };
const growing = ['/news/', '/events/'];

/** The number of files of the site map for search engines. */
export async function countSitemapParts(renderContext: RenderContext): Promise<number> {
  const [posts, events] = await Promise.all([
    countPosts(renderContext, withStarter),
    countEvents(renderContext, withStarter),
  ]);
  return Math.max(1, Math.ceil(Math.max(posts, events) / pathsPerPart));
}

/** The paths in one of these files, without language; the first has every page that is neither post nor event. */
export async function listSitemapPaths(renderContext: RenderContext, part: number): Promise<string[]> {
  const window = { from: (part - 1) * pathsPerPart, to: part * pathsPerPart };
  const [standing, posts, events] = await Promise.all([
    part === 1 ? listStanding(renderContext) : [],
    listPostAddresses(renderContext, window),
    listEventAddresses(renderContext, window),
  ]);
  return [...standing, ...posts, ...events].filter(path => path !== null);
}

async function listStanding(renderContext: RenderContext): Promise<string[]> {
  const listed = (await readSiteMap(renderContext, [], 1)).filter(({ unlisted }) => !unlisted);
  return listed
    .flatMap(({ path, pages }) => [path, ...pages.map(page => page.path)])
    .filter(path => !growing.some(folder => path.startsWith(folder)));
}

const standing = new Set(standingPages.filter(({ onlyWith }) => !onlyWith).map(({ path }) => path));
/** The list of pages is read again after this time at the earliest, in ms, so that unknown addresses cost few reads. */
const refreshAfterMs = 5_000;

let pages: ReadonlySet<string> = new Set();
let readAt: number | null = null;
let reading: Promise<void> | null = null;

/** Whether a decoded path without language is a page of the site map. */
export async function isPublicPage(renderContext: RenderContext, path: string): Promise<boolean> {
  if (standing.has(path) || pages.has(path)) return true;
  if (readAt !== null && performance.now() - readAt < refreshAfterMs) return false;
  reading ??= readPages(renderContext).finally(() => {
    readAt = performance.now();
    reading = null;
  });
  await reading;
  return pages.has(path);
}

async function readPages(renderContext: RenderContext): Promise<void> {
  const parts = await countSitemapParts(renderContext);
  const paths = new Set<string>();
  for (let part = 1; part <= parts; part += 1)
    for (const path of await listSitemapPaths(renderContext, part)) paths.add(decodeURI(path));
  pages = paths;
}
