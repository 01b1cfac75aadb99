import { matchesAny } from '#core/search-keys.ts';
import { wordsIn } from '#core/search-words.ts';

/** A piece of a text, and whether it matches the search. */
export type Piece = { text: string; isMarked: boolean };

/** Length of the excerpt around the first word found, in characters. */
const excerptLength = 220;
const lengthBefore = 60;

/**
 * Splits a text so that the words of a search can be marked; with `isNear` also similarly spelled words. The pieces joined
 * are the text.
 */
export function markWords(text: string, wanted: readonly string[], isNear = false): Piece[] {
  const isMeant = meaning(wanted, isNear);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, from, to } of wordsIn(text)) {
    if (!isMeant(word)) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** The part of a text around the first word found, or its beginning; cut between words. */
export function cutExcerpt(text: string, wanted: readonly string[], isNear = false): string {
  const words = wordsIn(text);
  if (words.length === 0) return text;
  const isMeant = meaning(wanted, isNear);
  const first = words.find(({ word }) => isMeant(word))?.from ?? 0;
  const start = words.find(({ from }) => from >= first - lengthBefore)?.from ?? 0;
  const end = words.findLast(({ to }) => to <= start + excerptLength)?.to ?? text.length;
  const isFromStart = words[0]?.from === start;
  const from = isFromStart ? 0 : start;
  const rest = words.at(-1)?.to === end ? text.slice(from) : `${text.slice(from, end)} …`;
  return isFromStart ? rest : `… ${rest}`;
}

/** Returns whether a word of a text is to be marked as one of `wanted`. */
export function meaning(wanted: readonly string[], isNear: boolean): (word: string) => boolean {
  const isOne = matchesAny(wanted, isNear);
  const stems = new Set(wanted.map(toStem));
  return word => stems.has(toStem(word)) || wanted.some(each => word.startsWith(each)) || isOne(word);
}

/** A rough English stem, enough to mark what the database found by stem. */
const toStem = (word: string) => word.replace(/(?:ies|ing|ed|es|s|y)$/, '');
