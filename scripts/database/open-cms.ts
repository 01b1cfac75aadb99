import type { Payload } from 'payload';

/** Opens the CMS where a command comes to need it: reading its code takes seconds, and most refusals need none of it. */
export async function openCms(options: { disableOnInit?: boolean } = {}): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#config')]);
  return getPayload({ config, ...options });
}
