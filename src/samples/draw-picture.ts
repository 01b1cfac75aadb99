import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type PictureName, type SamplePicture, samplePictures } from './pictures.ts';

/** Two of the library's widths (cms/media/picture-sizes.ts); resizing the larger one takes twice as long. */
const pictureWidths = { wide: 1600, card: 1200 };

/** The default resolution of SVG rendering. */
const unitsPerInch = 72;

/** Renders a drawing as a bitmap for upload, because the library refuses SVG. */
export async function drawPicture(name: PictureName) {
  const picture: SamplePicture = samplePictures[name];
  const pixels = picture.wide ? pictureWidths.wide : pictureWidths.card;
  const drawing = await readFile(resolve('src/ui/art/source', `${name}.svg`));
  const { width } = await sharp(drawing).metadata();
  const density = (unitsPerInch * pixels) / width;
  const data = await sharp(drawing, { density })
    .resize({ width: pixels })
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
  return { name: `${name}.webp`, data, mimetype: 'image/webp', size: data.length };
}
