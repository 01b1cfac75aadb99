import type { AstroIntegration } from 'astro';

/**
 * Tells Astro that our own server runs the pages: the build exports a function from request to response
 * (`server-entry.ts`), and `server.ts` does the rest.
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
