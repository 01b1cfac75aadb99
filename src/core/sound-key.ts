import { foldEthiopic, rowAndOrder } from './ethiopic.ts';

/** How the consonant of a row is written here, from ሀ on; x is sh, c is ch, q is gn. Empty: a vowel alone. */
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

/** Vowels that are written in Latin letters in one way only; the others are left out. */
const vowels = ['', 'u', '', 'a', '', '', 'o'];

/** What people write for one sound in Latin letters, longest first. */
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

/** How a word sounds, closely (vowels a, o and u are there) and loosely (consonants alone). */
export type SoundKey = { close: string; loose: string };

/** A loose key shorter than this fits too many words. */
const shortestLoose = 3;

/**
 * How a word in Amharic or Latin letters sounds: ሰላም and "selam" have the same key. Takes one folded word; null for a
 * word in neither script, or with other characters.
 */
export function soundKeyOf(word: string): SoundKey | null {
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
    else key += consonant + vowelOf(consonant, place.order);
  }
  return key;
}

/** ሀ and አ are spoken with an a in their first order; wo and we are written for each other. */
function vowelOf(consonant: string, order: number): string {
  if (order === 0 && (consonant === 'h' || consonant === '')) return 'a';
  return order === 6 && consonant === 'w' ? '' : (vowels[order] ?? '');
}

const replaceEach = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** A doubled letter counts once: Amharic letters do not show it. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');
