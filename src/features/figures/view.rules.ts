export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** The class of a device by what its browser calls itself; nothing finer is looked at. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|opera mini/i.test(userAgent) ? 'phone' : 'computer';
}

const longestHost = 100;

/** The host of another site that led here, without `www.`; null for our own, for addresses of networks and for nonsense. */
export function referrerOf(host: string, ownHost: string): string | null {
  const plain = host.toLowerCase().replace(/^www\./, '');
  const isHost = plain.length <= longestHost && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(plain);
  if (!isHost || /^[\d.]+$/.test(plain) || plain === ownHost.toLowerCase().replace(/^www\./, '')) return null;
  return looksPersonal(plain) ? null : plain;
}

const longestCampaign = 100;

/** The name of a campaign as it is counted; null for one that could name a person. */
export function campaignOf(name: string): string | null {
  const plain = name.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  if (plain === '' || plain.length > longestCampaign || !/^[\p{L}\p{M}\p{N} ._-]+$/u.test(plain)) return null;
  return looksPersonal(plain) ? null : plain;
}

const longestWords = 60;

/** What was searched for, as it is counted; null for what could name a person or be a key to something. */
export function lostWords(typed: string): string | null {
  const written = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  const plain = written.toLowerCase();
  if (plain.length < 2 || plain.length > longestWords || !/\p{L}/u.test(plain)) return null;
  // As it was written: in small letters alone a key may look like the address of a page.
  return looksPersonal(plain) || written.split(' ').some(isKeyLike) ? null : plain;
}

const longestPath = 120;

/** An address without a page, as it is counted: decoded, without language; null for one that could hold a secret. */
export function missingPath(path: string): string | null {
  if (path.length > longestPath || !/^\/[\p{L}\p{M}\p{N}/ ._~+-]+$/u.test(path)) return null;
  if (path.startsWith('/send') || path.startsWith('/auth')) return null;
  return looksPersonal(path) || path.split('/').some(isKeyLike) ? null : path;
}

/** Mail addresses, telephone and account numbers, and what hides them. */
function looksPersonal(text: string): boolean {
  const withoutDays = text.replaceAll(/(?<!\p{N})20\d\d[-/][01]\d([-/][0-3]\d)?(?!\p{N})/gu, '');
  return /@|%40|＠|\bat\b.*\bdot\b/i.test(text) || /\p{N}(?:[\s().+/-]*\p{N}){5,}/u.test(withoutDays);
}

/** Random letters and digits, as of a link meant for one person. */
function isKeyLike(part: string): boolean {
  if (/^(?=.*\d)(?=.*[a-z])[\w-]{20,}$/i.test(part) && !/^[a-z]+(-[a-z0-9]+)+$/.test(part)) return true;
  return /^[\w+=]{25,}$/.test(part);
}
