import { expect, it } from 'vitest';
import { asFields, recordReader } from '#core/old-record.ts';
import { type MovableEvent, readOldEvent, readOldEventFacts, toOldEvent } from './old-event.ts';

const format = { words: () => '', picture: () => '' };
const times = { date: '2026-12-05', time: '17:00', endTime: '20:00', timeZone: 'Africa/Addis_Ababa' };
const exported = (dateTime: MovableEvent['dateTime']) => toOldEvent({ dateTime } as MovableEvent, format);

function imported(event: object, notices: string[] = []) {
  const read = readOldEvent(recordReader(asFields(event) ?? {}, notices), 'evening');
  return readOldEventFacts(read).dateTime;
}

it('an event time that is not fixed is exported without times and imported with its mark', () => {
  const open = exported({ ...times, timeOpen: true });
  expect(open.dateTime).toMatchObject({ time: '', endTime: '', timeOpen: true });
  expect(imported(JSON.parse(JSON.stringify(open)))).toMatchObject({ time: '', timeOpen: true });
});

it('an event with a fixed time is exported in the shape of the old site and nothing else', () => {
  const { dateTime } = exported({ ...times, timeOpen: false });
  expect(Object.keys(dateTime)).toEqual(['date', 'day', 'time', 'endTime', 'timeZone']);
  expect(imported({ dateTime: times }), 'what was marked here stays marked').not.toHaveProperty('timeOpen');
});

it('a mark for an open time that is neither true nor false is left out with a notice', () => {
  const notices: string[] = [];
  expect(imported({ dateTime: { ...times, timeOpen: 'maybe' } }, notices)).not.toHaveProperty('timeOpen');
  expect(notices).toEqual(['"dateTime.timeOpen" (maybe) is none of true, false and was left out']);
});
