/** Whether a text is the https address of a page elsewhere; `http:`, `javascript:` and the like are not. */
export function isHttpsLink(text: string): boolean {
  if (!/^https:\/\//i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === '' && /[^.]\.[^.]/.test(address.hostname);
}

/** Whether a text is the path of one of our pages, such as `/news` or `/?tab=impact_tab#calendar`. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/**
 * Whether a stored link is safe to show: no scheme but http and https (browsers drop blanks and control characters
 * before they read one), and no foreign host without a scheme. A second check behind the rules of forms.
 */
export function isHarmlessLink(text: string): boolean {
  const read = text.replaceAll(/[^!-~]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || (/^https?$/.test(scheme) && /^https?:\/\//i.test(read));
}
