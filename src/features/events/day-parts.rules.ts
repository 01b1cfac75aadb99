import type { Locale } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';

// Day, month and year are asked for one by one: `dateStyle` adds an era in Latin letters to the Ethiopian calendar.
const parts = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
const calendars = {
  en: new Intl.DateTimeFormat('en', parts),
  am: new Intl.DateTimeFormat('am-u-ca-ethiopic', parts),
} satisfies Record<Locale, Intl.DateTimeFormat>;

/** A day in pieces, for a ticket that sets the number large; in Amharic in the Ethiopian calendar. */
export function dayParts(day: IsoDay, locale: Locale): { number: string; month: string; year: string } {
  const found = Object.fromEntries(
    calendars[locale].formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
  );
  return { number: found.day ?? '', month: found.month ?? '', year: found.year ?? '' };
}
