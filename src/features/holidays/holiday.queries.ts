import { type Localized, pickWords, type Words } from '#core/words.ts';
import { dayIn, type IsoDay, instantOf } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import { changesAt, type RenderContext } from '#platform/render-context.ts';
import type { HolidayPalette } from './default-holidays.rules.ts';
import { type HolidayRange, holidayOn, holidaysNear, nextHolidayChange } from './holiday.rules.ts';

type StoredHoliday = {
  key: string;
  name?: Localized;
  message?: Localized;
  date: { startDate: string; endDate: string };
  yearly?: boolean | null;
  reckoning?: HolidayRange['reckoning'] | null;
  theme: HolidayPalette;
};

/** One occurrence of a holiday: its first and last day (inclusive), its four colours and its greeting. */
export type Holiday = {
  key: string;
  name: Words;
  /** Empty if staff wrote none. */
  message: Words;
  from: IsoDay;
  to: IsoDay;
  theme: HolidayPalette;
};

export type HolidaysNear = {
  /** The holidays of today anywhere on earth, in order of their start; on a day with several the last one applies. */
  near: readonly Holiday[];
  /** The key of the holiday in Addis Ababa today, or null. */
  today: string | null;
};

const home = 'Africa/Addis_Ababa';

/**
 * The holidays whose colours and greeting a page must include. Pages are cached for readers in many time zones, so the
 * browser chooses by its own date (first-paint.ts); until then the day in Addis Ababa applies.
 */
export async function listHolidaysNear(renderContext: RenderContext): Promise<HolidaysNear> {
  const stored = await listPublic<StoredHoliday>(renderContext, {
    collection: 'holidays',
    sort: 'key',
    depth: 0,
  });
  const holidays = stored.map(rangeOf);
  const day = dayIn(home, renderContext.now);
  const change = nextHolidayChange(holidays, day);
  changesAt(renderContext, change === null ? null : instantOf(change, '00:00', home));
  return {
    near: holidaysNear(holidays, day).map(({ holiday: { key, name, message, theme }, from, to }) => ({
      key,
      name: pickWords(name, renderContext.locale),
      message: pickWords(message, renderContext.locale),
      from,
      to,
      theme,
    })),
    today: holidayOn(holidays, day)?.key ?? null,
  };
}

/** A day is stored as noon UTC. */
function rangeOf({ date, yearly, reckoning, ...holiday }: StoredHoliday) {
  return {
    ...holiday,
    startDate: date.startDate.slice(0, 10),
    endDate: date.endDate.slice(0, 10),
    yearly: yearly === true,
    reckoning: reckoning ?? 'gregorian',
  };
}
