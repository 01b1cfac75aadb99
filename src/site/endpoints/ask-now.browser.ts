import { dataSource, followLoading, type Loading } from '#core/loading.ts';
import { viewsFailed, viewsOrFailure } from '#features/engagement/event-views.rules.ts';
import { eventsSource, postsSource, siteContentSource } from './data-sources.ts';

type Show = (loading: Loading<unknown>) => void;
type Load = () => Promise<void>;

/** Endpoints whose answer has a typed source; all others are shown as received. */
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

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-ask]')) {
  const place = button.parentElement?.querySelector<HTMLElement>('[data-answer]');
  if (!place) continue;
  const { ask = '', endpoint = '', loading = '', failed = '' } = button.dataset;
  const show: Show = ({ phase, data, error }) => {
    if (phase === 'retry') return;
    place.hidden = false;
    place.dataset.answer = phase;
    if (phase === 'loading') place.textContent = loading;
    if (phase === 'error') place.textContent = `${failed}\n${error instanceof Error ? error.message : ''}`;
    if (phase === 'data') place.textContent = (JSON.stringify(data, null, 2) ?? '').slice(0, longest);
  };
  const load = sources[endpoint]?.(show) ?? dataSource({ address: ask, read: answer => answer }, show);
  button.addEventListener('click', () => void load());
}
