import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  acceptedCodings,
  brotliWindow,
  isWorthCompressing,
  matchesEntityTag,
  readByteRange,
} from './content-negotiation.ts';

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
])('Accept-Encoding %j accepts the codings %j, in this order', (header, codings) =>
  expect(acceptedCodings(header)).toEqual(codings),
);

it('Accept-Encoding is still parsed correctly after a thousand different headers', () => {
  for (let at = 0; at < 1_000; at++) acceptedCodings(`br, made-up-${at}`);
  expect(acceptedCodings('br, made-up-1')).toEqual(['br', 'identity']);
});

it('a large text is worth compressing, and a short text, a picture or a film is not', () => {
  expect(isWorthCompressing('text/html; charset=utf-8', 4_000)).toBe(true);
  expect(isWorthCompressing('image/svg+xml', 4_000)).toBe(true);
  expect(isWorthCompressing('application/manifest+json', 4_000)).toBe(true);
  expect(isWorthCompressing('text/html', 100)).toBe(false);
  expect(isWorthCompressing('image/avif', 4_000)).toBe(false);
  expect(isWorthCompressing('video/mp4', 4_000)).toBe(false);
});

it('brotliWindow returns the smallest window that contains the whole text, from 10 to 22', () => {
  expect([0, 1_008, 1_009, 65_520, 65_521, 4_194_288, 50_000_000].map(brotliWindow)).toEqual([
    10, 10, 11, 16, 17, 22, 22,
  ]);
});

it('a text compresses no worse with its own Brotli window than with the default one', () => {
  const words = Array.from({ length: 9_000 }, (_, at) => `${(at * 7_919) % 1_013} ${(at * at) % 977}`);
  const text = Buffer.from(words.join(' '));
  const compressedWith = (window: number) =>
    brotliCompressSync(text, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 10, [zlib.BROTLI_PARAM_LGWIN]: window },
    }).byteLength;
  expect(compressedWith(brotliWindow(text.byteLength))).toBeLessThanOrEqual(
    compressedWith(zlib.BROTLI_DEFAULT_WINDOW),
  );
});

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes= 10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('the range %s of 100 bytes selects %o', (header, part) => {
  expect(readByteRange(header, 100)).toEqual(part);
});

it.each(['bytes=100-', 'bytes=500-600', 'bytes=-0', 'bytes=999999999999999-'])(
  'the range %s of 100 bytes is unsatisfiable',
  header => {
    expect(readByteRange(header, 100)).toBe('unsatisfiable');
  },
);

it.each([null, '', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=1e3-', 'bytes=0x1-', '\0'])(
  'the invalid or missing range %o selects the whole file',
  header => {
    expect(readByteRange(header, 100)).toBeNull();
  },
);

it('a range of an empty file is unsatisfiable', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
});

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
  expect(matchesEntityTag(header, '"abc-br"')).toBe(isNamed),
);
