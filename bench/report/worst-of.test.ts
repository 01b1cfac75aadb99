import { describe, expect, it } from 'vitest';
import { worstOf } from './worst-of.ts';

const rows = [
  { route: '/', bytes: 3 },
  { route: '/news', bytes: 9 },
  { route: '/team', bytes: 1 },
];
const figure = ({ bytes }: { bytes: number }) => bytes;

describe('a promise for every route', () => {
  it('is judged by the largest where it says at most, and by the smallest where it says at least', () => {
    const told = { what: 'bytes', unit: 'B', figure };
    expect(worstOf(rows, { ...told, most: 5 })).toEqual({
      what: 'bytes, worst of 3: `/news`',
      figure: 9,
      unit: 'B',
      most: 5,
    });
    expect(worstOf(rows, { ...told, least: 2 })).toMatchObject({ figure: 1, least: 2 });
  });

  it('is not held by measuring nothing', () => {
    expect(worstOf([], { what: 'bytes', unit: 'B', figure, most: 5 }).figure).toBeNaN();
  });
});
