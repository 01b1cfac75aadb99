import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type/node';

const PART_BYTES = 1024 * 1024;

type Film = { path: string } | { bytes: Uint8Array };

/**
 * The kind of a film by its bytes (null: none that is known), whether it is complete (only of MP4, whose boxes say their
 * size), and whether it says where it was taken.
 */
export async function read(
  film: Film,
): Promise<{ mime: string | null; isWhole: boolean; hasLocation: boolean }> {
  const found = 'path' in film ? await fileTypeFromFile(film.path) : await fileTypeFromBuffer(film.bytes);
  const mime = found?.mime ?? null;
  const isWhole = mime !== 'video/mp4' || (await hasWholeBoxes(film));
  let end: Uint8Array = Buffer.of();
  for await (const part of readParts(film)) {
    const joined = Buffer.concat([end, part]);
    if (containsLocation(joined)) return { mime, isWhole, hasLocation: true };
    end = joined.subarray(-LONGEST_MARK);
  }
  return { mime, isWhole, hasLocation: false };
}

/** Whether no box of an MP4 goes on after its end, and one of them (moov) says where its pictures are. */
async function hasWholeBoxes(film: Film): Promise<boolean> {
  const file = 'path' in film ? await open(film.path) : null;
  try {
    const length = file ? (await file.stat()).size : (film as { bytes: Uint8Array }).bytes.length;
    const head = Buffer.alloc(16);
    let hasIndex = false;
    for (let at = 0; at < length; ) {
      head.fill(0);
      if (file) await file.read(head, 0, head.length, at);
      else head.set((film as { bytes: Uint8Array }).bytes.subarray(at, at + head.length));
      const size = readBoxSize(head, length - at);
      if (size < 8 || at + size > length) return false;
      hasIndex ||= head.toString('latin1', 4, 8) === 'moov';
      at += size;
    }
    return hasIndex;
  } finally {
    await file?.close();
  }
}

/** In bytes. 0 stands for all that is left, 1 for a size in the next 8 bytes. */
function readBoxSize(head: Buffer, left: number): number {
  const size = head.readUInt32BE(0);
  if (size === 1) return Number(head.readBigUInt64BE(8));
  return size === 0 ? left : size;
}

async function* readParts(film: Film): AsyncGenerator<Uint8Array> {
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
