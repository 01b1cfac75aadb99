import { sql } from '@payloadcms/db-postgres/drizzle';
import { exactMatch, type Match, matchedEntries, nearMatch } from '#cms/search/search-index.ts';
import {
  isSearchedKind,
  type SearchedKind,
  searchKinds,
  toSearchText,
} from '#cms/search/search-kinds.rules.ts';
import { wordsIn } from '#core/search-words.ts';
import { readWithTimeout } from '#platform/database/cms-pool.ts';
import { openCms } from '#platform/payload.ts';
import { listPublic, type StoredDocument } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { cutExcerpt, markWords, meaning } from './mark-words.rules.ts';
import type { Search, SearchDate, SearchResult } from './search.schema.ts';
import { cachedAnswer } from './search-answers.ts';

export const resultsOnAPage = 10;
/** The most entries a search ranks, and the most it checks and shows; nobody reads further. */
const mostWeighed = 1000;
const mostFound = 300;
/** With fewer exact results, similar words are searched too: a typo can match one page in the other script by chance. */
const fewFound = 3;
/** Longest time for each of the two statements of a search, in ms. */
const statementMs = 110;

export type SearchResults = {
  results: SearchResult[];
  total: number;
  /** Nothing has these words: these results have similar ones. */
  isNear: boolean;
};

type Found = { kind: SearchedKind; document: number };

/**
 * The results a visitor may see now, best first. Entries of the index are only candidates: each document is read with
 * access control, so an outdated entry shows nothing. `pages` are in no index and come first. The answer is cached and
 * shared, so it is frozen.
 */
export async function searchContent(
  renderContext: RenderContext,
  search: Search,
  pages: readonly FixedPage[] = [],
): Promise<SearchResults> {
  if (search.words.length === 0) return { results: [], total: 0, isNear: false };
  const fixed = fixedResults(pages, search);
  return cachedAnswer(renderContext, search, fixed, () => findAnswer(renderContext, search, fixed));
}

async function findAnswer(
  renderContext: RenderContext,
  search: Search,
  fixed: readonly SearchResult[],
): Promise<SearchResults> {
  const exact = await find(renderContext, search, exactMatch(search.words));
  const isFew = exact.length < fewFound;
  const others = isFew ? await find(renderContext, search, nearMatch(search.words)) : [];
  const near = others.filter(other => !exact.some(one => isSame(one, other)));
  const first = (search.page - 1) * resultsOnAPage;
  const end = first + resultsOnAPage;
  const from = Math.max(first - fixed.length, 0);
  const shown = [...exact, ...near].slice(from, Math.max(end - fixed.length, 0));
  const exactShown = Math.max(exact.length - from, 0);
  const results = await Promise.all([
    describe(renderContext, shown.slice(0, exactShown), { words: search.words, isNear: false }),
    describe(renderContext, shown.slice(exactShown), { words: search.words, isNear: true }),
  ]);
  return {
    results: [...fixed.slice(first, end), ...results.flat()],
    total: fixed.length + exact.length + near.length,
    isNear: fixed.length + exact.length === 0 && near.length > 0,
  };
}

const isSame = (one: Found, other: Found) => one.kind === other.kind && one.document === other.document;

const find = async (renderContext: RenderContext, search: Search, match: Match | null): Promise<Found[]> =>
  match ? showable(renderContext, await proposals(renderContext, search, match)) : [];

async function proposals(
  { locale, now }: RenderContext,
  { kind, date }: Search,
  match: Match,
): Promise<Found[]> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const ofDate = date ? sql`and day >= ${earliest(now, date)}::date` : sql``;
  const statement = sql`
    with ${matchedEntries(match)}
    select kind, document from (
      select kind, document, day, title @@ query as in_title, words, query
      from matched
      where locale = ${locale} and seen_by in ('all', 'visitors') ${ofKind} ${ofDate}
      order by in_title desc, day desc nulls last, kind, document limit ${mostWeighed}
    ) as weighed
    order by in_title desc, ts_rank(words, query, 1) desc, day desc nulls last, kind, document limit ${mostFound}`;
  const rows = await readWithTimeout<Found>(await openCms(), statementMs, statement);
  return rows.filter(row => isSearchedKind(row.kind));
}

const daysBack = { month: 31, year: 366 } as const;
const aDay = 86_400_000;

const earliest = (now: Date, date: SearchDate): string =>
  new Date(now.getTime() - daysBack[date] * aDay).toISOString().slice(0, 10);

/** The candidates that the visitor may see, in the same order. */
async function showable(renderContext: RenderContext, found: readonly Found[]): Promise<Found[]> {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const ids = new Map(
    await Promise.all(
      kinds.map(async kind => {
        const rows = await readDocuments(renderContext, kind, found, { slug: true });
        return [kind, new Set(rows.filter(row => hasPage(kind, row)).map(({ id }) => id))] as const;
      }),
    ),
  );
  return found.filter(({ kind, document }) => ids.get(kind)?.has(document));
}

const hasPage = (kind: SearchedKind, row: StoredDocument) => toSearchText(kind, row, 'en').path !== null;

async function describe(
  renderContext: RenderContext,
  found: readonly Found[],
  { words, isNear }: { words: readonly string[]; isNear: boolean },
): Promise<SearchResult[]> {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map(async kind => [kind, await readDocuments(renderContext, kind, found)] as const),
  );
  const rows = new Map(read.flatMap(([kind, docs]) => docs.map(doc => [`${kind} ${doc.id}`, doc] as const)));
  return found.flatMap(({ kind, document }) => {
    const stored = rows.get(`${kind} ${document}`);
    if (!stored) return [];
    const { title, intro, body, day, path } = toSearchText(kind, stored, renderContext.locale);
    const excerpt = markWords(cutExcerpt(`${intro} ${body}`.trim(), words, isNear), words, isNear);
    return path === null
      ? []
      : [
          {
            kind,
            href: path,
            title: markWords(title.text, words, isNear),
            ...(title.lang && { lang: title.lang }),
            excerpt,
            day,
          },
        ];
  });
}

function readDocuments(
  renderContext: RenderContext,
  kind: SearchedKind,
  found: readonly Found[],
  select?: Record<string, true>,
) {
  const ids = found.filter(row => row.kind === kind).map(({ document }) => document);
  return listPublic(renderContext, {
    collection: kind,
    where: { id: { in: ids } },
    depth: 0,
    isShared: false,
    ...(select && { select }),
  });
}

export const searchedKinds = Object.keys(searchKinds).filter(isSearchedKind);

/** A page of the site whose text is in no document: its path without language, its title and its text. */
export type FixedPage = { readonly href: string; readonly title: string; readonly text: string };

/** The pages that contain every word of the search. They have no day, and the kind of the pages that staff make. */
function fixedResults(
  pages: readonly FixedPage[],
  { words, kind, date }: Pick<Search, 'words' | 'kind' | 'date'>,
): SearchResult[] {
  if (date !== null || (kind !== null && kind !== 'pages')) return [];
  return pages
    .filter(({ title, text }) => {
      const own = wordsIn(`${title} ${text}`);
      return words.every(wanted => own.some(({ word }) => meaning([wanted], false)(word)));
    })
    .map(({ href, title, text }) => ({
      kind: 'pages',
      href,
      title: markWords(title, words),
      excerpt: markWords(cutExcerpt(text, words), words),
      day: null,
    }));
}
