import { describe, expect, it } from 'vitest';
import { heroPose } from './hero-pose.ts';

const motifs = [42, 28, 8];

describe('the hero loop', () => {
  it('ends with birds and flowers exactly where they began', () => {
    const [first, last] = [heroPose(0, motifs, 46), heroPose(1, motifs, 46)];
    expect(last.birds).toBeCloseTo(first.birds, 9);
    last.flowers.forEach((angle, place) => {
      expect(angle).toBeCloseTo(first.flowers[place] ?? Number.NaN, 9);
    });
  });

  it('turns each ring of the sun by one motif of its own', () => {
    expect(heroPose(1, motifs, 0).rings).toEqual([360 / 42, 360 / 28, 45]);
  });

  it('drifts birds 40 units and flowers 2 degrees, at most', () => {
    expect(heroPose(0.5, motifs, 0).birds).toBeCloseTo(40, 9);
    for (let moment = 0; moment <= 1; moment += 0.01) {
      for (const angle of heroPose(moment, motifs, 46).flowers)
        expect(Math.abs(angle)).toBeLessThanOrEqual(2);
    }
  });
});
