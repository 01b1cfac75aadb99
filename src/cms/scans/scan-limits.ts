import type { ScanKind } from '#platform/sealed-scans.ts';

/** Several pages. */
export const MAX_SCAN_BYTES = 10 * 1024 * 1024;
/** What is taken, and what a browser offers to choose. */
export const SCAN_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];
/** A request with a scan: room for the parts around the file. */
export const MAX_REQUEST_BYTES = MAX_SCAN_BYTES + 64 * 1024;
/** For one account: each is decoded, which costs time. */
export const SCANS_IN_TEN_MINUTES = 60;

const NAME_LETTERS = 120;

/** The name of an uploaded file for people to read in a list; it never names a file of ours. */
export const readableName = (given: string, otherwise: string): string =>
  given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, NAME_LETTERS) || otherwise;

/** Whether a part of an address can be the id of a scan. */
export const isScanId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const types: Record<ScanKind, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

/** A scan as a download that no browser shows as a page of ours or keeps; `name` without an ending. */
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
