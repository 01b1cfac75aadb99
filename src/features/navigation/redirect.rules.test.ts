import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDestination, findLoop, type Redirect } from './redirect.rules.ts';

const redirects: Redirect[] = [
  { from: '/gala', to: '/events/gala-2026' },
  { from: '/old-gala', to: '/gala' },
  { from: '/shop', to: 'https://shop.example.org/' },
];

/** Any set of redirects between few addresses: most of them contain a loop. */
const anyRedirects = fc.array(
  fc.record({ from: fc.constantFrom('/a', '/b', '/c', '/d'), to: fc.constantFrom('/a', '/b', '/c', '/e') }),
  { maxLength: 8 },
);

describe('the target of a redirect', () => {
  it('a redirect leads directly to the end of its chain', () => {
    expect(findDestination('/old-gala', redirects)).toBe('/events/gala-2026');
    expect(findDestination('/shop', redirects)).toBe('https://shop.example.org/');
    expect(findDestination('/news', redirects)).toBeNull();
  });

  it('a redirect in a loop has no destination', () => {
    expect(
      findDestination('/a', [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ]),
    ).toBeNull();
    fc.assert(
      fc.property(anyRedirects, stored => {
        const end = findDestination('/a', stored);
        expect(end === null || !stored.some(({ from }) => from === end)).toBe(true);
      }),
    );
  });
});

describe('redirect loops', () => {
  it('a redirect that closes a loop is reported with the addresses in the loop', () => {
    expect(findLoop({ from: '/events/gala-2026', to: '/old-gala' }, redirects)).toEqual([
      '/events/gala-2026',
      '/old-gala',
      '/gala',
      '/events/gala-2026',
    ]);
    expect(findLoop({ from: '/a', to: '/am/a/?again#1' }, [])).toEqual(['/a', '/a']);
    expect(findLoop({ from: '/gala', to: '/events/gala-2027' }, redirects)).toBeNull();
  });

  it('if redirects that close a loop are refused, every stored one has a destination', () => {
    fc.assert(
      fc.property(anyRedirects, asked => {
        const stored: Redirect[] = [];
        for (const each of asked)
          if (!stored.some(({ from }) => from === each.from) && !findLoop(each, stored)) stored.push(each);
        for (const { from } of stored) expect(findDestination(from, stored)).not.toBeNull();
      }),
    );
  });
});
