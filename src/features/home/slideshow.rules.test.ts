import { expect, it } from 'vitest';
import { nextImage, previousImage } from './slideshow.rules.ts';

it('[INIT-08] next on the last image shows the first', () => {
  expect(nextImage(4, 5)).toBe(0);
  expect(nextImage(0, 5)).toBe(1);
});

it('[INIT-09] prev on the first image shows the last', () => {
  expect(previousImage(0, 5)).toBe(4);
  expect(previousImage(4, 5)).toBe(3);
});

it('stays at the only image, and at 0 without images', () => {
  expect([nextImage(0, 1), previousImage(0, 1), nextImage(0, 0), previousImage(0, 0)]).toEqual([0, 0, 0, 0]);
});
