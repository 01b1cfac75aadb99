/** Upload limits. A phone photo is about 5 MB and 12 megapixels; a decompression bomb is far beyond both. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Longest side of the stored original: enough for print at A4. */
export const MAX_STORED_SIDE = 3200;

export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];

/** Shown to whoever uploads; one sentence each. */
export const refusals = {
  tooLarge: 'This picture is larger than 12 MB; please save it smaller and try again.',
  tooManyPixels: 'This picture has more than 50 megapixels; please save it smaller and try again.',
  wrongKind: 'This is not a picture we can show; please use JPEG, PNG, WebP, AVIF or HEIC.',
  moving: 'Moving pictures cannot be used here; please use a still JPEG, PNG, WebP or AVIF.',
  damaged:
    'Part of this picture is missing or cannot be read; please take the original file from the phone or camera again.',
  heic: 'This HEIC photo cannot be converted; please send it as a JPEG. On an iPhone choose Settings, Camera, Formats, “Most Compatible”, or send the photo by mail; on a Samsung choose Camera, Settings, Advanced picture options and turn “High efficiency pictures” off.',
  noRoom:
    'The disk has no room for this picture; ask whoever looks after the server to make some, and upload it again.',
  crop: 'This part of the picture cannot be cut out; please choose it again.',
} as const;

type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif';

const startsWith = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The kind of file according to its bytes, whatever its name claims; null for everything we do not show. AVIF and HEIC
 * are both HEIF, and differ only in how the picture inside is compressed.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(avi[fs]|mif1|msf1|he[iv][cmsx])/.test(ascii(bytes, 8, 12)))
    return 'heif';
  return null;
}
