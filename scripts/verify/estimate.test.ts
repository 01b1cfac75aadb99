import { describe, expect, it } from 'vitest';
import { measureProgress, type Progress, progressLine, runSecondsLeft, secondsLeft } from './estimate.ts';
import type { Entry } from './record.ts';

const last = { files: { Unit: { a: 30, b: 10 } }, groups: { Unit: 20, Types: 12 } };
const unknown = { files: {}, groups: {} };
const progress = (given: Partial<Progress>): Progress => ({
  group: 'Unit',
  state: 'running',
  elapsed: 0,
  planned: [],
  filesDone: new Set(),
  ...given,
});

describe('the remaining seconds of a group', () => {
  it.each([
    ['nothing when it is done', { state: 'done' } as const, last, 0],
    ['what it took last time while it waits', { state: 'waiting' } as const, last, 20],
    ['that less what has passed', { group: 'Types', elapsed: 5 }, last, 7],
    ['never below nothing', { group: 'Types', elapsed: 50 }, last, 0],
    ['unknown without an earlier run', {}, unknown, null],
    [
      'those of its files left, which run side by side',
      { planned: ['a', 'b'], filesDone: new Set(['a']) },
      last,
      5,
    ],
    [
      'for a file nobody knows those of a usual one',
      { planned: ['a', 'c'], filesDone: new Set(['a']) },
      last,
      10,
    ],
    [
      'by counts without an earlier run',
      { elapsed: 8, planned: ['a', 'b', 'c'], filesDone: new Set(['a']) },
      unknown,
      16,
    ],
    ['unknown before the first file then', { elapsed: 8, planned: ['a', 'b'] }, unknown, null],
  ])('the remaining seconds of a group: %s', (_how, given, durations, seconds) => {
    expect(secondsLeft(progress(given), durations)).toBe(seconds);
  });
});

it('the estimate of a run is its longest track plus the exclusive steps, or null if a part is unknown', () => {
  const unit = progress({ state: 'waiting' });
  const types = progress({ group: 'Types', state: 'waiting' });
  expect(runSecondsLeft([[unit], [types]], [types], last)).toBe(20 + 12);
  expect(runSecondsLeft([[unit, types], []], [], last)).toBe(32);
  expect(runSecondsLeft([[unit], []], [progress({ group: 'Journeys' })], last)).toBeNull();
});

it('progress counts each file recorded by this run once', () => {
  const file = (group: string, name: string): Entry => ({
    kind: 'file',
    group,
    file: name,
    failed: 0,
    seconds: 1,
  });
  const entries: Entry[] = [
    { kind: 'planned', group: 'Unit', files: ['a', 'b'] },
    file('Unit', 'a'),
    file('Unit', 'a'),
    file('Other', 'b'),
  ];
  const found = measureProgress('Unit', 'running', 3, entries);
  expect(found).toEqual(progress({ elapsed: 3, planned: ['a', 'b'], filesDone: new Set(['a']) }));
  expect(progressLine([found], [progress({ group: 'Journeys' })], 41.6)).toBe(
    'Unit 1 files done, 1 left · then Journeys · about 42 s left',
  );
  expect(progressLine([progress({ elapsed: 7.2 })], [], null)).toBe('Unit 7 s · time left unknown');
});
