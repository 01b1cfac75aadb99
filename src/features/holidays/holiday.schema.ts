import { contrastRatio, isHexColour } from '#core/colour.ts';
import { type Message, message } from '#core/message.ts';
import { daysBetween } from '#core/zoned-time.ts';

/** Contrast of text (WCAG 2.2 AA). */
const leastContrast = 4.5;
/** A yearly holiday must end before it starts again. */
const mostDays = 365;

/** The problem with a holiday colour as a sentence, or null. */
export function colourProblem(value: unknown): string | null {
  return isHexColour(value) ? null : 'Write the colour as # and six digits, such as #5A2A1A.';
}

/**
 * The problem with a colour for text on the main colour; null while either is invalid. `typo` is for text, `assist` for
 * links and the focus ring; `sub` appears only in the decorative bands and needs no contrast.
 */
export function textColourProblem(words: unknown, prime: unknown): Message | null {
  const problem = colourProblem(words);
  if (problem || !isHexColour(words) || !isHexColour(prime)) return problem;
  const { isReadable, rounded } = measureContrast(words, prime);
  if (isReadable) return null;
  return message(
    'The text cannot be read on the main colour: the contrast is {contrast} and must be at least {least}.',
    { contrast: rounded, least: leastContrast },
  );
}

/** Rounded down, so that a contrast shown as 4.5 is sufficient. */
function measureContrast(words: string, prime: string): { isReadable: boolean; rounded: number } {
  const ratio = contrastRatio(words, prime);
  return { isReadable: ratio >= leastContrast, rounded: Math.floor(ratio * 100) / 100 };
}

/** The contrast warning while colours are picked; null while either is not a colour. */
export function contrastWords(words: unknown, prime: unknown): Message | null {
  if (!isHexColour(words) || !isHexColour(prime)) return null;
  const { isReadable, rounded } = measureContrast(words, prime);
  return isReadable
    ? message('Readable on the main colour: contrast {contrast}.', { contrast: rounded })
    : message('Not readable on the main colour: contrast {contrast}, at least {least} is needed.', {
        contrast: rounded,
        least: leastContrast,
      });
}

/** A key for style sheets from a holiday's name; `holiday` where the name has no Latin letters. */
export function toKey(name: string): string {
  const latin = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const key = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '');
  return key || 'holiday';
}

/** The problem with the last day, given the first (both stored days), or null. */
export function lastDayProblem(startDate: unknown, endDate: unknown): string | null {
  if (typeof startDate !== 'string' || typeof endDate !== 'string')
    return 'Choose the first and the last day.';
  const length = daysBetween(startDate.slice(0, 10), endDate.slice(0, 10));
  if (length < 0) return 'The last day cannot be before the first.';
  if (length >= mostDays) return 'A holiday cannot last a whole year.';
  return null;
}

/** The problem with a holiday's key in style sheets, or null. */
export function keyProblem(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
    ? null
    : 'Write the short name in lower-case letters without spaces, such as "meskel".';
}
