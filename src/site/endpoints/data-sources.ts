import { dataSource } from '#core/data-source.ts';
import type { EventItem, PostItem, SiteContent } from './content.schema.ts';

type Source<Data> = Parameters<typeof dataSource<Data>>[0];
type Show<Data> = Parameters<typeof dataSource<Data>>[1];
type FetchAnswer = Source<unknown>['fetchAnswer'];

const withFetch = (ask: FetchAnswer) => (ask ? { ask } : {});

/** The events of the site: loading, then data or error. */
export function eventsSource(show: Show<EventItem[]>, ask?: FetchAnswer) {
  return dataSource({ address: '/api/getEvents', read: readList<EventItem>, ...withFetch(ask) }, show);
}

/** The posts of the site. */
export function postsSource(show: Show<PostItem[]>, ask?: FetchAnswer) {
  return dataSource({ address: '/api/getPosts', read: readList<PostItem>, ...withFetch(ask) }, show);
}

/** Projects and the team. */
export function siteContentSource(show: Show<SiteContent>, ask?: FetchAnswer) {
  return dataSource({ address: '/api/getSiteContent', read: readContent, ...withFetch(ask) }, show);
}

function readList<Item>(answer: unknown): Item[] {
  if (!Array.isArray(answer)) throw new Error('is no list');
  return answer;
}

function readContent(answer: unknown): SiteContent {
  const { projects, teams } = (answer ?? {}) as Partial<SiteContent>;
  return { projects: readList(projects), teams: readList(teams) };
}
