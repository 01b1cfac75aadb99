import { expect, it } from 'vitest';
import { readByteRange } from './conditional-request.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes= 10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s of a hundred bytes gives the part %o', (header, part) => {
  expect(readByteRange(header, 100)).toEqual(part);
});

it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0', 'bytes=999999999999999-'])(
  '%s selects no byte of a hundred',
  header => {
    expect(readByteRange(header, 100)).toBe('unsatisfiable');
  },
);

it.each([null, '', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=1e3-', 'bytes=0x1-', '\0'])(
  '%o requests the whole file',
  header => {
    expect(readByteRange(header, 100)).toBeNull();
  },
);

it('an empty file has no part', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});
