import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Said with every answer of the staff door; what depends on the page (scripts) is said in proxy.ts. */
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

/** Mails stand in frames beside their forms; their own policy says who may frame them, and what may be in them. */
const mails = 'api/newsletter-issues/\\d+/mail$|api/mails/\\d+/body$';

const unframed = {
  source: `/:path((?!${mails}).*)`,
  headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
};

/** Said of everything but pages of the admin, which say theirs in proxy.ts. */
const policyOf = (rules: string) => [
  {
    key: 'Content-Security-Policy',
    value: `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${rules}`,
  },
];

const nothingRuns = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Answers of the API, pictures and scripts: whatever was written into them, opened by itself it is nobody's page. */
const answers = {
  source: `/:path((?=api/|_next/)(?!${mails}).*)`,
  headers: policyOf(nothingRuns),
};

/** The drawing of the tab, and the page that says there is no such page: words that look like ours, and run nothing. */
const elsewhere = {
  source: '/:path((?!admin$|admin/|api/|_next/).*)',
  headers: policyOf(`style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; ${nothingRuns}`),
};

export default function adminConfig(phase: string): NextConfig {
  return withPayload({
    poweredByHeader: false,
    // Payload tells its errors by the names of their classes; minified they are nameless, and each sentence for staff
    // becomes "An unknown error occurred."
    experimental: { turbopackMinify: { server: false, client: true } },
    compiler: { define: { DEVELOPING: phase === PHASE_DEVELOPMENT_SERVER } },
    // It reads files beside its own code when it is loaded.
    serverExternalPackages: ['graphile-worker'],
    turbopack: { root: process.cwd() },
    outputFileTracingRoot: process.cwd(),
    typescript: { ignoreBuildErrors: true },
    redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
    headers: async () => [{ source: '/:path*', headers }, unframed, answers, elsewhere],
  });
}
