import { wordsIn } from '#core/search-words.ts';
import { excerptOf, markWords, meaning } from './mark-words.rules.ts';
import type { Search, SearchResult } from './search.schema.ts';

/** A page of the site whose words are in no document: its path without language, its title and what else it says. */
export type FixedPage = { readonly href: string; readonly title: string; readonly text: string };

/** Those with every word that was looked for. They have no day, and are of the kind of pages that staff make. */
export function fixedResults(
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
      excerpt: markWords(excerptOf(text, words), words),
      day: null,
    }));
}
