import { expect, it } from 'vitest';
import { acceptedCodings, isWorthCompressing } from '#platform/http/content-coding.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP;Q=0.5, BR;q=0.1', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['identity, gzip;q=0.5', ['identity']],
  ['identity;q=0', ['identity']],
  ['gzip;q=nonsense', ['identity']],
  [';;,,=', ['identity']],
])('a client saying %j is sent the first it can have of %j', (header, codings) =>
  expect(acceptedCodings(header)).toEqual(codings),
);

it('remembers headers without growing for ever', () => {
  for (let at = 0; at < 1_000; at++) acceptedCodings(`br, made-up-${at}`);
  expect(acceptedCodings('br, made-up-1')).toEqual(['br', 'identity']);
});

it('compresses text, and nothing that is compressed already or too small to gain', () => {
  expect(isWorthCompressing('text/html; charset=utf-8', 4_000)).toBe(true);
  expect(isWorthCompressing('image/svg+xml', 4_000)).toBe(true);
  expect(isWorthCompressing('application/manifest+json', 4_000)).toBe(true);
  expect(isWorthCompressing('text/html', 100)).toBe(false);
  expect(isWorthCompressing('image/avif', 4_000)).toBe(false);
  expect(isWorthCompressing('video/mp4', 4_000)).toBe(false);
});
