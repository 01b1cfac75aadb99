import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextFreeSlug, toClickKey, toSlug } from './slug.ts';

const headings = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aÉß İΣ-–—_፡።ለገሠ፩ 9!?\'"&/́\u00a0') }),
);

describe('toSlug', () => {
  it('[SLUG-01] a slug is the heading in lower case with dashes for spaces', () => {
    expect(toSlug('Fundraiser II')).toBe('fundraiser-ii');
    expect(toSlug('  Medsupply   Mission ')).toBe('medsupply-mission');
  });

  it('[SLUG-02] a slug keeps letters and digits of any script', () => {
    expect(toSlug('አዲስ ዓመት 2017')).toBe('አዲስ-ዓመት-2017');
    expect(toSlug('አዲስ፡ዓመት ፳፻፲፯')).toBe('አዲስ-ዓመት-፳፻፲፯');
    expect(toSlug('Été à Łódź')).toBe('été-à-łódź');
    expect(toSlug('नमस्ते दुनिया')).toBe('नमस्ते-दुनिया');
  });

  it('[SLUG-03] a slug has no other punctuation', () => {
    expect(toSlug('Discover, what’s new!')).toBe('discover-whats-new');
    expect(toSlug('Bread & butter')).toBe('bread-butter');
    expect(toSlug('Follow-up – part 2')).toBe('follow-up-part-2');
    expect(toSlug('ሰላም! ዜና።')).toBe('ሰላም-ዜና');
  });

  it.each([
    ['gifts ❤️', 'gifts'],
    ['❤️', ''],
    ['👨‍👩‍👧', ''],
    ['1️⃣ step', '1-step'],
    ['\u3164', ''],
    ['\u0301', ''],
    ['! \u0301 next', 'next'],
    ['a\u034fb\u00adc\u200bd', 'abcd'],
  ])('[SLUG-03] a slug has no emoji or invisible characters: %j', (heading, slug) => {
    expect(toSlug(heading)).toBe(slug);
    expect(toClickKey(heading)).toBe(slug.replaceAll('-', ''));
  });

  it('[SLUG-02] [SLUG-03] any slug has only letters, marks, digits and single inner dashes', () => {
    fc.assert(
      fc.property(headings, heading => {
        const slug = toSlug(heading);
        expect(slug).toMatch(/^$|^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u);
        expect(slug).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
        expect(toSlug(slug)).toBe(slug);
        expect(decodeURIComponent(new URL(`/news/${slug}`, 'http://a').pathname)).toBe(`/news/${slug}`);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('nextFreeSlug', () => {
  it('nextFreeSlug returns a free slug unchanged, and counts up from 2 otherwise', () => {
    expect(nextFreeSlug('hope', [])).toBe('hope');
    expect(nextFreeSlug('hope', ['hope'])).toBe('hope-2');
    expect(nextFreeSlug('hope', new Set(['hope', 'hope-2']))).toBe('hope-3');
    expect(nextFreeSlug('hope', ['hope', 'hope-3'])).toBe('hope-2');
    expect(nextFreeSlug('hope', ['hope-2'])).toBe('hope');
  });
});

describe('toClickKey', () => {
  it('[SLUG-08] a click key is the heading in lower case without separators', () => {
    expect(toClickKey('Fundraiser II')).toBe('fundraiserii');
    expect(toClickKey('Follow-up, part_2')).toBe('followuppart2');
    expect(toClickKey('አዲስ፡ዓመት 2017')).toBe('አዲስዓመት2017');
  });

  it('[SLUG-08] any click key has only letters, marks and digits', () => {
    fc.assert(
      fc.property(headings, heading => {
        const key = toClickKey(heading);
        expect(key).toMatch(/^[\p{L}\p{M}\p{N}]*$/u);
        expect(toClickKey(key)).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });
});
