import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { touchEverything } from './touch-everything.ts';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Type = (typeof types)[number];
type Bytes = Record<Type, number>;

export type Weight = {
  route: string;
  width: number;
  /** Before anybody touches the page. */
  total: number;
  requests: number;
  /** Scripts written into the page count as script (gzip on their own), not as document. */
  byType: Bytes;
  /** Script after everything the page offers was used, what was there before included. */
  scriptAfterUse: number;
};

/** Whom a page is weighed for: a phone, and a desk with a mouse. */
export const visitors = [
  { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
] as const;

/** Bytes over the wire, headers included, until the network has been quiet; and the script once all of it was used. */
export async function weighRoute(
  browser: Browser,
  origin: string,
  route: string,
  visitor: (typeof visitors)[number],
): Promise<Weight> {
  const { width, height, ...device } = visitor;
  const context = await browser.newContext({ viewport: { width, height }, ...device });
  const page = await context.newPage();
  const { byType, requests } = await followBytes(context, page);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const written = await inlineScript(page);
  const atFirst = { ...byType, script: byType.script + written, document: byType.document - written };
  const asked = requests();
  await touchEverything(page);
  const scriptAfterUse = byType.script + written;
  await context.close();
  const total = types.reduce((sum, type) => sum + atFirst[type], 0);
  return { route, width, total, requests: asked, byType: atFirst, scriptAfterUse };
}

async function followBytes(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const typeOf = new Map<string, Type>();
  const byType = Object.fromEntries(types.map(type => [type, 0])) as Bytes;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const known = types.find(name => name === type?.toLowerCase());
    if (!request.url.startsWith('data:')) typeOf.set(requestId, known ?? 'other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeOf.get(requestId);
    if (type) byType[type] += encodedDataLength;
  });
  return { byType, requests: () => typeOf.size };
}

async function inlineScript(page: Page): Promise<number> {
  const inline = await page.$$eval('script:not([src]):not([type="application/ld+json"])', scripts =>
    scripts.map(script => script.textContent ?? ''),
  );
  return inline.length === 0 ? 0 : gzipSync(inline.join('\n')).length;
}
