import { isSearchedKind, type SearchedKind } from '#cms/search/search-kinds.rules.ts';
import { wordsIn } from '#core/search-words.ts';
import type { Piece } from './mark-words.rules.ts';

/** Longer searches are cut: more words find nothing more. */
const longestQuestion = 120;
const mostWords = 8;
const lastPage = 30;

export const searchDates = ['month', 'year'] as const;
export type SearchDate = (typeof searchDates)[number];

export type Search = {
  /** As typed, cut, for the field. */
  typed: string;
  /** The normalised words to find; empty if nothing was typed. */
  words: readonly string[];
  kind: SearchedKind | null;
  date: SearchDate | null;
  page: number;
};

export type SearchResult = {
  kind: SearchedKind;
  /** Without language. */
  href: string;
  title: Piece[];
  lang?: string;
  excerpt: Piece[];
  day: string | null;
};

/** Reads a search from an address. Unknown values count as missing. */
export function readSearch(parameters: URLSearchParams): Search {
  const typed = [...(parameters.get('q') ?? '').slice(0, 2 * longestQuestion)]
    .slice(0, longestQuestion)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const kind = parameters.get('kind');
  const date = parameters.get('date');
  const page = Number(/^[1-9]\d?$/.exec(parameters.get('page') ?? '')?.[0] ?? 1);
  return {
    typed,
    words: [...new Set(wordsIn(typed, mostWords).map(({ word }) => word))],
    kind: isSearchedKind(kind) ? kind : null,
    date: searchDates.find(each => each === date) ?? null,
    page: Math.min(page, lastPage),
  };
}
