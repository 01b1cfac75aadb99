import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { workerAddress } from '#site/offline/worker-address.ts';
import { touchEverything } from './touch-everything.ts';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Type = (typeof types)[number];
type Bytes = Record<Type, number>;

export type Weight = {
  route: string;
  /** Its form for little data (docs/decisions/0020-lite-mode.md). */
  lite: boolean;
  width: number;
  /** Before anybody touches the page. */
  total: number;
  requests: number;
  /** Scripts written into the page count as script (gzip on their own), not as document. */
  byType: Bytes;
  /** Elements of the page before anybody touches it. */
  elements: number;
  /** Script after everything the page offers was used, what was there before included; null where nothing was used. */
  scriptAfterUse: number | null;
};

/** How a page is asked for: as its lite form, and whether everything it offers is used afterwards. */
export type Manner = { lite?: boolean; used?: boolean };

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
  { lite = false, used = true }: Manner = {},
): Promise<Weight> {
  const { width, height, ...device } = visitor;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, screen: viewport, ...device });
  if (lite) await context.addCookies([{ name: 'lite', value: '1', url: origin }]);
  const page = await context.newPage();
  const { byType, requests } = await followBytes(context, page);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const written = await inlineScript(page);
  const atFirst = { ...byType, script: byType.script + written, document: byType.document - written };
  const asked = requests();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  const scriptAfterUse = used ? await weighUsed(browser, origin, route, visitor) : null;
  const total = types.reduce((sum, type) => sum + atFirst[type], 0);
  return { route, lite, width, total, requests: asked, byType: atFirst, elements, scriptAfterUse };
}

/**
 * Bytes of script once everything a page offers was used. The worker that keeps pages for reading offline fetches its own
 * copies, and what it hands on counts as no bytes at all: so it is kept out here, and its own script is added.
 */
async function weighUsed(
  browser: Browser,
  origin: string,
  route: string,
  { width, height, ...device }: (typeof visitors)[number],
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height },
    ...device,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const { byType } = await followBytes(context, page);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const written = await inlineScript(page);
  await touchEverything(page);
  const worker = await page.request.get(origin + workerAddress, { headers: { 'accept-encoding': 'br' } });
  const script = byType.script + written + Number(worker.headers()['content-length'] ?? 0);
  await context.close();
  return script;
}

/**
 * Asks for every page once, and comes back when each is packed as tightly as it will be sent from then on: the very
 * first visitor of a page gets some 10 % more of it.
 */
export async function warmPages(origin: string, routes: readonly string[], { lite = false }: Manner = {}) {
  const headers: Record<string, string> = lite ? { cookie: 'lite=1' } : {};
  for (const route of routes) await (await fetch(origin + route, { headers })).arrayBuffer();
  for (;;) {
    const { tightening = 0 } = (await (await fetch(`${origin}/healthz`)).json()) as { tightening?: number };
    if (tightening === 0) return;
  }
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
