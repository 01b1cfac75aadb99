import sharp from 'sharp';

const side = 256;
const mostPixels = 40_000_000;
const kinds = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** A picture as a square in WebP without metadata; null if it is none, whatever its type claims. */
export async function read(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
    if (!kinds.includes((await picture.metadata()).format ?? '')) return null;
    return await picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
