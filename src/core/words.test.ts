import { describe, expect, it } from 'vitest';
import { hasTranslation, isTranslated, pickLocalized, pickWords } from './words.ts';

describe('pickWords', () => {
  it('pickWords returns the text in the language of the page without a lang', () => {
    expect(pickWords({ en: 'News', am: 'ዜና' }, 'am')).toEqual({ text: 'ዜና' });
    expect(pickWords({ en: 'News', am: 'ዜና' }, 'en')).toEqual({ text: 'News' });
  });

  it('pickWords falls back to English and returns its lang', () => {
    expect(pickWords({ en: 'News', am: null }, 'am')).toEqual({ text: 'News', lang: 'en' });
    expect(pickWords({ en: 'News', am: '  ' }, 'am')).toEqual({ text: 'News', lang: 'en' });
  });

  it('pickWords returns the Amharic text on an English page without an English text', () => {
    expect(pickWords({ en: '', am: 'ዜና' }, 'en')).toEqual({ text: 'ዜና', lang: 'am' });
  });

  it('pickWords returns an untranslated field as it is', () => {
    expect(pickWords('Adey', 'am')).toEqual({ text: 'Adey' });
  });

  it('pickWords returns the empty text where there is none', () => {
    for (const nothing of [null, undefined, {}, { en: null }]) {
      expect(pickWords(nothing, 'am')).toEqual({ text: '' });
    }
  });
});

describe('pickLocalized', () => {
  it('pickLocalized returns values other than text, skipping those that count as empty', () => {
    const value = { en: [1, 2], am: [] };
    expect(pickLocalized(value, 'am', list => list.length === 0)).toEqual({ value: [1, 2], lang: 'en' });
    expect(pickLocalized(value, 'am')).toEqual({ value: [] });
    expect(pickLocalized(null, 'am')).toBeNull();
  });
});

describe('hasTranslation', () => {
  it('hasTranslation is true only where the language has its own text', () => {
    expect(hasTranslation({ en: 'News', am: 'ዜና' }, 'am')).toBe(true);
    expect(hasTranslation({ en: 'News', am: ' ' }, 'am')).toBe(false);
    expect(hasTranslation({ en: 'News' }, 'am')).toBe(false);
    expect(hasTranslation(null, 'en')).toBe(false);
    expect(hasTranslation('Adey', 'am')).toBe(true);
  });
});

describe('isTranslated', () => {
  it('isTranslated depends on the first text that is not empty', () => {
    const own = { text: 'ዜና' };
    const fallen = { text: 'News', lang: 'en' } as const;
    expect(isTranslated(own, fallen)).toBe(true);
    expect(isTranslated(fallen, own)).toBe(false);
    expect(isTranslated({ text: ' ' }, fallen)).toBe(false);
    expect(isTranslated({ text: '' })).toBe(true);
  });
});
