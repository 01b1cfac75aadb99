import { expect, it } from 'vitest';
import { everyPair, fullRun } from './test-scale.ts';

const themes = ['light', 'dark'] as const;
const widths = [320, 390, 1440] as const;
const languages = ['en', 'am'] as const;

it('everyPair returns few combinations that contain every two values of different lists', () => {
  const chosen = everyPair(themes, widths, languages);
  expect(chosen.length).toBeLessThanOrEqual(fullRun ? 12 : 7);
  const meet = (...values: unknown[]) =>
    chosen.some(one => values.every(value => one.includes(value as never)));
  for (const theme of themes) for (const width of widths) expect(meet(theme, width)).toBe(true);
  for (const width of widths) for (const language of languages) expect(meet(width, language)).toBe(true);
  for (const theme of themes) for (const language of languages) expect(meet(theme, language)).toBe(true);
});
