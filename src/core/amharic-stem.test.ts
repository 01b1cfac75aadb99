import { describe, expect, it } from 'vitest';
import { amharicStems } from './amharic-stem.ts';
import { foldWord } from './search-words.ts';

const stems = (word: string, afterPrefix?: number) => amharicStems(foldWord(word), afterPrefix).toSorted();
const folded = (...words: string[]) => words.map(foldWord).toSorted();

describe('what may be left of an Amharic word', () => {
  it.each([
    ['እንደቤት', 'ቤት'],
    ['ስለቤት', 'ቤት'],
    ['ወደቤት', 'ቤት'],
    ['የሀገር', 'ሀገር'],
    ['በሀገር', 'ሀገር'],
    ['ለሀገር', 'ሀገር'],
    ['ከሀገር', 'ሀገር'],
  ])('is the word without what stands in front: %s', (word, stem) => {
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
  ])('is the word without what is hung onto it: %s', (word, stem) => {
    expect(stems(word)).toEqual(folded(stem));
  });

  it.each([
    ['ቤታችን', ['ቤት', 'ቤታች']],
    ['ለልጆችና', ['ልጆችና', 'ለልጆች', 'ልጆች', 'ለልጅ', 'ልጅ']],
    ['አባቶቻችን', ['አባቶቻች', 'አባት', 'አባቶች']],
    ['ተማሪዎች', ['ተማሪ', 'ተማሪው']],
    ['የልጆቻችን', ['ልጆቻችን', 'የልጆቻች', 'የልጅ', 'የልጆች', 'ልጆቻች', 'ልጅ', 'ልጆች']],
  ])('is every word between it and the shortest: %s', (word, found) => {
    expect(stems(word)).toEqual(folded(...found));
  });

  it('has at least two letters, and after a prefix as many as are asked for', () => {
    for (const word of ['ቤት', 'የሀ', 'ና', 'ልና', 'ሰው']) expect(stems(word), word).toEqual([]);
    expect(stems('በቤት')).toEqual(folded('ቤት'));
    expect(stems('በቤት', 3)).toEqual([]);
    expect(stems('በሀገር', 3)).toEqual(folded('ሀገር'));
    expect(stems('በሀገር', 4)).toEqual([]);
    expect(stems('ልጅና', 3)).toEqual(folded('ልጅ'));
  });

  it('lies at most four steps away', () => {
    expect(stems('የየየየየልጅ')).toEqual(folded('የየየየልጅ', 'የየየልጅ', 'የየልጅ', 'የልጅ'));
  });

  it('is nothing for words of other scripts and with other characters', () => {
    for (const word of ['', 'selam', 'በቤትa', 'aበቤት', 'በቤት1', 'በ-ቤት'])
      expect(amharicStems(word), word).toEqual([]);
  });
});
