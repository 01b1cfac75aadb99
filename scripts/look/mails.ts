/**
 * Takes a screenshot of every mail the product sends, in both languages, light and dark, at 390 and 700 px, into look/mail.
 *
 *   npm run look:mail
 *
 * Mail programs have none of our fonts. The browser gets the Ethiopic ones, so that a machine without any shows
 * letters.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '#core/locale.ts';
import { fillHtml } from '#platform/mail/mail.rules.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { findJourneyBrowser, launchOptions } from '../../tests/support/chromium.ts';
import { mailsIn, sampleValues } from './sample-mails.tsx';

const folder = 'look/mail';
const lentFonts = ['Noto Sans Ethiopic', 'Noto Serif Ethiopic'];

await mkdir(folder, { recursive: true });
const fonts = (await Promise.all(lentFonts.map(fontFace))).join('');
const browser = await chromium.launch(launchOptions(findJourneyBrowser()));
const page = await browser.newPage();
await drawPictures(page);
for (const locale of locales)
  for (const { name, mail } of mailsIn(locale)) {
    const { html } = await renderMail(mail);
    const head = `<style>${fonts}</style></head>`;
    await page.setContent(fillHtml(html, sampleValues).replace('</head>', head), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 700]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 600 });
        const path = `${folder}/${name}_${locale}_${colorScheme}_${width}.png`;
        await page.screenshot({ path, fullPage: true });
      }
  }
await browser.close();
console.log(`Screenshots of every mail are in ${folder}.`);

/** Answers requests for pictures of the site with the drawings they show. */
async function drawPictures(within: Page): Promise<void> {
  await within.route('**/media/*', async (route, request) => {
    const drawing = /\/media\/([\w-]+)\./.exec(request.url())?.[1] ?? '';
    const svg = await readFile(`src/ui/art/source/${drawing}.svg`);
    await route.fulfill({ contentType: 'image/png', body: await sharp(svg).resize(1120).png().toBuffer() });
  });
}

async function fontFace(family: string): Promise<string> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-ethiopic-wght-normal.woff2`;
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data});unicode-range:U+1200-139F}`;
}
