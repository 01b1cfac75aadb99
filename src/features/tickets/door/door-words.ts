import { formatTime as formatClock } from '#core/clock.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import type { Paid } from './door.rules.ts';

/** A text of the door with values in the places of `{names}`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(Object.hasOwn(values, name) ? values[name] : ''));

/** The time of the phone, on the clock of its readers. */
export const formatTime = (at: number, locale: Locale): string =>
  formatClock(new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }), locale);

/** An amount in words; null for nothing. */
export const paidInWords = ({ units, currency }: Paid, locale: Locale): string | null =>
  currency === null || units === 0 ? null : formatMoney({ units: BigInt(units), currency }, locale);

/** The kinds of what somebody paid at once: `Adult`, or `2 × Adult, 1 × Child`. */
export function countKinds(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? '';
  return [...Map.groupBy(names, name => name)].map(([name, { length }]) => `${length} × ${name}`).join(', ');
}
