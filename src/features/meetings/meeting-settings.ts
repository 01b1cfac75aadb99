import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { type IsoDay, isTimeZone } from '#core/zoned-time.ts';
import type { Host, MeetingRules } from './free-times.rules.ts';
import { defaultRules } from './meeting.schema.ts';

/** The slug of the settings, and the cache tag of what is made from them: on every page, because each says whether anybody meets visitors. */
export const MEETINGS_SLUG = 'meetings';
/** Cache tag of the free times, which change with each booking, and are on one page. */
export const FREE_TIMES_TAG = 'meeting-times';

export type NamedHost = Host & { name: string; email: string };
export type MeetingSettings = {
  hosts: readonly NamedHost[];
  rules: MeetingRules;
  where: 'place' | 'call';
  /** Where meetings take place: what staff wrote, or else the address of the organisation, which may be empty. */
  place: Words;
  callLink: string | null;
  /** Whether visitors can also call. */
  hasPhone: boolean;
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
export type StoredSettings = { [Name in keyof typeof defaultRules]?: number | null } & {
  hosts?: StoredHost[] | null;
  arrangement?: string | null;
  where?: string | null;
  place?: Localized;
  callLink?: string | null;
  closedOnFeasts?: boolean | null;
  closedDays?: { day?: string | null; yearly?: boolean | null }[] | null;
};

/** The part of the site settings that meetings need. */
export type StoredContact = { address?: Localized; phone?: string | null };

/** The meeting settings from the stored documents; `feasts` are the feast days of the Ethiopian calendar. */
export function toMeetingSettings(
  stored: StoredSettings,
  { address, phone }: StoredContact,
  locale: Locale,
  feasts: readonly IsoDay[],
): MeetingSettings {
  const place = pickWords(stored.place, locale);
  const closed = (stored.closedDays ?? []).flatMap(({ day, yearly }) =>
    day ? [{ day: day.slice(0, 10), yearly: yearly !== false }] : [],
  );
  const feastDays = new Set(stored.closedOnFeasts === false ? [] : feasts);
  const preset = (name: keyof typeof defaultRules) => stored[name] ?? defaultRules[name];
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
    place: place.text ? place : pickWords(address, locale),
    callLink: stored.callLink || null,
    hasPhone: Boolean(phone),
  };
}

/** Incomplete rows cannot be saved, but a preview may contain them. */
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
