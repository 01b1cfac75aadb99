import { withdrawalHeader } from '#core/http-names.ts';
import { forThisSiteOnly, type Headers, withUsual } from '#platform/http/security-headers.ts';
import { queriesHeader, type RenderedPage } from '#platform/page-cache/rendered-page.ts';

/** What a render read; complete only once its body is. */
type WhatWasRead = {
  readonly tags: ReadonlySet<string>;
  readonly freshUntil: Date | null;
  readonly withdrawnAt?: Date | null;
  readonly isIncomplete?: boolean;
};

/**
 * Turns a site's answer into a page: the whole body first, then what was read for it. An answer that is `private` or
 * `no-store`, or sets a cookie, is for one visitor and not cacheable; the cookie is dropped. Nor is one that lacks a part
 * which could not be read.
 */
export async function collectPage(
  answer: Response,
  read: WhatWasRead,
  security: Headers,
): Promise<RenderedPage> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const own = [
    ...[...answer.headers].filter(([name]) => name !== queriesHeader),
    ...(read.withdrawnAt ? [[withdrawalHeader, read.withdrawnAt.toISOString()] as const] : []),
  ];
  const isPersonal =
    /private|no-store/.test(answer.headers.get('cache-control') ?? '') || answer.headers.has('set-cookie');
  const queries = answer.headers.get(queriesHeader);
  return {
    status: answer.status,
    headers: withUsual([...security, ...forThisSiteOnly], own),
    body,
    tags: new Set(read.tags),
    freshUntil: read.freshUntil,
    cacheable: !isPersonal && read.isIncomplete !== true,
    ...(queries !== null && { queries: new Set(queries.split(' ').filter(query => query !== '')) }),
  };
}
