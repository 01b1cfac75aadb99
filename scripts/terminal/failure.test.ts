import { expect, it } from 'vitest';
import { Failure, messageFor } from './failure.mjs';

it('an expected failure is printed as its message, with one full stop', () => {
  expect(messageFor(new Failure('Port 3000 is in use'))).toBe('Port 3000 is in use.');
  expect(messageFor(new Failure('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
});

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EACCES', 'A permission is missing'],
  ['EROFS', 'The disk is read-only'],
])('a system error %s becomes a sentence that starts with "%s"', (code, start) => {
  expect(messageFor(Object.assign(new Error('write /x'), { code }))).toBe(`${start}: write /x.`);
});

it('an unexpected error is printed with its stack', () => {
  expect(messageFor(new TypeError('x is not a function'))).toContain('failure.test.ts');
});
