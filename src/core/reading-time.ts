import type { Locale } from './locale.ts';

export const starterReadingMinutes = 1.5;

const wordsPerMinute = 100;
const minuteWord: Record<Locale, string> = { en: 'min', am: 'ደቂቃ' };
const minutesWord: Record<Locale, string> = { en: 'mins', am: 'ደቂቃ' };
const segmenter = new Intl.Segmenter('am', { granularity: 'word' });

/** The number of words in a text of any script: Ethiopic words end at ፡ and ። as well as at a space. */
export function countWords(text: string): number {
  // An abbreviation such as ዶ/ር (doctor) is one word.
  const whole = text.replace(/(?<=\p{Script=Ethiopic})\/(?=\p{Script=Ethiopic})/gu, '');
  let count = 0;
  for (const segment of segmenter.segment(whole)) if (segment.isWordLike) count += 1;
  return count;
}

/** Minutes to read the paragraphs, at 100 words a minute, rounded up; null when there are no words. */
export function readingMinutes(paragraphs: readonly (string | null | undefined)[]): number | null {
  const words = paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph ?? ''), 0);
  return words === 0 ? null : Math.ceil(words / wordsPerMinute);
}

/** A reading time for people: `1 min`, `2 mins`, and `1.5 mins`. */
export function formatReadingTime(minutes: number, locale: Locale): string {
  return `${minutes} ${(minutes === 1 ? minuteWord : minutesWord)[locale]}`;
}
