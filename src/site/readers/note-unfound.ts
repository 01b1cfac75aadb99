import type { APIContext } from 'astro';
import { countUnfound } from '#features/figures/count-view.action.ts';
import type { SearchResults } from '#features/search/search.queries.ts';
import type { Search } from '#features/search/search.schema.ts';
import { logFault } from '#platform/log.ts';
import { openCms } from '#platform/payload.ts';

type Visit = Pick<APIContext, 'clientAddress' | 'locals' | 'request'>;

/** Counts what was searched for and not found, for staff; a page further on and a narrowed search are not counted. */
export function noteUnfound(
  { clientAddress, locals, request }: Visit,
  search: Search,
  found: SearchResults | 'busy' | 'slow',
): void {
  if (search.words.length === 0 || typeof found === 'string' || found.total > 0) return;
  if (search.kind !== null || locals.renderContext.preview) return;
  const sender = { clientAddress, headers: request.headers, now: locals.renderContext.now };
  openCms()
    .then(cms => countUnfound(cms, search.typed, sender))
    .catch((error: unknown) => logFault(error, { doing: 'counting words nobody found' }));
}
