import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { build } from 'esbuild';
import { bundleServer, compressFiles } from './bundle-server.ts';

/**
 * The adapter for our own server: the build exports a function from request to response (`server-entry.ts`), which
 * `server.ts` calls.
 */
export function ownServer(): AstroIntegration {
  return {
    name: 'adey-own-server',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'adey-own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server-entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
    },
  };
}

/**
 * React on the server. Our own runtime hydrates islands (src/ui/islands), so Astro's client is left out of the build. In
 * development each page gets the code for hot reload, which Astro only adds for its own islands.
 */
export function reactOnServer(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': options =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: ({ clientEntrypoint, ...onServer }) => options.addRenderer(onServer),
          injectScript: (stage, content) =>
            options.injectScript(stage === 'before-hydration' ? 'page' : stage, content),
        }),
    },
  };
}

/** Bundles the server and compresses files at the end of the build, instead of at each start. Must be the last integration. */
export function prepareBuild(): AstroIntegration {
  let server = '';
  let entry = '';
  return {
    name: 'adey-prepare-build',
    hooks: {
      'astro:config:done'({ config }) {
        server = fileURLToPath(config.build.server);
        entry = config.build.serverEntry;
      },
      async 'astro:build:done'({ dir }) {
        await bundleServer(server, entry);
        await compressFiles(fileURLToPath(dir));
      },
    },
  };
}

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

/**
 * Leaves `import()` in scripts of pages as it is. Vite would add code to every page (0.7 KB of 15) that preloads the
 * imports of three small files.
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
    // A page has the styles of what the server rendered. Those of its scripts would be the styles of all islands.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
      },
    },
  };
}

/** The service workers by their file names on the site. */
const serviceWorkers = {
  'service-worker': '../offline/service-worker.browser.ts',
  'door-worker': '../offline/door-worker.browser.ts',
  'ticket-worker': '../offline/ticket-worker.browser.ts',
  'removal-worker': '../offline/removal-worker.browser.ts',
};

/** Bundles each service worker into one file without imports, as browsers fetch it. */
export function buildWorkers(): AstroIntegration {
  return {
    name: 'adey-service-workers',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
        await build({
          entryPoints: Object.entries(serviceWorkers).map(([out, file]) => ({ in: at(file), out })),
          outdir: fileURLToPath(dir),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { 'process.env.NODE_ENV': '"production"' },
          logLevel: 'warning',
        });
      },
    },
  };
}
