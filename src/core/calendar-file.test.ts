import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, escapeText, foldLine, timeZoneBlock } from './calendar-file.ts';
import { toInstant } from './zoned-time.ts';

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }).map(text => text.toWellFormed()),
  fc.string({
    unit: fc.constantFrom(',', ';', '\\', '\n', '\r', 'n', 'ዝ', '😀', ' ', ':', '"'),
    maxLength: 200,
    size: 'max',
  }),
);

const unfold = (folded: string) => folded.replaceAll(/\r\n[ \t]/g, '');
const toPlain = (escaped: string) =>
  escaped.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

const evening: CalendarEntry = {
  uid: 'event-1@adey.test',
  start: toInstant('2026-12-05', '17:00', 'America/Chicago'),
  end: toInstant('2026-12-05', '21:00', 'America/Chicago'),
  timeZone: 'America/Chicago',
  heading: { text: 'Lunch, dinner; both' },
  description: { text: 'First line\nsecond' },
  place: { text: 'Hall, Chicago' },
  coordinates: { lat: 41.9, lng: -87.6 },
  url: 'https://adey.test/events/evening',
  state: 'scheduled',
  changed: new Date('2026-11-20T09:00:00.000Z'),
};

const readLines = (entry: Partial<CalendarEntry>, name?: string) =>
  unfold(calendarFile([{ ...evening, ...entry }], { locale: 'en', ...(name ? { name } : {}) })).split('\r\n');

describe('calendar line folding and escaping', () => {
  it('a long calendar line is folded at 75 bytes, never inside a character, and unfolds unchanged', () => {
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

  it('escaped calendar text has no line breaks, and unescapes to the text without control characters', () => {
    fc.assert(
      fc.property(words, text => {
        const escaped = escapeText(text);
        expect(escaped).not.toMatch(/[\r\n]/);
        const cleaned = text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
        expect(toPlain(escaped)).toBe(cleaned);
      }),
      { numRuns: 700 },
    );
  });
});

describe('calendar entries', () => {
  it('a calendar entry has its times in the zone of its place, and the file defines that zone', () => {
    const lines = readLines({});
    expect(lines).toContain('DTSTART;TZID=America/Chicago:20261205T170000');
    expect(lines).toContain('DTEND;TZID=America/Chicago:20261205T210000');
    expect(lines.filter(line => line === 'TZID:America/Chicago')).toHaveLength(1);
    expect(lines).toContain('SUMMARY;LANGUAGE=en:Lunch\\, dinner\\; both');
    expect(lines).toContain('DESCRIPTION;LANGUAGE=en:First line\\nsecond');
    expect(lines).toContain('GEO:41.900000;-87.600000');
    expect(lines.at(-1)).toBe('');
  });

  it('a calendar entry states that it is cancelled or postponed, and its sequence grows with a change', () => {
    expect(readLines({ state: 'cancelled' })).toContain('STATUS:CANCELLED');
    expect(readLines({ state: 'postponed' })).toContain('STATUS:TENTATIVE');
    const number = (lines: string[]) => Number(lines.find(line => line.startsWith('SEQUENCE:'))?.slice(9));
    expect(number(readLines({ changed: new Date('2026-11-21T09:00:00.000Z') }))).toBe(
      number(readLines({})) + 1440,
    );
    expect(number(readLines({ changed: new Date('2100-01-01') }))).toBeLessThan(2 ** 31);
  });

  it('a calendar entry without a known end has no DTEND, and text in another language is marked', () => {
    const lines = readLines({ end: null, heading: { text: 'ምሽት', lang: 'am' } }, 'Events');
    expect(lines.some(line => line.startsWith('DTEND'))).toBe(false);
    expect(lines).toContain('SUMMARY;LANGUAGE=am:ምሽት');
    expect(lines).toContain('X-WR-CALNAME:Events');
  });

  it('a calendar entry leaves out missing values, and its sequence number is never below 0', () => {
    const lines = readLines({
      description: { text: '' },
      place: null,
      coordinates: null,
      changed: new Date('2019-12-31T00:00:00Z'),
    });
    expect(lines.filter(line => /^(DESCRIPTION|LOCATION|GEO|NAME|X-WR-CALNAME)/.test(line))).toEqual([]);
    expect(lines).toContain('SEQUENCE:0');
  });
});

describe('calendars', () => {
  const inAddis = { ...evening, timeZone: 'Africa/Addis_Ababa', uid: 'event-2@adey.test', end: null };

  it('a calendar is written line by line as RFC 5545 requires', () => {
    expect(calendarFile([inAddis], { locale: 'en', name: 'Events, all' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Adey//Events//EN',
      'CALSCALE:GREGORIAN',
      'NAME;LANGUAGE=en:Events\\, all',
      'X-WR-CALNAME:Events\\, all',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Addis_Ababa',
      'BEGIN:STANDARD',
      'DTSTART:20250101T030000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:event-2@adey.test',
      'DTSTAMP:20261120T090000Z',
      'LAST-MODIFIED:20261120T090000Z',
      'SEQUENCE:3622140',
      'DTSTART;TZID=Africa/Addis_Ababa:20261206T020000',
      'SUMMARY;LANGUAGE=en:Lunch\\, dinner\\; both',
      'DESCRIPTION;LANGUAGE=en:First line\\nsecond',
      'LOCATION;LANGUAGE=en:Hall\\, Chicago',
      'GEO:41.900000;-87.600000',
      'URL:https://adey.test/events/evening',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('a calendar defines each zone once, from the year before its first entry to the year after its last', () => {
    const later = {
      ...evening,
      start: new Date('2028-06-01T12:00:00Z'),
      end: new Date('2029-06-01T12:00:00Z'),
    };
    const lines = calendarFile([later, inAddis, evening], { locale: 'en' }).split('\r\n');
    expect(lines.filter(line => line.startsWith('TZID:'))).toEqual([
      'TZID:America/Chicago',
      'TZID:Africa/Addis_Ababa',
    ]);
    const starts = lines.filter(line => line.startsWith('DTSTART:')).map(line => Number(line.slice(8, 12)));
    // The offset before the first change is written as starting in the first second of 2025, UTC.
    expect([starts[0], Math.max(...starts)]).toEqual([2024, 2030]);
  });
});

describe('text in a calendar file', () => {
  it.each([
    ['a\\b;c,d', 'a\\\\b\\;c\\,d'],
    ['a\r\nb\rc\nd\u2028e\u2029f', 'a\\nb\\nc\\nd\\ne\\nf'],
    ['a\tb\u0000c\u007fd\u0085e', 'a\tbcde'],
  ])('the calendar text %j is escaped as %j', (text, written) => {
    expect(escapeText(text)).toBe(written);
  });
});

describe('long calendar lines', () => {
  it.each([
    ['a', 75, 74],
    ['\u07ff', 37, 37],
    ['\u0800', 25, 24],
    ['\uffff', 25, 24],
    ['😀', 18, 18],
  ])('a calendar line of %j is folded after %i characters and then after every %i', (sign, first, next) => {
    const pieces = foldLine(sign.repeat(first + 2 * next + 1)).split('\r\n ');
    expect(pieces.map(piece => [...piece].length)).toEqual([first, next, next, 1]);
  });

  it('a calendar line of at most 75 bytes is not folded', () => {
    for (const line of ['a'.repeat(75), '\u0080'.repeat(37)]) expect(foldLine(line)).toBe(line);
  });
});

describe('the clock changes of a zone', () => {
  it('a zone definition starts with the offset before its first change, labelled with its season', () => {
    expect(timeZoneBlock('Australia/Sydney', { from: 2026, to: 2026 }).slice(0, 7)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Sydney',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260101T110000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1100',
      'END:DAYLIGHT',
    ]);
  });

  it('each clock change is written in the local time before it, for the given years only', () => {
    expect(timeZoneBlock('Europe/London', { from: 2025, to: 2026 })).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/London',
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20250101T000000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:20250330T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
      ],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20251026T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      ...[
        'BEGIN:DAYLIGHT',
        'DTSTART:20260329T010000',
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:DAYLIGHT',
      ],
      ...[
        'BEGIN:STANDARD',
        'DTSTART:20261025T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0000',
        'END:STANDARD',
      ],
      'END:VTIMEZONE',
    ]);
  });

  it('the half-hour clock change of Lord Howe is written with its minutes', () => {
    expect(timeZoneBlock('Australia/Lord_Howe', { from: 2026, to: 2026 }).slice(7, 12)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20260405T020000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1030',
      'END:STANDARD',
    ]);
  });

  it('a UTC offset with seconds is written with its seconds', () => {
    expect(timeZoneBlock('Africa/Monrovia', { from: 1970, to: 1970 })).toContain('TZOFFSETTO:-004430');
  });

  it('summer and winter time are written as DAYLIGHT and STANDARD, exact to the minute', () => {
    const lines = timeZoneBlock('America/Chicago', { from: 2026, to: 2026 });
    expect(lines.join('|')).toContain(
      'BEGIN:DAYLIGHT|DTSTART:20260308T020000|TZOFFSETFROM:-0600|TZOFFSETTO:-0500|END:DAYLIGHT',
    );
    expect(lines.join('|')).toContain(
      'BEGIN:STANDARD|DTSTART:20261101T020000|TZOFFSETFROM:-0500|TZOFFSETTO:-0600|END:STANDARD',
    );
  });
});
