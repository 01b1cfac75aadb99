import { z } from 'zod';

/** The kinds of CDN that can drop pages by tag. */
const kinds = ['varnish', 'fastly', 'cloudflare', 'http'] as const;

/** Settings for a CDN in front of the site (docs/how-to/put-a-cdn-in-front.md). */
export const cdnSettings = {
  CDN: z
    .enum(kinds)
    .optional()
    .describe(
      'what caches pages in front of the site: it may then keep them for five minutes and is told of every change; ' +
        'http for any service that takes our own small request; while unset nothing in front of us caches',
    ),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where it is told which pages to drop; needed with CDN'),
  CDN_TOKEN: z.string().optional().describe('the key of that service, if it wants one'),
};

/** Checks that involve several settings; one sentence each. */
export function cdnProblems(given: Readonly<Record<string, string | undefined>>): string[] {
  return given.CDN !== undefined && given.CDN_PURGE_URL === undefined
    ? [`CDN_PURGE_URL is missing (${cdnSettings.CDN_PURGE_URL.description})`]
    : [];
}
