import type { ScanKind } from '#platform/sealed-scans.ts';

/** Enough for several pages. */
export const MAX_SCAN_BYTES = 10 * 1024 * 1024;
/** The accepted types, also for the browser's file dialog. */
export const SCAN_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];
/** The limit for a request with a scan, with room for the multipart framing. */
export const MAX_REQUEST_BYTES = MAX_SCAN_BYTES + 64 * 1024;

const NAME_LETTERS = 120;

/** The name of an uploaded file for display; never used as a path. */
export const readableName = (given: string, otherwise: string): string =>
  given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LETTERS) || otherwise;

/** Whether a path segment is a valid scan id. */
export const isScanId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const types: Record<ScanKind, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

/** A download response for a scan, which browsers neither render nor cache; `name` has no extension. */
export const scanResponse = (
  { kind, content }: { kind: ScanKind; content: Uint8Array },
  name: string,
): Response =>
  new Response(Uint8Array.from(content), {
    headers: {
      'content-type': types[kind],
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
