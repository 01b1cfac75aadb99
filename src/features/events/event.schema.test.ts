import { describe, expect, it, test } from 'vitest';
import {
  coordinatesProblem,
  endTimeProblem,
  timeProblem,
  timeZoneOptions,
  timeZoneProblem,
} from './event.schema.ts';

describe('input of staff for an event', () => {
  it('times of a 24-hour clock are accepted for an event, and no time', () => {
    expect(['17:00', '00:00', '23:59', '', null, undefined].map(timeProblem)).toEqual(Array(6).fill(null));
  });

  it.each(['5 pm', '24:00', '17:60', '7:00', '17.00', 1700])(
    'the event time %j is refused with an explanation of the format',
    time => {
      expect(timeProblem(time)).toBe(
        'Write the time as hours and minutes on a 24-hour clock, such as 17:00.',
      );
    },
  );

  it('an end before the start is accepted, and an end without a start is refused', () => {
    expect(endTimeProblem('01:00', '20:00')).toBeNull();
    expect(endTimeProblem('', '')).toBeNull();
    expect(endTimeProblem('21:00', '')).toBe('Add the start as well as the end.');
    expect(endTimeProblem('late', '20:00')).toBe(timeProblem('late'));
  });

  it('only IANA time zones are accepted', () => {
    expect(['Africa/Addis_Ababa', 'America/Argentina/Ushuaia', 'UTC'].map(timeZoneProblem)).toEqual([
      null,
      null,
      null,
    ]);
    for (const zone of ['EST', '+03:00', 'Africa/Nowhere', 'Addis Ababa', '', null])
      expect(timeZoneProblem(zone), String(zone)).toContain('such as Africa/Addis_Ababa');
  });

  it('both coordinates are accepted, or neither', () => {
    expect(coordinatesProblem(null, undefined)).toBeNull();
    expect(coordinatesProblem(9.03, 38.74)).toBeNull();
    expect(coordinatesProblem(9.03, null)).toBe('Give both latitude and longitude, or neither.');
    expect(coordinatesProblem(91, 0)).toBe('The latitude must be between -90 and 90.');
    expect(coordinatesProblem(0, -181)).toBe('The longitude must be between -180 and 180.');
  });
});

test('every time zone that is offered may be stored, and each is offered once', () => {
  const offered = timeZoneOptions('America/Chicago').map(({ value }) => value);
  expect(offered.filter(zone => timeZoneProblem(zone) !== null)).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.length).toBeGreaterThan(400);
});

test('Addis Ababa is offered first, and a stored zone is offered even if no browser knows it', () => {
  expect(timeZoneOptions(undefined)[0]).toEqual({
    value: 'Africa/Addis_Ababa',
    label: 'Addis Ababa (Africa)',
  });
  expect(timeZoneOptions('Mars/Olympus_Mons').map(({ label }) => label)).toContain('Olympus Mons (Mars)');
  expect(timeZoneOptions('America/Indiana/Knox').map(({ label }) => label)).toContain(
    'Knox (America, Indiana)',
  );
});
