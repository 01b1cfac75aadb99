import { isSearchedKind, searchKinds } from '#cms/search/search-kinds.rules.ts';
import { dayIn } from '#core/zoned-time.ts';
import { openCms } from '#platform/payload.ts';
import { createReadCache, relatedTags } from '#platform/read-cache.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Search } from './search.schema.ts';

/** Most cached answers, of about 10 KB each; the least recently used is dropped first. */
const mostAnswers = 300;

/**
 * Answers of the search, cached until a searchable document changes: under the same tags as pages, so that publishing,
 * unpublishing and withdrawn consents take effect at once. Separate from the cached reads of pages, which strangers could
 * evict with random searches. Opened together with it (server-entry.ts).
 */
export const searchAnswers = createReadCache(mostAnswers);

/** The day on which consents end. */
const homeZone = 'Africa/Addis_Ababa';
let tags: ReadonlySet<string> | undefined;

/**
 * The cached answer to `search` with the same `fixed` pages, or that of `find`. Never cached for previews of staff.
 */
export async function cachedAnswer<Answer extends object>(
  { locale, now, preview }: RenderContext,
  search: Search,
  fixed: readonly { href: string }[],
  find: () => Promise<Answer>,
): Promise<Answer> {
  if (preview) return find();
  tags ??= await searchedTags();
  const { words, kind, date, page } = search;
  // "The last month" counts days of UTC.
  const days = [dayIn(homeZone, now), now.toISOString().slice(0, 10)];
  return searchAnswers.read(
    JSON.stringify([days, locale, words, kind, date, page, fixed.map(({ href }) => href)]),
    tags,
    find,
  );
}

async function searchedTags(): Promise<ReadonlySet<string>> {
  const cms = await openCms();
  const kinds = Object.keys(searchKinds).filter(isSearchedKind);
  // Texts of any kind state numbers of the register.
  return new Set([
    'claims',
    'sources',
    ...kinds.flatMap(kind => [
      kind,
      'consents',
      ...relatedTags(cms.collections[kind].config.flattenedFields),
    ]),
  ]);
}
