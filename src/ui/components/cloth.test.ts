import { describe, expect, it } from 'vitest';
import { weaveCloth } from './cloth.tsx';
import { strandsOf } from './cloth-strands.tsx';

describe('the cloth of stitches', () => {
  it('has exactly one stitch per child', () => {
    for (const count of [0, 1, 159, 160, 161, 400]) expect(weaveCloth(count)).toHaveLength(count);
  });

  it('weaves 160 stitches in the colours of the drawing: saffron, coral, lilac, Abay, green in mirrored groups of ten', () => {
    const firstRow = weaveCloth(160).slice(0, 10);
    expect(firstRow.map(stitch => stitch.wide)).toEqual([1, 0, 4, 3, 2, 2, 3, 4, 0, 1]);
    expect(firstRow.map(stitch => stitch.tall)).toEqual([4, 3, 2, 1, 0, 0, 1, 2, 3, 4]);
  });
});

describe('the strands of the cloth', () => {
  it('hold each stitch once, in order, and no other', () => {
    for (const count of [0, 1, 80, 81, 160, 400]) {
      const strands = strandsOf(count);
      const held = strands.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, n) => from + n),
      );
      expect(held).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    }
  });
});
