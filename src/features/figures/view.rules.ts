const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** The class of a device by its User-Agent; nothing more specific is read. */
export function classifyDevice(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk|android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|opera mini/i.test(userAgent) ? 'phone' : 'computer';
}

const longestHost = 100;

/** The host of the referring site, without `www.`; null for our own, for IP addresses and for invalid ones. */
export function tidyReferrer(host: string, ownHost: string): string | null {
  const plain = host.toLowerCase().replace(/^www\./, '');
  const isHost = plain.length <= longestHost && /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(plain);
  if (!isHost || /^[\d.]+$/.test(plain) || plain === ownHost.toLowerCase().replace(/^www\./, '')) return null;
  return looksPersonal(plain) ? null : plain;
}

const longestCampaign = 100;

/** A campaign's name in the form it is counted; null if it could name a person. */
export function tidyCampaign(name: string): string | null {
  const plain = name.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  if (plain === '' || plain.length > longestCampaign || !/^[\p{L}\p{M}\p{N} ._-]+$/u.test(plain)) return null;
  return looksPersonal(plain) ? null : plain;
}

const longestWords = 60;

/** A search without results in the form it is counted; null if it could name a person or contain a secret. */
export function unfoundWords(typed: string): string | null {
  const written = typed
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  const plain = written.toLowerCase();
  if (plain.length < 2 || plain.length > longestWords || !/\p{L}/u.test(plain)) return null;
  // Checked before lower-casing: a lower-case key can look like the address of a page.
  return looksPersonal(plain) || written.split(' ').some(isKeyLike) ? null : plain;
}

const longestPath = 120;

/** A missing address in the form it is counted: decoded, without language; null if it could contain a secret. */
export function missingPath(path: string): string | null {
  if (path.length > longestPath || !/^\/[\p{L}\p{M}\p{N}/ ._~+-]+$/u.test(path)) return null;
  if (path.startsWith('/send') || path.startsWith('/auth')) return null;
  return looksPersonal(path) || path.split('/').some(isKeyLike) ? null : path;
}

/** Email addresses, telephone and account numbers, also disguised ones. */
function looksPersonal(text: string): boolean {
  const withoutDays = text.replaceAll(/(?<!\p{N})20\d\d[-/][01]\d([-/][0-3]\d)?(?!\p{N})/gu, '');
  return /@|%40|＠|\bat\b.*\bdot\b/i.test(text) || /\p{N}(?:[\s().+/-]*\p{N}){5,}/u.test(withoutDays);
}

/** Random letters and digits, as in a personal link. */
function isKeyLike(part: string): boolean {
  if (/^(?=.*\d)(?=.*[a-z])[\w-]{20,}$/i.test(part) && !/^[a-z]+(-[a-z0-9]+)+$/.test(part)) return true;
  return /^[\w+=]{25,}$/.test(part);
}

/** The goals of a visit, in the order of the path to a gift. Pages name theirs in `data-goal`. */
export const goals = ['read', 'joined', 'booked', 'ticket', 'gift-begun', 'gift-paid'] as const;
export type Goal = (typeof goals)[number];

/** The mark of pages for addresses that do not exist; these are counted as missing, not as pages. */
export const MISSING = 'missing';

/** Valid values of `data-goal`. */
export const marks = [...goals.filter(goal => goal !== 'read'), MISSING] as const;
