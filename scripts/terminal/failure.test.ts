import { expect, it } from 'vitest';
import { Failure, sentenceFor } from './failure.mjs';

it('a failure that people can mend is told as it is, with one full stop', () => {
  expect(sentenceFor(new Failure('Port 3000 is in use'))).toBe('Port 3000 is in use.');
  expect(sentenceFor(new Failure('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
});

it.each([
  ['ENOSPC', 'The disk is full'],
  ['EACCES', 'A permission is missing'],
  ['EROFS', 'The disk is read-only'],
])('an error %s of the system begins with "%s"', (code, start) => {
  expect(sentenceFor(Object.assign(new Error('write /x'), { code }))).toBe(`${start}: write /x.`);
});

it('a fault of ours keeps its stack', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toContain('failure.test.ts');
});
