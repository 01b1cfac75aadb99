/** Tells whether a text is the address of a page elsewhere, with https: `http:`, `javascript:` and the like are not. */
export function isHttpsLink(text: string): boolean {
  if (!/^https:\/\//i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === '' && /[^.]\.[^.]/.test(address.hostname);
}

/** Tells whether a text is the path of a page of ours, such as `/news` or `/?tab=impact_tab#calendar`. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/**
 * Tells whether a link may be shown whatever was stored: no scheme but http and https (browsers leave blanks and control
 * characters out before they read one), and none that names no host of its own. A second lock behind the rules of forms.
 */
export function isHarmlessLink(text: string): boolean {
  const read = text.replaceAll(/[^!-~]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || (/^https?$/.test(scheme) && /^https?:\/\//i.test(read));
}
