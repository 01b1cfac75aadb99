import { env } from '#platform/env.ts';

/** The name our messages are numbered under: where they come from, or else where the site is. */
export function mailDomain(): string {
  return new URL(env.SITE_URL).hostname;
}
