import { statfs } from 'node:fs/promises';

/** Limits of pictures. A phone photo has about 5 MB and 12 megapixels; a decompression bomb exceeds both by far. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** How many times as long as it is wide, or as wide as it is long, a picture may be: more is a line on a page. */
export const MAX_PICTURE_RATIO = 30;

/** Longest side of the stored original in pixels: enough to print at A4. */
export const MAX_STORED_SIDE = 3200;

export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];

/** Shown to the uploader; one sentence each. */
export const pictureRefusals = {
  tooLarge: 'This picture is larger than 12 MB. Please make it smaller and try again.',
  tooManyPixels: 'This picture has more than 50 megapixels. Please make it smaller and try again.',
  tooNarrow:
    'This picture is too long and narrow to show on a page. Please crop it to the part that matters and try again.',
  wrongKind: 'This is not a picture we can show. Please use JPEG, PNG, WebP, AVIF or HEIC.',
  moving: 'Moving pictures cannot be used here. Please use a still JPEG, PNG, WebP or AVIF.',
  damaged:
    'Part of this picture is missing or cannot be read. Please upload the original file from the phone or camera.',
  takesTooMuch:
    'This picture takes too much time or memory to read. Please save it smaller, as a JPEG, and try again.',
  heic: 'This HEIC photo cannot be converted. Please upload it as a JPEG. On an iPhone choose Settings, Camera, Formats, “Most Compatible”, or send the photo by mail; on a Samsung choose Camera, Settings, Advanced picture options and turn “High efficiency pictures” off.',
  noRoom:
    'The disk is too full for this picture. Ask whoever looks after the server to make room, then upload it again.',
  crop: 'The picture cannot be cropped like this. Please choose the part again.',
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;

type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif';

const startsWith = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The kind of picture by its bytes, whatever its name says; null for kinds we do not show. AVIF and HEIC are both HEIF and
 * differ only in how the picture inside is compressed.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(avi[fs]|mif1|msf1|he[iv][cmsx])/.test(ascii(bytes, 8, 12)))
    return 'heif';
  return null;
}

/** Enough for a film of two to three minutes at the size pages show. */
export const MAX_FILM_BYTES = 100 * 1024 * 1024;
export const FILM_TYPES = ['video/mp4', 'video/webm'];

/** Shown to the uploader; one sentence each. */
export const filmRefusals = {
  tooLarge: 'This film is larger than 100 MB. Please make it smaller and try again.',
  wrongKind: 'This is not a film we can show. Please use MP4 or WebM.',
  cut: 'This film is incomplete. Please upload the original file again.',
  tooMuch: 'This film takes too much time or memory to check. Please save it again and upload that copy.',
  place:
    'This film contains the place where it was taken, and we do not change films. Please save a copy without its location (phones ask for it under "Options" when you share a film) and upload that copy.',
  noRoom:
    'The disk is too full for this film. Ask whoever looks after the server to make room, then upload it again.',
  replaced:
    'A film cannot be replaced, because its consent belongs to it. Please upload the other one as a new film.',
} as const;

/** Kept free for the database, which is often on the same disk. */
const reserveBytes = 32 * 1024 * 1024;

/**
 * Whether the disk of `folder` has room for `bytes` more; true where there is no such folder. Check it before writing,
 * because a disk that fills up halfway leaves a partial file.
 */
export async function hasRoomFor(bytes: number, folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize > bytes + reserveBytes;
}

/** Enough for a yearly report with photographs. It takes seven minutes on a slow connection, so its link states the size. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const PDF_TYPE = 'application/pdf';

/** Shown to the uploader; one sentence each. */
export const pdfRefusals = {
  tooLarge: 'This PDF is larger than 20 MB. Please save it for the screen ("smallest size") and try again.',
  wrongKind:
    'This is not a PDF, or there is something else before or after it in the file. Please save it again and upload that copy.',
  damaged: 'This PDF is damaged or incomplete. Please save it again and upload that copy.',
  locked:
    'This PDF is protected by a password or against changes. Please save an unprotected copy and upload that.',
  tooMuch: 'This PDF takes too much time or memory to check. Please print it as a PDF and upload that copy.',
  active:
    'This PDF contains scripts, other files or something that starts automatically. Please print it as a PDF and upload that copy.',
  noRoom:
    'The disk is too full for this PDF. Ask whoever looks after the server to make room, then upload it again.',
  replaced:
    'A PDF cannot be replaced, because its consent belongs to it. Please upload the other one as a new PDF and change the links.',
} as const;
