import { foldEthiopic, rowAndOrder } from './ethiopic.ts';

/** What Amharic writes in front of a word without a space: of, in, for, from, about, like, towards. */
const prefixes = ['እንደ', 'ስለ', 'ወደ', 'የ', 'በ', 'ለ', 'ከ'].map(foldEthiopic);

/** What is hung onto a word and leaves its last letter as it is: and, too, the object, the article, the plural. */
const endings = ['ዎቻችን', 'ዎች', 'ና', 'ም', 'ን', 'ው', 'ዋ'].map(foldEthiopic);

/** What changes the vowel of the last letter: its order then, and what follows it. ልጅ, ልጆች; ቤት, ቤታችን; ገንዘብ, ገንዘቡ. */
const blendedEndings = [
  { order: 6, rest: 'ቻችን' },
  { order: 6, rest: 'ች' },
  { order: 3, rest: 'ችን' },
  { order: 1, rest: '' },
];
const plainOrder = 5;

/** Fewer letters than this are no word. */
const shortest = 2;
/** Prefix, plural, object and "and" on one word; more would be guessing. */
const mostSteps = 4;

/**
 * What may be left of a folded Amharic word without what is hung onto it: ለልጆችና gives ልጆችና, ልጆች, ልጅ and more. Some of
 * these are no words, which does no harm where only words that exist are compared. `afterPrefix` is how many letters must
 * be left of a word without a prefix: a short rest is often a word of its own.
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
