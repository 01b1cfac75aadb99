import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#core/colour.ts';
import { dimmed } from '../../../tests/support/dimmed.ts';
import { type Colours, readColours } from '../../../tests/support/read-colours.ts';

const { light, dark, nightByChoice, nightBySystem } = readColours();

function colour(colours: Colours, name: string): string {
  const value = name.startsWith('#') ? name : colours.get(name);
  if (!value) throw new Error(`no token --${name}`);
  return value;
}

type Pair = readonly [front: string, back: string, ratio: number];

const textByDay: Pair[] = [
  ['text', 'ground', 15.12],
  ['text', 'wash', 14.15],
  ['text', 'lilac-wash', 13.57],
  ['muted', 'ground', 6.46],
  ['muted', 'wash', 6.04],
  ['muted', 'lilac-wash', 5.79],
  ['link', 'ground', 6.96],
  ['link', 'wash', 6.52],
  ['link', 'lilac-wash', 6.25],
  ['on-go', 'go', 5.89],
  ['on-go', 'go-hover', 4.51],
  ['error', 'ground', 6.54],
  ['warning', 'ground', 5.93],
  ['success', 'ground', 7.58],
  ['leaf', 'ground', 7.58],
  ['white', 'ink', 15.12],
  ['partners', 'ink', 9.66],
  ['saffron', 'ink', 9.83],
  ['on-ink-muted', 'ink', 10.0],
  ['ink', 'coral', 5.54],
  ['ink', 'saffron', 9.83],
  ['ink', 'green', 5.46],
  ['ink', 'lilac', 9.57],
  ['ink', 'field-sky', 10.85],
  ['ink', 'field-mint', 11.71],
  ['ink', 'field-peach', 11.58],
  ['ink', 'field-pale-lilac', 12.66],
  ['ink', 'field-straw', 12.51],
  ['ink', 'campaign-appreciation', 4.84],
  ['ink', 'campaign-family-fund', 6.38],
  ['ink', 'campaign-holiday-gift', 6.66],
  ['ink', 'campaign-school-supplies', 9.96],
  ['ink', 'past', 11.17],
  ['ink', 'range-middle', 6.13],
  ['ink', 'range-far', 8.17],
  ['white', 'deep-blue', 6.83],
  ['slogan-echo', 'range-far', 5.12],
  ['slogan-echo', 'field-dawn-lilac', 7.68],
  ['on-disabled', 'disabled', 5.05],
];

const textByNight: Pair[] = [
  ['text', 'ground', 15.61],
  ['text', 'surface', 13.32],
  ['text', 'lilac-wash', 14.56],
  ['text', 'subscribe', 10.63],
  ['text', '#155e7d', 6.49],
  ['on-scene', 'scene-night', 11.96],
  ['focus', 'scene-night', 8.59],
  ['muted', 'ground', 9.11],
  ['muted', 'surface', 7.77],
  ['muted', 'lilac-wash', 8.5],
  ['link', 'ground', 9.46],
  ['link', 'surface', 8.07],
  ['white', 'bar', 12.38],
  ['partners', 'bar', 7.91],
  ['error', 'surface', 7.3],
  ['warning', 'surface', 9.56],
  ['success', 'surface', 8.39],
  ['on-ink-muted', 'footer', 12.45],
  ['slogan-echo', '#2d4a78', 6.54],
];

const outlinesByDay: Pair[] = [
  ['control', 'ground', 3.98],
  ['focus', 'ground', 4.47],
  ['focus', 'lilac-wash', 4.01],
];

const outlinesByNight: Pair[] = [
  ['control', 'ground', 4.96],
  ['control', 'surface', 4.23],
  ['focus', 'ground', 11.21],
  ['focus', 'surface', 9.56],
];

function hold(pairs: Pair[], colours: Colours, least: number) {
  it.each(pairs)('the contrast of %s on %s is %f', (front, back, ratio) => {
    const computed = contrastRatio(colour(colours, front), colour(colours, back));
    expect(computed).toBeGreaterThanOrEqual(least);
    expect(Math.abs(computed - ratio)).toBeLessThan(0.015);
  });
}

describe('pairs of the palette', () => {
  describe('text by day', () => hold(textByDay, light, 4.5));
  describe('text by night', () => hold(textByNight, dark, 4.5));
  describe('outlines by day', () => hold(outlinesByDay, light, 3));
  describe('outlines by night', () => hold(outlinesByNight, dark, 3));

  it.each<Pair>([
    ['ink', 'coral', 4.92],
    ['white', 'deep-blue', 6.43],
  ])(
    'on a card dimmed at night, %s on %s has the contrast %f and stays readable when desaturated',
    (front, back, ratio) => {
      const shown = (saturation: number) =>
        contrastRatio(
          dimmed(colour(light, front), 0.92, saturation),
          dimmed(colour(light, back), 0.92, saturation),
        );
      expect(Math.abs(shown(1) - ratio)).toBeLessThan(0.015);
      expect(shown(0.96)).toBeGreaterThanOrEqual(4.5);
      expect(dark.get('dim')).toBe('brightness(0.92) saturate(0.96)');
    },
  );
});

describe('further pairs that components use', () => {
  it.each([
    ['on-fill', 'text'],
    ['on-fill-hover', 'fill-hover'],
    ['on-disabled', 'disabled'],
    ['text', 'wash'],
    ['muted', 'wash'],
    ['link', 'wash'],
    ['link', 'lilac-wash'],
    ['error', 'wash'],
    ['muted', 'subscribe'],
    ['link', 'subscribe'],
  ])('the colour %s on %s is readable by day and by night', (front, back) => {
    expect(contrastRatio(colour(light, front), colour(light, back))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colour(dark, front), colour(dark, back))).toBeGreaterThanOrEqual(4.5);
  });
});

it('the night colours are the same whether the system or the visitor chooses night', () => {
  expect([...nightBySystem]).toEqual([...nightByChoice]);
  expect(nightByChoice.size).toBeGreaterThan(20);
});
