import { describe, expect, it } from 'vitest';
import { nextOnes } from './next-ones.ts';

describe('nextOnes', () => {
  it('goes round at the end, and repeats nothing', () => {
    expect(nextOnes(['a', 'b', 'c', 'd', 'e'], 3, 3)).toEqual(['e', 'a', 'b']);
    expect(nextOnes(['a', 'b', 'c'], 0, 3)).toEqual(['b', 'c']);
    expect(nextOnes(['a'], 0, 3)).toEqual([]);
  });

  it('gives the first ones where the one is not in the list', () => {
    expect(nextOnes(['a', 'b', 'c', 'd'], -1, 3)).toEqual(['a', 'b', 'c']);
  });
});
