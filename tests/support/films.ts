import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { heroVideo } from '#ui/art/hero-video.ts';

const { mp4, webm } = heroVideo.day.small;

/** A short film of our own, in the stated format. */
export function readFilm(kind: 'mp4' | 'webm' = 'mp4'): Buffer {
  return readFileSync(join('public', kind === 'mp4' ? mp4 : webm));
}

/** The film with a box added to its metadata (moov), where cameras write what they know. */
export function withBox(film: Buffer, box: Buffer): Buffer {
  for (let at = 0; at < film.length; at += film.readUInt32BE(at)) {
    if (film.toString('latin1', at + 4, at + 8) !== 'moov') continue;
    const size = film.readUInt32BE(at);
    const grown = Buffer.from(film);
    grown.writeUInt32BE(size + box.length, at);
    return Buffer.concat([grown.subarray(0, at + size), box, grown.subarray(at + size)]);
  }
  throw new Error('the film has no moov');
}

/** A box: its size, its kind (four letters of Latin-1), its content. */
export function writeBox(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
}

type Upload = Partial<RequiredDataFromCollectionSlug<'films'>> & { bytes?: Buffer; name?: string };

/** Adds a film to the library, without recognisable people unless stated otherwise. */
export async function addFilm(
  payload: Payload,
  { bytes = readFilm(), name = 'Clinic film.mp4', ...data }: Upload = {},
) {
  return payload.create({
    collection: 'films',
    data: { alt: 'A morning at the clinic', identifiable: 'no', ...data },
    file: { data: bytes, name, mimetype: 'video/mp4', size: bytes.length },
  });
}
