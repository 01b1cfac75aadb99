import { describe, expect, it } from 'vitest';
import { colourModeOf, storedColourMode } from './colour-mode.rules.ts';

describe('the colour mode', () => {
  it('is the one stored under isLight, and the system’s where the value is missing or invalid', () => {
    expect(colourModeOf(true)).toBe('light');
    expect(colourModeOf(false)).toBe('dark');
    for (const nonsense of [null, undefined, 'true', 1, {}, []])
      expect(colourModeOf(nonsense)).toBe('system');
  });

  it('is read back as chosen', () => {
    for (const mode of ['light', 'dark', 'system'] as const)
      expect(colourModeOf(storedColourMode(mode))).toBe(mode);
  });
});
