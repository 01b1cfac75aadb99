import { expect, it } from 'vitest';
import { checkTime, compact, listOccurrences, NotUnderstood } from './repetition.rules.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const begins = at('2026-11-30T09:00:00');
const window = {
  from: at('2026-11-01T00:00:00'),
  to: at('2026-12-31T00:00:00'),
  deadline: Number.POSITIVE_INFINITY,
};

const days = (rule: string, more: Partial<typeof window> = {}) =>
  listOccurrences(rule, begins, { ...window, ...more }).map(time => compact(time));

/** Why a rule was not understood. */
function whyNot(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error instanceof NotUnderstood ? [error.why, error.message] : error;
  }
  return 'understood';
}

it.each([
  ['COUNT=2', 'FREQ=DAILY;COUNT=2'],
  ['a day that it lasts until, which belongs to it', 'FREQ=DAILY;UNTIL=20261201'],
  ['a time in UTC that it lasts until', 'FREQ=DAILY;UNTIL=20261201T090000Z'],
  ['a time that it lasts until, which belongs to it', 'FREQ=DAILY;UNTIL=20261201T090000'],
  ['small letters and blanks around it', ' freq=daily;count=2 '],
  ['an end in small letters', 'freq=daily;until=20261201t090000'],
  ['empty parts', ';FREQ=DAILY;;COUNT=2;BYDAY=;'],
])('a daily rule with %s has two occurrences', (_what, rule) => {
  expect(days(rule)).toEqual(['20261130T090000', '20261201T090000']);
});

it('a rule that ends a second before its second occurrence has one', () => {
  expect(days('FREQ=DAILY;UNTIL=20261201T085959')).toEqual(['20261130T090000']);
});

it('the occurrences of a rule are within the window, both of its ends included', () => {
  const from = at('2026-12-02T09:00:00');
  expect(days('FREQ=DAILY', { from, to: at('2026-12-03T09:00:00') })).toEqual([
    '20261202T090000',
    '20261203T090000',
  ]);
  expect(days('FREQ=DAILY', { from: from + 1, to: from + 2 })).toEqual([]);
});

it.each([
  ['is malformed', 'rule', 'FREQ=FORTNIGHTLY'],
  ['is empty', 'rule', ''],
  ['repeats each second', 'often', 'FREQ=SECONDLY'],
])('a rule that %s is not understood, for the reason "%s"', (_what, why, rule) => {
  expect(whyNot(() => days(rule))).toEqual([why, why]);
});

it('nothing is read once the time for reading is over', () => {
  const over = { deadline: performance.now() - 1 };
  expect(whyNot(() => checkTime(over))).toEqual(['much', 'much']);
  expect(whyNot(() => days('FREQ=DAILY;COUNT=2', over))).toEqual(['much', 'much']);
  expect(whyNot(() => checkTime({ deadline: performance.now() + 60_000 }))).toBe('understood');
});
