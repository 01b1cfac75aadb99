import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarContent, read } from './calendar.reader.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
/** A zone whose clocks change, and which no test file uses. */
const timeZone = 'America/New_York';
const window = { from: day('2026-11-29'), to: day('2027-06-15') };

const order = {
  window,
  timeZone,
  ours: { start: 'meeting-', end: '@adey.example' },
  milliseconds: 5_000,
};

const readBytes = (file: Buffer, milliseconds = order.milliseconds): CalendarContent | null =>
  read({ ...order, fetched: { kind: 'ics', file }, milliseconds });
const readFile = (text: string, milliseconds?: number) => readBytes(Buffer.from(text), milliseconds);

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\r\n');

const span = ({ from, to }: { from: number; to: number }) =>
  [from, to].map(each => new Date(each).toISOString().slice(0, 16)).join('/');

/** The busy times of a file, in UTC. */
const busy = (...parts: string[]) =>
  readFile(calendar(...parts))
    ?.busy.map(span)
    .sort();
const failed = (...parts: string[]) =>
  readFile(calendar(...parts))?.failed.map(({ begins, why }) => `${begins} ${why}`);

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, at) =>
        permutations(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]),
      );

const HOUR = 'DURATION:PT1H';
const monday = (...times: string[]) => times.map(time => `2026-11-30T${time}:00`);

describe('zones', () => {
  it.each([
    ['Europe/Berlin', '08:00'],
    ['"Europe/Berlin"', '08:00'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '08:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '12:00'],
    ['W. Europe Standard Time', '08:00'],
    ['E. Africa Standard Time', '06:00'],
    ['tzone://Microsoft/Utc', '09:00'],
    ['CET', '08:00'],
    ['GMT+0300', '06:00'],
    ['UTC-5', '14:00'],
    ['Asia/Calcutta', '03:30'],
  ])('named %s are known without a definition in the file', (name, begins) => {
    expect(
      busy(event(`DTSTART;TZID=${name}:20261130T090000`, 'DURATION:PT30M'))?.map(each => each.slice(11, 16)),
    ).toEqual([begins]);
    expect(failed(event(`DTSTART;TZID=${name}:20261130T090000`, HOUR))).toEqual([]);
  });

  it('of Outlook for Mac, without rules for summer time, have their offset', () => {
    const part = (name: string) =>
      `BEGIN:${name}\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+1000\r\nTZOFFSETTO:+1000\r\nEND:${name}`;
    const definition = [
      'BEGIN:VTIMEZONE',
      'TZID:Here',
      part('STANDARD'),
      part('DAYLIGHT'),
      'END:VTIMEZONE',
    ].join('\r\n');
    expect(busy(definition, event('DTSTART;TZID=Here:20261130T180000', HOUR))).toEqual([
      '2026-11-30T08:00/2026-11-30T09:00',
    ]);
  });

  it('that nobody knows are named to staff, and their times are blocked on the clock of the host', () => {
    const unknown = event('DTSTART;TZID=Customized Time Zone:20261130T090000', HOUR);
    expect([busy(unknown), failed(unknown)]).toEqual([
      ['2026-11-30T14:00/2026-11-30T15:00'],
      ['20261130T090000 zone'],
    ]);
  });

  it('that only have an offset in their name are read with it, and named to staff because summer time is unknown', () => {
    const outlook = event('DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Bern:20261130T090000', HOUR);
    expect([busy(outlook), failed(outlook)]).toEqual([
      ['2026-11-30T08:00/2026-11-30T09:00'],
      ['20261130T090000 zone'],
    ]);
  });

  it.each([
    ['GMT+03:00 (EAT)', '06:00'],
    ['(GMT+03.00) Nairobi', '06:00'],
    ['(UTC) Dublin, Edinburgh, Lisbon, London', '09:00'],
  ])('of which a name tells no more than an offset are named to staff: %s', (name, begins) => {
    const text = event(`DTSTART;TZID="${name}":20261130T090000`, HOUR);
    expect(busy(text)?.map(each => each.slice(11, 16))).toEqual([begins]);
    expect(failed(text)).toEqual(['20261130T090000 zone']);
  });

  it('that the file defines itself have the last change before a time, in whichever order they stand', () => {
    const change = (name: string, begins: string, to: string, ...more: string[]) =>
      [`BEGIN:${name}`, `DTSTART:${begins}`, `TZOFFSETTO:${to}`, ...more, `END:${name}`].join('\r\n');
    const changes = [
      change('STANDARD', '18831118T120358', '-0500', 'RDATE:18831118T120358'),
      change(
        'STANDARD',
        '19671029T020000',
        '-0500',
        'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
      ),
      change('STANDARD', '20071104T020000', '-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
      change('DAYLIGHT', '20070311T020000', '-0400', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
    ];
    const monthly = event('DTSTART;TZID=Ours:20261230T090000', HOUR, 'RRULE:FREQ=MONTHLY;COUNT=3');
    const expected = ['2026-12-30T14:00', '2027-01-30T14:00', '2027-03-30T13:00'];
    for (const order of permutations(changes)) {
      const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', ...order, 'END:VTIMEZONE'].join('\r\n');
      expect(busy(zone, monthly)?.map(each => each.slice(0, 16))).toEqual(expected);
    }
  });

  it('that the file defines itself have its rules', () => {
    const definition = [
      'BEGIN:VTIMEZONE',
      'TZID:Our office',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ].join('\r\n');
    expect(
      busy(
        definition,
        event('DTSTART;TZID=Our office:20261130T090000', HOUR, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=30'),
      ),
    ).toEqual([
      '2026-11-30T08:00/2026-11-30T09:00',
      '2026-12-30T08:00/2026-12-30T09:00',
      '2027-01-30T08:00/2027-01-30T09:00',
      '2027-03-30T07:00/2027-03-30T08:00',
      '2027-04-30T07:00/2027-04-30T08:00',
      '2027-05-30T07:00/2027-05-30T08:00',
    ]);
  });

  it('keep the time on their clocks when these change', () => {
    const weekly = event('DTSTART;TZID=Europe/Berlin:20270324T090000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(busy(weekly)).toEqual(['2027-03-24T08:00/2027-03-24T09:00', '2027-03-31T07:00/2027-03-31T08:00']);
  });

  it('are those of the host for whole days and for times without one', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20261130'), event('DTSTART:20261202T090000', HOUR))).toEqual([
      '2026-11-30T05:00/2026-12-01T05:00',
      '2026-12-02T14:00/2026-12-02T15:00',
    ]);
  });
});

describe('repeated events', () => {
  const daily = ['DTSTART;TZID=Europe/Berlin:20261130T090000', HOUR, 'RRULE:FREQ=DAILY;COUNT=3'];
  const three = [
    '2026-11-30T08:00/2026-11-30T09:00',
    '2026-12-01T08:00/2026-12-01T09:00',
    '2026-12-02T08:00/2026-12-02T09:00',
  ];
  const [first, second, third] = three;

  it.each([
    ['a day', 'UNTIL=20261202'],
    ['a time of the same zone', 'UNTIL=20261202T090000'],
    ['a time in UTC', 'UNTIL=20261202T080000Z'],
  ])('last until %s, which belongs to them', (_what, until) => {
    expect(busy(event(...daily.slice(0, 2), `RRULE:FREQ=DAILY;${until}`))).toEqual(three);
  });

  it('that are whole days last until their last day', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=DAILY;UNTIL=20261201'))).toEqual([
      '2026-11-30T05:00/2026-12-02T05:00',
    ]);
  });

  it('have their beginning beside the dates that they list, without a rule too', () => {
    const [start = '', end = ''] = daily;
    expect(busy(event(start, end, 'RDATE:20261202T080000Z'))).toEqual([first, third]);
    expect(busy(event(start, end, 'RDATE;VALUE=PERIOD:20261202T080000Z/PT1H'))).toEqual([first, third]);
  });

  it.each([
    ['the same zone', 'EXDATE;TZID=Europe/Berlin:20261201T090000'],
    ['UTC', 'EXDATE:20261201T080000Z'],
    ['another zone', 'EXDATE;TZID=Asia/Tokyo:20261201T170000'],
    ['no zone, which is that of the series', 'EXDATE:20261201T090000'],
    ['days', 'EXDATE;VALUE=DATE:20261201'],
    ['several, one of them empty', 'EXDATE:,20261201T080000Z'],
    [
      'a zone of Outlook, as days',
      'EXDATE;VALUE=DATE;TZID="(UTC+01:00) Amsterdam, Berlin, Bern, Rom,\r\n Stockholm, Wien":20261201',
    ],
    ['a second, empty line', 'EXDATE:20261201T080000Z\r\nEXDATE;TZID=Europe/Berlin:'],
  ])('leave out exceptions in %s', (_what, left) => {
    expect(busy(event(...daily, left))).toEqual([first, third]);
    expect(failed(event(...daily, left))).toEqual([]);
  });

  it.each([
    ['in the same zone', 'RECURRENCE-ID;TZID=Europe/Berlin:20261201T090000'],
    ['in UTC', 'RECURRENCE-ID:20261201T080000Z'],
    ['as a day', 'RECURRENCE-ID;VALUE=DATE:20261201'],
    ['in another zone', 'RECURRENCE-ID;TZID=Asia/Tokyo:20261201T170000'],
    ['without a zone', 'RECURRENCE-ID:20261201T090000'],
  ])('have occurrences that were moved, named %s', (_what, replaced) => {
    expect(busy(event(...daily), event(replaced, 'DTSTART:20261201T200000Z', HOUR))).toEqual([
      first,
      '2026-12-01T20:00/2026-12-01T21:00',
      third,
    ]);
  });

  it('have occurrences that were cancelled, or are free', () => {
    for (const free of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'])
      expect(
        busy(
          event(...daily),
          event('RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261201T080000Z', HOUR, free),
        ),
      ).toEqual([first, third]);
  });

  it('that are free have occurrences that are busy', () => {
    expect(
      busy(
        event(...daily, 'TRANSP:TRANSPARENT'),
        event('RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261201T080000Z', HOUR),
      ),
    ).toEqual([second]);
  });

  it('have occurrences that were moved here from beyond the time we read', () => {
    expect(
      busy(
        event('DTSTART:20300101T080000Z', HOUR, 'RRULE:FREQ=YEARLY'),
        event('RECURRENCE-ID:20310101T080000Z', 'DTSTART:20261201T080000Z', HOUR),
      ),
    ).toEqual([second]);
  });

  it('move from one occurrence on when an exception says so', () => {
    expect(
      busy(
        event(...daily),
        event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T080000Z', 'DTSTART:20261201T100000Z', HOUR),
      ),
    ).toEqual([first, '2026-12-01T10:00/2026-12-01T11:00', '2026-12-02T10:00/2026-12-02T11:00']);
  });

  it('of Outlook, such as every second Tuesday of a March, are on the days they name', () => {
    expect(
      busy(event('DTSTART:20260310T080000Z', HOUR, 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=TU;BYSETPOS=2')),
    ).toEqual(['2027-03-09T08:00/2027-03-09T09:00']);
  });
});

describe('forms of calendars', () => {
  it.each([
    [
      'an occurrence without its series',
      event('RECURRENCE-ID:20261130T080000Z', 'DTSTART:20261130T080000Z', HOUR),
    ],
    [
      'only what is busy',
      'BEGIN:VFREEBUSY\r\nFREEBUSY;FBTYPE=BUSY:20261130T080000Z/20261130T090000Z\r\nFREEBUSY;FBTYPE=FREE:20261201T080000Z/PT1H\r\nEND:VFREEBUSY',
    ],
    [
      'a second calendar in the file',
      `END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n${event('DTSTART:20261130T080000Z', HOUR)}`,
    ],
    [
      'a calendar inside the calendar',
      `BEGIN:VCALENDAR\r\n${event('DTSTART:20261130T080000Z', HOUR)}\r\nEND:VCALENDAR`,
    ],
    [
      'a part that only one program knows around the event',
      `BEGIN:X-GROUP\r\n${event('DTSTART:20261130T080000Z', HOUR)}\r\nEND:X-GROUP`,
    ],
    ['an offset behind the time', event('DTSTART:2026-11-30T11:00:00+03:00', 'DTEND:20261130T120000+0300')],
    [
      'an alarm with a length of its own',
      event('DTSTART:20261130T080000Z', HOUR, 'BEGIN:VALARM\r\nDURATION:PT9H\r\nEND:VALARM'),
    ],
  ])('with %s block that time', (_what, text) => {
    expect(busy(text)).toEqual(monday('08').map(from => `${from}/2026-11-30T09:00`));
  });

  it('without a beginning, or without an end, are no calendars', () => {
    for (const text of [
      '',
      '<html>',
      'BEGIN:VEVENT\nEND:VEVENT',
      calendar(event('DTSTART:20261130T080000Z')).slice(0, -20),
    ])
      expect(readFile(text)).toBeNull();
  });

  it('without an event are empty', () => {
    expect(readFile(calendar())).toEqual({ busy: [], failed: [], own: [] });
  });
});

describe('a file in UTF-16', () => {
  const text = calendar('X-WR-CALNAME:የአልማዝ ቀጠሮዎች', event('DTSTART:20261130T080000Z', HOUR));
  const wide = (marked: string) => Buffer.from(marked, 'utf16le');
  it.each([
    ['with a byte order mark', wide(`\uFEFF${text}`)],
    ['with a byte order mark, the other way round', wide(`\uFEFF${text}`).swap16()],
    ['without a mark', wide(text)],
    ['without a mark, the other way round', wide(text).swap16()],
  ])('%s is read', (_what, file) => {
    expect(readBytes(file)?.busy.map(span)).toEqual(['2026-11-30T08:00/2026-11-30T09:00']);
  });

  it('blocks its times when a CalDAV server sends it', () => {
    const answer = (prop: string) =>
      wide(
        `\uFEFF<?xml version="1.0" encoding="utf-16"?><multistatus xmlns="DAV:"><response><href>/a</href><propstat><prop>${prop}</prop></propstat></response></multistatus>`,
      );
    const properties = answer('<resourcetype><calendar/></resourcetype>');
    const objects = answer(`<calendar-data>${text}</calendar-data>`);
    const content = read({ ...order, fetched: { kind: 'caldav', properties, objects: [objects] } });
    expect(content?.busy.map(span)).toEqual(['2026-11-30T08:00/2026-11-30T09:00']);
  });

  it('does not make a zero byte in the words of an event cost the whole calendar', () => {
    expect(busy(event('SUMMARY:a\0b', 'DTSTART:20261130T080000Z', HOUR))).toHaveLength(1);
  });
});

describe('hours in which a host can be met (RFC 7953)', () => {
  const available = (...lines: string[]) =>
    ['BEGIN:AVAILABLE', 'UID:h', ...lines, 'END:AVAILABLE'].join('\r\n');
  const availability = (...parts: string[]) =>
    ['BEGIN:VAVAILABILITY', 'UID:v', ...parts, 'END:VAVAILABILITY'].join('\r\n');
  const oneDay = ['DTSTART:20261130T000000Z', 'DTEND:20261201T000000Z'];
  const nine = available('DTSTART:20261130T090000Z', HOUR);
  const week = 'RRULE:FREQ=WEEKLY;UNTIL=20261212T000000Z;BYDAY=MO,TU';

  it('leave everything outside them busy', () => {
    expect(busy(availability(...oneDay, nine))).toEqual([
      '2026-11-30T00:00/2026-11-30T09:00',
      '2026-11-30T10:00/2026-12-01T00:00',
    ]);
  });

  it('repeat, with exceptions, on the clock of their zone', () => {
    const hours = [
      available('DTSTART;TZID=Europe/Berlin:20261130T090000', HOUR, week, 'EXDATE:20261201T080000Z'),
      available('RECURRENCE-ID:20261207T080000Z', 'DTSTART:20261207T110000Z', HOUR),
    ];
    const free = ['2026-11-30T08:00', '2026-12-07T11:00', '2026-12-08T08:00'];
    const times = busy(availability('DTSTART:20261130T000000Z', 'DURATION:P2W', ...hours)) ?? [];
    expect(times.map(time => time.split('/')[1]).slice(0, -1)).toEqual(free);
    expect(times.at(-1)).toBe('2026-12-08T09:00/2026-12-14T00:00');
  });

  it('without a beginning or an end hold for all the time that is read', () => {
    const whole = span(window);
    expect(busy(availability())).toEqual([whole]);
    expect(busy(availability('DTSTART:20261201T000000Z'))).toEqual([whole.replace('11-29', '12-01')]);
    expect(busy(availability('DTEND:20261201T000000Z'))).toEqual(['2026-11-29T00:00/2026-12-01T00:00']);
  });

  it('replace hours of a lower priority, and between equals the busy ones count', () => {
    const shut = availability(...oneDay).replace('UID:v', 'UID:w');
    const open = (priority: string) =>
      availability(priority, 'DTSTART:20261130T060000Z', 'DTEND:20261130T120000Z', nine);
    const replaced = ['2026-11-30T00:00/2026-11-30T09:00', '2026-11-30T10:00/2026-12-01T00:00'];
    expect(busy(open('PRIORITY:1'), shut)).toEqual(replaced);
    expect(busy(shut, open('PRIORITY:9'))).toEqual(replaced);
    expect(busy(shut, open('PRIORITY:0'))).toEqual(['2026-11-30T00:00/2026-12-01T00:00']);
  });

  it('take nothing from an event: it is busy within them too', () => {
    const meeting = event('DTSTART:20261130T091500Z', 'DURATION:PT15M');
    expect(busy(availability(...oneDay, nine), meeting)).toContain('2026-11-30T09:15/2026-11-30T09:30');
  });

  it.each([
    ['an hour with an unknown rule', ...oneDay, available('DTSTART:20261130T090000Z', HOUR, 'RRULE:FREQ=X')],
    ['an hour without a beginning', ...oneDay, available(HOUR)],
    ['an hour without an end to it', ...oneDay, nine.replace(/\r\nEND:AVAILABLE/, '')],
  ])('that are not understood are blocked and named: %s', (_what, ...parts) => {
    expect(busy(availability(...parts))).toEqual(['2026-11-30T00:00/2026-12-01T00:00']);
    expect(failed(availability(...parts))).toEqual(['20261130T000000Z hours']);
  });

  it('block the whole time and are named when their beginning is malformed', () => {
    expect(busy(availability('DTSTART:soon', nine))).toHaveLength(2);
    expect(failed(availability('DTSTART:soon', nine))).toEqual([' hours']);
  });
});

const many = (text: string) => Array<string>(1_000).fill(text);
const manyDates = Array.from(
  { length: 30_000 },
  (_, at) =>
    `RDATE;TZID=Europe/Berlin:${new Date(Date.UTC(2026, 11, 1) + at * 61_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
);

describe('one malformed event', () => {
  const sound = event('UID:sound', 'DTSTART:20261201T080000Z', HOUR).replace('UID:a\r\n', '');
  const soundTime = '2026-12-01T08:00/2026-12-01T09:00';

  it.each([
    ['a day that is not called one', event('DTSTART:20261130'), '2026-11-30T05:00/2026-12-01T05:00'],
    [
      'a parameter of its own at its rule',
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=DAILY;COUNT=1'),
      monday('08', '09').join('/'),
    ],
    [
      'an empty part of its rule',
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=DAILY;COUNT=1;BYDAY=;INTERVAL=;UNTIL=;'),
      monday('08', '09').join('/'),
    ],
    [
      'a text broken without being folded',
      event('DTSTART:20261130T080000Z', HOUR, 'DESCRIPTION:Bring\r\nbread and milk'),
      monday('08', '09').join('/'),
    ],
    [
      'a colon in the name of its zone',
      event('DTSTART;TZID=GMT+02:00:20261130T100000', HOUR),
      monday('08', '09').join('/'),
    ],
  ])('with %s is understood', (_what, text, time) => {
    expect(busy(text, sound)).toEqual([time, soundTime]);
    expect(failed(text, sound)).toEqual([]);
  });

  it.each([
    ['no beginning', event('SUMMARY:x'), [], ' begin'],
    ['a beginning that is no day', event('DTSTART:20260230T080000Z', HOUR), [], '20260230T080000Z begin'],
    [
      'an end before its beginning',
      event('DTSTART:20261130T080000Z', 'DTEND:20261130T070000Z'),
      [],
      '20261130T080000Z end',
    ],
    ['a length below zero', event('DTSTART:20261130T080000Z', 'DURATION:-PT1H'), [], '20261130T080000Z end'],
    [
      'an unknown rule',
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=FORTNIGHTLY'),
      ['08'],
      '20261130T080000Z rule',
    ],
    [
      'more dates that are none',
      event('DTSTART:20261130T080000Z', HOUR, 'RDATE:soon'),
      ['08'],
      '20261130T080000Z dates',
    ],
    [
      'no end of itself',
      event('DTSTART:20261130T080000Z', HOUR).replace('\r\nEND:VEVENT', ''),
      ['08'],
      '20261130T080000Z cut',
    ],
    [
      'an occurrence each second',
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=SECONDLY'),
      ['08'],
      '20261130T080000Z often',
    ],
  ])('with %s is named, and the others still block', (_what, text, hours, why) => {
    const own = hours.map(() => monday('08', '09').join('/'));
    expect(busy(text, sound)).toEqual([...own, soundTime]);
    expect(failed(text, sound)).toEqual([why]);
  });

  it.each([
    ['a date that never comes', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', HOUR],
    ['each minute of a month', 'RRULE:FREQ=MINUTELY;BYMONTH=2', HOUR],
    ['half a million weeks', 'RRULE:FREQ=DAILY', 'DURATION:P500000W'],
  ])('with %s is read to its end', (_what, rule, duration) => {
    expect(busy(event('DTSTART:20200101T080000Z', duration, rule), sound)?.at(-1)).toMatch(
      /2026-12-01T|3000-01-01/,
    );
  });

  it.each([
    ['line breaks without a blank after them', `X:${'\n'.repeat(1_000_000)}y`],
    ['names of zones in one line', event(`DTSTART;a=:${';TZID=x'.repeat(200_000)}:x`)],
    [
      'parts inside one another',
      'BEGIN:A\r\n'.repeat(200_000) + 'END:B\r\n'.repeat(200_000) + 'END:A\r\n'.repeat(200_000),
    ],
  ])('with hundreds of thousands of %s is passed over', (_what, text) => {
    expect(busy(text, sound)).toEqual([soundTime]);
  });

  it.each([
    ['rules of one event', event('DTSTART:20200101T080000Z', HOUR, ...many('RRULE:FREQ=HOURLY;COUNT=19999'))],
    ['dates of one event', event('DTSTART:20200101T080000Z', HOUR, ...manyDates)],
  ])('with thousands of %s ends when the time for the calendar is over', (_what, text) => {
    const content = readFile(calendar(text, sound), 200);
    expect(content?.busy.map(span)).toEqual([soundTime]);
    expect(content?.failed.map(({ why }) => why)).toEqual(['much']);
  });

  it('with a thousand rules in the definition of its zone is read in the zone of the host, and named', () => {
    const rule =
      'BEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY\r\nEND:STANDARD';
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', ...many(rule), 'END:VTIMEZONE'].join('\r\n');
    const text = event('DTSTART;TZID=Ours:20261130T080000', HOUR);
    expect(busy(zone, text, sound)).toEqual(['2026-11-30T13:00/2026-11-30T14:00', soundTime]);
    expect(failed(zone, text, sound)).toEqual(['20261130T080000 zone']);
  });

  it('in an unknown zone is named for what weighs more, so that what was known of it stays', () => {
    const text = event('DTSTART;TZID=Nowhere:20261130T080000', HOUR, 'RRULE:FREQ=FORTNIGHTLY');
    expect(failed(text, sound)).toEqual(['20261130T080000 rule']);
  });

  it('with a definition of its zone that has no end is named, or read in the zone of the host', () => {
    for (const rule of ['FREQ=FORTNIGHTLY', 'FREQ=SECONDLY;BYMONTH=3', 'FREQ=DAILY']) {
      const definition = [
        'BEGIN:VTIMEZONE',
        'TZID:Ours',
        'BEGIN:STANDARD',
        'DTSTART:20200101T000000',
        'TZOFFSETTO:+0100',
      ];
      const zone = [...definition, `RRULE:${rule}`, 'END:STANDARD', 'END:VTIMEZONE'].join('\r\n');
      const text = event('DTSTART;TZID=Ours:20261130T080000', HOUR);
      expect(busy(zone, text, sound)).toContain(soundTime);
      expect(failed(zone, text, sound)).toEqual(['20261130T080000 zone']);
    }
  });

  it('with any value in any property costs the others nothing', () => {
    const names = [
      'DTSTART',
      'DTEND',
      'DURATION',
      'RRULE',
      'RDATE',
      'EXDATE',
      'EXRULE',
      'RECURRENCE-ID',
      'FREEBUSY',
    ];
    const pieces = fc.constantFrom(
      ...[
        '20261130',
        'T080000',
        'Z',
        '/',
        ',',
        ';',
        'P',
        '-',
        'PT1H',
        '99999999',
        'W',
        'FREQ=',
        'DAILY',
        'YEARLY',
        'MONTHLY',
      ],
      ...[
        'COUNT=',
        'INTERVAL=',
        'UNTIL=',
        'BYDAY=',
        'MO',
        '-1SU',
        'BYSETPOS=',
        '0',
        '-1',
        'BYWEEKNO=',
        '53',
        'BYHOUR=',
        '"',
        ':',
      ],
    );
    const value = fc.array(pieces, { maxLength: 8 }).map(parts => parts.join(''));
    const parameter = fc.constantFrom(
      '',
      ';VALUE=DATE',
      ';TZID=Nowhere',
      ';TZID=Asia/Tokyo',
      ';VALUE=PERIOD',
      ';TZID="',
      ';RANGE=THISANDFUTURE',
    );
    const line = fc
      .tuple(fc.constantFrom(...names), parameter, value)
      .map(([name, param, text]) => `${name}${param}:${text}`);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), lines => {
        expect(busy(event('DTSTART:20261130T080000Z', ...lines), event(...lines), sound)).toContain(
          soundTime,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('with thousands of occurrences, a hundred times, costs no other event its time', () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=HOURLY;COUNT=19999').replace('UID:a', `UID:${at}`),
    );
    const content = readFile(calendar(...many, sound), 100);
    expect(content?.busy.map(span)).toContain(soundTime);
    expect(content?.failed.map(({ why }) => why)).toContain('much');
  });
});

it('our own meetings in a calendar are no busy times, and are found with the time they have there', () => {
  const own = event('DTSTART;TZID=Europe/Berlin:20261201T090000', HOUR).replace(
    'UID:a',
    'UID:meeting-1@adey.example',
  );
  const time = { from: Date.parse('2026-12-01T08:00Z'), to: Date.parse('2026-12-01T09:00Z') };
  expect(readFile(calendar(own))).toEqual({
    busy: [],
    failed: [],
    own: [{ uid: 'meeting-1@adey.example', address: '', time }],
  });
});
