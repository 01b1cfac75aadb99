import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const debian = '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--force-color-profile=srgb',
];

/** Debian's Chromium where it is installed, else the one Playwright brings. */
export function openArtBrowser(): Promise<Browser> {
  return chromium.launch({ args, ...(existsSync(debian) && { executablePath: debian }) });
}

/** Draws an SVG at `width` x `height` pixels, filling the whole of it, and returns a PNG; empty ground stays clear. */
export async function drawSvg(browser: Browser, svg: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>*{margin:0}body>svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
