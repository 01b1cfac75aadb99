import { describe, expect, it } from 'vitest';
import { countWords, formatReadingTime, readingMinutes, starterReadingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('readingMinutes', () => {
  it('[TIME-21] the reading time is the number of words in all paragraphs divided by 100, rounded up', () => {
    expect(readingMinutes([words(100)])).toBe(1);
    expect(readingMinutes([words(101)])).toBe(2);
    expect(readingMinutes([words(60), words(41)])).toBe(2);
    expect(readingMinutes([words(60), null, undefined, words(40)])).toBe(1);
  });

  it('the reading time is null where there are no words', () => {
    expect(readingMinutes([])).toBeNull();
    expect(readingMinutes([null, ' … '])).toBeNull();
  });

  it('[TIME-24] the reading time of the starter card is 1.5 minutes', () => {
    expect(formatReadingTime(starterReadingMinutes, 'en')).toBe('1.5 mins');
  });
});

describe('countWords', () => {
  it('[TIME-22] Amharic words are counted between spaces, wordspaces and Ethiopic punctuation alike', () => {
    expect(countWords('ሰላም ለዓለም ሁሉ።')).toBe(3);
    expect(countWords('ሰላም፡ለዓለም፡ሁሉ።')).toBe(3);
    expect(countWords('ዜና።ዛሬ፣ነገ')).toBe(3);
    expect(countWords('ዶ/ር አበበ')).toBe(2);
  });

  it('[TIME-22] words of scripts that write without spaces are counted', () => {
    expect(countWords('สวัสดีชาวโลก')).toBe(3);
  });

  it('punctuation is not counted as a word, and a contraction counts as one', () => {
    expect(countWords('It’s free — for all!')).toBe(4);
    expect(countWords('')).toBe(0);
  });
});

it('[TIME-23] [RULE-28] the reading time is shown in "mins", and one minute as "1 min"', () => {
  expect(formatReadingTime(1, 'en')).toBe('1 min');
  expect(formatReadingTime(1, 'am')).toBe('1 ደቂቃ');
  expect(formatReadingTime(2, 'en')).toBe('2 mins');
  expect(formatReadingTime(2, 'am')).toBe('2 ደቂቃ');
});
