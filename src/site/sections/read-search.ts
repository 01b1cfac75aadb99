import type { APIContext } from 'astro';
import { type SearchResults, searchContent } from '#features/search/search.queries.ts';
import { readSearch, type Search } from '#features/search/search.schema.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { logWarning } from '#platform/log.ts';

const perMinute = 60;
let limit: RateLimit | undefined;

type Visit = Pick<APIContext, 'url' | 'clientAddress' | 'locals'>;

/** What a visitor searches for and what was found; 'busy' where a network asks too often, 'slow' where it takes too long. */
export async function readSearchPage({ url, clientAddress, locals }: Visit): Promise<{
  search: Search;
  found: SearchResults | 'busy' | 'slow';
  status: number;
}> {
  const search = readSearch(url.searchParams);
  limit ??= createSharedLimit({ name: 'searches', limit: perMinute, windowMs: 60_000 });
  if (search.words.length > 0 && (await limit.refuse(networkOf(clientAddress))) !== null)
    return { search, found: 'busy', status: 429 };
  try {
    return { search, found: await searchContent(locals.renderContext, search), status: 200 };
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    logWarning('search took too long', { words: search.words.length });
    return { search, found: 'slow', status: 200 };
  }
}

const CANCELLED = '57014';

/** The error of the database is the cause of the one the query builder throws. */
function tookTooLong(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === CANCELLED || (cause !== undefined && cause !== error && tookTooLong(cause));
}
