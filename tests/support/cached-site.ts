import { expect } from 'vitest';
import type { CompressedPage } from '#platform/page-cache/compress-page.ts';
import { createPageCache, type PageCacheLimits } from '#platform/page-cache/page-cache.ts';
import type { RenderedPage } from '#platform/page-cache/rendered-page.ts';

const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: new TextEncoder().encode(text),
  tags: new Set(['posts']),
  freshUntil: null,
  cacheable: true,
  ...more,
});
export const key = (address: string) => ({ address, path: address.split('?')[0] ?? '' });
export const toText = (packed: CompressedPage | null) =>
  packed && new TextDecoder().decode(packed.variants.identity.body());

/** A site whose renders start at once, read the content at that moment, and end when the test says so. */
export function siteUnderTest(limits: Partial<PageCacheLimits> = {}) {
  const site = {
    content: 'old',
    time: Date.parse('2026-01-07T09:00:00Z'),
    failures: [] as unknown[],
    requests: [] as Request[],
    shape: {} as Partial<RenderedPage>,
    pending: [] as PromiseWithResolvers<void>[],
    isHeld: false,
    release() {
      site.pending.shift()?.resolve();
    },
  };
  const cache = createPageCache({
    origin: 'https://adey.example',
    now: () => new Date(site.time),
    limits,
    async render(request) {
      site.requests.push(request);
      const rendered = page(site.content, site.shape);
      const held = Promise.withResolvers<void>();
      site.pending.push(held);
      if (site.isHeld) await held.promise;
      if (site.content === 'broken') throw new Error('broken');
      return rendered;
    },
    async explainFailure(error) {
      site.failures.push(error);
      return page('an explanation', { status: 500 });
    },
  });
  return { site, cache };
}

/** Waits until so many renders have started. */
export async function untilRendering(site: { requests: Request[] }, count: number) {
  await expect.poll(() => site.requests.length, { interval: 1 }).toBe(count);
}
