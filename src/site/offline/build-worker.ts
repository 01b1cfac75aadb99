import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

/** The workers by their file names on the site. */
const workers = {
  'service-worker': './worker/reading-worker.browser.ts',
  'removal-worker': './worker/removal-worker.browser.ts',
};

/** Bundles each service worker into one file without imports, as browsers fetch it. */
export function buildWorker(): AstroIntegration {
  return {
    name: 'adey-reading-worker',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
        await build({
          entryPoints: Object.entries(workers).map(([out, file]) => ({ in: at(file), out })),
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
