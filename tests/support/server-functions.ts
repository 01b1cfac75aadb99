import { readFileSync } from 'node:fs';

const payloads = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js';
const map = /const baseServerFunctions = \{([^}]+)\}/;

/** The names of all server functions that admin screens may call, as listed in Payload's own file. */
export function serverFunctions(): string[] {
  const [, listed = ''] = map.exec(readFileSync(payloads, 'utf8')) ?? [];
  const names = [...listed.matchAll(/^\s*'?([\w-]+)'?:/gm)].flatMap(([, name]) => name ?? []);
  if (names.length < 10) throw new Error(`${payloads} lists its functions in another way`);
  return names;
}
