import { describe, expect, it } from 'vitest';
import { busy, event, failed, HOUR, span, window } from '../../../../tests/support/calendar-files.ts';

describe('availability (RFC 7953)', () => {
  const available = (...lines: string[]) =>
    ['BEGIN:AVAILABLE', 'UID:h', ...lines, 'END:AVAILABLE'].join('\r\n');
  const availability = (...parts: string[]) =>
    ['BEGIN:VAVAILABILITY', 'UID:v', ...parts, 'END:VAVAILABILITY'].join('\r\n');
  const oneDay = ['DTSTART:20261130T000000Z', 'DTEND:20261201T000000Z'];
  const nine = available('DTSTART:20261130T090000Z', HOUR);
  const week = 'RRULE:FREQ=WEEKLY;UNTIL=20261212T000000Z;BYDAY=MO,TU';

  it('the hours in which a host can be met leave everything outside them busy', () => {
    expect(busy(availability(...oneDay, nine))).toEqual([
      '2026-11-30T00:00/2026-11-30T09:00',
      '2026-11-30T10:00/2026-12-01T00:00',
    ]);
  });

  it('the hours in which a host can be met repeat, with exceptions, on the clock of their zone', () => {
    const hours = [
      available('DTSTART;TZID=Europe/Berlin:20261130T090000', HOUR, week, 'EXDATE:20261201T080000Z'),
      available('RECURRENCE-ID:20261207T080000Z', 'DTSTART:20261207T110000Z', HOUR),
    ];
    const free = ['2026-11-30T08:00', '2026-12-07T11:00', '2026-12-08T08:00'];
    const times = busy(availability('DTSTART:20261130T000000Z', 'DURATION:P2W', ...hours)) ?? [];
    expect(times.map(time => time.split('/')[1]).slice(0, -1)).toEqual(free);
    expect(times.at(-1)).toBe('2026-12-08T09:00/2026-12-14T00:00');
  });

  it('hours without a beginning or an end hold for all the time that is read', () => {
    const whole = span(window);
    expect(busy(availability())).toEqual([whole]);
    expect(busy(availability('DTSTART:20261201T000000Z'))).toEqual([whole.replace('11-29', '12-01')]);
    expect(busy(availability('DTEND:20261201T000000Z'))).toEqual(['2026-11-29T00:00/2026-12-01T00:00']);
  });

  it('hours replace those of a lower priority, and between equals the busy ones count', () => {
    const shut = availability(...oneDay).replace('UID:v', 'UID:w');
    const open = (priority: string) =>
      availability(priority, 'DTSTART:20261130T060000Z', 'DTEND:20261130T120000Z', nine);
    const replaced = ['2026-11-30T00:00/2026-11-30T09:00', '2026-11-30T10:00/2026-12-01T00:00'];
    expect(busy(open('PRIORITY:1'), shut)).toEqual(replaced);
    expect(busy(shut, open('PRIORITY:9'))).toEqual(replaced);
    expect(busy(shut, open('PRIORITY:0'))).toEqual(['2026-11-30T00:00/2026-12-01T00:00']);
  });

  it('an event is busy within the hours in which a host can be met, too', () => {
    const meeting = event('DTSTART:20261130T091500Z', 'DURATION:PT15M');
    expect(busy(availability(...oneDay, nine), meeting)).toContain('2026-11-30T09:15/2026-11-30T09:30');
  });

  it.each([
    ['an hour with an unknown rule', ...oneDay, available('DTSTART:20261130T090000Z', HOUR, 'RRULE:FREQ=X')],
    ['an hour without a beginning', ...oneDay, available(HOUR)],
    ['an hour without an end to it', ...oneDay, nine.replace(/\r\nEND:AVAILABLE/, '')],
  ])('hours that are not understood are busy and named: %s', (_what, ...parts) => {
    expect(busy(availability(...parts))).toEqual(['2026-11-30T00:00/2026-12-01T00:00']);
    expect(failed(availability(...parts))).toEqual(['20261130T000000Z hours']);
  });

  it('hours with a malformed beginning hold for all the time that is read, and are named', () => {
    expect(busy(availability('DTSTART:soon', nine))).toHaveLength(2);
    expect(failed(availability('DTSTART:soon', nine))).toEqual([' hours']);
  });
});
