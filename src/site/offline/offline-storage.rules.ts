// What a device may store of the site, for the service worker that stores it and the page that lists it. Reasons: docs/decisions/0021-reading-offline.md.

/** The stores on the device. The number is their version: workers of another version delete them. */
export const stores = { pages: 'adey-pages-1', files: 'adey-files-1', pack: 'adey-pack-1' } as const;

/** The limits of each store; the oldest copy is deleted first. The pack has none: it is as long as its list. */
export const limits = {
  [stores.pages]: { count: 60, bytes: 8 * 1024 * 1024 },
  [stores.files]: { count: 300, bytes: 16 * 1024 * 1024 },
} as const;

/** A copy is no longer shown this many days after it was last seen on the site. */
export const maxCopyDays = 30;
const dayMs = 86_400_000;

/** Set on every copy: when it was read (an ISO instant), and how long its body is. */
export const copyHeaders = { storedAt: 'x-stored-at', bytes: 'x-stored-bytes' } as const;

/** The names used before 2026-11-24; devices keep such copies for at most `maxCopyDays`. */
const formerHeaders = { storedAt: 'x-kept-at', bytes: 'x-kept-bytes' } as const;

/** One of the headers of a copy, by its present or former name; null where there is no copy. */
export function copyHeader(copy: Pick<Response, 'headers'> | undefined, name: keyof typeof copyHeaders) {
  return copy?.headers.get(copyHeaders[name]) ?? copy?.headers.get(formerHeaders[name]) ?? null;
}

/** Whether an address is a file that may be stored permanently, if its answer allows it. */
export function isFileAddress({ url, method }: Pick<Request, 'url' | 'method'>, origin: string): boolean {
  const { origin: from, pathname } = new URL(url, origin);
  return method === 'GET' && from === origin && /^\/(_astro|art|fonts|media)\//.test(pathname);
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Only a complete page of this site, at the requested address, and meant for everybody. */
export function mayStorePage({ status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected || type !== 'basic') return false;
  if (/private|no-store/.test(headers.get('cache-control') ?? 'no-store')) return false;
  return (headers.get('content-type') ?? '').startsWith('text/html');
}

/**
 * Only a file that never changes under its name. A picture with recognisable people is not one: it must be revalidated
 * each time, because a consent may be withdrawn, so no copy is stored.
 */
export function mayStoreFile({ status, type, redirected, headers }: Answer): boolean {
  return (
    status === 200 && !redirected && type === 'basic' && /immutable/.test(headers.get('cache-control') ?? '')
  );
}

/** The page is gone or has moved: an old copy would mislead. Server faults mean nothing for the page. */
export function isGone({ status, type }: Pick<Answer, 'status' | 'type'>): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400) || status === 404 || status === 410;
}

/** Whether a copy is too old to be shown, or has no date. A date in the future, from a wrong clock, is fine. */
export function isTooOld(storedAt: string | null, now: Date): boolean {
  const since = Date.parse(storedAt ?? '');
  return Number.isNaN(since) || now.getTime() - since > maxCopyDays * dayMs;
}

/** Whether a copy was made before a picture or story was withdrawn, and so may still show it. */
export function mayShowWithdrawn(storedAt: string | null, withdrawnAt: string): boolean {
  const withdrawn = Date.parse(withdrawnAt);
  return !Number.isNaN(withdrawn) && !(Date.parse(storedAt ?? '') > withdrawn);
}

/** One copy in a store. */
export type Copy = { readonly url: string; readonly storedAt: string | null; readonly bytes: number };

/** The oldest copies, which have to be deleted to keep the store within its limits. */
export function copiesOverLimit<Stored extends Copy>(
  copies: readonly Stored[],
  { count, bytes }: { count: number; bytes: number },
): Stored[] {
  const newestFirst = copies.toSorted((a, b) => storedTime(b) - storedTime(a));
  let room = bytes;
  return newestFirst.filter((copy, place) => {
    room -= copy.bytes;
    return place >= count || room < 0;
  });
}

function storedTime({ storedAt }: Copy): number {
  return Date.parse(storedAt ?? '') || 0;
}

const picture = /<picture\b[\s\S]*?<\/picture>/g;
const smallSource = /<source\b[^>]*type="image\/avif"[^>]*>/g;

/** A lite page uses the small raster of a drawing; the vector is only for browsers without AVIF. */
function pickSmallSources(all: string): string {
  return all.match(smallSource)?.join('') ?? all;
}

/** Drawings and scripts that a page or script names: `/art/…`, `/_astro/…`, and a script's static imports. */
export function usedFiles(text: string, from: string): string[] {
  const named = /<html\b[^>]*\bdata-lite\b/.test(text) ? text.replace(picture, pickSmallSources) : text;
  const isScript = from.endsWith('.js');
  const found = isScript
    ? [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)
    : [
        ...[...named.matchAll(/["'\s,(](\/(?:_astro|art)\/[\w./-]+\.\w+)/g)].map(([, path]) => path ?? ''),
        ...[...text.matchAll(/<link rel="preload" as="font"[^>]*href="(\/fonts\/[\w./-]+)"/g)].map(
          ([, path]) => path ?? '',
        ),
      ];
  return [...new Set(found)];
}
