import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Lets `import()` in scripts of pages be what it is. Vite would load the files below each one ahead, with code that every
 * page carries (0.7 KB of 15) for three small files that are asked for at a touch.
 */
export function plainImports(): Plugin {
  return {
    name: 'adey-plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: name => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = load => load();',
    },
  };
}
