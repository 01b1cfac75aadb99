import type { Payload } from 'payload';

/** Opens the CMS when a command first needs it: loading its code takes seconds, and most refusals do not need it. */
export async function openCms(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('#config')]);
  return getPayload({ config });
}
