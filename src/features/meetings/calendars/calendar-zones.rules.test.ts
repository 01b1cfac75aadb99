import { describe, expect, it } from 'vitest';
import { busy, event, failed, HOUR, sound, soundTime } from '../../../../tests/support/calendar-files.ts';
import { permutations } from '../../../../tests/support/permutations.ts';

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
