import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { PictureName } from './pictures.ts';

/** The widest size the library keeps (cms/media/picture-sizes.ts). */
const pictureWidth = 1600;

/** What the drawings are measured in when they say nothing else: 72 units to the inch. */
const unitsPerInch = 72;

/** A picture to upload: the drawing of that name, drawn 1600 pixels wide, because the library refuses SVG. */
export async function drawPicture(name: PictureName) {
  const drawing = await readFile(resolve('src/ui/art/source', `${name}.svg`));
  const { width } = await sharp(drawing).metadata();
  const density = (unitsPerInch * pictureWidth) / width;
  const data = await sharp(drawing, { density })
    .resize({ width: pictureWidth })
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
  return { name: `${name}.webp`, data, mimetype: 'image/webp', size: data.length };
}
