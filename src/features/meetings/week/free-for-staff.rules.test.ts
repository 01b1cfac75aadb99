import { expect, it } from 'vitest';
import { toInstant } from '#core/zoned-time.ts';
import type { Taken } from '../free-times.rules.ts';
import type { NamedHost } from '../meeting-settings.ts';
import type { Meeting } from '../meeting-store.ts';
import { timesFor, timesToMoveTo } from './free-for-staff.rules.ts';

const ZONE = 'Africa/Addis_Ababa';
const at = (time: string) => toInstant('2026-12-01', time, ZONE).getTime();
const now = new Date(at('07:00'));
const makeHost = (id: string): NamedHost => ({
  ...{ id, name: id, email: `${id}@adey.example`, timeZone: ZONE, exceptions: [] },
  hours: [{ weekday: 2, from: '09:00', to: '11:00' }],
});
const rules = {
  ...{ minutes: 30, bufferMinutes: 15, noticeHours: 0, daysAhead: 0, mostPerDay: 4, together: false },
  isClosed: () => false,
};
const meeting: Meeting = {
  ...{ id: 'm', at: at('09:30'), until: at('10:00'), state: 'booked', heldUntil: null, cancelledBy: null },
  ...{ reason: null, zone: ZONE, language: 'en', revision: 0, name: 'Sara', email: 'sara@example.org' },
  ...{ about: null, hosts: ['almaz'] },
};
const taken: Taken[] = [
  { host: 'almaz', from: at('09:30'), to: at('10:15'), isMeeting: true },
  { host: 'bekele', from: at('10:30'), to: at('11:00'), isMeeting: false },
];
const clock = (times: readonly number[]) =>
  times.map(each => new Date(each + 3 * 3_600_000).toISOString().slice(11, 16));

it('a meeting can move to the times at which its host is free, its own break included', () => {
  const { free, movable } = timesToMoveTo(
    [meeting],
    { hosts: [makeHost('almaz'), makeHost('bekele')], rules },
    taken,
    now,
  );
  const [own] = movable;
  expect(own && clock(timesFor(own, free))).toEqual(['09:00', '10:00', '10:30']);
  expect(own && clock(own.near), 'what it takes itself').toEqual(['09:00', '10:00']);
});

it('a meeting of several hosts moves only to times at which all of them are free', () => {
  const together = { ...rules, together: true };
  const { free, movable } = timesToMoveTo(
    [{ ...meeting, hosts: ['almaz', 'bekele'] }],
    { hosts: [makeHost('almaz'), makeHost('bekele')], rules: together },
    [...taken, { host: 'bekele', from: at('09:30'), to: at('10:15'), isMeeting: true }],
    now,
  );
  const [own] = movable;
  expect(own && clock(timesFor(own, free))).toEqual(['09:00']);
});
