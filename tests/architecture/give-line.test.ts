import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'src/site/pages';

/** Pages whose main content does not end with a sentence that leads to giving. */
const without: readonly { path: RegExp; because: string }[] = [
  { path: /^donate$/, because: 'it is the page to give' },
  { path: /^(cart|sales\/get-tickets)$/, because: 'somebody is buying tickets' },
  { path: /^payment\//, because: 'somebody has just paid, or tried to' },
  { path: /^send\/(gift|gifts|thanks)$/, because: 'they are about a gift' },
  { path: /^send\/(leave|preferences)$/, because: 'somebody is leaving' },
  { path: /^send\/approval$/, because: 'a family is asked about its story' },
  { path: /^auth\//, because: 'somebody signs in, or is in their account' },
  { path: /^offline$/, because: 'without a connection nobody can give' },
];

/** Pages that decide it themselves, and when they have none. */
const sometimes: readonly string[] = [
  // Staff put a part that leads to giving on it.
  '[page]',
  'arranged-home',
  // A fault of ours: the cause may be in what surrounds the page.
  'problem',
];

const pages = globSync('**/*.astro', { cwd: folder })
  .map(file => ({ path: file.replace(/\.astro$/, ''), text: readFileSync(`${folder}/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes('#site/layouts/page.astro'));

const givingOf = (text: string) => /<Page\s+giving=("[^"]*"|\{[^}]*\})/.exec(text)?.[1];

it('every page says which sentence leads from it to giving, and only those listed have none', () => {
  expect(pages.length).toBeGreaterThan(40);
  for (const { path, text } of pages) {
    const giving = givingOf(text);
    expect(giving, path).toBeDefined();
    if (sometimes.includes(path)) expect(giving, path).toMatch(/^\{.*'none'.*\}$/);
    else expect(giving === '"none"', path).toBe(without.some(kind => kind.path.test(path)));
  }
});

it('each exception is still a page', () => {
  for (const { path, because } of without)
    expect(
      pages.some(page => path.test(page.path)),
      because,
    ).toBe(true);
  for (const path of sometimes) expect(pages.map(page => page.path)).toContain(path);
});
