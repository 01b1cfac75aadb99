/**
 * Photographs every mail the product sends, in both languages, light and dark, on a phone and on a desk, into
 * look/mail: one PNG for each and one sheet for each language, theme and width.
 *
 *   npm run look:mail
 *
 * Mail programs have no fonts of ours; the Ethiopic one is lent to the browser, so that a machine without any shows
 * letters. docs/how-to/look.md has the rest.
 */
import { mkdir, readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '#core/locale.ts';
import { fillHtml } from '#platform/mail/placeholders.rules.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { openArtBrowser } from '../../art/art-browser.ts';
import { orExplain } from '../../terminal/failure.mjs';
import { mailsIn, type SampleMail, sampleValues } from './mails.tsx';

const folder = 'look/mail';
const widths = [390, 700] as const;
const themes = ['light', 'dark'] as const;
const lentFonts = {
  'Noto Sans Ethiopic': 'noto-sans-ethiopic',
  'Noto Serif Ethiopic': 'noto-serif-ethiopic',
};

type View = { width: number; theme: (typeof themes)[number]; fonts: string };

await orExplain(async () => {
  await mkdir(folder, { recursive: true });
  const fonts = (await Promise.all(Object.entries(lentFonts).map(lend))).join('');
  const browser = await openArtBrowser();
  let photographs = 0;
  for (const locale of locales)
    for (const theme of themes)
      for (const width of widths) {
        const mails = mailsIn(locale);
        const shots = await Promise.all(
          mails.map(mail => photograph(browser, mail, { width, theme, fonts })),
        );
        await sheet(shots, `${folder}/sheet_${locale}_${theme}_${width}.png`);
        photographs += shots.length;
      }
  await browser.close();
  process.stdout.write(
    `  ${photographs} photographs in ${folder}, and a sheet for each language, theme and width.\n`,
  );
});

async function photograph(browser: Browser, { name, locale, mail }: SampleMail, view: View): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 600 },
    colorScheme: view.theme,
  });
  await page.route('**/media/*', async (route, request) => {
    const drawing = /\/media\/([\w-]+)\./.exec(request.url())?.[1] ?? '';
    const body = await sharp(await readFile(`src/ui/art/source/${drawing}.svg`))
      .resize(1120)
      .png()
      .toBuffer();
    await route.fulfill({ contentType: 'image/png', body });
  });
  const { html } = await renderMail(mail);
  await page.setContent(
    fillHtml(html, sampleValues).replace('</head>', `<style>${view.fonts}</style></head>`),
    { waitUntil: 'load' },
  );
  await page.evaluate(() => document.fonts.ready);
  const path = `${folder}/${name}_${locale}_${view.theme}_${view.width}.png`;
  const shot = await page.screenshot({ path, fullPage: true });
  await page.close();
  return shot;
}

/** A font as a rule of a style sheet, with its file inside. */
async function lend([family, name]: [string, string]): Promise<string> {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-ethiopic-wght-normal.woff2`;
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${data});unicode-range:U+1200-139F}`;
}

/** The mails of one view side by side, from the top. */
async function sheet(shots: readonly Buffer[], path: string): Promise<void> {
  const gap = 24;
  const sizes = await Promise.all(shots.map(shot => sharp(shot).metadata()));
  const height = Math.max(...sizes.map(size => size.height)) + 2 * gap;
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap);
  let left = gap;
  const layers = shots.map((input, index) => {
    const layer = { input, left, top: gap };
    left += (sizes[index]?.width ?? 0) + gap;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: '#7b8a92' } })
    .composite(layers)
    .png()
    .toFile(path);
}
