import { expect, it } from 'vitest';
import { cardAddress } from './card.rules.ts';

it('[DATA-04] a card with pathWithScroll leads to that path and its scroll target', () => {
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'en')).toBe('/#calendar');
  expect(cardAddress({ path: '/', pathWithScroll: '/#calendar' }, 'am')).toBe('/am#calendar');
});

it('a card without one leads to its plain path', () => {
  for (const pathWithScroll of [null, undefined, '', ' ']) {
    expect(cardAddress({ path: '/projects', pathWithScroll }, 'en')).toBe('/projects');
  }
});
