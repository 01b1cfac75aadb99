import { describe, expect, it } from 'vitest';
import { isLocale, localePath, splitLocale } from './locale.ts';

describe('localePath', () => {
  it.each([
    ['/', '/am'],
    ['/news', '/am/news'],
    ['/?tab=impact_tab#calendar', '/am?tab=impact_tab#calendar'],
    ['/#subscribe', '/am#subscribe'],
    ['/reports/#reports_2024', '/am/reports/#reports_2024'],
    ['/am/news', '/am/news'],
    ['/amharic', '/am/amharic'],
  ])('localePath turns %s into %s in Amharic', (path, expected) => {
    expect(localePath('am', path)).toBe(expected);
  });

  it.each([
    ['/news', '/news'],
    ['/am/news', '/news'],
    ['/am', '/'],
    ['/am#about', '/#about'],
  ])('localePath turns %s into %s in English', (path, expected) => {
    expect(localePath('en', path)).toBe(expected);
  });

  it.each(['https://example.org/x', '//example.org', 'mailto:a@b.c', '#about', 'tel:1'])(
    'localePath leaves %s unchanged',
    address => {
      expect(localePath('am', address)).toBe(address);
    },
  );
});

describe('splitLocale', () => {
  it('splitLocale splits the language from a path', () => {
    expect(splitLocale('/am')).toEqual({ locale: 'am', path: '/' });
    expect(splitLocale('/am/')).toEqual({ locale: 'am', path: '/' });
    expect(splitLocale('/am/news/x')).toEqual({ locale: 'am', path: '/news/x' });
    expect(splitLocale('/am?tab=x')).toEqual({ locale: 'am', path: '/?tab=x' });
  });

  it('splitLocale does not split a path that only looks like it starts with a language', () => {
    expect(splitLocale('/amharic')).toEqual({ locale: 'en', path: '/amharic' });
    expect(splitLocale('/en/news')).toEqual({ locale: 'en', path: '/en/news' });
    expect(splitLocale('/de/news')).toEqual({ locale: 'en', path: '/de/news' });
  });
});

it('isLocale tells the languages of the site from other values', () => {
  expect(['en', 'am', 'de', '', null, 1].filter(isLocale)).toEqual(['en', 'am']);
});
