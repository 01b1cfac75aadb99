import { expect, it } from 'vitest';
import { defaultPageColour, pageColourOf, pageColours } from './page-colours.rules.ts';

it('a page has the colour that was chosen for it', () => {
  for (const { value } of pageColours) expect(pageColourOf(value)).toBe(value);
});

it.each([null, undefined, '', 'red', 3, {}])('a page has the default colour for what is none: %j', stored => {
  expect(pageColourOf(stored)).toBe(defaultPageColour);
});

it('each colour can be chosen once, under a name of its own', () => {
  const names = pageColours.map(({ label }) => label);
  expect(new Set(pageColours.map(({ value }) => value)).size).toBe(pageColours.length);
  expect(new Set(names).size).toBe(names.length);
});
