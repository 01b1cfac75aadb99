import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  busy,
  calendar,
  event,
  failed,
  HOUR,
  monday,
  sound,
  soundTime,
} from '../../../../tests/support/calendar-files.ts';
import { type Entry, findTime, instantIn, merged, parseDuration } from './busy-times.rules.ts';
import { eventsIn, parseCalendars } from './calendar-components.rules.ts';
import { createZoneFinder } from './calendar-zones.rules.ts';
import { NotUnderstood } from './repetition.rules.ts';

describe('recurring events', () => {
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
  ])('a series lasts until %s, which belongs to it', (_what, until) => {
    expect(busy(event(...daily.slice(0, 2), `RRULE:FREQ=DAILY;${until}`))).toEqual(three);
  });

  it('a series of whole days lasts until its last day', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=DAILY;UNTIL=20261201'))).toEqual([
      '2026-11-30T05:00/2026-12-02T05:00',
    ]);
  });

  it('a series has its beginning beside the dates that it lists, without a rule too', () => {
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
  ])('a series leaves out exceptions in %s', (_what, left) => {
    expect(busy(event(...daily, left))).toEqual([first, third]);
    expect(failed(event(...daily, left))).toEqual([]);
  });

  it.each([
    ['in the same zone', 'RECURRENCE-ID;TZID=Europe/Berlin:20261201T090000'],
    ['in UTC', 'RECURRENCE-ID:20261201T080000Z'],
    ['as a day', 'RECURRENCE-ID;VALUE=DATE:20261201'],
    ['in another zone', 'RECURRENCE-ID;TZID=Asia/Tokyo:20261201T170000'],
    ['without a zone', 'RECURRENCE-ID:20261201T090000'],
  ])('a series has the new time of an occurrence that is named %s', (_what, replaced) => {
    expect(busy(event(...daily), event(replaced, 'DTSTART:20261201T200000Z', HOUR))).toEqual([
      first,
      '2026-12-01T20:00/2026-12-01T21:00',
      third,
    ]);
  });

  it('a series is not busy at an occurrence that was cancelled, or is free', () => {
    for (const free of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'])
      expect(
        busy(
          event(...daily),
          event('RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261201T080000Z', HOUR, free),
        ),
      ).toEqual([first, third]);
  });

  it('a series that is free is busy at an occurrence that says so', () => {
    expect(
      busy(
        event(...daily, 'TRANSP:TRANSPARENT'),
        event('RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261201T080000Z', HOUR),
      ),
    ).toEqual([second]);
  });

  it('a series is busy at an occurrence that was moved here from beyond the time that is read', () => {
    expect(
      busy(
        event('DTSTART:20300101T080000Z', HOUR, 'RRULE:FREQ=YEARLY'),
        event('RECURRENCE-ID:20310101T080000Z', 'DTSTART:20261201T080000Z', HOUR),
      ),
    ).toEqual([second]);
  });

  it('a series moves from one occurrence on when an exception says so', () => {
    expect(
      busy(
        event(...daily),
        event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T080000Z', 'DTSTART:20261201T100000Z', HOUR),
      ),
    ).toEqual([first, '2026-12-01T10:00/2026-12-01T11:00', '2026-12-02T10:00/2026-12-02T11:00']);
  });

  it.each([
    ['without a zone', ':20261201T090000'],
    ['as a day', ';VALUE=DATE:20261201'],
    ['in small letters', ':20261201T080000Z', 'ThisAndFuture'],
  ])('a series moves from an occurrence on that is named %s', (_what, named, range = 'THISANDFUTURE') => {
    const moved = event(`RECURRENCE-ID;RANGE=${range}${named}`, 'DTSTART:20261201T100000Z', 'DURATION:PT2H');
    expect(busy(event(...daily), moved)).toEqual([
      first,
      '2026-12-01T10:00/2026-12-01T12:00',
      '2026-12-02T10:00/2026-12-02T12:00',
    ]);
  });

  it('a series that moves twice has the later move from its day on, in whichever order they stand', () => {
    const weeks = event(...daily.slice(0, 2), 'RRULE:FREQ=DAILY;COUNT=4');
    const moves = ['20261201T080000Z 20261201T100000Z', '20261202T080000Z 20261202T120000Z']
      .map(move => move.split(' '))
      .map(([from, to]) => event(`RECURRENCE-ID;RANGE=THISANDFUTURE:${from}`, `DTSTART:${to}`, HOUR));
    const expected = ['11-30T08:00', '12-01T10:00', '12-02T12:00', '12-03T12:00'].map(time => `2026-${time}`);
    for (const order of [moves, moves.toReversed()])
      expect(busy(weeks, ...order)?.map(time => time.slice(0, 16))).toEqual(expected);
  });

  it('a series that is cancelled from an occurrence on is busy before it', () => {
    const cancelled = [
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261201T080000Z',
      'DTSTART:20261201T080000Z',
      HOUR,
      'STATUS:cancelled',
    ];
    expect(busy(event(...daily), event(...cancelled))).toEqual([first]);
  });

  it('an exception of a past range moves only its own occurrence', () => {
    const moved = event(
      'RECURRENCE-ID;RANGE=THISANDPRIOR:20261201T080000Z',
      'DTSTART:20261201T200000Z',
      HOUR,
    );
    expect(busy(event(...daily), moved)).toEqual([first, '2026-12-01T20:00/2026-12-01T21:00', third]);
  });

  it('an exception without a beginning replaces an occurrence only if it is free', () => {
    const occurrence = 'RECURRENCE-ID:20261201T080000Z';
    expect(busy(event(...daily), event(occurrence, HOUR))).toEqual(three);
    expect(failed(event(...daily), event(occurrence, HOUR))).toEqual(['20261130T090000 begin']);
    expect(busy(event(...daily), event(occurrence, 'STATUS:CANCELLED'))).toEqual([first, third]);
    expect(failed(event(...daily), event(occurrence, 'STATUS:CANCELLED'))).toEqual([]);
  });

  it('an exception that names no occurrence is busy beside the series, which is named', () => {
    const stray = event('RECURRENCE-ID:soon', 'DTSTART:20261205T080000Z', HOUR);
    expect(busy(event(...daily), stray)).toEqual([...three, '2026-12-05T08:00/2026-12-05T09:00']);
    expect(failed(event(...daily), stray)).toEqual(['20261130T090000 dates']);
  });

  it('a series leaves out what a rule of exceptions names', () => {
    expect(busy(event(...daily, 'EXRULE:FREQ=DAILY;INTERVAL=2'))).toEqual([second]);
  });

  it.each([
    'EXDATE:20261202T030000Z',
    'EXDATE;TZID=Asia/Tokyo:20261201T000000',
    'EXDATE:20261201T120000',
    'EXDATE;VALUE=DATE:20261201',
  ])('a series of whole days leaves out the day that a time of an exception is on: %s', left => {
    expect(busy(event('DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=DAILY;COUNT=3', left))).toEqual([
      '2026-11-30T05:00/2026-12-01T05:00',
      '2026-12-02T05:00/2026-12-03T05:00',
    ]);
  });

  it('an exception at a time leaves the other occurrences of that day', () => {
    const twice = event('DTSTART:20261130T080000Z', HOUR, 'RDATE:20261130T140000Z');
    expect(busy(twice)).toEqual([first, '2026-11-30T14:00/2026-11-30T15:00']);
    expect(busy(twice.replace('END:', 'EXDATE:20261130T140000Z\r\nEND:'))).toEqual([first]);
  });

  it('a long occurrence that began before the time that is read is busy within it', () => {
    expect(busy(event('DTSTART:20261023T080000Z', 'DURATION:P10D', 'RRULE:FREQ=MONTHLY;COUNT=3'))).toEqual([
      '2026-11-23T08:00/2026-12-03T08:00',
      '2026-12-23T08:00/2027-01-02T08:00',
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', '120000', '2026-11-29T22:00', '2027-06-14T22:00'],
    ['Pacific/Honolulu', '150000', '2026-11-29T01:00', '2027-06-14T01:00'],
  ])('a daily series of %s is busy on the first and the last day that is read', (zone, time, from, to) => {
    const times = busy(event(`DTSTART;TZID=${zone}:20260101T${time}`, HOUR, 'RRULE:FREQ=DAILY')) ?? [];
    expect([times[0], times.at(-1)].map(each => each?.slice(0, 16))).toEqual([from, to]);
    expect(times).toHaveLength(198);
  });

  it('a series of whole days has a day of 23 hours when the clocks change', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20270307', 'RRULE:FREQ=WEEKLY;COUNT=2'))).toEqual([
      '2027-03-07T05:00/2027-03-08T05:00',
      '2027-03-14T05:00/2027-03-15T04:00',
    ]);
  });

  it('a series with several listed periods has each that is understood, and is named for the others', () => {
    const periods =
      'RDATE;VALUE=PERIOD:20261202T080000Z/PT2H, soon/PT1H, 20261203T080000Z/20261203T083000Z,20261204T080000Z/never';
    const text = event('DTSTART:20261130T080000Z', HOUR, periods);
    expect(busy(text)).toEqual([
      first,
      '2026-12-02T08:00/2026-12-02T10:00',
      '2026-12-03T08:00/2026-12-03T08:30',
    ]);
    expect(failed(text)).toEqual(['20261130T080000Z dates']);
  });

  it('a series of Outlook, such as every second Tuesday of a March, is on the days that it names', () => {
    expect(
      busy(event('DTSTART:20260310T080000Z', HOUR, 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=TU;BYSETPOS=2')),
    ).toEqual(['2027-03-09T08:00/2027-03-09T09:00']);
  });
});

describe('malformed events', () => {
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
  ])('an event with %s is understood', (_what, text, time) => {
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
      'an end of its series that is no time',
      event('DTSTART:20261130T080000Z', HOUR, 'RRULE:FREQ=DAILY;UNTIL=20261399T000000Z'),
      ['08'],
      '20261130T080000Z rule',
    ],
    ['an end that is no time', event('DTSTART:20261130T080000Z', 'DTEND:soon'), [], '20261130T080000Z end'],
    [
      'two parts that are wrong, the first',
      event('DTSTART:20261130T080000Z', 'DTEND:soon', 'RRULE:FREQ=FORTNIGHTLY'),
      [],
      '20261130T080000Z end',
    ],
    [
      'no end of itself',
      event('DTSTART:20261130T080000Z', HOUR).replace('\r\nEND:VEVENT', ''),
      ['08'],
      '20261130T080000Z cut',
    ],
  ])('an event with %s is named, and the others still block', (_what, text, hours, why) => {
    const own = hours.map(() => monday('08', '09').join('/'));
    expect(busy(text, sound)).toEqual([...own, soundTime]);
    expect(failed(text, sound)).toEqual([why]);
  });

  it('an event in an unknown zone is named for what weighs more than its zone', () => {
    const text = event('DTSTART;TZID=Nowhere:20261130T080000', HOUR, 'RRULE:FREQ=FORTNIGHTLY');
    expect(failed(text, sound)).toEqual(['20261130T080000 rule']);
  });

  it('an event with any value in any property costs the others nothing', () => {
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
});

describe('the time of one event', () => {
  const readEntry = (...lines: string[]): Entry => {
    const [found] = parseCalendars(calendar(event(...lines))) ?? [];
    const [component] = found ? eventsIn(found) : [];
    if (!found || !component) throw new Error('The sample has no event.');
    return { component, findZone: createZoneFinder(found, 'America/New_York', Infinity) };
  };
  const timeIn = (...lines: string[]) => {
    const time = findTime(readEntry(...lines));
    return time && [time.from, time.to].map(each => new Date(each).toISOString().slice(0, 19)).join('/');
  };

  it.each([
    '20261130T080000Z',
    '20261130t080000z',
    '2026-11-30T08:00:00Z',
    '2026-11-30T08:00:00.123Z',
    '20261130T0800Z',
    '2026-11-30T08:00Z',
    '20261130T100000+0200',
    '2026-11-30T02:30-05:30',
    '  20261130T080000Z ',
    '20261130T030000',
  ])('a time is understood as calendars write it: %s', begins => {
    expect(timeIn(`DTSTART:${begins}`, HOUR)).toBe('2026-11-30T08:00:00/2026-11-30T09:00:00');
  });

  it('the sixtieth second is the one before it', () => {
    expect(timeIn('DTSTART:20261130T080060Z', HOUR)).toBe('2026-11-30T08:00:59/2026-11-30T09:00:59');
  });

  it.each([
    '20261330T080000Z',
    '20260230T080000Z',
    '20261130T250000Z',
    '20261130T080000Z x',
    'x20261130T080000Z',
    '20261130T080000+02',
    '',
  ])('a text that is no time is not understood: "%s"', begins => {
    expect(timeIn(`DTSTART:${begins}`, HOUR)).toBeNull();
  });

  it('a whole day is one of the host, whichever zone is named, and lasts as many days as it says', () => {
    const day = 'DTSTART;TZID=Asia/Tokyo;VALUE=DATE:20261130';
    const until = (last: string) => `2026-11-30T05:00:00/2026-12-0${last}T05:00:00`;
    expect(timeIn(day)).toBe(until('1'));
    expect(timeIn(day, 'DTEND;VALUE=DATE:20261130')).toBe(until('1'));
    expect(timeIn(day, 'DURATION:P2D')).toBe(until('2'));
    expect(timeIn(day, 'DTEND;VALUE=DATE:20261203')).toBe(until('3'));
    expect(timeIn(day, 'DURATION:long')).toBe(until('1'));
  });

  it('a length or an end in another zone counts from the beginning in its own', () => {
    const begins = 'DTSTART;TZID=Europe/Berlin:20261130T090000';
    expect(timeIn(begins, 'DTEND;TZID=Asia/Tokyo:20261130T180000')).toBe(
      '2026-11-30T08:00:00/2026-11-30T09:00:00',
    );
    expect(timeIn(begins, 'DURATION:P1D')).toBe('2026-11-30T08:00:00/2026-12-01T08:00:00');
    expect(timeIn(begins)).toBe('2026-11-30T08:00:00/2026-11-30T08:00:00');
  });

  it('the time is not known once reading took too long, and any other fault is reported', () => {
    const tooLate = () => {
      throw new NotUnderstood('much');
    };
    const broken = () => {
      throw new Error('broken');
    };
    const { component } = readEntry('DTSTART:20261130T080000', HOUR);
    expect(findTime({ component, findZone: tooLate })).toBeNull();
    expect(() => findTime({ component, findZone: broken })).toThrow('broken');
  });

  it('the instant of a property is told from one that is missing and one that is not understood', () => {
    const entry = readEntry('DTSTART;TZID=Europe/Berlin:20261130T090000', 'DTEND:soon');
    expect(instantIn(entry, 'DTSTART')).toBe(Date.parse('2026-11-30T08:00Z'));
    expect(instantIn(entry, 'DTEND')).toBeNull();
    expect(instantIn(entry, 'RECURRENCE-ID')).toBeUndefined();
  });
});

describe('lengths and times', () => {
  const hours = (many: number) => many * 3_600_000;

  it.each([
    ['P1D', 24],
    ['P2W', 14 * 24],
    ['PT1H', 1],
    ['PT90M', 1.5],
    ['PT1800S', 0.5],
    ['P1W2DT3H30M1800S', 9 * 24 + 4],
    [' +PT1H ', 1],
    ['pt1h', 1],
    ['PT0S', 0],
  ])('the length %s has its hours: %d', (text, length) => {
    expect(parseDuration(text)).toBe(hours(length));
  });

  it.each(['', 'P', '1H', '-PT1H', 'P1H', 'PT1D', 'PT1H30', 'xPT1H', 'PT1Hx', 'P1Y'])(
    'the text "%s" is no length',
    text => {
      expect(parseDuration(text)).toBeNull();
    },
  );

  it('a length of more than a thousand years ends in the year 3000', () => {
    expect(parseDuration('P999999999W')).toBe(Date.UTC(3000, 0));
  });

  it('times that overlap or touch are one, in order, and only those within the window are kept', () => {
    const time = fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 })).map(([from, to]) => ({ from, to }));
    fc.assert(
      fc.property(fc.array(time, { maxLength: 6 }), given => {
        const found = merged(given, { from: 3, to: 9 });
        const isIn = (times: typeof given, at: number) => times.some(({ from, to }) => from < at && at < to);
        for (let at = 3.5; at < 9; at += 1) expect(isIn(found, at)).toBe(isIn(given, at));
        for (const { from, to } of found) expect(from < to && to > 3 && from < 9).toBe(true);
        expect(found.every(({ from }, at) => from > (found[at - 1]?.to ?? -1))).toBe(true);
      }),
    );
  });

  it('a time that lasts beyond the years a database takes ends in the year 3000', () => {
    expect(merged([{ from: -5, to: Number.MAX_SAFE_INTEGER }], { from: 0, to: 1 })).toEqual([
      { from: 0, to: Date.UTC(3000, 0) },
    ]);
  });
});

describe('busy periods', () => {
  const periods = (...lines: string[]) =>
    ['BEGIN:VFREEBUSY', 'UID:p', ...lines, 'END:VFREEBUSY'].join('\r\n');
  const one = '20261130T080000Z/PT1H';
  const two = '20261130T100000Z/20261130T110000Z';
  const both = ['2026-11-30T08:00/2026-11-30T09:00', '2026-11-30T10:00/2026-11-30T11:00'];

  it.each(['FREEBUSY', 'FREEBUSY;FBTYPE=BUSY', 'FREEBUSY;FBTYPE=BUSY-TENTATIVE', 'FREEBUSY;FBTYPE=X-AWAY'])(
    'a period of %s is busy',
    name => {
      expect(busy(periods(`${name}:${one},${two}`))).toEqual(both);
    },
  );

  it('a period that is free is not busy, in small letters too', () => {
    expect(busy(periods(`FREEBUSY;FBTYPE=free:${one}`, `FREEBUSY:${two}`))).toEqual(both.slice(1));
  });

  it('a period that is not understood is named, and the others are busy', () => {
    const text = periods('DTSTART:20261130T000000Z', `FREEBUSY:${one}, soon ,${two}`);
    expect(busy(text)).toEqual(both);
    expect(failed(text)).toEqual(['20261130T000000Z dates']);
  });

  it('periods without the end of their part are busy, and named', () => {
    const text = periods(`FREEBUSY:${one}`).replace('\r\nEND:VFREEBUSY', '');
    expect([busy(text), failed(text)]).toEqual([both.slice(0, 1), [' cut']]);
    const unclear = text.replace(one, `${one},soon`);
    expect([busy(unclear), failed(unclear)]).toEqual([both.slice(0, 1), [' cut']]);
  });
});
