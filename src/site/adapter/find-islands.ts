import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/** The components that a file of islands exports. */
const findComponents = (code: string) =>
  [...code.matchAll(/^export function ([A-Z]\w*)/gm)].map(found => found[1] ?? '');

/** Every component exported from an `.island.tsx` file below the folder, with its file. Throws if two have one name. */
export function islandsIn(folder: string): Map<string, string> {
  const islands = new Map<string, string>();
  for (const file of globSync('**/*.island.tsx', { cwd: folder }).sort()) {
    const path = resolve(folder, file);
    for (const name of findComponents(readFileSync(path, 'utf8'))) {
      const other = islands.get(name);
      if (other) throw new Error(`Two islands are called ${name}: ${other} and ${path}`);
      islands.set(name, path);
    }
  }
  return islands;
}

/** `virtual:islands` has the files of islands by the names of the islands, loaded on demand. On the server each island says its name. */
export function findIslands(folder = 'src'): Plugin {
  return {
    name: 'adey-find-islands',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:islands$/ }, handler: () => '\0islands' },
    load: {
      filter: { id: /^\0islands$/ },
      handler() {
        const entries = [...islandsIn(folder)].map(
          ([name, path]) => `${name}: () => import(${JSON.stringify(path)})`,
        );
        return `export const islands = { ${entries.join(',\n')} };`;
      },
    },
    transform: {
      filter: { id: /\.island\.tsx$/ },
      handler(code) {
        if (this.environment.name === 'client') return null;
        const names = findComponents(code).map(name => `\n${name}.displayName = '${name}';`);
        return { code: code + names.join(''), map: null };
      },
    },
  };
}
