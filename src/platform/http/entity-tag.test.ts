import { expect, it } from 'vitest';
import { namesEntityTag } from '#platform/http/conditional-request.ts';

it.each([
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"other", "abc-br"', true],
  ['"other",W/"abc-br" , "third"', true],
  ['*', true],
  [' * ', true],
  ['"abc"', false],
  ['abc-br', false],
  ['"xabc-br"', false],
  ['"a, "abc-br', false],
  ['', false],
])('If-None-Match %j matches "abc-br": %s', (header, isNamed) =>
  expect(namesEntityTag(header, '"abc-br"')).toBe(isNamed),
);
