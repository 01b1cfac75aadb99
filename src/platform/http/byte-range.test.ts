import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange } from '#platform/http/byte-range.ts';

const part = (first: number, last: number) => ({ kind: 'part', range: { first, last } });

it.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-0', part(0, 0)],
  ['bytes=0-', part(0, 99)],
  ['bytes=90-200', part(90, 99)],
  ['bytes=-10', part(90, 99)],
  ['bytes=-1000', part(0, 99)],
  ['Bytes = 5-6', part(5, 6)],
  ['bytes=100-', { kind: 'outside' }],
  ['bytes=-0', { kind: 'outside' }],
  ['bytes=6-5', { kind: 'malformed' }],
  ['bytes=-', { kind: 'malformed' }],
  ['bytes=a-b', { kind: 'malformed' }],
  ['bytes=', { kind: 'malformed' }],
  ['bytes=1-2,x', { kind: 'malformed' }],
  ['bytes=99999999999999999999-', { kind: 'malformed' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=1-2', { kind: 'whole' }],
])('Range %j of 100 bytes is %j', (header, wish) => expect(readRange(header, 100)).toEqual(wish));

it('never gives a part outside the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1_000), (noise, from, to, size) => {
      for (const header of [`bytes=${noise}`, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
        const wish = readRange(header, size);
        if (wish.kind !== 'part') continue;
        expect(wish.range.first).toBeGreaterThanOrEqual(0);
        expect(wish.range.last).toBeLessThan(size);
        expect(wish.range.first).toBeLessThanOrEqual(wish.range.last);
      }
    }),
  );
});
