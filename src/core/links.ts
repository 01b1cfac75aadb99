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
