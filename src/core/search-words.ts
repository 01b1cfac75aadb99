import { foldEthiopic, foldNumerals } from './ethiopic.ts';
import { apostrophes } from './person-name.ts';

/** Longer words are cut: nobody searches for more. */
const longestWord = 40;

/** What nobody sees, such as soft hyphens, and apostrophes of every kind; Unicode counts some of both as letters. */
const unread = String.raw`${apostrophes}\p{Default_Ignorable_Code_Point}`;
const unreadSigns = new RegExp(`[${unread}]+`, 'gu');

/** A word as it is compared in searches: one case, no diacritics, Amharic letters that sound alike written in one way. */
export function foldWord(text: string): string {
  const plain = foldNumerals(text)
    .replace(unreadSigns, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return foldEthiopic(plain.replace(/\p{M}+/gu, '')).normalize('NFC');
}

/** A word in a text: its position, and its form for comparing. */
export type FoundWord = { word: string; from: number; to: number };

/** Apostrophes and what nobody sees belong to the word around them; any other punctuation, Ethiopic included, parts words. */
const wordPattern = new RegExp(
  String.raw`[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|[${unread}]+(?=[\p{L}\p{N}]))*`,
  'gu',
);

/** The words of a text in order, folded for comparison, at most `most`. */
export function wordsIn(text: string, most = Number.POSITIVE_INFINITY): FoundWord[] {
  const found: FoundWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    if (found.length >= most) break;
    const word = foldWord(match[0])
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, longestWord);
    if (word) found.push({ word: word.toWellFormed(), from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** Words of this length may contain one mistake. */
const shortestMisspelt = 4;
const longestMisspelt = 16;

/**
 * The word, and the word without each of its letters. Two words share one of these if they differ in one letter, one
 * has an extra letter, or two neighbours are swapped. Empty for short words, where one letter makes another word.
 */
export function nearSpellings(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortestMisspelt || letters.length > longestMisspelt) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}
