import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, namesEntityTag } from '#platform/content-negotiation.ts';
import type { CompressedPage, PageVariant } from '#platform/page-cache/compress-page.ts';

/**
 * Sends a page in the best form the client accepts, or 304 if it has any form of it. GET and HEAD only.
 */
export function answerPage(page: CompressedPage, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  const ifNoneMatch = headers['if-none-match'];
  const variant = bestVariant(page, headers['accept-encoding']);
  if (ifNoneMatch !== undefined && page.mayRevalidate) {
    const held = heldVariant(page, variant, ifNoneMatch);
    if (held) {
      response.writeHead(304, held.notModifiedHeaders);
      response.end();
      return;
    }
  }
  response.writeHead(page.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body());
}

function bestVariant(page: CompressedPage, acceptEncoding: string | string[] | undefined): PageVariant {
  for (const coding of acceptedCodings(acceptEncoding?.toString())) {
    const variant = page.variants[coding];
    if (variant) return variant;
  }
  return page.variants.identity;
}

/** A client that now accepts another coding still has this page: confirm the tag it named. */
function heldVariant(page: CompressedPage, best: PageVariant, ifNoneMatch: string): PageVariant | undefined {
  const { br, gzip, identity } = page.variants;
  return (
    [best, br, gzip, identity].find(variant => variant && namesEntityTag(ifNoneMatch, variant.entityTag)) ??
    undefined
  );
}
