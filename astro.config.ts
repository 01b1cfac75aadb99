import { defineConfig, passthroughImageService } from 'astro/config';
import { findIslands } from './src/site/adapter/find-islands.ts';
import {
  buildWorkers,
  ownServer,
  plainImports,
  prepareBuild,
  reactOnServer,
} from './src/site/adapter/integrations.ts';

/**
 * The beginnings of their paths below src. Their folders have more than every page needs: with whole folders everybody who
 * touches a page would load a quarter more.
 */
const islandsOfEveryPage = [
  'ui/components/(button|class-names|dialog|icon|localized-text|text-link|title|toasts|visually-hidden)',
  'ui/(forms/(error-summary|field|use-)|islands/island\\.)',
  'features/(newsletter/subscri|engagement/(engagement|love-toggle|numbers\\.island|share))',
  'site/frame/(bar-links|colour-mode|dismiss-banner|profile-card|panels/share-page)',
];

export default defineConfig({
  srcDir: './src/site',
  outDir: './dist',
  output: 'server',
  adapter: ownServer(),
  integrations: [reactOnServer(), buildWorkers(), prepareBuild()],
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
    // src/platform/http/request-body.ts checks this, and answers API clients with a problem document.
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
    plugins: [findIslands(), plainImports()],
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
    // The check of types writes pages there, with settings of their own: the dev server would reload every page.
    server: { watch: { ignored: ['**/.astro/pages/**'] } },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Fewer files save requests and compress better. A plain script must import none that holds React.
          codeSplitting: {
            groups: [
              // What every island needs, in one file that stays the same from release to release.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|ui\/islands\/hydrate/,
                priority: 3,
              },
              // Only pages that show a number load it.
              { name: 'swr', test: /node_modules\/swr\//, priority: 3 },
              // Every page loads these modules.
              {
                name: 'shared',
                tags: ['$initial'],
                test: /browser-storage|nanostores|added-markup|core\/loading|start-storing|preload-helper|event-timing|zoned-time|accounts\/(visitor|signed-in-user\.rules)|engagement\/(count\.rules|numbers\.store)/,
                priority: 2,
              },
              // What plain scripts share with islands.
              {
                name: 'plain',
                test: /\/src\/(core\/(locale|loading|own-value|links|words)|ui\/(fetched-markup|stored-atom|components\/open-dialog)|features\/(engagement\/loves\.store|home\/initiative\.rules))/,
                priority: 2,
              },
              { name: 'styles', test: /\.css\?inline/, priority: 2 },
              // What the cart draws before React, and what stores pages for reading offline: one small file each.
              {
                name: 'cart',
                test: /draw-island|core\/ticket-link|tickets\/(cart|paid)\.store/,
                priority: 2,
              },
              { name: 'offline', test: /offline\/(start-worker|stored-copies)|trusted-types/, priority: 2 },
              // The islands of every page, and what other islands share with them.
              {
                name: 'islands',
                test: new RegExp(`/src/(${islandsOfEveryPage.join('|')})[\\w.-]*$`),
                priority: 1,
              },
            ],
          },
        },
      },
    },
  },
});
