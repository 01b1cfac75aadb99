import { expect, it } from 'vitest';
import { heroTriggers, heroVideoAct } from './hero-video.rules.ts';

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
