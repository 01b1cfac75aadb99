import { describe, expect, it } from 'vitest';
import { foldWord } from './search-words.ts';
import { soundKeyOf } from './sound-key.ts';

const soundOf = (word: string) => soundKeyOf(foldWord(word));

describe('how a word sounds', () => {
  it.each([
    ['ሰላም', 'selam', 'slam', 'slm'],
    ['አበበ', 'abebe', 'abb', 'abb'],
    ['ሰአት', 'seat', 'sat', ''],
    ['ዎች', 'woch', 'wc', ''],
    ['ቤት', 'biet', 'bt', ''],
    ['ኘሮግራም', 'gnrogram', 'qrogram', 'gnrgrm'],
    ['ቨልቮ', 'velvo', 'vlvo', 'blb'],
  ])('is the same in both scripts: %s, %s', (amharic, latin, close, loose) => {
    expect(soundOf(amharic)).toEqual({ close, loose });
    expect(soundOf(latin)).toEqual({ close, loose });
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
  ])('does not depend on how it is spelled in Latin letters: %s, %s', (one, other) => {
    expect(soundOf(one)?.close).toBe(soundOf(other)?.close);
  });

  it('begins with its vowel, and does not end with it', () => {
    expect(soundOf('selama')?.loose).toBe('slm');
    expect(soundOf('oromia')?.loose).toMatch(/^ar/);
  });

  it('is unknown for other scripts and mixed words', () => {
    for (const word of ['', '12', '1selam', 'selam1', 'мир', 'ሰላምa', '1ሰላም'])
      expect(soundKeyOf(word), word).toBeNull();
  });
});
