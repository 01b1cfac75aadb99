import { addDays, dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';

/** Opening hours on one day of the week (1 is Monday, 7 Sunday), in the host’s time zone: `from` before `to`, HH:mm. */
export type WeeklyHours = { weekday: number; from: string; to: string };
/** Days (both inclusive) on which the weekly hours do not apply; without hours the host is away. */
export type HoursException = { from: IsoDay; to: IsoDay; hours: { from: string; to: string } | null };

/** Somebody who meets visitors; `id` stays the same when the name changes. */
export type Host = {
  id: string;
  timeZone: string;
  hours: readonly WeeklyHours[];
  exceptions: readonly HoursException[];
};

export type MeetingRules = {
  /** How long a meeting takes, and what is left free after it. */
  minutes: number;
  bufferMinutes: number;
  /** A meeting begins at least this long after it is booked, and at most this many days. */
  noticeHours: number;
  daysAhead: number;
  mostPerDay: number;
  /** All hosts are in each meeting; otherwise one of them is. */
  together: boolean;
  /** Whether a day is closed: holidays of either calendar. */
  isClosed: (day: IsoDay) => boolean;
};

/** A busy time of a host, in ms since 1970, `to` exclusive. Our own meetings count towards the daily limit. */
export type Taken = { host: string; from: number; to: number; isMeeting: boolean };

/** A time that can be booked: its beginning in ms since 1970, and the hosts who are free then. */
export type FreeTime = { at: number; hosts: readonly string[] };

const minute = 60_000;
const hour = 60 * minute;

/** Every time that can be booked at `now`, in order. */
export function freeTimes(
  hosts: readonly Host[],
  rules: MeetingRules,
  taken: readonly Taken[],
  now: Date,
): FreeTime[] {
  const free = new Map<number, string[]>();
  for (const host of hosts) {
    const own = taken.filter(({ host: id }) => id === host.id);
    for (const at of freeStarts(host, rules, own, now)) free.set(at, [...(free.get(at) ?? []), host.id]);
  }
  return [...free]
    .filter(([, ids]) => !rules.together || ids.length === hosts.length)
    .map(([at, ids]) => ({ at, hosts: ids }))
    .sort((one, other) => one.at - other.at);
}

function freeStarts(host: Host, rules: MeetingRules, taken: readonly Taken[], now: Date): Set<number> {
  const { timeZone } = host;
  const today = dayIn(timeZone, now);
  const meetings = countByDay(
    taken.filter(({ isMeeting }) => isMeeting),
    timeZone,
  );
  const starts = new Set<number>();
  for (let ahead = 0; ahead <= rules.daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (rules.isClosed(day) || (meetings.get(day) ?? 0) >= rules.mostPerDay) continue;
    for (const at of startsOn(host, day, rules.minutes))
      if (!isTooSoon(at, rules, now) && !isTaken(taken, at, rules)) starts.add(at);
  }
  return starts;
}

/** Whether a time begins before the notice that hosts need. */
export const isTooSoon = (at: number, { noticeHours }: MeetingRules, now: Date): boolean =>
  at < now.getTime() + noticeHours * hour;

/** Start times on a day, in ms since 1970: back to back from the start of each opening. */
export function startsOn({ timeZone, ...host }: Host, day: IsoDay, minutes: number): number[] {
  return hoursOn(host, day).flatMap(({ from, to }) => {
    const end = toInstant(day, to, timeZone).getTime();
    const starts: number[] = [];
    for (
      let at = toInstant(day, from, timeZone).getTime();
      at + minutes * minute <= end;
      at += minutes * minute
    )
      starts.push(at);
    return starts;
  });
}

/** The hours of a host on a day in their zone. Of several exceptions for a day the last one applies. */
export function hoursOn({ hours, exceptions }: Pick<Host, 'hours' | 'exceptions'>, day: IsoDay) {
  const exception = exceptions.findLast(({ from, to }) => from <= day && day <= to);
  if (exception) return exception.hours ? [exception.hours] : [];
  return hours.filter(({ weekday }) => weekday === toWeekday(day));
}

/** 1 is Monday, 7 Sunday. */
export function toWeekday(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function isTaken(taken: readonly Taken[], at: number, { minutes, bufferMinutes }: MeetingRules): boolean {
  const until = at + (minutes + bufferMinutes) * minute;
  return taken.some(({ from, to }) => at < to && from < until);
}

function countByDay(meetings: readonly Taken[], timeZone: string): Map<IsoDay, number> {
  const counts = new Map<IsoDay, number>();
  for (const { from } of meetings) {
    const day = dayIn(timeZone, new Date(from));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The free times nearest to one that is not free (any more), in order. */
export function nearestTimes(free: readonly FreeTime[], at: number, most = 3): FreeTime[] {
  return free
    .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at) || one.at - other.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}
