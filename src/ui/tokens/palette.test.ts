import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readColours } from '../../../tests/support/read-colours.ts';
import { palette } from './palette.ts';

const css = readColours().light;

/** Every width in px that a media query of the style sheets names, in ascending order. */
function mediaWidths(): number[] {
  const queries = globSync('src/**/*.css', { exclude: path => path.endsWith('.next') })
    .map(path => readFileSync(path, 'utf8'))
    .flatMap(text => text.match(/@media[^{]*/g) ?? []);
  const widths = queries.flatMap(query =>
    [...query.matchAll(/([\d.]+)px/g)].map(([, width]) => Number(width)),
  );
  return [...new Set(widths)].toSorted((one, other) => one - other);
}

describe('the design constants', () => {
  it('[CONST-01] [CONST-02] [CONST-03] media queries use 640, 768 and 1024 px, else only 360, 1200, 1280 and 1600', () => {
    expect(mediaWidths()).toEqual([360, 640, 768, 1024, 1200, 1280, 1600]);
  });

  it('[CONST-05] palette colour 1 is coral #FF6F61', () => expect(palette[0]).toBe('#FF6F61'));
  it('[CONST-06] palette colour 2 is saffron #FFC857', () => expect(palette[1]).toBe('#FFC857'));
  it('[CONST-07] palette colour 3 is green #44AF69', () => expect(palette[2]).toBe('#44AF69'));
  it('[CONST-08] palette colour 4 is Abay blue #0081A7', () => expect(palette[3]).toBe('#0081A7'));
  it('[CONST-09] palette colour 5 is lilac #E4C1F9', () => expect(palette[4]).toBe('#E4C1F9'));
  it('the style sheet uses the five palette colours', () => {
    const tokens = ['coral', 'saffron', 'green', 'abay', 'lilac'].map(name => css.get(name)?.toUpperCase());
    expect(tokens).toEqual([...palette]);
  });

  it('[CONST-10] the theme of Appreciation is #9D9171', () => {
    expect(css.get('campaign-appreciation')).toBe('#9d9171');
  });
  it('[CONST-11] the theme of Family Fund is #C4A287', () => {
    expect(css.get('campaign-family-fund')).toBe('#c4a287');
  });
  it('[CONST-12] the theme of Holiday Gift is #BAA7B0', () => {
    expect(css.get('campaign-holiday-gift')).toBe('#baa7b0');
  });
  it('[CONST-13] the theme of School Supplies is #BFD5E2', () => {
    expect(css.get('campaign-school-supplies')).toBe('#bfd5e2');
  });
});
