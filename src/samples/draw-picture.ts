import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { type PictureName, type SamplePicture, samplePictures } from './pictures.ts';

/** Two of the widths the library keeps (cms/media/picture-sizes.ts); resizing the larger one takes twice as long. */
const pictureWidths = { wide: 1600, card: 1200 };

/** What the drawings are measured in when they say nothing else: 72 units to the inch. */
const unitsPerInch = 72;

/** A picture to upload: the drawing of that name, as pixels, because the library refuses SVG. */
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
