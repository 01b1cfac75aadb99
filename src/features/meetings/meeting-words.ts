import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { cityOf, dayAndTime, ethiopianClock } from './clocks.rules.ts';

const sentences = {
  en: { here: '{time} in {city} ({clock} on the Ethiopian clock)', there: '{day}, {time} in {city}' },
  am: { here: '{clock} ሰዓት በ{city} ({time})', there: '{day}፣ {time} በ{city}' },
} as const satisfies Record<Locale, Record<string, string>>;

/** When a meeting begins, in words: its day and both clocks in Addis Ababa, and where another zone differs, its own. */
export function whenWords(
  at: number,
  zone: string,
  locale: Locale,
): { day: string; time: string; there: string } {
  const here = dayAndTime(at, CHARITY_ZONE.id);
  const own = dayAndTime(at, zone);
  const isSame = own.day === here.day && own.time === here.time;
  const fill = (sentence: string, values: Record<string, string>) =>
    sentence.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
  return {
    day: formatDay(here.day, locale),
    time: fill(sentences[locale].here, {
      time: here.time,
      city: cityOf(CHARITY_ZONE.id, locale),
      clock: ethiopianClock(here.time, locale),
    }),
    there: isSame
      ? ''
      : fill(sentences[locale].there, {
          day: formatDay(own.day, locale),
          time: own.time,
          city: cityOf(zone, locale),
        }),
  };
}
