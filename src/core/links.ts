/** Whether a text is the https address of a page elsewhere; `http:`, `javascript:` and the like are not. */
export function isHttpsLink(text: string): boolean {
  if (!/^https:\/\//i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === '' && /[^.]\.[^.]/.test(address.hostname);
}

/**
 * An address as people write it, made whole: `example.org/more` gets its `https://`. Anything else, such as a path of
 * ours, an address with a scheme or a mail address, is returned without the blanks around it.
 */
export function wholeAddress(text: string): string {
  const address = text.trim();
  return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(address) ? `https://${address}` : address;
}

/** Whether a text is the path of one of our pages, such as `/news` or `/?tab=impact_tab#calendar`. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/**
 * Whether a stored link is safe to show: no scheme but http and https (browsers drop blanks and control characters
 * before they read one), and no foreign host without a scheme. A second check behind the rules of forms.
 */
export function isSafeLink(text: string): boolean {
  const read = text.replaceAll(/[^!-~]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || (/^https?$/.test(scheme) && /^https?:\/\//i.test(read));
}

/** The tel: address of a phone number in its written form: `+251 900 000 000` becomes `tel:+251900000000`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** Whether a host name, as URLs hold it, is that of this very machine. */
export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Whether secrets may be sent to an address: https anywhere, plain http on this machine only. False for anything but an
 * absolute address, and for one with a name and password in it.
 */
export function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/**
 * The path of one of our pages behind an address as staff type or paste it: without the site, the language, the query and
 * the slash at the end, decoded. Null for other sites and for what is no address.
 */
export function pagePath(typed: string, siteUrl: string): string | null {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text) && !isSitePath(text)) return null;
  const url = URL.parse(text, siteUrl);
  if (url?.origin !== new URL(siteUrl).origin) return null;
  try {
    const path = decodeURIComponent(url.pathname).replace(/^\/am(?=\/|$)/, '');
    return path.replace(/\/+$/, '').normalize('NFC') || '/';
  } catch {
    return null;
  }
}
