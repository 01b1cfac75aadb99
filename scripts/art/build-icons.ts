import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { drawSvg, openArtBrowser } from './art-browser.ts';
import { optimiseDrawing, readDrawing } from './drawing-source.ts';
import { icoOf } from './ico-file.ts';
import { shareCardPages } from './share-card.ts';

const dawnLilac = '#F1E2FB';
const shareCard = { width: 1200, height: 630 };

/** The sun on a field; `share` is how much of the side it takes. Maskable icons may lose all outside 0.8. */
async function sunIcon(browser: Browser, side: number, share: number, background?: string): Promise<Buffer> {
  const sun = Math.round(side * share);
  const png = await drawSvg(browser, readDrawing('sun-mark').svg, sun, sun);
  const before = Math.floor((side - sun) / 2);
  const after = side - sun - before;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const framed = sharp(png).extend({
    top: before,
    left: before,
    bottom: after,
    right: after,
    background: clear,
  });
  const image = background ? sharp(await framed.png().toBuffer()).flatten({ background }) : framed;
  return image.png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 }).toBuffer();
}

/** Addresses here are fixed, because browsers and other sites ask for them by name; they carry no hash. */
export async function buildIcons(): Promise<void> {
  const browser = await openArtBrowser();
  mkdirSync('public/icons', { recursive: true });
  mkdirSync('public/og', { recursive: true });
  writeFileSync('public/favicon.svg', optimiseDrawing('sun-mark', readDrawing('sun-mark')));
  const small = [16, 32, 48].map(async side => ({ side, png: await sunIcon(browser, side, 1) }));
  writeFileSync('public/favicon.ico', icoOf(await Promise.all(small)));
  writeFileSync('public/icons/favicon-32.png', await sunIcon(browser, 32, 1));
  writeFileSync('public/apple-touch-icon.png', await sunIcon(browser, 180, 0.78, dawnLilac));
  for (const side of [192, 512]) {
    writeFileSync(`public/icons/icon-${side}.png`, await sunIcon(browser, side, 1));
    writeFileSync(`public/icons/maskable-${side}.png`, await sunIcon(browser, side, 0.7, dawnLilac));
  }
  for (const { file, html } of shareCardPages()) {
    const page = await browser.newPage({ viewport: shareCard });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot();
    const jpeg = sharp(png).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' });
    writeFileSync(`public/og/${file}`, await jpeg.toBuffer());
    await page.close();
  }
  await browser.close();
}

if (import.meta.main) await buildIcons();
