import { describe, expect, it } from 'vitest';
import { heroTriggers, heroVideoAct, scrollShift, scrubbed, scrubMilliseconds } from './hero-motion.rules.ts';

describe('the shift of a scroll-speed layer', () => {
  it('the shift of a layer is its speed times the pixels scrolled', () => {
    expect(scrollShift(0.1, 300, 6000)).toBeCloseTo(30);
    expect(scrollShift(-0.03, 300, 6000)).toBeCloseTo(-9);
  });

  it('the shift of a layer is limited to the scroll range of the page', () => {
    expect(scrollShift(0.1, 6400, 6000)).toBe(600);
    expect(scrollShift(0.1, -80, 6000)).toBe(0);
  });

  it('the shift of a layer is zero on a page that does not scroll', () => {
    expect(scrollShift(0.1, 0, -20)).toBe(0);
  });
});

describe('the scrub', () => {
  it('the scrub starts where the layer is and arrives after one second, not before', () => {
    expect(scrubbed(10, 40, 0)).toBe(10);
    expect(scrubbed(10, 40, scrubMilliseconds - 1)).toBeLessThan(40);
    expect(scrubbed(10, 40, scrubMilliseconds)).toBe(40);
    expect(scrubbed(10, 40, 5000)).toBe(40);
  });

  it('the scrub only moves closer to its target', () => {
    const places = [0, 100, 200, 400, 600, 800, 1000].map(elapsed => scrubbed(0, 100, elapsed));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

const still = { isPlaying: false, stoppedByVisitor: false };
const playing = { isPlaying: true, stoppedByVisitor: false };

it('[CONST-04] the hero view triggers are 40% and 30%', () => {
  expect(heroTriggers).toEqual({ start: 0.4, pause: 0.3 });
});

it('the video starts once 40 % of the hero is in view, and not before', () => {
  expect(heroVideoAct({ ...still, inView: 0.39 })).toBeNull();
  expect(heroVideoAct({ ...still, inView: 0.4 })).toBe('play');
});

it('the video pauses below 30 %, and plays on between 30 and 40 %', () => {
  expect(heroVideoAct({ ...playing, inView: 0.35 })).toBeNull();
  expect(heroVideoAct({ ...playing, inView: 0.3 })).toBeNull();
  expect(heroVideoAct({ ...playing, inView: 0.29 })).toBe('pause');
});

it('a pause chosen by the visitor is respected when the hero comes back into view', () => {
  expect(heroVideoAct({ isPlaying: false, stoppedByVisitor: true, inView: 1 })).toBeNull();
});
