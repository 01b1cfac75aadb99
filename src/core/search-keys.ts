import { foldEthiopic, rowAndOrder } from './ethiopic.ts';
import { nearSpellings } from './search-words.ts';

/**
 * The keys under which a word is stored in the search index and looked up. Keys of sounds begin with `~`, which no
 * word contains, so that 2nd is no sound of "need", and a digit, so that words of one script are compared by spelling
 * alone: 0 is the sound of an Amharic word, 2 of a word in Latin letters, 1 the consonants of an Amharic word alone,
 * 3 and 4 the sound of a word of either script with a letter left out.
 */
type SearchKeys = {
  /** If one of these matches, the word matches. */
  exact: string[];
  /** If one of these matches, the word may be meant. */
  near: string[];
};

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** In a query, a short rest is more often another word than a stem. */
const askedAfterPrefix = 3;

/** The keys under which a word is stored, besides the word itself and its English stem. */
export const indexKeys = (word: string): SearchKeys => ({
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
    : [...nearSpellings(word), ...consonantKeys(word), ...nearSounds('~3', word)];

/** The keys under which a word of a query may be stored, besides the word itself and its English stem. */
export function queryKeys(word: string): SearchKeys {
  const near = [...nearSpellings(word), ...consonantKeys(word), ...nearSounds('~3', word)];
  if (isLatin(word)) return { exact: sounds('~0', word), near };
  return {
    exact: [...amharicStems(word, askedAfterPrefix), ...sounds('~2', word)],
    near: [...near, ...nearSounds('~4', word)],
  };
}

/**
 * Whether a word of a text matches one of `wanted`, by the keys of both; with `isNear` also nearly. Each word is
 * compared once, however often it occurs: a long text has many keys.
 */
export function matchesAny(wanted: readonly string[], isNear: boolean): (word: string) => boolean {
  const asked = wanted.map(queryKeys);
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
const sounds = (prefix: string, word: string): string[] => prefixed(prefix, toSoundKey(word)?.close);
const consonantKeys = (word: string): string[] => prefixed('~1', toSoundKey(word)?.loose);
const nearSounds = (prefix: string, word: string): string[] =>
  nearSpellings(toSoundKey(word)?.close ?? '').map(each => prefix + each);

/**
 * How the consonant of each row is written in a sound key, from ሀ on; x is sh, c is ch, q is gn. Empty: a vowel
 * alone.
 */
const consonants = new Map(
  Object.entries({
    ሀ: 'h',
    ለ: 'l',
    መ: 'm',
    ረ: 'r',
    ሰ: 's',
    ሸ: 'x',
    ቀ: 'k',
    ቐ: 'k',
    በ: 'b',
    ቨ: 'v',
    ተ: 't',
    ቸ: 'c',
    ነ: 'n',
    ኘ: 'q',
    አ: '',
    ከ: 'k',
    ወ: 'w',
    ዘ: 'z',
    ዠ: 'j',
    የ: 'y',
    ደ: 'd',
    ዸ: 'd',
    ጀ: 'j',
    ገ: 'g',
    ጘ: 'g',
    ጠ: 't',
    ጨ: 'c',
    ጰ: 'p',
    ጸ: 's',
    ፈ: 'f',
    ፐ: 'p',
  }),
);

/** Vowels that have only one spelling in Latin letters; the others are left out. */
const vowels = ['', 'u', '', 'a', '', '', 'o'];

/** Spellings of one sound in Latin letters, longest first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sh/g, 'X'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ts|tz/g, 's'],
  [/zh/g, 'j'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/th/g, 't'],
  [/gn|ny/g, 'Q'],
  [/dj/g, 'j'],
  [/qu|q(?=ua)/g, 'kw'],
  [/q/g, 'k'],
];
const soundSpellings: readonly (readonly [RegExp, string])[] = [
  [/oo|ou/g, 'u'],
  [/au/g, 'aw'],
  [/ai/g, 'ay'],
  [/ei/g, 'y'],
  [/i(?=[aou])/g, 'y'],
  [/[uo](?=a)/g, 'w'],
  [/w[ou]/g, 'w'],
  [/[ei]/g, ''],
];

/** The sound of a word: `close` keeps the vowels a, o and u, `loose` has consonants alone. */
type SoundKey = { close: string; loose: string };

/** A shorter loose key matches too many words. */
const shortestLoose = 3;

/**
 * The sound of a word in Amharic or Latin letters: ሰላም and "selam" have the same key. Takes one folded word; null for
 * other scripts or characters.
 */
export function toSoundKey(word: string): SoundKey | null {
  const close = /^[a-z]+$/.test(word) ? latinSound(word) : ethiopicSound(word);
  if (!close) return null;
  const start = close.startsWith('a') ? 'a' : '';
  const loose =
    start +
    close
      .replace(/[aouy]/g, '')
      .replaceAll('q', 'gn')
      .replaceAll('v', 'b');
  return { close, loose: loose.length < shortestLoose ? '' : loose };
}

function latinSound(word: string): string {
  const start = /^[aeiou]/.test(word) ? 'a' : '';
  const consonantsSpelled = replaceEach(word, spellings).toLowerCase();
  const body = start ? consonantsSpelled.replace(/^[aeiou]+/, '') : consonantsSpelled;
  return start + replaceEach(single(body), soundSpellings);
}

function ethiopicSound(word: string): string {
  let key = '';
  for (const character of foldEthiopic(word)) {
    const place = rowAndOrder(character);
    const consonant = place ? consonants.get(String.fromCharCode(place.row)) : undefined;
    if (!place || consonant === undefined) return '';
    if (!consonant && key === '') key = 'a';
    else key += consonant + findVowel(consonant, place.order);
  }
  return key;
}

/** ሀ and አ are spoken with an a in their first order; wo and we are written for each other. */
function findVowel(consonant: string, order: number): string {
  if (order === 0 && (consonant === 'h' || consonant === '')) return 'a';
  return order === 6 && consonant === 'w' ? '' : (vowels[order] ?? '');
}

const replaceEach = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** A doubled letter counts once: Amharic letters do not show it. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Prefixes that Amharic writes without a space: of, in, for, from, about, like, towards. */
const prefixes = ['እንደ', 'ስለ', 'ወደ', 'የ', 'በ', 'ለ', 'ከ'].map(foldEthiopic);

/** Suffixes that leave the last letter of a word unchanged: and, too, the object, the article, the plural. */
const endings = ['ዎቻችን', 'ዎች', 'ና', 'ም', 'ን', 'ው', 'ዋ'].map(foldEthiopic);

/**
 * Suffixes that change the vowel of the last letter: its order then, and the letters that follow. ልጅ, ልጆች; ቤት, ቤታችን;
 * ገንዘብ, ገንዘቡ.
 */
const blendedEndings = [
  { order: 6, rest: 'ቻችን' },
  { order: 6, rest: 'ች' },
  { order: 3, rest: 'ችን' },
  { order: 1, rest: '' },
];
const plainOrder = 5;

/** The fewest letters of a word. */
const shortest = 2;
/** Most affixes removed from one word: prefix, plural, object and "and"; more would be guessing. */
const mostSteps = 4;

/**
 * The possible stems of a folded Amharic word: ለልጆችና gives ልጆችና, ልጆች, ልጅ and more. Some are no words, which does no
 * harm where only existing words are compared. `afterPrefix` is the fewest letters left without a prefix: a short
 * rest is often another word.
 */
export function amharicStems(word: string, afterPrefix = shortest): string[] {
  if (!/^[\u1200-\u135a]+$/.test(word)) return [];
  const found = new Set([word]);
  let latest = [word];
  for (let step = 0; step < mostSteps && latest.length > 0; step += 1) {
    latest = latest
      .flatMap(each => [...withoutPrefix(each, afterPrefix), ...withoutEnding(each)])
      .filter(each => !found.has(each));
    for (const each of latest) found.add(each);
  }
  found.delete(word);
  return [...found];
}

const withoutPrefix = (word: string, least: number): string[] =>
  prefixes
    .filter(prefix => word.startsWith(prefix) && word.length - prefix.length >= least)
    .map(prefix => word.slice(prefix.length));

function withoutEnding(word: string): string[] {
  const plain = endings.filter(ending => word.endsWith(ending)).map(ending => word.slice(0, -ending.length));
  const blended = blendedEndings.flatMap(({ order, rest }) => {
    if (!word.endsWith(rest)) return [];
    const stem = word.slice(0, word.length - rest.length);
    const place = rowAndOrder(stem.at(-1) ?? '');
    return place?.order === order ? [stem.slice(0, -1) + String.fromCharCode(place.row + plainOrder)] : [];
  });
  return [...plain, ...blended].filter(({ length }) => length >= shortest);
}
