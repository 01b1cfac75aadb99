const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether secrets may be sent to an address: https anywhere, plain http on this machine only. False for anything but an
 * absolute address, and for one with a name and password in it.
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.has(hostname));
}
