import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standingPages } from '#site/standing-pages.ts';

const folder = 'src/site/pages';

/** Pages visitors do not navigate to: another page leads there, and on their own they make no sense. */
const ledTo: readonly { path: RegExp; because: string }[] = [
  { path: /^\/(404|problem)$/, because: 'they stand in for a page that is not there' },
  { path: /^\/arranged-home$/, because: 'the home page shows it in its own place' },
  { path: /^\/overlays\//, because: 'they are parts that a script puts over a page' },
  { path: /^\/send\//, because: 'they answer a form' },
  { path: /^\/payment\//, because: 'the payment service leads back to them' },
  { path: /^\/developers$/, because: 'the README and /api lead there whoever writes programs' },
  { path: /^\/auth\/by-mail$/, because: 'a mail leads there' },
  { path: /^\/door$/, because: 'it is for staff, whom the admin leads there' },
  { path: /^\/auth\/(in|send|out)\//, because: 'they belong to somebody who is signed in' },
];

const toAddress = (file: string) => `/${file.replace(/(^|\/)index(?=\.astro$)/, '').replace(/\.astro$/, '')}`;

function unmapped(files: readonly string[], mapped: ReadonlySet<string>): string[] {
  return files
    .filter(file => !file.includes('['))
    .map(toAddress)
    .filter(path => !mapped.has(path) && !ledTo.some(kind => kind.path.test(path)));
}

const files = globSync('**/*.astro', { cwd: folder });
const mapped = new Set(standingPages.map(({ path }) => path));

describe('the list of standing pages', () => {
  it('every page a visitor can open is listed in standing-pages.ts', () => {
    expect(unmapped(files, mapped)).toEqual([]);
  });

  it('a page missing in standing-pages.ts is reported', () => {
    expect(unmapped(['about.astro', 'gone/index.astro', 'news/[slug].astro', '404.astro'], mapped)).toEqual([
      '/gone',
    ]);
  });

  it('standing-pages.ts lists each page once, and no page without a file', () => {
    expect(mapped.size).toBe(standingPages.length);
    const built = new Set(files.map(toAddress));
    const missing = [...mapped].filter(
      path => !built.has(path) && ![...built].some(file => file.startsWith(`${path.replace(/[^/]+$/, '')}[`)),
    );
    expect(missing).toEqual([]);
  });
});
