import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Type = (typeof types)[number];

export type Weight = {
  route: string;
  total: number;
  requests: number;
  /** Scripts written into the page count as script (gzip on their own), not as document. */
  byType: Record<Type, number>;
};

/** Bytes over the wire, headers included, until the network has been quiet; nothing is touched or scrolled. */
export async function weighRoute(browser: Browser, origin: string, route: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const typeOf = new Map<string, Type>();
  const byType = Object.fromEntries(types.map(type => [type, 0])) as Record<Type, number>;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const known = types.find(name => name === type?.toLowerCase());
    if (!request.url.startsWith('data:')) typeOf.set(requestId, known ?? 'other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId);
    if (type) byType[type] += encodedDataLength;
  });
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const inline = await page.$$eval('script:not([src]):not([type="application/ld+json"])', scripts =>
    scripts.map(script => script.textContent ?? ''),
  );
  const inlineBytes = inline.length === 0 ? 0 : gzipSync(inline.join('\n')).length;
  byType.script += inlineBytes;
  byType.document -= inlineBytes;
  await context.close();
  const total = types.reduce((sum, type) => sum + byType[type], 0);
  return { route, total, requests: typeOf.size, byType };
}
