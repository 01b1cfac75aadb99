import { dataSource } from '#core/loading.ts';
import type { EventItem, PostItem, SiteContent } from './content.schema.ts';

type Source<Data> = Parameters<typeof dataSource<Data>>[0];
type Show<Data> = Parameters<typeof dataSource<Data>>[1];
type FetchAnswer = Source<unknown>['fetchAnswer'];

const withFetch = (fetchAnswer: FetchAnswer) => (fetchAnswer ? { fetchAnswer } : {});

/** The events of the site: loading, then data or error. */
export function eventsSource(show: Show<EventItem[]>, fetchAnswer?: FetchAnswer) {
  return dataSource(
    { address: '/api/getEvents', read: readList<EventItem>, ...withFetch(fetchAnswer) },
    show,
  );
}

/** The posts of the site. */
export function postsSource(show: Show<PostItem[]>, fetchAnswer?: FetchAnswer) {
  return dataSource({ address: '/api/getPosts', read: readList<PostItem>, ...withFetch(fetchAnswer) }, show);
}

/** Projects and the team. */
export function siteContentSource(show: Show<SiteContent>, fetchAnswer?: FetchAnswer) {
  return dataSource({ address: '/api/getSiteContent', read: readContent, ...withFetch(fetchAnswer) }, show);
}

function readList<Item>(answer: unknown): Item[] {
  if (!Array.isArray(answer)) throw new Error('is no list');
  return answer;
}

function readContent(answer: unknown): SiteContent {
  const { projects, teams } = (answer ?? {}) as Partial<SiteContent>;
  return { projects: readList(projects), teams: readList(teams) };
}
