import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteParts } from '#features/navigation/site-parts.ts';
import { addressProblem, isPageAddress } from '#features/pages/page.rules.ts';

/** The site itself leads here, so nobody enters a link to it. */
const neverLinked = ['404', '[page]', 'arranged-home', 'index', 'overlays', 'preview', 'problem'];

test('the pages that staff can link to are exactly the pages of the site', () => {
  const pages = new Set(readdirSync('src/site/pages').map(name => name.replace(/\.(astro|ts)$/, '')));
  expect(siteParts).toEqual([...pages].filter(name => !neverLinked.includes(name)).sort());
});

test('staff cannot give a page the address of a page or file of the site', () => {
  const names = [...readdirSync('src/site/pages'), ...readdirSync('public')].map(name =>
    name.replace(/\.(astro|ts|png|ico|svg)$/, ''),
  );
  // The others have a dot or brackets, which no address of a page has.
  const possible = names.filter(isPageAddress);
  expect(possible.length).toBeGreaterThan(40);
  expect(possible.filter(name => addressProblem(name, siteParts) === null)).toEqual([]);
});
