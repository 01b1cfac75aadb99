import { CHARITY_ZONE } from '#core/zoned-time.ts';

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
  return [...new Set([...FIRST, ...rest])].map(value => ({ value, label: labelOf(value) }));
}

/** The city first, because people look for it: `Addis Ababa (Africa)`. */
function labelOf(zone: string): string {
  const [city = '', ...regions] = zone.replaceAll('_', ' ').split('/').reverse();
  return regions.length === 0 ? city : `${city} (${regions.reverse().join(', ')})`;
}
