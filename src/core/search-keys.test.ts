import { describe, expect, it } from 'vitest';
import { amharicStems, indexKeys, matchesAny, queryKeys, toSoundKey } from './search-keys.ts';
import { foldWord } from './search-words.ts';

const means = (asked: string | string[], word: string, isNear = false) =>
  matchesAny([asked].flat().map(foldWord), isNear)(foldWord(word));
const finds = (asked: string, stored: string, how: 'exact' | 'near') => {
  const known = new Set(indexKeys(foldWord(stored))[how]);
  return queryKeys(foldWord(asked))[how].some(key => known.has(key));
};

describe('search keys', () => {
  it('a word and its spelling in the other script share an exact search key', () => {
    expect(finds('selam', 'ሰላም', 'exact')).toBe(true);
    // The example of the hint beside the search field (src/features/search/search.texts.ts).
    expect(finds('adey', 'አደይ', 'exact')).toBe(true);
    expect(finds('ሰላም', 'selam', 'exact')).toBe(true);
  });

  it('an Amharic word shares a search key with the same word behind a prefix', () => {
    expect(finds('ሀገር', 'በሀገር', 'near')).toBe(true);
    expect(indexKeys(foldWord('በሀገር')).exact).toContain(foldWord('ሀገር'));
    expect(queryKeys(foldWord('በሀገር')).exact).toContain(foldWord('ሀገር'));
    expect(queryKeys(foldWord('በቤት')).exact).not.toContain(foldWord('ቤት'));
  });

  it('two words in Latin letters that only sound alike share no exact search key', () => {
    expect(finds('selam', 'silam', 'exact')).toBe(false);
  });

  it('a word with a mistake in either script shares a near search key', () => {
    for (const [asked, stored] of [
      ['selam', 'selamm'],
      ['selamta', 'ሰላምታዎ'],
      ['ሰላምታ', 'selamtaw'],
      ['ኢትዮጵያ', 'ኢትዮጲያ'],
    ] as const)
      expect(finds(asked, stored, 'near'), `${asked} ${stored}`).toBe(true);
    expect(finds('selam', 'buna', 'near')).toBe(false);
  });

  it('search keys are the sounds and spellings of their script, marked by a sign and a digit', () => {
    const amharic = indexKeys(foldWord('ሰላም'));
    const latin = indexKeys('selam');
    expect(amharic.exact).toContain('~0slam');
    expect(amharic.near).toEqual(expect.arrayContaining(['~1slm', '~3slam', '~3slm']));
    expect(latin.exact).toEqual(['~2slam']);
    expect(latin.near).toEqual(expect.arrayContaining(['selam', 'slam', '~4slam', '~4slm']));
    expect(latin.near).not.toContain('~1slm');
  });

  it('the exact search keys of a query are those of the other script', () => {
    expect(queryKeys('selam').exact).toEqual(['~0slam']);
    expect(queryKeys('selam').near).toEqual(expect.arrayContaining(['selm', '~1slm', '~3slam']));
    expect(queryKeys('selam').near).not.toContain('~4slam');
    const amharic = queryKeys(foldWord('ሰላም'));
    expect(amharic.exact).toContain('~2slam');
    expect(amharic.near).toEqual(expect.arrayContaining(['~1slm', '~3slam', '~4slam']));
  });

  it.each(['0', '2', '2nd', '1st', '3rd'])(
    'no search key of a word starts with a query that has digits: %s',
    asked => {
      const words = ['need', 'selam', 'ሰላም', 'nada', 'stay', 'road'].map(foldWord);
      const stored = words.flatMap(word => Object.values(indexKeys(word)).flat());
      expect(stored.filter(key => key.startsWith(asked))).toEqual([]);
      expect(words.filter(word => means(asked, word) || means(asked, word, true))).toEqual([]);
    },
  );

  it('a short number has no search keys', () => {
    expect(indexKeys('12')).toEqual({ exact: [], near: [] });
    expect(queryKeys('12')).toEqual({ exact: [], near: [] });
  });
});

describe('matching of words', () => {
  it.each([
    ['selam', 'selam', true],
    ['selam', 'ሰላም', true],
    ['ሰላም', 'selam', true],
    ['ሰላም', 'silam', true],
    ['selam', 'silam', false],
    ['ቤት', 'በቤት', true],
    ['በቤት', 'ቤት', false],
    ['በሀገር', 'ሀገር', true],
    ['selam', 'selamm', false],
    ['selam', 'buna', false],
    ['selam', 'ቡና', false],
  ])('the query %s is compared with the word %s by spelling, sound and prefix', (asked, word, isMeant) => {
    expect(means(asked, word)).toBe(isMeant);
  });

  it('a near match counts only where near matches are asked for', () => {
    expect([means('selam', 'selamm', true), means('selam', 'selamm')]).toEqual([true, false]);
    expect(means('selam', 'buna', true)).toBe(false);
    expect(means('ab', 'cd', true)).toBe(false);
  });

  it('a word may match any of several query words, also of both scripts', () => {
    expect(means(['buna', 'selam'], 'ሰላም')).toBe(true);
    expect(means(['selam', 'ሰላም'], 'silam')).toBe(true);
    expect(means(['selam', 'ቡና'], 'bona')).toBe(false);
    expect(means([], 'selam')).toBe(false);
  });

  it('matching a word again returns the same result', () => {
    const isMeant = matchesAny(['selam'], false);
    expect(['selam', 'buna', 'selam', 'buna'].map(isMeant)).toEqual([true, false, true, false]);
  });
});

const toSound = (word: string) => toSoundKey(foldWord(word));

describe('sound keys', () => {
  it.each([
    ['ሰላም', 'selam', 'slam', 'slm'],
    ['አበበ', 'abebe', 'abb', 'abb'],
    ['ሰአት', 'seat', 'sat', ''],
    ['ዎች', 'woch', 'wc', ''],
    ['ቤት', 'biet', 'bt', ''],
    ['ኘሮግራም', 'gnrogram', 'qrogram', 'gnrgrm'],
    ['ቨልቮ', 'velvo', 'vlvo', 'blb'],
  ])('a word has the same sound key in both scripts: %s, %s', (amharic, latin, close, loose) => {
    expect(toSound(amharic)).toEqual({ close, loose });
    expect(toSound(latin)).toEqual({ close, loose });
  });

  it.each([
    ['selllam', 'selam'],
    ['aoden', 'aden'],
    ['eden', 'aden'],
    ['tchercher', 'chercher'],
    ['teshome', 'teshomie'],
    ['axum', 'aksum'],
    ['cement', 'sement'],
    ['coffee', 'koffee'],
    ['tsion', 'sion'],
    ['zhima', 'jima'],
    ['photo', 'foto'],
    ['khat', 'hat'],
    ['thewodros', 'tewodros'],
    ['nyala', 'gnala'],
    ['djibuti', 'jibuti'],
    ['quara', 'kwara'],
    ['qelem', 'kelem'],
    ['saul', 'sawl'],
    ['haile', 'hayle'],
  ])('the sound key of a word does not depend on its Latin spelling: %s, %s', (one, other) => {
    expect(toSound(one)?.close).toBe(toSound(other)?.close);
  });

  it('the sound key begins with the first vowel of a word, and does not end with its last', () => {
    expect(toSound('selama')?.loose).toBe('slm');
    expect(toSound('oromia')?.loose).toMatch(/^ar/);
  });

  it('words of other scripts and of mixed characters have no sound key', () => {
    for (const word of ['', '12', '1selam', 'selam1', 'мир', 'ሰላምa', '1ሰላም'])
      expect(toSoundKey(word), word).toBeNull();
  });
});

const stems = (word: string, afterPrefix?: number) => amharicStems(foldWord(word), afterPrefix).toSorted();
const folded = (...words: string[]) => words.map(foldWord).toSorted();

describe('stems of Amharic words', () => {
  it.each([
    ['እንደቤት', 'ቤት'],
    ['ስለቤት', 'ቤት'],
    ['ወደቤት', 'ቤት'],
    ['የሀገር', 'ሀገር'],
    ['በሀገር', 'ሀገር'],
    ['ለሀገር', 'ሀገር'],
    ['ከሀገር', 'ሀገር'],
  ])('a prefix is removed from an Amharic word: %s', (word, stem) => {
    expect(stems(word)).toEqual(folded(stem));
  });

  it.each([
    ['ልጅና', 'ልጅ'],
    ['ልጅም', 'ልጅ'],
    ['ልጅን', 'ልጅ'],
    ['ልጆች', 'ልጅ'],
    ['ልጁ', 'ልጅ'],
    ['ገንዘቡ', 'ገንዘብ'],
    ['ዘመናዊዋ', 'ዘመናዊ'],
  ])('a suffix is removed from an Amharic word: %s', (word, stem) => {
    expect(stems(word)).toEqual(folded(stem));
  });

  it.each([
    ['ቤታችን', ['ቤት', 'ቤታች']],
    ['ለልጆችና', ['ልጆችና', 'ለልጆች', 'ልጆች', 'ለልጅ', 'ልጅ']],
    ['አባቶቻችን', ['አባቶቻች', 'አባት', 'አባቶች']],
    ['ተማሪዎች', ['ተማሪ', 'ተማሪው']],
    ['የልጆቻችን', ['ልጆቻችን', 'የልጆቻች', 'የልጅ', 'የልጆች', 'ልጆቻች', 'ልጅ', 'ልጆች']],
  ])(
    'an Amharic word with several affixes has every stem between itself and the shortest: %s',
    (word, found) => {
      expect(stems(word)).toEqual(folded(...found));
    },
  );

  it('a stem has at least two letters, and after a prefix as many as are asked for', () => {
    for (const word of ['ቤት', 'የሀ', 'ና', 'ልና', 'ሰው']) expect(stems(word), word).toEqual([]);
    expect(stems('በቤት')).toEqual(folded('ቤት'));
    expect(stems('በቤት', 3)).toEqual([]);
    expect(stems('በሀገር', 3)).toEqual(folded('ሀገር'));
    expect(stems('በሀገር', 4)).toEqual([]);
    expect(stems('ልጅና', 3)).toEqual(folded('ልጅ'));
  });

  it('at most four affixes are removed from an Amharic word', () => {
    expect(stems('የየየየየልጅ')).toEqual(folded('የየየየልጅ', 'የየየልጅ', 'የየልጅ', 'የልጅ'));
  });

  it('words of other scripts or with other characters have no Amharic stems', () => {
    for (const word of ['', 'selam', 'በቤትa', 'aበቤት', 'በቤት1', 'በ-ቤት'])
      expect(amharicStems(word), word).toEqual([]);
  });
});
