import { expect, it } from 'vitest';
import type { Happening } from './donation-details.ts';
import { tellStory } from './donation-story.rules.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const event = (when: string, what: string, problem: string | null = null): Happening => ({
  ...{ at: at(when), kind: 'event', what, amount: '2500', payment: 'p1', problem, failure: null },
});
const entry = (when: string): Happening => ({
  ...{ at: at(when), kind: 'entry', number: '3', day: '2026-11-20', lines: [] },
});
const told = (history: Happening[]) =>
  tellStory(at('20T09:00'), history).map(({ day, beats }) => [
    day,
    ...beats.map(
      beat => `${beat.kind}${'what' in beat ? ` ${beat.what}` : ''}${beat.isBehind ? ' (behind)' : ''}`,
    ),
  ]);

it('the story of a gift begins when it was given, and goes on day by day in order', () => {
  expect(
    told([
      event('20T09:03', 'paid'),
      event('20T09:03', 'fee'),
      entry('20T09:03'),
      { at: at('20T09:04'), kind: 'receipt', number: '7' },
      {
        ...{
          at: at('23T10:00'),
          kind: 'refund',
          amount: '1000',
          reason: 'Twice',
          state: 'sent',
          by: 'provider',
        },
        failure: null,
      },
    ]),
  ).toEqual([
    ['2026-11-20', 'begun', 'event paid', 'event fee (behind)', 'entry (behind)', 'receipt'],
    ['2026-11-23', 'refund'],
  ]);
});

it('a report that nobody answered yet and a fee that is not booked stand in front', () => {
  expect(
    told([
      { at: at('20T09:01'), kind: 'notice', what: 'charge', outcome: null },
      { at: at('20T09:02'), kind: 'notice', what: 'charge', outcome: 'known' },
      event('20T09:03', 'fee', 'wrong-currency'),
    ]),
  ).toEqual([['2026-11-20', 'begun', 'notice charge', 'notice charge (behind)', 'event fee']]);
});

it('a gift that staff counted begins with their entry, also where it was received days before', () => {
  const entered: Happening = { at: at('21T08:00'), kind: 'act', act: 'entered', staff: 7, details: {} };
  expect(told([entered])).toEqual([['2026-11-21', 'act']]);
});

it('a gift of which nothing was heard is only begun', () => {
  expect(told([])).toEqual([['2026-11-20', 'begun']]);
});
