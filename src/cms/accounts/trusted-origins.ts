import { env } from '#platform/env.ts';

/**
 * The origins from which a signed-in browser may write: the admin alone. In development also by IP address, because
 * people type both.
 */
export function trustedOrigins(): string[] {
  const byName = new URL(env.STAFF_URL);
  if (env.ADEY_ENV === 'production' || byName.hostname !== 'localhost') return [byName.origin];
  const byNumber = new URL(byName);
  byNumber.hostname = '127.0.0.1';
  return [byName.origin, byNumber.origin];
}
