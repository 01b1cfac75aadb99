import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  busy,
  calendar,
  event,
  failed,
  HOUR,
  readFile,
  span,
  window,
} from '../../../../tests/support/calendar-files.ts';
import { unavailableTimes } from './availability.rules.ts';
import { utc } from './calendar-zones.rules.ts';
import { NotUnderstood } from './repetition.rules.ts';

describe('availability (RFC 7953)', () => {
  const available = (...lines: string[]) =>
    ['BEGIN:AVAILABLE', 'UID:h', ...lines, 'END:AVAILABLE'].join('\r\n');
  const availability = (...parts: string[]) =>
    ['BEGIN:VAVAILABILITY', 'UID:v', ...parts, 'END:VAVAILABILITY'].join('\r\n');
  const oneDay = ['DTSTART:20261130T000000Z', 'DTEND:20261201T000000Z'];
  const nine = available('DTSTART:20261130T090000Z', HOUR);
  const [start, end] = span(window).split('/');
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

  it.each([
    ['no beginning', ''],
    ['a malformed beginning', 'soon'],
  ])('hours with a length and %s hold for all the time that is read, and are named', (_what, begins) => {
    const text = availability(...(begins ? [`DTSTART:${begins}`] : []), 'DURATION:P1D', nine);
    expect(busy(text)).toEqual([`${start}/2026-11-30T09:00`, `2026-11-30T10:00/${end}`]);
    expect(failed(text)).toEqual([' hours']);
  });

  it('hours with a malformed beginning hold for all the time that is read, and are named', () => {
    expect(busy(availability('DTSTART:soon', nine))).toHaveLength(2);
    expect(failed(availability('DTSTART:soon', nine))).toEqual([' hours']);
  });

  it('hours that are understood are not named', () => {
    for (const lasts of [oneDay, [], ['DTSTART:20261130T000000Z', 'DURATION:P1D']])
      expect(failed(availability(...lasts, nine))).toEqual([]);
  });

  it.each([
    ['an end that is malformed', availability('DTSTART:20261130T000000Z', 'DTEND:soon', nine)],
    [
      'an end before their beginning',
      availability('DTSTART:20261130T000000Z', 'DTEND:20261129T000000Z', nine),
    ],
    ['a length that is malformed', availability('DTSTART:20261130T000000Z', 'DURATION:long', nine)],
    ['no end of the part itself', availability(...oneDay, nine).replace('\r\nEND:VAVAILABILITY', '')],
    ['one of two hours malformed', availability(...oneDay, nine, available(HOUR).replace('UID:h', 'UID:i'))],
  ])('hours with %s are named, and hold where they are understood', (_what, text) => {
    expect(failed(text)).toEqual(['20261130T000000Z hours']);
    expect(busy(text)?.[0]).toBe('2026-11-30T00:00/2026-11-30T09:00');
  });

  it('hours in a zone that nobody knows are on the clock of the host, and named', () => {
    const text = availability(...oneDay, available('DTSTART;TZID=Nowhere:20261130T040000', HOUR));
    expect(busy(text)).toEqual(['2026-11-30T00:00/2026-11-30T09:00', '2026-11-30T10:00/2026-12-01T00:00']);
    expect(failed(text)).toEqual(['20261130T000000Z hours']);
  });

  it('other parts beside the hours are no hours', () => {
    const text = availability(...oneDay, nine, nine.replaceAll('AVAILABLE', 'X-LUNCH').replace('T09', 'T12'));
    expect(busy(text)).toHaveLength(2);
  });

  it('an exception counts only for the hours that it belongs to', () => {
    const series = (uid: string, ...lines: string[]) => available(...lines).replace('UID:h', `UID:${uid}`);
    const daily = ['DTSTART:20261130T090000Z', HOUR, 'RRULE:FREQ=DAILY;COUNT=2'];
    const moved = series('b', 'RECURRENCE-ID:20261201T090000Z', 'DTSTART:20261201T150000Z', HOUR);
    const hours = [series('a', ...daily), series('b', ...daily), moved];
    const times = busy(availability('DTSTART:20261201T000000Z', 'DTEND:20261202T000000Z', ...hours));
    expect(times?.map(time => time.split('/')[1])).toEqual([
      '2026-12-01T09:00',
      '2026-12-01T15:00',
      '2026-12-02T00:00',
    ]);
  });

  it('a priority outside 1 to 9 counts like none', () => {
    const shut = (priority: string) => availability(priority, ...oneDay).replace('UID:v', 'UID:w');
    for (const priority of ['PRIORITY:11', 'PRIORITY:-1', 'PRIORITY:high'])
      expect(busy(shut(priority), availability(...oneDay, nine))).toEqual([
        '2026-11-30T00:00/2026-12-01T00:00',
      ]);
  });

  it('a host is busy in the hours that the availability of the highest priority leaves out, whatever there is', () => {
    const hour = fc.nat({ max: 24 });
    const span = fc.tuple(hour, hour).filter(([from, to]) => from < to);
    const part = fc.record({
      lasts: span,
      open: fc.array(span, { maxLength: 4 }),
      rank: fc.integer({ min: 1, max: 3 }),
    });
    const at = (hours: number) =>
      new Date(window.from + hours * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '');
    const within = ([from, to]: readonly [number, number], hours: number) => from <= hours && hours < to;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), parts => {
        const texts = parts.map(({ lasts: [from, to], open, rank }, index) =>
          [
            ...[
              'BEGIN:VAVAILABILITY',
              `UID:${index}`,
              `PRIORITY:${rank}`,
              `DTSTART:${at(from)}`,
              `DTEND:${at(to)}`,
            ],
            ...open.flatMap(([opens, shuts], other) => [
              ...[
                'BEGIN:AVAILABLE',
                `UID:${other}`,
                `DTSTART:${at(opens)}`,
                `DTEND:${at(shuts)}`,
                'END:AVAILABLE',
              ],
            ]),
            'END:VAVAILABILITY',
          ].join('\r\n'),
        );
        const isBusy = (hours: number) => {
          const here = parts.filter(({ lasts }) => within(lasts, hours));
          const highest = here.filter(({ rank }) => here.every(other => other.rank >= rank));
          return highest.some(({ open }) => !open.some(each => within(each, hours)));
        };
        const times = readFile(calendar(...texts))?.busy ?? [];
        for (let hours = 0; hours < 24; hours += 1) {
          const middle = window.from + (hours + 0.5) * 3_600_000;
          expect(times.some(({ from, to }) => from < middle && middle < to)).toBe(isBusy(hours));
        }
      }),
    );
  });

  it('hours are no longer read once the time for reading is over', () => {
    const component = { name: 'VAVAILABILITY', properties: [], parts: [], isCut: false };
    const over = { ...window, deadline: performance.now() - 1 };
    expect(() => unavailableTimes([{ component, findZone: () => utc }], over)).toThrow(NotUnderstood);
  });
});
