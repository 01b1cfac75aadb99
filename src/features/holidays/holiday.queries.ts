import { type MediaPicture, toPicture } from '#cms/media/media-picture.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';
import { listPublic } from '#platform/public-content.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import type { HolidayPalette } from './default-holidays.rules.ts';
import {
  feastDays,
  holidayOn,
  holidaysNear,
  nextHolidayChange,
  type StoredRange,
  toRange,
} from './holiday.rules.ts';
import type { Weave } from './weaves.ts';

type StoredHoliday = StoredRange & {
  key: string;
  name?: Localized;
  message?: Localized;
  img?: { icon?: unknown; cover?: unknown } | null;
  theme: HolidayPalette;
  weave?: Weave | null;
};

/** A holiday: its four colours, its woven border and its greeting. */
export type Holiday = {
  key: string;
  name: Words;
  /** Empty if staff wrote none. */
  message: Words;
  /** A small picture beside the greeting and a wide one above it; null if missing or not public. */
  icon: MediaPicture | null;
  cover: MediaPicture | null;
  theme: HolidayPalette;
  weave: Weave;
};

export type HolidaysNear = {
  near: readonly Holiday[];
  /** First and last day (inclusive) of each time they are on, by start; on a day with several the last one applies. */
  days: readonly { key: string; from: IsoDay; to: IsoDay }[];
  /** The feast days among them that follow the Ethiopian calendar. */
  feasts: readonly IsoDay[];
  /** The key of the holiday in Addis Ababa today, or null. */
  today: string | null;
};

const home = 'Africa/Addis_Ababa';

/**
 * The holidays whose colours and greeting a page must include. Pages are cached and stored offline, so the browser
 * chooses by its own date (holiday-style.ts), whatever the server's is; until then the day in Addis Ababa applies.
 */
export async function listHolidaysNear(renderContext: RenderContext): Promise<HolidaysNear> {
  const stored = await listPublic<StoredHoliday>(renderContext, {
    collection: 'holidays',
    sort: 'key',
  });
  const holidays = stored.map(toRange);
  const day = dayIn(home, renderContext.now);
  const change = nextHolidayChange(holidays, day);
  limitValidity(renderContext, change === null ? null : toInstant(change, '00:00', home));
  const near = holidaysNear(holidays, day);
  const { locale } = renderContext;
  return {
    near: holidays
      .filter(holiday => near.some(occurrence => occurrence.holiday === holiday))
      .map(({ key, name, message, img, theme, weave }) => ({
        key,
        name: pickWords(name, locale),
        message: pickWords(message, locale),
        icon: toPicture(img?.icon, locale),
        cover: toPicture(img?.cover, locale),
        theme,
        weave: weave ?? 'diamonds',
      })),
    days: near.map(({ holiday: { key }, from, to }) => ({ key, from, to })),
    feasts: feastDays(near),
    today: holidayOn(holidays, day)?.key ?? null,
  };
}
