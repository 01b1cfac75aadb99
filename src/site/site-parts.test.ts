import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteParts } from '#features/navigation/site-parts.ts';

/** Led to by the site itself, so nobody writes a link there. */
const neverLinked = ['404', 'index', 'overlays', 'preview', 'problem'];

test('links that staff enter may lead to every page of the site, and to nothing else', () => {
  const pages = readdirSync('src/site/pages').map(name => name.replace(/\.(astro|ts)$/, ''));
  expect(siteParts).toEqual(pages.filter(name => !neverLinked.includes(name)).sort());
});
