import { createHash } from 'node:crypto';
import { toHue } from '#core/colour.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { Holiday } from './holiday.queries.ts';
import { colourProblem, keyProblem } from './holiday.schema.ts';
import { weaveStyle } from './weaves.ts';

/** The greens allowed in a tilet band beside a holiday's four colours. */
const greens = ['#44AF69', '#7A8B3C'] as const;

type HolidayTheme = Pick<Holiday, 'key' | 'theme' | 'weave'>;

/** The green of a holiday's bands: the one nearest to the main colour on the colour wheel. */
export function holidayGreen(prime: string): string {
  const [one, other] = greens;
  return distance(one, prime) <= distance(other, prime) ? one : other;
}

function distance(colour: string, from: string): number {
  const apart = Math.abs(toHue(colour) - toHue(from));
  return Math.min(apart, 360 - apart);
}

/**
 * The style sheet of the holidays, each under `:root[data-holiday="…"]`; src/ui/tokens/holidays.css applies the four
 * colours and the weave. Also shows the greetings of the current one. Empty if there is none. Stored values are validated
 * again, because they are written into CSS; of weaves only known ones are read.
 */
export function holidayStyle(holidays: readonly HolidayTheme[]): string {
  return holidays.filter(isSafe).map(writeRule).join('');
}

function isSafe({ key, theme: { prime, sub, assist, typo } }: HolidayTheme): boolean {
  return [keyProblem(key), ...[prime, sub, assist, typo].map(colourProblem)].every(
    problem => problem === null,
  );
}

function writeRule({ key, weave, theme: { prime, sub, assist, typo } }: HolidayTheme): string {
  const on = `:root[data-holiday="${key}"]`;
  const colours = `--prime:${prime};--sub:${sub};--assist:${assist};--typo:${typo}`;
  return `@layer tokens{${on}{${colours};--holiday-green:${holidayGreen(prime)}${weaveStyle(weave)}}}@layer components{${on} [data-greeting="${key}"]{display:block}}`;
}

/** The hash by which the content security policy allows an inline style or script. */
export function inlineHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Applies the holiday of the visitor's own day before first paint, because a cached page was rendered
 * for the day in Addis Ababa. It is inlined and runs before any module, so it must not use anything outside the
 * function.
 */
function applyTodaysHoliday(): void {
  const root = document.documentElement;
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  delete root.dataset.holiday;
  for (const holiday of (root.dataset.holidays ?? '').split(' ')) {
    const [key, from = '', to = ''] = holiday.split(':');
    if (from <= today && today <= to) root.dataset.holiday = key;
  }
}

/** The script for the head of a page with a holiday near. */
export const holidayScript = `(${applyTodaysHoliday.toString()})()`;
export const holidayScriptHash = inlineHash(holidayScript);

/** The attribute the script reads: `key:first day:last day`, in order of their start. */
export function holidayDays(
  holidays: readonly { key: string; from: IsoDay; to: IsoDay }[],
): string | undefined {
  return holidays.map(({ key, from, to }) => `${key}:${from}:${to}`).join(' ') || undefined;
}
