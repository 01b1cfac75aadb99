import { useRef, useState } from 'react';
import { dataSource, followLoading, type Loading } from '#core/loading.ts';
import { viewsFailed, viewsOrFailure } from '#features/engagement/count.rules.ts';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { EventItem, PostItem, SiteContent } from './content.schema.ts';
import css from './endpoint-entry.module.css';

type Source<Data> = Parameters<typeof dataSource<Data>>[0];
type ShowLoading<Data> = Parameters<typeof dataSource<Data>>[1];
type FetchAnswer = Source<unknown>['fetchAnswer'];

const withFetch = (fetchAnswer: FetchAnswer) => (fetchAnswer ? { fetchAnswer } : {});

/** The events of the site: loading, then data or error. */
export function eventsSource(show: ShowLoading<EventItem[]>, fetchAnswer?: FetchAnswer) {
  return dataSource(
    { address: '/api/getEvents', read: readList<EventItem>, ...withFetch(fetchAnswer) },
    show,
  );
}

/** The posts of the site. */
export function postsSource(show: ShowLoading<PostItem[]>, fetchAnswer?: FetchAnswer) {
  return dataSource({ address: '/api/getPosts', read: readList<PostItem>, ...withFetch(fetchAnswer) }, show);
}

/** Projects and the team. */
export function siteContentSource(show: ShowLoading<SiteContent>, fetchAnswer?: FetchAnswer) {
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

type Show = (loading: Loading<unknown>) => void;
type Load = () => Promise<void>;

/** Typed sources of endpoints; the answers of others are shown as received. */
const sources: Readonly<Record<string, (show: Show) => Load>> = {
  getEvents: show => eventsSource(show),
  getPosts: show => postsSource(show),
  getSiteContent: show => siteContentSource(show),
  getEventViews: show => followLoading(readViews, show),
};

async function readViews(): Promise<unknown> {
  const views = await viewsOrFailure(async () => {
    const answer = await fetch('/api/getEventViews');
    return { status: answer.status, body: await answer.json() };
  });
  if (views === viewsFailed) throw new Error(viewsFailed);
  return views;
}

const longest = 4_000;

type TryEndpointProps = { id: string; path: string; texts: Record<'ask' | 'loading' | 'failed', string> };

/** Calls an endpoint from its documentation and shows the answer. */
export function TryEndpoint({ id, path, texts }: TryEndpointProps) {
  const [shown, setShown] = useState<Loading<unknown> | null>(null);
  const load = useRef<Load>(undefined);

  function ask(): void {
    const show: Show = loading => loading.phase !== 'retry' && setShown(loading);
    load.current ??= sources[id]?.(show) ?? dataSource({ address: path, read: answer => answer }, show);
    void load.current();
  }

  return (
    <>
      <Button size="small" onClick={ask}>
        {texts.ask}
        <VisuallyHidden> {id}</VisuallyHidden>
      </Button>
      <pre
        className={css.code}
        lang="en"
        role="status"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-answer={shown?.phase}
        hidden={!shown}
      >
        {shown && wordsFor(shown, texts)}
      </pre>
    </>
  );
}

function wordsFor({ phase, data, error }: Loading<unknown>, texts: TryEndpointProps['texts']): string {
  if (phase === 'loading') return texts.loading;
  if (phase === 'error') return `${texts.failed}\n${error instanceof Error ? error.message : ''}`;
  return (JSON.stringify(data, null, 2) ?? '').slice(0, longest);
}
