import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownParameters, readPageAddress } from '#platform/page-cache/page-key.ts';

const known: KnownParameters = new Map([
  ['/', new Map([['tab', (value: string) => (value.endsWith('_tab') ? value.toLowerCase() : null)]])],
]);
const read = (target: string) => readPageAddress(target, known);
const readAddress = (target: string) => {
  const address = read(target);
  return address.kind === 'page' ? address.key.address : address.kind;
};

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/news/a-clinic-opens', '/news/a-clinic-opens'],
    ['http://elsewhere.example/news', '/news'],
    ['https://elsewhere.example', '/'],
  ])('the cache key of the address %s is %s', (target, address) => expect(readAddress(target)).toBe(address));

  it('the cache key is the same for all encodings of the same letters', () => {
    const canonical = '/news/%E1%8B%9C%E1%8A%93';
    expect(readAddress('/news/%e1%8b%9c%e1%8a%93')).toBe(canonical);
    expect(readAddress('/%6eews/%E1%8B%9C%E1%8A%93')).toBe(canonical);
    expect(readAddress('/caf%65%CC%81')).toBe('/caf%C3%A9');
  });

  it('the cache key omits undeclared parameters, on every path', () => {
    expect(readAddress('/?utm_source=mail&fbclid=1')).toBe('/');
    expect(readAddress('/news?tab=impact_tab')).toBe('/news');
    expect(readAddress('/news?__proto__=1&constructor=2')).toBe('/news');
    expect(readAddress('/?%zz=%')).toBe('/');
  });

  it('the cache key includes a declared parameter in one spelling, and drops invalid values', () => {
    expect(readAddress('/?tab=impact_tab')).toBe('/?tab=impact_tab');
    expect(readAddress('/?x=1&tab=Impact_tab&tab=other_tab')).toBe('/?tab=impact_tab');
    expect(readAddress('/?tab=Meet%20us_tab')).toBe('/?tab=meet%20us_tab');
    expect(readAddress('/?tab=nonsense')).toBe('/');
  });
});

describe('an address that is not canonical', () => {
  it.each([
    ['/news/', '/news'],
    ['//news', '/news'],
    ['/news//a/', '/news/a'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['///', '/'],
    ['/news/?utm_source=mail', '/news?utm_source=mail'],
  ])('the address %s redirects to %s on the same host', (target, location) =>
    expect(read(target)).toEqual({ kind: 'moved', location }),
  );
});

describe('a malformed address', () => {
  it.each([
    '/%',
    '/%zz',
    '/%E1%8B',
    '/%C0%AF',
    '/news/%00',
    '/news/a%2Fb',
    '/news/a%5Cb',
    '/\\elsewhere.example',
    '/../etc/passwd',
    '/a/%2e%2e/b',
    '/./a',
    '/a%2525b',
    '/news/\u00e9',
    '/a b',
    'news',
    'ዜና',
    '*',
    '',
  ])('the malformed address %j is rejected', target => expect(read(target)).toEqual({ kind: 'malformed' }));
});

const pieces = [
  '/',
  '//',
  '.',
  '..',
  '\\',
  '?',
  '#',
  '%',
  '%2e',
  '%2F',
  '%00',
  '%25',
  '%e1%8b%9c',
  'news',
  'ዜና',
  'tab=a_tab',
  'http://',
];

it('any text is parsed without throwing, and a canonical address yields itself', () => {
  const target = fc.array(
    fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary-ascii', maxLength: 3 })),
  );
  const seen = new Set<string>();
  fc.assert(
    fc.property(target, parts => {
      const address = read(`/${parts.join('')}`);
      seen.add(address.kind);
      if (address.kind === 'page') expect(readAddress(address.key.address)).toBe(address.key.address);
      if (address.kind === 'moved') expect(address.location).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 500 },
  );
  expect(seen).toEqual(new Set(['page', 'moved', 'malformed']));
});
