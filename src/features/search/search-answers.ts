import { isSearchedKind, searchKinds } from '#cms/search/search-kinds.rules.ts';
import { dayIn } from '#core/zoned-time.ts';
import { openCms } from '#platform/payload.ts';
import { createReadCache, relatedTags } from '#platform/read-cache.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Search } from './search.schema.ts';

/** A page of results is some 10 KB; the question asked longest ago goes first. */
const mostAnswers = 300;

/**
 * The latest answers of the search, each until something that can be found changes: under the same tags as pages, so that
 * what is published, unpublished or no longer consented to is seen at once. Apart from the reads of pages, which strangers
 * could push out with invented questions. Opened with them (server-entry.ts).
 */
export const searchAnswers = createReadCache(mostAnswers);

/** The day on which consents end. */
const homeZone = 'Africa/Addis_Ababa';
let tags: ReadonlySet<string> | undefined;

/**
 * What `search` found for visitors before, or finds now, with the same `fixed` pages first. Staff who preview get an
 * answer of their own.
 */
export async function answerOnce<Answer extends object>(
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
  return new Set(
    kinds.flatMap(kind => [kind, 'consents', ...relatedTags(cms.collections[kind].config.flattenedFields)]),
  );
}
