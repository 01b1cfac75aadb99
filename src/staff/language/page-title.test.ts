import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { sayIn } from '#cms/language/amharic.ts';
import config from '#config';
import { staffMetadata } from './page-title.ts';

const inAmharic = sayIn('am');

it('every custom page of the admin has a title in both languages', async () => {
  const { admin } = await config;
  const { dashboard: _, ...pages } = admin.components.views ?? {};
  const titles = Object.values(pages).map(page => String(page?.meta?.title));
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter(title => inAmharic(title) === title)).toEqual([]);
});

const from = { admin: { meta: { titleSuffix: ' · Adey staff' } } } as SanitizedConfig;

it('titles of custom admin pages are translated, and those of Payload get the same sign between their parts', () => {
  const titled = (title: string) => staffMetadata({ title }, from, inAmharic).title;
  expect(titled('Books  · Adey staff')).toBe('የሂሳብ መዝገብ · Adey staff');
  expect(titled('በማስተካከል ላይ - ልገሳ  · Adey staff')).toBe('በማስተካከል ላይ · ልገሳ · Adey staff');
});

it('every admin page is named after what it shows and the charity, and nowhere after Payload', () => {
  const ofPayload = {
    title: 'Nothing found',
    description: 'Payload',
    keywords: 'Payload',
    openGraph: { title: 'Payload', siteName: 'Payload App' },
  };
  const shown = staffMetadata(ofPayload, from, sayIn('en'));
  expect(shown.title).toBe('Nothing found · Adey staff');
  expect(JSON.stringify(shown)).not.toContain('Payload');
});
