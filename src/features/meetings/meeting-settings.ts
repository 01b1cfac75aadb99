import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { isTimeZone } from './clocks.rules.ts';
import type { Host, MeetingRules } from './free-times.rules.ts';
import { presetRules } from './meeting.schema.ts';

/** Announced when a time is taken or free again: the slug of the settings, so that one tag covers both. */
export const MEETINGS_TAG = 'meetings';

export type NamedHost = Host & { name: string; email: string };
export type MeetingSettings = {
  hosts: readonly NamedHost[];
  rules: MeetingRules;
  where: 'place' | 'call';
  /** Where visitors come to; empty if staff wrote nothing. */
  place: Words;
  callLink: string | null;
};

type StoredTimes = { opens?: string | null; closes?: string | null };
type StoredHost = {
  id?: string | null;
  name?: string | null;
  email?: string | null;
  timeZone?: string | null;
  hours?: (StoredTimes & { weekday?: string | null })[] | null;
  exceptions?: (StoredTimes & { firstDay?: string | null; lastDay?: string | null })[] | null;
};
export type StoredSettings = { [Name in keyof typeof presetRules]?: number | null } & {
  hosts?: StoredHost[] | null;
  arrangement?: string | null;
  where?: string | null;
  place?: Localized;
  callLink?: string | null;
  closedOnFeasts?: boolean | null;
  closedDays?: { day?: string | null; yearly?: boolean | null }[] | null;
};

/** What staff set about meetings, from what is stored; on `feasts` the Ethiopian calendar has a feast. */
export function settingsOf(
  stored: StoredSettings,
  locale: Locale,
  feasts: readonly IsoDay[],
): MeetingSettings {
  const closed = (stored.closedDays ?? []).flatMap(({ day, yearly }) =>
    day ? [{ day: day.slice(0, 10), yearly: yearly !== false }] : [],
  );
  const feastDays = new Set(stored.closedOnFeasts === false ? [] : feasts);
  const preset = (name: keyof typeof presetRules) => stored[name] ?? presetRules[name];
  return {
    hosts: (stored.hosts ?? []).flatMap(readHost),
    rules: {
      minutes: preset('minutes'),
      bufferMinutes: preset('bufferMinutes'),
      noticeHours: preset('noticeHours'),
      daysAhead: preset('daysAhead'),
      mostPerDay: preset('mostPerDay'),
      together: stored.arrangement === 'together',
      isClosed: day =>
        feastDays.has(day) ||
        closed.some(each => (each.yearly ? each.day.slice(5) === day.slice(5) : each.day === day)),
    },
    where: stored.where === 'call' ? 'call' : 'place',
    place: pickWords(stored.place, locale),
    callLink: stored.callLink || null,
  };
}

/** Rows that lack something cannot be stored; a preview may bring them. */
function readHost({ id, name, email, timeZone, hours, exceptions }: StoredHost): NamedHost[] {
  if (!id || !name || !email || !timeZone || !isTimeZone(timeZone)) return [];
  return [
    {
      id,
      name,
      email,
      timeZone,
      hours: (hours ?? []).flatMap(({ weekday, opens, closes }) =>
        weekday && opens && closes ? [{ weekday: Number(weekday), from: opens, to: closes }] : [],
      ),
      exceptions: (exceptions ?? []).flatMap(({ firstDay, lastDay, opens, closes }) =>
        firstDay && lastDay
          ? [
              {
                from: firstDay.slice(0, 10),
                to: lastDay.slice(0, 10),
                hours: opens && closes ? { from: opens, to: closes } : null,
              },
            ]
          : [],
      ),
    },
  ];
}
