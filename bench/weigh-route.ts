import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { workerAddress } from '#site/offline/offline-address.rules.ts';
import { touchEverything } from './touch-everything.ts';

const types = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Type = (typeof types)[number];
type Bytes = Record<Type, number>;

export type Weight = {
  route: string;
  /** As a lite page (docs/decisions/0020-lite-mode.md). */
  lite: boolean;
  width: number;
  /** Before the first touch. */
  total: number;
  requests: number;
  /** Inline scripts count as script (gzip on their own), not as document. */
  byType: Bytes;
  /** Elements of the page before the first touch. */
  elements: number;
  /** All scripts after everything on the page was used; null if nothing was used. */
  scriptAfterUse: number | null;
};

/** Whether the lite page is requested, and whether everything on it is used afterwards. */
export type Weighing = { lite?: boolean; used?: boolean };

/** A phone, and a desktop with a mouse. */
export const visitors = [
  { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { width: 1440, height: 900, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
] as const;

/** Bytes over the wire, headers included, until the network is idle; and the script once everything was used. */
export async function weighRoute(
  browser: Browser,
  origin: string,
  route: string,
  visitor: (typeof visitors)[number],
  { lite = false, used = true }: Weighing = {},
): Promise<Weight> {
  const { width, height, ...device } = visitor;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, screen: viewport, ...device });
  if (lite) await context.addCookies([{ name: 'lite', value: '1', url: origin }]);
  await context.addInitScript(withoutVisitor);
  const page = await context.newPage();
  const { byType, requests } = await followBytes(context, page);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  const inline = await inlineScript(page);
  const atFirst = { ...byType, script: byType.script + inline, document: byType.document - inline };
  const requested = requests();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  const scriptAfterUse = used ? await weighUsed(browser, origin, route, visitor) : null;
  const total = types.reduce((sum, type) => sum + atFirst[type], 0);
  return { route, lite, width, total, requests: requested, byType: atFirst, elements, scriptAfterUse };
}

/** Chromium reports a mouse at rest when a page appears, which would count as the first sign of a visitor. */
function withoutVisitor(): void {
  for (const sign of ['pointermove', 'pointerover'])
    addEventListener(sign, event => event.stopImmediatePropagation(), { capture: true });
}

/**
 * Bytes of script once everything on a page was used. The service worker is blocked, because what it serves would
 * count as no bytes at all; its own script is added.
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
  const inline = await inlineScript(page);
  await touchEverything(page);
  const worker = await page.request.get(origin + workerAddress, { headers: { 'accept-encoding': 'br' } });
  const script = byType.script + inline + Number(worker.headers()['content-length'] ?? 0);
  await context.close();
  return script;
}

/**
 * Requests every page once and waits until each is fully compressed: the first visitor of
 * a page gets about 10 % more bytes.
 */
export async function warmPages(origin: string, routes: readonly string[], { lite = false }: Weighing = {}) {
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
  const typeById = new Map<string, Type>();
  const byType = Object.fromEntries(types.map(type => [type, 0])) as Bytes;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const known = types.find(name => name === type?.toLowerCase());
    if (!request.url.startsWith('data:')) typeById.set(requestId, known ?? 'other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = typeById.get(requestId);
    if (type) byType[type] += encodedDataLength;
  });
  return { byType, requests: () => typeById.size };
}

async function inlineScript(page: Page): Promise<number> {
  const inline = await page.$$eval('script:not([src]):not([type="application/ld+json"])', scripts =>
    scripts.map(script => script.textContent ?? ''),
  );
  return inline.length === 0 ? 0 : gzipSync(inline.join('\n')).length;
}
