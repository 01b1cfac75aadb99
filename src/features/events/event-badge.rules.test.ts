import { expect, it } from 'vitest';
import { badgeVariant } from './event-badge.rules.ts';

it.each([
  ['unannounced', null, 'ahead'],
  ['upcoming', null, 'ahead'],
  ['upcoming', 'raised', 'ahead'],
  ['today', null, 'today'],
  ['live', 'raised', 'live'],
  ['past', null, 'past'],
  ['past', undefined, 'past'],
  ['past', '  ', 'past'],
  ['past', '4,200 dollars raised', 'result'],
] as const)(
  'the badge of an event that is %s, with the result %j, has the variant %s',
  (state, result, look) => {
    expect(badgeVariant({ state, daysToGo: 0 }, result)).toBe(look);
  },
);
