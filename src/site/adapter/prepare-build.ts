import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress-files.ts';

/**
 * Does once, at the end of the build, what every start of the site would do otherwise. Must be the last integration.
 */
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
