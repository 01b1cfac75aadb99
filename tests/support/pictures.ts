import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import sharp from 'sharp';

type Picture = { width?: number; height?: number; colour?: string };

/** A plain JPEG. Small by default, so that no sizes have to be made. */
export function drawPicture({ width = 64, height = 48, colour = '#0081A7' }: Picture = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

type Upload = Partial<RequiredDataFromCollectionSlug<'media'>> & { bytes?: Buffer; name?: string };

/** Adds a picture to the library, without recognisable people unless stated otherwise. */
export async function addPicture(payload: Payload, { bytes, name = 'Clinic day.jpg', ...data }: Upload = {}) {
  const file = bytes ?? (await drawPicture());
  return payload.create({
    collection: 'media',
    data: { alt: 'A nurse at a table', identifiable: 'no', ...data },
    file: { data: file, name, mimetype: 'image/jpeg', size: file.length },
  });
}

/** A consent record that covers the website and has no end date, unless stated otherwise. */
export function addConsent(payload: Payload, data: Partial<RequiredDataFromCollectionSlug<'consents'>> = {}) {
  return payload.create({
    collection: 'consents',
    data: { who: 'A mother', uses: ['website'], withdrawn: false, ...data },
  });
}
