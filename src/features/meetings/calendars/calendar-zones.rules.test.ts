import { describe, expect, it } from 'vitest';
import {
  busy,
  calendar,
  event,
  failed,
  HOUR,
  sound,
  soundTime,
} from '../../../../tests/support/calendar-files.ts';
import { permutations } from '../../../../tests/support/permutations.ts';
import { parseCalendars } from './calendar-components.rules.ts';
import { createZoneFinder, utc } from './calendar-zones.rules.ts';
import { NotUnderstood } from './repetition.rules.ts';

const many = (text: string) => Array<string>(1_000).fill(text);

describe('time zones', () => {
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
  ])('a zone named %s is known without a definition in the file', (name, begins) => {
    expect(
      busy(event(`DTSTART;TZID=${name}:20261130T090000`, 'DURATION:PT30M'))?.map(each => each.slice(11, 16)),
    ).toEqual([begins]);
    expect(failed(event(`DTSTART;TZID=${name}:20261130T090000`, HOUR))).toEqual([]);
  });

  it('a zone of Outlook for Mac, without rules for summer time, has its offset', () => {
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

  it('a time in a zone that nobody knows is named, and blocked on the clock of the host', () => {
    const unknown = event('DTSTART;TZID=Customized Time Zone:20261130T090000', HOUR);
    expect([busy(unknown), failed(unknown)]).toEqual([
      ['2026-11-30T14:00/2026-11-30T15:00'],
      ['20261130T090000 zone'],
    ]);
  });

  it('a zone with only an offset in its name is read with it, and named because summer time is unknown', () => {
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
  ])('a zone whose name tells no more than an offset is named: %s', (name, begins) => {
    const text = event(`DTSTART;TZID="${name}":20261130T090000`, HOUR);
    expect(busy(text)?.map(each => each.slice(11, 16))).toEqual([begins]);
    expect(failed(text)).toEqual(['20261130T090000 zone']);
  });

  it('a zone that the file defines has the last change before a time, in whichever order they stand', () => {
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

  it('a zone that the file defines has the rules of the file', () => {
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

  it('a weekly event keeps the time on the clocks of its zone when these change', () => {
    const weekly = event('DTSTART;TZID=Europe/Berlin:20270324T090000', HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2');
    expect(busy(weekly)).toEqual(['2027-03-24T08:00/2027-03-24T09:00', '2027-03-31T07:00/2027-03-31T08:00']);
  });

  it('whole days and times without a zone are in the zone of the host', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20261130'), event('DTSTART:20261202T090000', HOUR))).toEqual([
      '2026-11-30T05:00/2026-12-01T05:00',
      '2026-12-02T14:00/2026-12-02T15:00',
    ]);
  });

  it('an event in a zone defined by a thousand rules is read in the zone of the host, and named', () => {
    const rule =
      'BEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY\r\nEND:STANDARD';
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', ...many(rule), 'END:VTIMEZONE'].join('\r\n');
    const text = event('DTSTART;TZID=Ours:20261130T080000', HOUR);
    expect(busy(zone, text, sound)).toEqual(['2026-11-30T13:00/2026-11-30T14:00', soundTime]);
    expect(failed(zone, text, sound)).toEqual(['20261130T080000 zone']);
  });

  it('an event in a zone whose changes have no end is named, and costs the others nothing', () => {
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
});

describe('which zone a name means', () => {
  const wall = Date.UTC(2026, 10, 30, 9);
  const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n');
  const change = (begins: string, to: string, ...more: string[]) =>
    part('STANDARD', `DTSTART:${begins}`, `TZOFFSETTO:${to}`, ...more);
  const makeDefinition = (name: string, ...parts: string[]) => part('VTIMEZONE', `TZID:${name}`, ...parts);
  const eight = change('20200101T000000', '+0800');

  function zonesIn(parts: readonly string[], host = 'America/New_York', deadline = Infinity) {
    const [found] = parseCalendars(calendar(...parts)) ?? [];
    if (!found) throw new Error('The sample is no calendar.');
    return createZoneFinder(found, host, deadline);
  }
  /** The hours that a zone is ahead of UTC at nine, and whether that is sure. */
  function ahead(name: string | undefined, parts: readonly string[] = [], at = wall) {
    const { instant, wall: wallAt, isSure } = zonesIn(parts)(name);
    expect(wallAt(instant(at))).toBe(at);
    return [(at - instant(at)) / 3_600_000, isSure];
  }

  it.each([
    ['UTC+01:00', 1, true],
    ['utc-0330', -3.5, true],
    ['GMT+5', 5, true],
    ['UTC+5.45', 5.75, true],
    ['(UTC) Coordinated Universal Time', 0, true],
    ['(UTC-11:00) Coordinated Universal Time-11', -11, false],
    ['(UTC-03:30) Newfoundland', -3.5, false],
    [' w. europe standard time ', 1, true],
    ['/citadel.org/20210210_1/Europe/Berlin', 1, true],
    ['/a/b/c/Asia/Tokyo', 9, true],
    ['UTCx', -5, false],
    ['x UTC+3', -5, false],
    ['', -5, false],
  ])('the zone "%s" is %d hours ahead of UTC, and whether that is sure is %s', (name, hours, isSure) => {
    expect(ahead(name)).toEqual([hours, isSure]);
  });

  it('times without a zone are those of the host, or of UTC if that one has no known zone', () => {
    expect(ahead(undefined)).toEqual([-5, true]);
    expect(zonesIn([], 'Nowhere')(undefined)).toBe(utc);
    expect(zonesIn([], 'Nowhere')('Anywhere')).toEqual({ ...utc, isSure: false });
  });

  it('a name means a zone of the database, then a zone of the file, then one of Windows', () => {
    expect(ahead('Europe/Berlin', [makeDefinition('Europe/Berlin', eight)])).toEqual([1, true]);
    expect(ahead('W. Europe Standard Time', [makeDefinition('W. Europe Standard Time', eight)])).toEqual([
      8,
      true,
    ]);
    expect(ahead(' our OFFICE ', [makeDefinition('Our office', eight)])).toEqual([8, true]);
    expect(ahead('Our office', [makeDefinition('Our office', 'X-LIC-LOCATION:Asia/Tokyo', eight)])).toEqual([
      9,
      true,
    ]);
    expect(ahead('Our office', [part('VTODO', 'TZID:Our office', eight)])).toEqual([-5, false]);
  });

  it('a definition of which nothing is understood is as if it were not there', () => {
    const broken = [change('soon', '+0800'), change('20200101T000000', '8'), part('STANDARD')];
    expect(ahead('Our office', [makeDefinition('Our office', ...broken)])).toEqual([-5, false]);
    expect(ahead('UTC+02:00', [makeDefinition('UTC+02:00', ...broken)])).toEqual([2, true]);
    expect(ahead('Our office', [makeDefinition('Our office', ...broken, eight)])).toEqual([8, true]);
  });

  it.each([
    ['+0530', 5.5],
    ['-0330', -3.5],
    ['+023015', 2.5],
  ])('a zone of the file with the offset %s is %d hours ahead', (offset, hours) => {
    expect(ahead('Ours', [makeDefinition('Ours', change('20200101T000000', offset))])).toEqual([hours, true]);
  });

  it('a zone of the file has a new offset from the listed time on, and the first offset before any', () => {
    const parts = [
      makeDefinition(
        'Ours',
        change('20260301T000000', '+0100'),
        change('20260601T000000Z', '+0300', 'RDATE:20261101T000000,never,20261130T090000'),
        change('20261001T000000', '+0200'),
        change('20261115T000000', '+0200'),
      ),
    ];
    const findHour = (time: string) => ahead('Ours', parts, Date.parse(`${time}Z`))[0];
    expect(findHour('2020-01-01T00:00')).toBe(1);
    expect(findHour('2026-05-31T23:59')).toBe(1);
    expect(findHour('2026-07-01T00:00')).toBe(3);
    expect(findHour('2026-10-05T00:00')).toBe(2);
    expect(findHour('2026-11-05T00:00')).toBe(3);
    expect(findHour('2026-11-30T08:59')).toBe(2);
    expect(findHour('2026-11-30T12:00')).toBe(3);
    expect(zonesIn(parts)('Ours').instant(wall)).toBe(wall - 3 * 3_600_000);
  });

  it('a zone of the file may have a hundred yearly rules', () => {
    const yearly = (count: number) =>
      makeDefinition(
        'Ours',
        ...Array<string>(count).fill(change('20200101T000000', '+0800', 'RRULE:FREQ=YEARLY')),
      );
    expect(ahead('Ours', [yearly(100)])).toEqual([8, true]);
    expect(ahead('Ours', [yearly(101)])).toEqual([-5, false]);
  });

  it('a zone computes nothing more once reading took too long', () => {
    const ruled = makeDefinition('Ours', change('20200101T000000', '+0800', 'RRULE:FREQ=YEARLY'));
    expect(() => zonesIn([ruled], 'UTC', 0)('Ours')).toThrow(NotUnderstood);
    expect(() => zonesIn([], 'America/New_York', 0)(undefined).instant(wall)).toThrow(NotUnderstood);
  });

  it('a series in a zone with only an offset ends at the time in UTC that it names', () => {
    const series = (until: string) =>
      event('DTSTART;TZID=UTC-5:20261130T230000', HOUR, `RRULE:FREQ=DAILY;UNTIL=${until}`);
    expect(busy(series('20261202T040000Z'))).toHaveLength(2);
    expect(busy(series('20261202T035959Z'))).toHaveLength(1);
  });
});
