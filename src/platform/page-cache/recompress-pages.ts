import { type CompressedPage, compressPage } from '#platform/page-cache/compress-page.ts';
import type { PageStore } from '#platform/page-cache/page-store.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

/**
 * Compresses cached pages again with the best effort, in the background; the result replaces the quick form unless the
 * page has changed meanwhile. One page at a time, so that it never occupies more than one of zlib's threads. `now` is
 * in milliseconds since 1970, as in the store.
 */
export function createRecompression(pages: PageStore, now: () => number) {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function recompress(address: string, rendered: RenderedPage, quick: CompressedPage): Promise<void> {
    if (!quick.variants.br || pages.find(address, now) !== quick) return;
    const best = await compressPage(rendered, 'best');
    if (pages.find(address, now) === quick) pages.store(address, best, rendered.tags);
  }

  function later(address: string, rendered: RenderedPage, quick: CompressedPage): void {
    waiting++;
    const next = () => recompress(address, rendered, quick).finally(() => waiting--);
    queue = queue.then(next, next);
  }

  /** `tightening`: how many pages are still in their quick form. */
  return { later, count: () => ({ tightening: waiting }) };
}
