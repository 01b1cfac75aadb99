import { amharicStems } from './amharic-stem.ts';
import { nearSpellings } from './search-words.ts';
import { soundKeyOf } from './sound-key.ts';

/**
 * Under what a word is stored in the index of the search and looked for there. Sounds begin with a sign that no word holds,
 * so that none is taken for a word or for its beginning (2nd is no sound of "need"), and a digit, so that words of one
 * script are compared by their spelling alone: 0 is how an Amharic word sounds, 2 a word in Latin letters, 1 the consonants
 * of an Amharic word alone, 3 and 4 how a word of either script sounds with a letter left out.
 */
export type SearchKeys = {
  /** Where one of these agrees, a word is meant. */
  exact: string[];
  /** Where one of these agrees, it may be meant. */
  near: string[];
};

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** A short rest of a word that somebody asks for is more often a word of its own than what they mean. */
const askedAfterPrefix = 3;

/** The keys under which a word is stored, besides the word itself and its English stem. */
export const storedKeys = (word: string): SearchKeys => ({
  exact: storedExact(word),
  near: storedNear(word),
});

function storedExact(word: string): string[] {
  if (isLatin(word)) return sounds('~2', word);
  const stems = amharicStems(word);
  return [...stems, ...[word, ...stems].flatMap(each => sounds('~0', each))];
}

const storedNear = (word: string): string[] =>
  isLatin(word)
    ? [...nearSpellings(word), ...nearSounds('~4', word)]
    : [...nearSpellings(word), ...consonants(word), ...nearSounds('~3', word)];

/** The keys under which a word somebody asks for may be stored, besides the word itself and its English stem. */
export function askedKeys(word: string): SearchKeys {
  const near = [...nearSpellings(word), ...consonants(word), ...nearSounds('~3', word)];
  if (isLatin(word)) return { exact: sounds('~0', word), near };
  return {
    exact: [...amharicStems(word, askedAfterPrefix), ...sounds('~2', word)],
    near: [...near, ...nearSounds('~4', word)],
  };
}

/**
 * Whether a word of a text is one of `wanted`, by the keys of both; with `isNear` also nearly. Each word is compared once,
 * however often the text has it: keys of a long text are many.
 */
export function meansOneOf(wanted: readonly string[], isNear: boolean): (word: string) => boolean {
  const asked = wanted.map(askedKeys);
  const exact = new Set([...wanted, ...asked.flatMap(keys => keys.exact)]);
  const near = new Set(isNear ? asked.flatMap(keys => keys.near) : []);
  const onlyLatin = wanted.every(isLatin);
  const known = new Map<string, boolean>();
  const compare = (word: string) =>
    exact.has(word) ||
    // Two words in Latin letters are compared by their spelling.
    (!(onlyLatin && isLatin(word)) && storedExact(word).some(key => exact.has(key))) ||
    (near.size > 0 && storedNear(word).some(key => near.has(key)));
  return word => {
    const verdict = known.get(word) ?? compare(word);
    known.set(word, verdict);
    return verdict;
  };
}

const prefixed = (prefix: string, key: string | undefined): string[] => (key ? [prefix + key] : []);
const sounds = (prefix: string, word: string): string[] => prefixed(prefix, soundKeyOf(word)?.close);
const consonants = (word: string): string[] => prefixed('~1', soundKeyOf(word)?.loose);
const nearSounds = (prefix: string, word: string): string[] =>
  nearSpellings(soundKeyOf(word)?.close ?? '').map(each => prefix + each);
