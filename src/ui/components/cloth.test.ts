import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cloth, listStrands, weaveCloth } from './cloth.tsx';

describe('the cloth of stitches', () => {
  it('the cloth has exactly one stitch per child', () => {
    for (const count of [0, 1, 159, 160, 161, 400]) expect(weaveCloth(count, 40)).toHaveLength(count);
  });

  it('the cloth draws each stitch once for wide windows and once for phones, in incomplete rows too', () => {
    for (const count of [0, 1, 15, 16, 39, 40, 160, 173, 400]) {
      const drawn = renderToStaticMarkup(createElement(Cloth, { count, label: '' }));
      expect([count, drawn.match(/h1(?=[mM"])/g)?.length ?? 0]).toEqual([count, 2 * count]);
    }
  });

  it('the cloth has the same number of elements for any number of stitches', () => {
    const elements = (count: number) =>
      renderToStaticMarkup(createElement(Cloth, { count, label: '' })).match(/<\w/g)?.length;
    expect(elements(1600)).toBe(elements(160));
  });

  it('the first ten stitches take the five colours in mirrored order, in wide windows and on phones', () => {
    expect(weaveCloth(160, 40).slice(0, 10)).toEqual([1, 0, 4, 3, 2, 2, 3, 4, 0, 1]);
    expect(weaveCloth(160, 16).slice(0, 10)).toEqual([4, 3, 2, 1, 0, 0, 1, 2, 3, 4]);
  });
});

describe('the strands of the cloth', () => {
  it('the strands hold each stitch exactly once, in order', () => {
    for (const count of [0, 1, 80, 81, 160, 400]) {
      const strands = listStrands(count);
      const held = strands.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, n) => from + n),
      );
      expect(held).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    }
  });
});
