import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:need`: an island that loads at the first interaction. */
export function needDirective(): AstroIntegration {
  return {
    name: 'adey-need-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'need',
          entrypoint: fileURLToPath(new URL('./need.browser.ts', import.meta.url)),
        });
      },
    },
  };
}
