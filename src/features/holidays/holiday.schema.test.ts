import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import {
  colourProblem,
  contrastWords,
  keyProblem,
  lastDayProblem,
  textColourProblem,
  toKey,
} from './holiday.schema.ts';

const shown = (words: string, prime: string) => inEnglish(contrastWords(words, prime) ?? '');

describe('input of staff for a holiday', () => {
  it('a holiday colour that is not # and six digits is refused', () => {
    expect(colourProblem('#5A2A1A')).toBeNull();
    expect(colourProblem('brown')).toBe('Write the colour as # and six digits, such as #5A2A1A.');
    expect(colourProblem(undefined)).toBe(colourProblem('brown'));
  });

  it('a text colour that is unreadable on the main colour is refused with the contrast', () => {
    expect(textColourProblem('#FFFFFF', '#5A2A1A')).toBeNull();
    expect(inEnglish(textColourProblem('#FFFFFF', '#FF6F61') ?? '')).toBe(
      'The text cannot be read on the main colour: the contrast is 2.72 and must be at least 4.5.',
    );
    expect(textColourProblem('white', '#5A2A1A')).toBe(colourProblem('white'));
    expect(textColourProblem('#FFFFFF', '')).toBeNull();
  });

  it('the readability shown while picking a colour agrees with the rule that refuses it', () => {
    expect(shown('#FFFFFF', '#5A2A1A')).toMatch(/^Readable on the main colour: contrast 1\d/);
    expect(shown('#FFFFFF', '#FF6F61')).toBe(
      'Not readable on the main colour: contrast 2.72, at least 4.5 is needed.',
    );
    expect(shown('#FFFFFF', '#777777')).toContain('Not readable on the main colour: contrast 4.47');
    expect(contrastWords('#FFFFFF', '#FF6F6')).toBeNull();
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map(value => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (words, prime) => {
        expect(shown(words, prime).startsWith('Readable')).toBe(textColourProblem(words, prime) === null);
      }),
    );
  });

  it('any holiday name is turned into a valid key for style sheets', () => {
    expect(['Meskel', 'Día de Reyes 2027', '2. Advent', 'መስቀል', ''].map(toKey)).toEqual([
      'meskel',
      'dia-de-reyes-2027',
      'advent',
      'holiday',
      'holiday',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), name => {
        expect(keyProblem(toKey(name))).toBeNull();
      }),
    );
  });

  it('a holiday that ends before it starts or lasts a year is refused', () => {
    expect(lastDayProblem('2024-11-01T12:00:00.000Z', '2024-11-01T12:00:00.000Z')).toBeNull();
    expect(lastDayProblem('2024-11-02', '2024-11-01')).toBe('The last day cannot be before the first.');
    expect(lastDayProblem('2024-01-01', '2024-12-31')).toBe('A holiday cannot last a whole year.');
    expect(lastDayProblem('2024-01-01', null)).toBe('Choose the first and the last day.');
  });
});
