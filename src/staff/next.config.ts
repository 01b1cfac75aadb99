import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Headers of every response of the admin; those that depend on the page (scripts) are set in proxy.ts. */
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  },
];

/** Mails are framed beside their forms; their own policy states who may frame them and what they may contain. */
const mails = 'api/newsletter-issues/\\d+/mail$|api/mails/\\d+/body$|api/tickets-desk/letter$';

const unframed = {
  source: `/:path((?!${mails}).*)`,
  headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
};

/** For everything but admin pages, which get their policy in proxy.ts. */
const policyHeaders = (rules: string) => [
  {
    key: 'Content-Security-Policy',
    value: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${rules}`,
  },
];

const nothingRuns = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Responses of the API, pictures and scripts: whatever they contain, opened directly they must not act as a page. */
const answers = {
  source: `/:path((?=api/|_next/)(?!${mails}).*)`,
  headers: policyHeaders(nothingRuns),
};

/** The icon and the 404 page: our own style, but no scripts. */
const elsewhere = {
  source: '/:path((?!admin$|admin/|api/|_next/).*)',
  headers: policyHeaders(`style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; ${nothingRuns}`),
};

/** The first build, as on a clean clone, is mostly the only one, and writing a cache for the next costs a third more. */
const wasBuiltBefore = existsSync(join(import.meta.dirname, '.next', 'BUILD_ID'));

export default function adminConfig(phase: string): NextConfig {
  return withPayload({
    poweredByHeader: false,
    // Nothing here uses Next's resizing of pictures, which anybody could request.
    images: { unoptimized: true },
    experimental: {
      // Payload identifies its errors by class name; minified, each message for staff becomes "An unknown error
      // occurred."
      turbopackMinify: { server: false, client: true },
      turbopackFileSystemCacheForBuild: wasBuiltBefore,
    },
    compiler: { define: { DEVELOPING: phase === PHASE_DEVELOPMENT_SERVER } },
    // They read files beside their own code when they are loaded.
    serverExternalPackages: ['graphile-worker', 'subset-font'],
    turbopack: { root: process.cwd() },
    outputFileTracingRoot: process.cwd(),
    typescript: { ignoreBuildErrors: true },
    redirects: async () => [
      { source: '/', destination: '/admin', permanent: false },
      // The home page was settings; bookmarks and the audit trail still lead there.
      { source: '/admin/globals/home', destination: '/admin/collections/home', permanent: false },
    ],
    headers: async () => [{ source: '/:path*', headers }, unframed, answers, elsewhere],
  });
}
