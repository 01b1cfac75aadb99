import { describe, expect, it } from 'vitest';
import { timeZoneBlock } from './calendar-file.ts';
import { offsetAt } from './zoned-time.ts';

type Observance = { start: number; from: string; to: string };

const seconds = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(3, 5)) * 60);

/** Reads a block as a calendar does: the latest observance that began before a local time gives its UTC offset. */
function readBlock(lines: string[]) {
  const observances: Observance[] = [];
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/:(.*)/);
    if (/^BEGIN/.test(name) && value !== 'VTIMEZONE') observances.push({ start: 0, from: '', to: '' });
    const last = observances.at(-1);
    if (!last) continue;
    if (name === 'DTSTART')
      last.start = Date.parse(value.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'));
    if (name === 'TZOFFSETFROM') last.from = value;
    if (name === 'TZOFFSETTO') last.to = value;
  }
  const instants = observances.map(one => ({
    at: one.start - seconds(one.from) * 1000,
    to: seconds(one.to) * 1000,
  }));
  return (instant: number) => instants.filter(({ at }) => at <= instant).at(-1)?.to;
}

describe('the clock changes of a zone', () => {
  it.each([
    'America/Chicago',
    'Africa/Addis_Ababa',
    'Europe/London',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'UTC',
  ])('the UTC offsets in a calendar file match this runtime at every hour of three years: %s', zone => {
    const offset = readBlock(timeZoneBlock(zone, { from: 2025, to: 2027 }));
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000)
      if (offset(at) !== offsetAt(at, zone))
        expect([new Date(at), offset(at)]).toEqual([new Date(at), offsetAt(at, zone)]);
  });
});
