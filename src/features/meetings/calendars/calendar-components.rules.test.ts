import { describe, expect, it } from 'vitest';
import { busy, calendar, event, HOUR, monday, readFile } from '../../../../tests/support/calendar-files.ts';
import { eventsIn, parseCalendars, readText } from './calendar-components.rules.ts';

describe('calendar formats', () => {
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
  ])('a calendar with %s blocks that time', (_what, text) => {
    expect(busy(text)).toEqual(monday('08').map(from => `${from}/2026-11-30T09:00`));
  });

  it('a file without the beginning or the end of a calendar is no calendar', () => {
    for (const text of [
      '',
      '<html>',
      'BEGIN:VEVENT\nEND:VEVENT',
      calendar(event('DTSTART:20261130T080000Z')).slice(0, -20),
    ])
      expect(readFile(text)).toBeNull();
  });

  it('a calendar without an event is empty', () => {
    expect(readFile(calendar())).toEqual({ busy: [], failed: [], own: [] });
  });
});

describe('the parts of a file', () => {
  const parsed = (...lines: string[]) => parseCalendars(lines.join('\r\n'))?.[0];
  const inCalendar = (...lines: string[]) => parsed('BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', '');
  const inEvent = (...lines: string[]) => inCalendar('BEGIN:VEVENT', ...lines, 'END:VEVENT')?.parts[0];

  it('a calendar has its events with the properties that are used, and no others', () => {
    expect(inCalendar('VERSION:2.0', 'BEGIN:VEVENT', 'uid:a', 'SUMMARY:b', ':c', '', 'END:VEVENT')).toEqual({
      name: 'VCALENDAR',
      properties: [],
      parts: [
        {
          name: 'VEVENT',
          properties: [{ name: 'UID', params: new Map(), value: 'a' }],
          parts: [],
          isCut: false,
        },
      ],
      isCut: false,
    });
  });

  it('a calendar may begin with a byte order mark', () => {
    expect(parsed('\uFEFFBEGIN:VCALENDAR', 'END:VCALENDAR')?.name).toBe('VCALENDAR');
  });

  it('a calendar may have blanks behind the names of its parts', () => {
    expect(
      parsed('BEGIN:VCALENDAR ', 'BEGIN:VEVENT\t', 'END:VEVENT ', 'END:VCALENDAR ')?.parts[0],
    ).toMatchObject({
      name: 'VEVENT',
      isCut: false,
    });
  });

  it('a calendar is not ended by an end without a name', () => {
    expect(inCalendar('END:', 'BEGIN:VEVENT', 'END:VEVENT')?.parts).toHaveLength(1);
  });

  it.each([
    ['a folded line', 'DTSTART;TZID=Europe/\r\n Berlin:20261130T090000'],
    ['a line that is folded twice', 'DTST\r\n\tART;TZID=Europe/Berlin:\r\n 20261130T090000'],
    ['quotes around a zone', 'DTSTART;TZID="Europe/Berlin":20261130T090000'],
    ['small letters', 'dtstart;tzid=Europe/Berlin:20261130T090000'],
  ])('a property with %s has its value and its parameters', (_what, line) => {
    expect(inEvent(line)?.properties).toEqual([
      { name: 'DTSTART', params: new Map([['TZID', 'Europe/Berlin']]), value: '20261130T090000' },
    ]);
  });

  it.each([
    ['UID;X=1:urn:uuid:2', 'UID', 'X', '1', 'urn:uuid:2'],
    [
      'DTSTART;TZID=Europe/Berlin:2026-11-30T09:00:00',
      'DTSTART',
      'TZID',
      'Europe/Berlin',
      '2026-11-30T09:00:00',
    ],
    ['DTSTART;TZID=GMT+02:00:20261130T090000', 'DTSTART', 'TZID', 'GMT+02:00', '20261130T090000'],
    ['EXDATE;TZID=GMT+02:00:20261130,20261201', 'EXDATE', 'TZID', 'GMT+02:00', '20261130,20261201'],
    ['DTSTART;X="a:b;c=d":20261130', 'DTSTART', 'X', 'a:b;c=d', '20261130'],
    ['DTSTART;X=a=b:20261130', 'DTSTART', 'X', 'a=b', '20261130'],
  ])('the line %s has its colon between its parameters and its value', (line, name, param, of, value) => {
    expect(inEvent(line)?.properties).toEqual([{ name, params: new Map([[param, of]]), value }]);
  });

  it.each([
    ['no colon', 'UID'],
    ['a parameter without a value', 'UID;X:a'],
    ['no name', ':a'],
    ['a colon that comes too late', `UID;X=${'x'.repeat(2_000)}:a`],
  ])('a line with %s is passed over', (_what, line) => {
    expect(inEvent(line, 'UID:b')?.properties).toEqual([{ name: 'UID', params: new Map(), value: 'b' }]);
  });

  it('a zone that stands in a value is no parameter', () => {
    expect(inEvent('UID:a;TZID=b:20261130')?.properties).toEqual([
      { name: 'UID', params: new Map(), value: 'a;TZID=b:20261130' },
    ]);
  });

  it('a property has each of its parameters', () => {
    const params = new Map([
      ['VALUE', 'DATE'],
      ['TZID', 'Europe/Berlin'],
    ]);
    expect(inEvent('DTSTART;VALUE=DATE;TZID=Europe/Berlin:20261130')?.properties[0]?.params).toEqual(params);
    expect(inEvent('DTSTART;VALUE=DATE;TZID=Europe/Berlin:2026-11-30')?.properties[0]?.params).toEqual(
      params,
    );
  });

  it('a value and a text have no blanks around them', () => {
    const component = inEvent('UID: a ', 'TZID:b') ?? expect.unreachable();
    expect(['UID', 'TZID', 'STATUS'].map(name => readText(component, name))).toEqual(['a', 'b', '']);
  });

  it('an event that begins inside another one cuts that one off', () => {
    const cut = inCalendar('BEGIN:VEVENT', 'UID:a', 'BEGIN:VALARM', 'BEGIN:VEVENT', 'UID:b', 'END:VEVENT');
    expect(cut?.parts.map(part => [readText(part, 'UID'), part.isCut])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(cut?.parts[0]?.parts).toMatchObject([{ name: 'VALARM', isCut: true }]);
  });

  it('events are found in eight levels of parts, and nothing is looked for below them', () => {
    const nested = (levels: number) => {
      const names = Array.from({ length: levels - 2 }, (_, level) => `X-${level}`);
      const begins = names.map(name => `BEGIN:${name}`);
      const ends = names.toReversed().map(name => `END:${name}`);
      return inCalendar(...begins, 'BEGIN:VEVENT', 'END:VEVENT', ...ends) ?? expect.unreachable();
    };
    expect([2, 3, 8, 9].map(levels => eventsIn(nested(levels)).length)).toEqual([1, 1, 1, 0]);
  });
});
