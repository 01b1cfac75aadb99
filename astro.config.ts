import { defineConfig, passthroughImageService } from 'astro/config';
import { ownServer, plainImports, prepareBuild, reactOnServer } from './src/site/adapter/integrations.ts';
import { buildWorker } from './src/site/offline/build-worker.ts';

export default defineConfig({
  srcDir: './src/site',
  outDir: './dist',
  output: 'server',
  adapter: ownServer(),
  integrations: [reactOnServer(), buildWorker(), prepareBuild()],
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 3000 },
  build: { inlineStylesheets: 'always', format: 'file', redirects: false },
  prefetch: false,
  // Pictures come ready in every size from the media library and the drawing catalogue.
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/_image', entrypoint: './src/site/adapter/no-images.ts' },
  },
  session: false,
  markdown: { syntaxHighlight: false },
  security: {
    // src/platform/http/form-fields.ts checks this, and answers API clients with a problem document.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types adey',
        "worker-src 'self'",
      ],
    },
  },
  vite: {
    plugins: [plainImports()],
    ssr: {
      external: [
        'better-auth',
        'payload',
        '@payloadcms/db-postgres',
        '@payloadcms/richtext-lexical',
        '@payloadcms/storage-s3',
        '@aws-sdk/client-s3',
        'sharp',
        'pg',
        'drizzle-orm',
      ],
    },
    // The CMS never reaches the browser; without this the dev server would prepare it for one.
    optimizeDeps: { exclude: ['payload'] },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Every page loads these modules: one file saves requests and compresses better.
          codeSplitting: {
            groups: [
              // What every island needs, in one file that stays the same from release to release.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|ui\/islands\/hydrate/,
                priority: 2,
              },
              {
                name: 'shared',
                tags: ['$initial'],
                test: /browser-storage|nanostores|core\/loading|start-storing|preload-helper|event-timing|event-views|zoned-time/,
              },
            ],
          },
        },
      },
    },
  },
});
