/**
 * What the admin may turn from a string into part of a page (decision 0023): text without markup, because one of its
 * components fills in a style sheet that way, and scripts of its own build. Null refuses: the browser throws.
 */
export function plainWords(text: string): string | null {
  return text.includes('<') ? null : text;
}

export function ownBuild(address: string, origin: string): string | null {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin && url.pathname.startsWith('/_next/static/') ? address : null;
}
