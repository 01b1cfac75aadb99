import { ethiopianClock } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { CHARITY_ZONE, clockAt, type IsoDay } from '#core/zoned-time.ts';

/** The day and the time (HH:mm) in a zone at an instant in ms since 1970. */
export function dayAndTime(at: number, timeZone: string): { day: IsoDay; time: string } {
  const clock = clockAt(timeZone, new Date(at));
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** An IANA zone as people name it: the city. */
export function cityName(zone: string, locale: Locale): string {
  if (zone === CHARITY_ZONE.id) return locale === 'am' ? 'አዲስ አበባ' : CHARITY_ZONE.city;
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

const sentences = {
  en: {
    here: '{time} in {city} ({clock})',
    there: '{day}, {time} in {city}',
    clock: '{time} in {city}',
  },
  am: { here: 'በ{city} {clock} ({time})', there: '{day}፣ በ{city} {time}', clock: 'በ{city} {time}' },
} as const satisfies Record<Locale, Record<string, string>>;

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');

/** A time soon after now, in the visitor’s zone: `16:05 in Chicago`; in Addis Ababa on both of its clocks. */
export function clockWords(at: number, zone: string, locale: Locale): string {
  const { time } = dayAndTime(at, zone);
  return fill(sentences[locale][zone === CHARITY_ZONE.id ? 'here' : 'clock'], {
    time,
    city: cityName(zone, locale),
    clock: ethiopianClock(time, locale),
  });
}

/**
 * When a meeting begins, in words: the day, the time on both clocks of Addis Ababa, and the time in the visitor’s zone
 * if it differs.
 */
export function whenWords(
  at: number,
  zone: string,
  locale: Locale,
): { day: string; time: string; there: string } {
  const here = dayAndTime(at, CHARITY_ZONE.id);
  const own = dayAndTime(at, zone);
  return {
    day: formatDay(here.day, locale),
    time: fill(sentences[locale].here, {
      time: here.time,
      city: cityName(CHARITY_ZONE.id, locale),
      clock: ethiopianClock(here.time, locale),
    }),
    // No zone is a whole day away.
    there:
      own.time === here.time
        ? ''
        : fill(sentences[locale].there, {
            day: formatDay(own.day, locale),
            time: own.time,
            city: cityName(zone, locale),
          }),
  };
}
