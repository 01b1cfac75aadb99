import type { BlocksField } from 'payload';
import { expect, it } from 'vitest';
import { homePage } from './home.collection.ts';

it('each part of the home page has a drawing of its own in the list from which staff choose', () => {
  const { blocks } = homePage.fields.find(({ type }) => type === 'blocks') as BlocksField;
  const drawn = blocks.map(({ admin }) => admin?.images?.thumbnail as { url: string; alt: string });
  expect(blocks.length).toBeGreaterThan(5);
  expect(new Set(drawn.map(({ url }) => url)).size).toBe(blocks.length);
  for (const { url, alt } of drawn) {
    expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    expect(alt).toBe('');
  }
});
