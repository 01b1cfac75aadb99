import { contrastRatio, isHexColour } from '#core/colour.ts';
import { daysBetween } from '#core/zoned-time.ts';

/** What words need on their ground (WCAG 2.2 AA). */
const leastContrast = 4.5;
/** A holiday that comes back each year must be over before it begins again. */
const mostDays = 365;

/** What is wrong with a colour of a holiday, in one sentence; null when nothing is. */
export function colourProblem(value: unknown): string | null {
  return isHexColour(value) ? null : 'Write the colour as # and six digits, such as #5A2A1A.';
}

/**
 * What is wrong with a colour in which something on the main colour is written; silent while either is no colour yet.
 * Words are in `typo`, links and the focus ring in `assist`; `sub` stands in the woven bands alone, which say nothing.
 */
export function textColourProblem(words: unknown, prime: unknown): string | null {
  const problem = colourProblem(words);
  if (problem || !isHexColour(words) || !isHexColour(prime)) return problem;
  const ratio = contrastRatio(words, prime);
  if (ratio >= leastContrast) return null;
  const rounded = Math.floor(ratio * 100) / 100;
  return `The words cannot be read on the main colour: the contrast is ${rounded} and must be at least ${leastContrast}.`;
}

/** What is wrong with the last day, given the first (both stored days); null when nothing is. */
export function lastDayProblem(startDate: unknown, endDate: unknown): string | null {
  if (typeof startDate !== 'string' || typeof endDate !== 'string')
    return 'Choose the first and the last day.';
  const length = daysBetween(startDate.slice(0, 10), endDate.slice(0, 10));
  if (length < 0) return 'The last day cannot be before the first.';
  if (length >= mostDays) return 'A holiday cannot last a whole year.';
  return null;
}

/** What is wrong with the short name a style sheet knows the holiday by; null when nothing is. */
export function keyProblem(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
    ? null
    : 'Write the short name in small letters without spaces, such as "meskel".';
}
