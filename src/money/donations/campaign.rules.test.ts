import { describe, expect, it } from 'vitest';
import { campaignThemes, themeProblem } from './campaign.rules.ts';

describe('the theme colour of a campaign', () => {
  it.each([
    ['[CONST-10] Appreciation is #9D9171', 'Appreciation', '#9D9171'],
    ['[CONST-11] Family Fund is #C4A287', 'Family Fund', '#C4A287'],
    ['[CONST-12] Holiday Gift is #BAA7B0', 'Holiday Gift', '#BAA7B0'],
    ['[CONST-13] School Supplies is #BFD5E2', 'School Supplies', '#BFD5E2'],
  ] as const)('%s', (_title, name, theme) => {
    expect(campaignThemes[name]).toBe(theme);
  });

  it('the theme colour of each of the four campaigns is readable under dark text', () => {
    for (const theme of Object.values(campaignThemes))
      expect(themeProblem(theme, undefined), theme).toBeNull();
  });

  it('a theme colour is refused if it is malformed or makes the text on it unreadable', () => {
    expect(themeProblem('beige', 'light')).toBe('Write the colour as # and six digits, such as #C4A287.');
    expect(themeProblem('#0081A7', 'light')).toContain('choose a lighter one');
    expect(themeProblem('#BFD5E2', 'dark')).toBe(
      'White text cannot be read on this colour: choose a darker one.',
    );
    expect(themeProblem('#006283', 'dark')).toBeNull();
  });
});
