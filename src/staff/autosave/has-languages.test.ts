import { expect, it } from 'vitest';
import { hasLanguages } from './has-languages.rules.ts';

it('finds a text with two languages in groups and tabs, and none where there is none', () => {
  const text = { type: 'text', name: 'alt', localized: true };
  expect(hasLanguages([{ type: 'text', name: 'who' }, text])).toBe(true);
  expect(hasLanguages([{ type: 'group', fields: [{ type: 'row', fields: [text] }] }])).toBe(true);
  expect(hasLanguages([{ type: 'tabs', tabs: [{ label: 'One', fields: [text] }] }])).toBe(true);
  expect(
    hasLanguages([
      { type: 'text', name: 'who' },
      { type: 'ui', name: 'note' },
    ]),
  ).toBe(false);
});
