import { splitLocale } from '#core/locale.ts';
import { knownParameters } from '#site/known-parameters.ts';

// The address of an offline copy. Apart from offline-storage.rules.ts because pages do not need it, only the service
// worker.

/** Paths answered for one person, or to programs: never stored, and never answered by the service worker. */
const personal = /^\/(api|send|auth|preview|media|overlays|payment|cart|healthz)(\/|$)/;

type RequestLike = { readonly url: string; readonly method: string; readonly mode: string };

/**
 * The canonical address of a page's copy, `/am/news?page=2`, by the same rule as on the server; null for anything but a
 * page that is the same for everybody: forms, accounts, drafts, files, other sites.
 */
export function toPageAddress({ url, method, mode }: RequestLike, origin: string): string | null {
  if (method !== 'GET' || mode !== 'navigate') return null;
  return toOfflineAddress(url, origin);
}

/** `toPageAddress` for an address alone. */
export function toOfflineAddress(url: string, origin: string): string | null {
  const requested = new URL(url, origin);
  if (requested.origin !== origin || requested.searchParams.has('preview')) return null;
  const whole = canonicalPath(requested.pathname);
  if (whole === null) return null;
  const { path } = splitLocale(whole);
  // Page addresses have no file extension; feeds, calendars and sitemaps do.
  if (personal.test(path) || /\.[a-z]+$/.test(path)) return null;
  const queries = [...(knownParameters.get(whole) ?? [])].flatMap(([name, canonical]) => {
    const value = canonical(requested.searchParams.get(name) ?? '');
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return queries.length === 0 ? whole : `${whole}?${queries.join('&')}`;
}

/** The canonical spelling of a path, as on the server; null if the server would refuse or redirect it. */
function canonicalPath(pathname: string): string | null {
  if (pathname === '/') return pathname;
  try {
    const segments = pathname.slice(1).split('/').map(decodeURIComponent);
    if (segments.some(segment => segment === '' || /^\.{1,2}$|[/\\%]/.test(segment))) return null;
    return `/${segments.map(segment => encodeURIComponent(segment.normalize('NFC'))).join('/')}`;
  } catch {
    return null;
  }
}

/** Permanent: browsers that have the service worker look here for updates. */
export const workerAddress = '/service-worker.js';
