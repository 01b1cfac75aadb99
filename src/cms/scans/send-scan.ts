import type { ScanKind } from '#platform/sealed-scans.ts';

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
