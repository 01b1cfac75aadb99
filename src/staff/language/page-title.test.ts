import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { sayIn } from '#cms/language/amharic.ts';
import config from '#config';
import { titleOf } from './page-title.ts';

const inAmharic = sayIn('am');

it('every custom page of the admin has a title in both languages', async () => {
  const { admin } = await config;
  const { dashboard: _, ...pages } = admin.components.views ?? {};
  const titles = Object.values(pages).map(page => String(page?.meta?.title));
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter(title => inAmharic(title) === title)).toEqual([]);
});

it('titles of custom admin pages are translated, and those of Payload stay as they are', () => {
  const from = { admin: { meta: { titleSuffix: ' · Adey staff' } } } as SanitizedConfig;
  const titled = (title: string) => titleOf({ title }, from, inAmharic);
  expect(titled('Books  · Adey staff')).toBe('የሂሳብ መዝገብ · Adey staff');
  expect(titled('በማስተካከል ላይ - ልገሳ  · Adey staff')).toBe('በማስተካከል ላይ - ልገሳ · Adey staff');
});
