import type { APIContext } from 'astro';
import { countUnfound } from '#features/figures/count-view.action.ts';
import { type SearchResults, searchContent } from '#features/search/search.queries.ts';
import { readSearch, type Search } from '#features/search/search.schema.ts';
import { isStatementTimeout } from '#platform/database/cms-pool.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { logFault, logWarning } from '#platform/log.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { listFixedPages } from './read-figures-page.ts';

/** Requests a minute from one network. Suggestions are requested at each pause in typing, so they may be more. */
const perMinute = { searches: 60, suggestions: 240 } as const;
const limits = new Map<keyof typeof perMinute, RateLimit>();

type Visit = Pick<APIContext, 'url' | 'clientAddress' | 'locals'>;
type Answer = { found: SearchResults | 'busy' | 'slow'; status: 200 | 429 };

/** The search of a visitor and its results; 'busy' over the rate limit of its network, 'slow' after a timeout. */
export async function readSearchPage({
  url,
  clientAddress,
  locals,
}: Visit): Promise<Answer & { search: Search }> {
  const search = readSearch(url.searchParams);
  return { search, ...(await answerSearch('searches', search, { clientAddress, ...locals })) };
}

type Visitor = { clientAddress: string; renderContext: RenderContext };

/** Searches within the rate limit `name`. */
export async function answerSearch(
  name: keyof typeof perMinute,
  search: Search,
  { clientAddress, renderContext }: Visitor,
): Promise<Answer> {
  const limit = findLimit(name);
  if (search.words.length > 0 && (await limit.refuse(toNetwork(clientAddress))) !== null)
    return { found: 'busy', status: 429 };
  try {
    return {
      found: await searchContent(renderContext, search, await listFixedPages(renderContext)),
      status: 200,
    };
  } catch (error) {
    if (!isStatementTimeout(error)) throw error;
    logWarning('search took too long', { words: search.words.length });
    return { found: 'slow', status: 200 };
  }
}

function findLimit(name: keyof typeof perMinute): RateLimit {
  const limit = limits.get(name) ?? createSharedLimit({ name, limit: perMinute[name], windowMs: 60_000 });
  limits.set(name, limit);
  return limit;
}

type SearchVisit = Pick<APIContext, 'clientAddress' | 'locals' | 'request'>;

/** Counts a search without results, for staff. Searches narrowed to one kind and previews are not counted. */
export function countUnfoundSearch(
  { clientAddress, locals, request }: SearchVisit,
  search: Search,
  found: SearchResults | 'busy' | 'slow',
): void {
  if (search.words.length === 0 || typeof found === 'string' || found.total > 0) return;
  if (search.kind !== null || locals.renderContext.preview) return;
  const sender = { clientAddress, headers: request.headers, now: locals.renderContext.now };
  openCms()
    .then(cms => countUnfound(cms, search.typed, sender))
    .catch((error: unknown) => logFault(error, { doing: 'counting a search without results' }));
}
