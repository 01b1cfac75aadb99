import { expect, it } from 'vitest';
import { mayBeSignedIn } from './visitor.rules.ts';

it.each(['adey-visitor=1', 'lite=1; adey-visitor=1', 'adey-visitor=1;lite=1'])(
  'with the cookies %j somebody may be signed in',
  cookies => {
    expect(mayBeSignedIn(cookies)).toBe(true);
  },
);

it.each([
  '',
  'adey-visitor=0',
  'adey-visitor=',
  'adey-visitor=11',
  'x-adey-visitor=1',
  'lite=adey-visitor=1',
])('with the cookies %j nobody is', cookies => {
  expect(mayBeSignedIn(cookies)).toBe(false);
});
