import { CHARITY_ZONE, isTimeZone } from '#core/zoned-time.ts';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The problem with a time of day as a sentence, or null. Empty is allowed. */
export function timeProblem(value: unknown): string | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && clockTime.test(value)
    ? null
    : 'Write the time as hours and minutes on a 24-hour clock, such as 17:00.';
}

/** An end time needs a start. An end at or before the start means the following day, so the order is not checked. */
export function endTimeProblem(endTime: unknown, time: unknown): string | null {
  const problem = timeProblem(endTime);
  if (problem || isEmpty(endTime)) return problem;
  return isEmpty(time) ? 'Add the start as well as the end.' : null;
}

/** The problem with a time zone, or null; it must be an IANA name. */
export function timeZoneProblem(value: unknown): string | null {
  const sentence = 'Write the time zone as region and city, such as Africa/Addis_Ababa or America/Chicago.';
  return typeof value === 'string' && isTimeZone(value) ? null : sentence;
}

/** The problem with coordinates in degrees, or null; both or none, within range. */
export function coordinatesProblem(lat: unknown, lng: unknown): string | null {
  if (isEmpty(lat) && isEmpty(lng)) return null;
  if (typeof lat !== 'number' || typeof lng !== 'number')
    return 'Give both latitude and longitude, or neither.';
  if (Math.abs(lat) > 90) return 'The latitude must be between -90 and 90.';
  if (Math.abs(lng) > 180) return 'The longitude must be between -180 and 180.';
  return null;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

type Option = { value: string; label: string };

/** Where the charity works, and where most of its supporters abroad meet. */
const FIRST = [CHARITY_ZONE.id, 'America/Chicago'];

/**
 * The time zones offered in the form of an event, the likeliest first, then by name. `stored` is included even if this
 * browser does not list it.
 */
export function timeZoneOptions(stored: unknown): Option[] {
  const known = typeof stored === 'string' && stored !== '' ? [stored] : [];
  const rest = [...Intl.supportedValuesOf('timeZone'), ...known, 'UTC'].sort();
  return [...new Set([...FIRST, ...rest])].map(value => ({ value, label: labelZone(value) }));
}

/** The city first, because people look for it: `Addis Ababa (Africa)`. */
function labelZone(zone: string): string {
  const [city = '', ...regions] = zone.replaceAll('_', ' ').split('/').reverse();
  return regions.length === 0 ? city : `${city} (${regions.reverse().join(', ')})`;
}
