import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, escapeText, foldLine } from './calendar-file.ts';
import { timeZoneBlock } from './time-zone-block.ts';
import { instantOf, offsetAt } from './zoned-time.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }).map(text => text.toWellFormed()),
  fc.string({
    unit: fc.constantFrom(',', ';', '\\', '\n', '\r', 'n', 'ዝ', '😀', ' ', ':', '"'),
    maxLength: 200,
    size: 'max',
  }),
);

const unfold = (folded: string) => folded.replaceAll(/\r\n[ \t]/g, '');
const plainOf = (escaped: string) =>
  escaped.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

const evening: CalendarEntry = {
  uid: 'event-1@adey.test',
  start: instantOf('2026-12-05', '17:00', 'America/Chicago'),
  end: instantOf('2026-12-05', '21:00', 'America/Chicago'),
  timeZone: 'America/Chicago',
  heading: { text: 'Lunch, dinner; both' },
  description: { text: 'First line\nsecond' },
  place: { text: 'Hall, Chicago' },
  coordinates: { lat: 41.9, lng: -87.6 },
  url: 'https://adey.test/events/evening',
  state: 'scheduled',
  changed: new Date('2026-11-20T09:00:00.000Z'),
};

const linesOf = (entry: Partial<CalendarEntry>, name?: string) =>
  unfold(calendarFile([{ ...evening, ...entry }], { locale: 'en', ...(name ? { name } : {}) })).split('\r\n');

describe('a line of a calendar file', () => {
  it('is at most 75 bytes long, cuts no character, and reads the same when put together', () => {
    fc.assert(
      fc.property(words, text => {
        const line = `SUMMARY:${escapeText(text)}`;
        const folded = foldLine(line);
        for (const piece of folded.split('\r\n')) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
          expect(piece.isWellFormed()).toBe(true);
        }
        expect(unfold(folded)).toBe(line);
      }),
      { numRuns: 700 },
    );
  });

  it('gives back what was said, control characters apart, and cannot begin a line of its own', () => {
    fc.assert(
      fc.property(words, text => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/[\r\n]/);
        const said = text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
        expect(plainOf(escaped)).toBe(said);
      }),
      { numRuns: 700 },
    );
  });
});

describe('an entry', () => {
  it('says when it is on the clock of its place, and how that clock goes', () => {
    const lines = linesOf({});
    expect(lines).toContain('DTSTART;TZID=America/Chicago:20261205T170000');
    expect(lines).toContain('DTEND;TZID=America/Chicago:20261205T210000');
    expect(lines.filter(line => line === 'TZID:America/Chicago')).toHaveLength(1);
    expect(lines).toContain('SUMMARY;LANGUAGE=en:Lunch\\, dinner\\; both');
    expect(lines).toContain('DESCRIPTION;LANGUAGE=en:First line\\nsecond');
    expect(lines).toContain('GEO:41.900000;-87.600000');
    expect(lines.at(-1)).toBe('');
  });

  it('says that it is cancelled or postponed, and has a higher number after each change', () => {
    expect(linesOf({ state: 'cancelled' })).toContain('STATUS:CANCELLED');
    expect(linesOf({ state: 'postponed' })).toContain('STATUS:TENTATIVE');
    const number = (lines: string[]) => Number(lines.find(line => line.startsWith('SEQUENCE:'))?.slice(9));
    expect(number(linesOf({ changed: new Date('2026-11-21T09:00:00.000Z') }))).toBe(
      number(linesOf({})) + 1440,
    );
    expect(number(linesOf({ changed: new Date('2100-01-01') }))).toBeLessThan(2 ** 31);
  });

  it('has no end while nobody has said one, and marks words of another language', () => {
    const lines = linesOf({ end: null, heading: { text: 'ምሽት', lang: 'am' } }, 'Events');
    expect(lines.some(line => line.startsWith('DTEND'))).toBe(false);
    expect(lines).toContain('SUMMARY;LANGUAGE=am:ምሽት');
    expect(lines).toContain('X-WR-CALNAME:Events');
  });
});

type Observance = { start: number; from: string; to: string };

const seconds = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(3, 5)) * 60);

/** Reads a block as a calendar does: the observance that began last before a time on the clock says how far it is from UTC. */
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
  ])('are those this runtime knows, at every hour of three years: %s', zone => {
    const offset = readBlock(timeZoneBlock(zone, { from: 2025, to: 2027 }));
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000)
      if (offset(at) !== offsetAt(at, zone))
        expect([new Date(at), offset(at)]).toEqual([new Date(at), offsetAt(at, zone)]);
  });

  it('name summer and winter, and are exact to the minute', () => {
    const lines = timeZoneBlock('America/Chicago', { from: 2026, to: 2026 });
    expect(lines.join('|')).toContain(
      'BEGIN:DAYLIGHT|DTSTART:20260308T020000|TZOFFSETFROM:-0600|TZOFFSETTO:-0500|END:DAYLIGHT',
    );
    expect(lines.join('|')).toContain(
      'BEGIN:STANDARD|DTSTART:20261101T020000|TZOFFSETFROM:-0500|TZOFFSETTO:-0600|END:STANDARD',
    );
  });
});
