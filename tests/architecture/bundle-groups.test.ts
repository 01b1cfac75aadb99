import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import site from '../../astro.config.ts';

type Group = { name: string; test: RegExp };

/** The alternatives of a pattern, each as a pattern of its own: `a(b|c)` is `ab` and `ac`. */
function alternatives(pattern: string): string[] {
  const [group, inner = ''] = /\(([^()]*)\)/.exec(pattern) ?? [];
  if (!group) return pattern.split('|');
  return inner.split('|').flatMap(one => alternatives(pattern.replace(group, () => one)));
}

it('every pattern of a bundle group names a file that exists', () => {
  const output = site.vite?.build?.rolldownOptions?.output as unknown as {
    codeSplitting: { groups: Group[] };
  };
  const files = [
    ...globSync('src/**/*.{ts,tsx,css}').map(file => `/${file}`),
    '/node_modules/nanostores/index.js',
    'vite/preload-helper.js',
  ];
  const patterns = output.codeSplitting.groups
    .filter(({ name }) => name !== 'styles')
    .flatMap(({ test }) => alternatives(test.source))
    .filter(pattern => !pattern.includes('node_modules'));
  expect(patterns.length).toBeGreaterThan(20);
  const missing = patterns.filter(pattern => !files.some(file => new RegExp(pattern).test(file)));
  expect([...new Set(missing)]).toEqual([]);
});
