import { describe, expect, it } from 'vitest';
import { busy, calendar, event, HOUR, monday, readFile } from '../../../../tests/support/calendar-files.ts';

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
