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

/** No page of ours stands in a frame, but mails beside their forms; their policy says who may frame them. */
const unframed = {
  source: '/:path((?!api/newsletter-issues/\\d+/mail$|api/mails/\\d+/body$).*)',
  headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
};

export default function staffDoor(phase: string): NextConfig {
  return withPayload({
    poweredByHeader: false,
    // Payload tells its errors by the names of their classes; minified they are nameless, and each sentence for staff
    // becomes "An unknown error occurred."
    experimental: { turbopackMinify: { server: false, client: true } },
    compiler: { define: { DEVELOPING: phase === PHASE_DEVELOPMENT_SERVER } },
    turbopack: { root: process.cwd() },
    outputFileTracingRoot: process.cwd(),
    typescript: { ignoreBuildErrors: true },
    redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
    headers: async () => [{ source: '/:path*', headers }, unframed],
  });
}
