const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tells whether secrets may travel to an address: https anywhere, plain http on this very machine only. False for
 * anything that is no absolute address, and for one with a name and password in it.
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.has(hostname));
}
