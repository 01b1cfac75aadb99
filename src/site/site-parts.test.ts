import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteParts } from '#features/navigation/site-parts.ts';

/** The site itself leads here, so nobody enters a link to it. */
const neverLinked = ['404', '[page]', 'arranged-home', 'index', 'overlays', 'preview', 'problem'];

test('the pages that staff can link to are exactly the pages of the site', () => {
  const pages = readdirSync('src/site/pages').map(name => name.replace(/\.(astro|ts)$/, ''));
  expect(siteParts).toEqual(pages.filter(name => !neverLinked.includes(name)).sort());
});
