/**
 * Puts the screenshots of `npm run look` side by side on one sheet, look/contact-sheet.png: a row for each screen, a
 * column for each width, theme and language. What was not taken stays empty.
 *
 *   npm run look && npm run look:sheet
 */
import { existsSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { locales } from '#core/locale.ts';
import { pictureName, screens } from './screens.ts';

const folder = 'look';
/** The width of a column in pixels, by the width of the window. */
const columnWidths = { 390: 130, 768: 240, 1440: 400 };
const rowHeight = 300;
const gap = 8;
const labelHeight = 22;

const columns = Object.entries(columnWidths).flatMap(([window, width]) =>
  locales.flatMap(locale =>
    (['light', 'dark'] as const).map(theme => ({ ending: `${locale}_${window}-${theme}`, width })),
  ),
);
const width = columns.reduce((sum, column) => sum + column.width + gap, gap);
const height = screens.length * (labelHeight + rowHeight + gap) + gap;

const pieces: OverlayOptions[] = [];
let missing = 0;
for (const [row, route] of screens.entries()) {
  const top = gap + row * (labelHeight + rowHeight + gap);
  pieces.push({ input: label(route), left: gap, top });
  let left = gap;
  for (const column of columns) {
    const file = `${folder}/${pictureName(route)}-${column.ending}.png`;
    if (existsSync(file))
      pieces.push({ input: await thumbnail(file, column.width), left, top: top + labelHeight });
    else missing += 1;
    left += column.width + gap;
  }
}
await sharp({ create: { width, height, channels: 3, background: '#d5dfe5' } })
  .composite(pieces)
  .png({ compressionLevel: 9, palette: true })
  .toFile(`${folder}/contact-sheet.png`);
console.log(`${folder}/contact-sheet.png: ${screens.length} screens, ${columns.length} pictures each.`);
if (missing > 0) console.log(`${missing} pictures are missing: take them with npm run look.`);

/** The beginning of a page, as wide as its column. */
async function thumbnail(file: string, wide: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width: wide })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= rowHeight) return data;
  return sharp(data).extract({ left: 0, top: 0, width: wide, height: rowHeight }).toBuffer();
}

function label(route: string): Buffer {
  const text = `<text y="16" font-family="sans-serif" font-size="15" fill="#08293a">${route}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${labelHeight}">${text}</svg>`,
  );
}
