/** A calendar day without a time zone, `YYYY-MM-DD`. */
export type IsoDay = string;

const minute = 60_000;
const day = 1440 * minute;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant at which clocks in an IANA zone show `time` (HH:mm) on a day. A time skipped by a clock change moves on
 * by the length of the gap; for a time that occurs twice, the first is taken.
 */
export function toInstant(isoDay: IsoDay, time: string, timeZone: string): Date {
  const wall = Date.parse(`${isoDay}T${time}Z`);
  const before = wall - offsetAt(wall - day, timeZone);
  const after = wall - offsetAt(wall + day, timeZone);
  const candidates = before === after ? [before] : [before, after];
  const right = candidates.filter(instant => instant + offsetAt(instant, timeZone) === wall);
  return new Date(right.length > 0 ? Math.min(...right) : before);
}

/** The day in an IANA zone at an instant. */
export function dayIn(timeZone: string, instant: Date): IsoDay {
  return toIsoDay(new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)));
}

/** The day `count` days later (earlier if negative). */
export function addDays(isoDay: IsoDay, count: number): IsoDay {
  return toIsoDay(new Date(Date.parse(isoDay) + count * day));
}

/** Whether a text names a day that exists, as `YYYY-MM-DD`. */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript parses the 30th of February as the 1st or 2nd of March.
  return !Number.isNaN(date.getTime()) && toIsoDay(date) === text;
}

/** The number of days between two days; negative if `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

function toIsoDay(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/** The local time in an IANA zone at an instant, to the second and without a zone: `2026-12-05T17:00:00`. */
export function clockAt(timeZone: string, instant: Date): string {
  const time = instant.getTime();
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 19);
}

/** The zone's UTC offset in milliseconds at an instant (milliseconds since 1970). */
export function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  // The numbers of "11/20/2026, 17:00:00". formatToParts would name them but takes twice as long.
  const [month, day, year, hour, minute, second] = findClock(timeZone).format(whole).match(/\d+/g) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - whole;
}

/** Whether there is a time zone of this name: an IANA name as in `Europe/Berlin`, or UTC. */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/.test(name)) return false;
  try {
    return findClock(name) !== undefined;
  } catch {
    return false; // The list of zones differs from browser to browser, so asking is the only way.
  }
}

/**
 * Creating a formatter costs a hundred times as much as using it, and 28 KB, so there is one per zone, whatever the
 * capitals in which a request spells its name.
 */
function findClock(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = clocks.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(name, clock);
  return clock;
}

/** The time zone in which staff plan, and the city it is named by. */
export const CHARITY_ZONE = { id: 'Africa/Addis_Ababa', city: 'Addis Ababa' } as const;

/** How many formatters are in memory. */
export const countClocks = (): number => clocks.size;
