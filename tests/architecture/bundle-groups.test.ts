import { globSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { findIslands } from '#site/adapter/find-islands.ts';
import site from '../../astro.config.ts';

type Group = { name: string; test: RegExp };

/** The alternatives of a pattern, each as a pattern of its own: `a(b|c)` is `ab` and `ac`. */
function alternatives(pattern: string): string[] {
  const [group, inner = ''] = /\(([^()]*)\)/.exec(pattern) ?? [];
  if (!group) return pattern.split('|');
  return inner.split('|').flatMap(one => alternatives(pattern.replace(group, () => one)));
}

/** Scripts that pages load by themselves; workers are bundled apart. */
const plainScripts = globSync('src/**/*.browser.ts').filter(
  path => !/(hydrate|(service|removal)-worker|solve-challenge)\.browser/.test(path),
);

/** The files that each script loads with itself, as the build of the site splits them. */
async function bundle(scripts: readonly string[]): Promise<Map<string, Set<string>>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [findIslands()],
    build: {
      write: false,
      rolldownOptions: { input: [...scripts], output: site.vite?.build?.rolldownOptions?.output ?? {} },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter(one => one.type === 'chunk');
  const collectImports = (name: string, found = new Set<string>()): Set<string> => {
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (!found.has(next)) collectImports(next, found.add(next));
    return found;
  };
  return new Map(
    chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName }) => [name, collectImports(fileName)]),
  );
}

it('no script that a page loads by itself loads React', async () => {
  const loaded = await bundle(plainScripts);
  expect(loaded.size).toBeGreaterThan(20);
  const withReact = [...loaded].filter(([, files]) =>
    [...files].some(file => /\/(react|islands)-/.test(file)),
  );
  expect(withReact.map(([script]) => script)).toEqual([]);
});

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
