import { describe, expect, it } from 'vitest';
import { contrastRatio, isHexColour, toHue, withOpacity } from './colour.ts';

describe('colours', () => {
  it('a colour is # with six hexadecimal digits and nothing else', () => {
    expect(['#FF6F61', '#08293a'].every(isHexColour)).toBe(true);
    expect(['FF6F61', '#FFF', '#FF6F6G', 'red', '#FF6F61 ', ' #FF6F61', '', null, 7].some(isHexColour)).toBe(
      false,
    );
  });

  it('the contrast of two colours is that of WCAG, in either order', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#08293A', '#FFFFFF')).toBeCloseTo(15.12, 2);
    expect(contrastRatio('#FFFFFF', '#08293A')).toBeCloseTo(15.12, 2);
    expect(contrastRatio('#08293A', '#9D9171')).toBeCloseTo(4.84, 2);
    expect(() => contrastRatio('white', '#08293A')).toThrow(new RangeError('Not a colour: white'));
  });

  it('toHue returns the hue of a colour in degrees', () => {
    const hues = ['#FF0000', '#00FF00', '#0000FF', '#FF00FF', '#44AF69', '#2040A0', '#777777'].map(toHue);
    expect(hues.map(Math.round)).toEqual([0, 120, 240, 300, 141, 225, 0]);
  });

  it('withOpacity writes a colour with an opacity', () => {
    expect(withOpacity('#FF6F61', 0.5)).toBe('rgb(255 111 97 / 0.5)');
  });
});
