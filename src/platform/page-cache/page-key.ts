import type { IncomingMessage } from 'node:http';

/** Whole and lite pages are cached side by side: no request target contains a space, so none can have this name. */
export const liteMark = ' lite';

/** The cache key of a page. Two addresses of the same page have the same key. */
export type PageKey = {
  /** Canonical path and known parameters, the target of the render request: `/?tab=impact_tab`. */
  readonly address: string;
  /** Canonical path alone, percent-encoded: `/news/%E1%8B%9C%E1%8A%93`. */
  readonly path: string;
  /** The lite form, cached next to the whole page. */
  readonly lite?: boolean;
};

/** The name a page is cached under; `liteMark` is appended for its lite form. */
export function cacheName({ address, lite }: PageKey): string {
  return lite ? address + liteMark : address;
}

export type PageAddress =
  | { readonly kind: 'page'; readonly key: PageKey }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'malformed' };

/** The canonical spelling of a parameter's value, or null for an invalid value. */
type CanonicalValue = (value: string) => string | null;

/** Query parameters that change a page, by path and name. All others are ignored. */
export type KnownParameters = ReadonlyMap<string, ReadonlyMap<string, CanonicalValue>>;

const printableAscii = /^[!-~]+$/;
/** None of our addresses contains these once decoded; a router or database behind us could misread them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is this rule's purpose
const unsafeInSegment = /[\u0000-\u001f\u007f/\\%]/;

/**
 * Resolves a raw request target to a page. Malformed percent-encoding, control characters, encoded slashes, backslashes
 * and dot segments are `malformed`; a trailing or doubled slash is `moved` to the canonical address, with the query
 * unchanged.
 */
export function readPageAddress(target: string, known: KnownParameters): PageAddress {
  const local = withoutOrigin(target);
  if (!local.startsWith('/') || !printableAscii.test(local)) return { kind: 'malformed' };

  const queryStart = local.search(/[?#]/);
  const rawPath = queryStart === -1 ? local : local.slice(0, queryStart);
  const rawQuery = queryStart === -1 ? '' : local.slice(queryStart).split('#', 1)[0];

  const names = rawPath.split('/').filter(segment => segment !== '');
  const segments: string[] = [];
  for (const name of names) {
    const segment = canonicalSegment(name);
    if (segment === null) return { kind: 'malformed' };
    segments.push(segment);
  }

  const path = `/${segments.join('/')}`;
  const hasExtraSlash = rawPath.length > 1 && (rawPath.endsWith('/') || rawPath.includes('//'));
  if (hasExtraSlash) return { kind: 'moved', location: path + rawQuery };
  return { kind: 'page', key: { address: path + canonicalQuery(path, rawQuery ?? '', known), path } };
}

/** A proxy may send the absolute form `http://host/path`; the host is not trusted, only the path counts. */
function withoutOrigin(target: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!origin) return target;
  const rest = target.slice(origin[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function canonicalSegment(raw: string): string | null {
  const decoded = decodeSegment(raw);
  if (decoded === null || decoded === '.' || decoded === '..' || unsafeInSegment.test(decoded)) return null;
  return encodeURIComponent(decoded.normalize('NFC'));
}

function decodeSegment(raw: string): string | null {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function canonicalQuery(path: string, rawQuery: string, known: KnownParameters): string {
  const parameters = known.get(path);
  if (!parameters || rawQuery.length < 2) return '';
  const requested = new URLSearchParams(rawQuery);
  const cached: string[] = [];
  for (const [name, canonical] of parameters) {
    const value = canonical(requested.get(name) ?? '');
    if (value !== null) cached.push(writeParameter(name, value));
  }
  return cached.length === 0 ? '' : `?${cached.join('&')}`;
}

/** A parameter as written in a canonical address. */
export function writeParameter(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

const choice = /(?:^|;)\s*lite=([01])\s*(?:;|$)/;
const saving = /^\s*on\s*$/i;

/**
 * Whether to answer with a lite page (docs/decisions/0020-lite-mode.md): the visitor's own choice decides, and without
 * one the browser's data-saving header. Any other value of either counts as unset, so a page has two forms and never a
 * third. Runs for every request: two lookups if neither header is sent.
 */
export function wantsLite(cookie: string | null | undefined, saveData: unknown): boolean {
  const chosen = cookie ? choice.exec(cookie)?.[1] : undefined;
  if (chosen !== undefined) return chosen === '1';
  return typeof saveData === 'string' && saving.test(saveData);
}

/** `wantsLite` for a Node request. */
export function isLiteRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return wantsLite(headers.cookie, headers['save-data']);
}

/** Pages have a lite form; feeds, calendars and other paths with a file extension are small already. */
export function hasLiteForm(path: string): boolean {
  return !/\.[a-z]+$/.test(path);
}
