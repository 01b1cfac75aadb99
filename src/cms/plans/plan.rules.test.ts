import { describe, expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import {
  defaultTime,
  ownMoment,
  planLine,
  plannedInstant,
  plannedTime,
  planProblem,
  planSentence,
} from './plan.rules.ts';

const now = new Date('2026-11-23T22:30:00Z');
const later = new Date('2026-11-24T06:00:00Z');
const draft = { isPublished: false, hasUnpublished: true };
const published = { isPublished: true, hasUnpublished: false };

it('the default time of a plan is nine o’clock tomorrow in Addis Ababa', () => {
  expect(defaultTime(now)).toEqual({ day: '2026-11-25', time: '09:00' });
  expect(plannedInstant(defaultTime(now)).toISOString()).toBe('2026-11-25T06:00:00.000Z');
  expect(plannedTime(later)).toEqual({ day: '2026-11-24', time: '09:00' });
});

describe('planProblem', () => {
  it.each([
    ['publish', now, draft, 'That time has passed. Choose a later one.'],
    ['publish', new Date('2026-11-23T22:29:00Z'), draft, 'That time has passed. Choose a later one.'],
    [
      'publish',
      new Date('2126-11-23T22:29:00Z'),
      draft,
      'That is more than five years away. Check the year.',
    ],
    ['publish', new Date(Number.NaN), draft, 'Choose a day and a time.'],
    ['unpublish', later, draft, 'It is not on the site, so it cannot be taken off. Publish it first.'],
    ['publish', later, published, 'Everything is published already. Save a change as a draft first.'],
    ['publish', later, draft, null],
    ['unpublish', later, published, null],
    ['publish', later, { isPublished: true, hasUnpublished: true }, null],
  ] as const)(
    'a plan to %s at %s is checked against the document state %o: %s',
    (kind, at, state, problem) => {
      expect(planProblem(kind, at, state, now)).toBe(problem);
    },
  );
});

it('the reader’s local time of a plan is shown with its zone where it differs from Addis Ababa', () => {
  expect(ownMoment(later, 'Africa/Addis_Ababa')).toBeNull();
  expect(ownMoment(later, 'Africa/Nairobi')).toBeNull();
  expect(inEnglish(ownMoment(later, 'America/Chicago') ?? '')).toBe(
    'Tue, 24 Nov 2026, 00:00 where you are (Central Standard Time)',
  );
});

it('a plan says what will happen, what happened, or why it did not happen', () => {
  const plan = { id: 1, collection: 'posts', document: 1, kind: 'publish', at: later.toISOString() } as const;
  expect(inEnglish(planSentence({ ...plan, doneAt: null, problem: null }))).toMatch(
    /^Will be published on Tue/,
  );
  expect(inEnglish(planSentence({ ...plan, doneAt: later.toISOString(), problem: null }))).toMatch(
    /^Published as planned on Tue/,
  );
  expect(inEnglish(planSentence({ ...plan, doneAt: null, problem: 'It was deleted.' }))).toMatch(
    /^Was not published on .*: It was deleted\.$/,
  );
  expect(inEnglish(planLine({ ...plan, doneAt: null, problem: null }))).toBe(
    'Will be published Tue, 24 Nov 2026, 09:00',
  );
  expect(inEnglish(planLine({ ...plan, doneAt: later.toISOString(), problem: null }))).toBe(
    'Published as planned Tue, 24 Nov 2026, 09:00',
  );
  expect(inEnglish(planLine({ ...plan, doneAt: null, problem: 'It was deleted.' }))).toBe(
    'Was not published Tue, 24 Nov 2026, 09:00: It was deleted.',
  );
});
