import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#core/colour.ts';
import { readColours } from '../../../tests/support/read-colours.ts';
import { day, night } from './mail-parts.tsx';

const { light, dark } = readColours();
const token = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

describe('the colours of mail', () => {
  it('mail colours by day are those of the site, and by night those of its cards', () => {
    for (const [name, colour] of Object.entries(day))
      expect([name, light.get(token(name))]).toEqual([name, colour]);
    const named = { ...night, ground: undefined, wash: undefined };
    for (const [name, colour] of Object.entries(named))
      if (colour !== undefined) expect([name, dark.get(token(name))]).toEqual([name, colour]);
    expect([night.ground, night.wash]).toEqual([dark.get('surface'), dark.get('ground')]);
  });

  it('mail colours have a contrast of at least 4.5', () => {
    const pairs = [
      [day.text, day.ground],
      [day.muted, day.ground],
      [day.link, day.ground],
      [day.onGo, day.go],
      [day.ground, day.ink],
      [night.text, night.ground],
      [night.muted, night.ground],
      [night.link, night.ground],
    ] as const;
    for (const [front, back] of pairs) expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(4.5);
  });
});
