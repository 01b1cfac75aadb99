import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type/node';

const PART_BYTES = 1024 * 1024;

/** The kind of a film by its bytes (null: none that is known), and whether it says where it was taken. */
export async function read(
  film: { path: string } | { bytes: Uint8Array },
): Promise<{ mime: string | null; hasLocation: boolean }> {
  const found = 'path' in film ? await fileTypeFromFile(film.path) : await fileTypeFromBuffer(film.bytes);
  const mime = found?.mime ?? null;
  let end: Uint8Array = Buffer.of();
  for await (const part of partsOf(film)) {
    const joined = Buffer.concat([end, part]);
    if (containsLocation(joined)) return { mime, hasLocation: true };
    end = joined.subarray(-LONGEST_MARK);
  }
  return { mime, hasLocation: false };
}

async function* partsOf(film: { path: string } | { bytes: Uint8Array }): AsyncGenerator<Uint8Array> {
  if ('path' in film) yield* createReadStream(film.path, { highWaterMark: PART_BYTES });
  else
    for (let start = 0; start < film.bytes.length; start += PART_BYTES)
      yield film.bytes.subarray(start, start + PART_BYTES);
}

/** A box of a film file: 4 bytes of size, which are small for positions, and 4 bytes of kind. */
const box = (...kinds: string[]) => String.raw`\0\0[\0-\x10][^](?:${kinds.join('|')})`;

/**
 * Location metadata as Latin-1 text: QuickTime's ©xyz, 3GPP's loci, telemetry of action, street and dashboard cameras,
 * Apple's keys, keys that other programs write into MP4 (mdta) and WebM (TagName, 45 A3), and XMP.
 */
const marks = new RegExp(
  [
    box(String.raw`\xa9xyz`, 'loci', 'gpmd', 'camm', 'gps '),
    String.raw`(?:mdta|E\xa3[\x80-\xff])[\w./-]{0,200}location`,
    String.raw`com\.apple\.quicktime\.location`,
    'GPS(?:Latitude|Longitude|Coordinates)',
    'Location(?:Created|Shown)',
  ].join('|'),
  'i',
);

/** Longer than any mark, in bytes: how much of a chunk is searched again with the next one. */
export const LONGEST_MARK = 256;

/** Whether these bytes of a film contain a location. It searches all bytes alike, so no damaged or nested box hides one. */
export function containsLocation(bytes: Uint8Array): boolean {
  return marks.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}
