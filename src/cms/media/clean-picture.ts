import { createRequire } from 'node:module';
import { APIError, type PayloadRequest, type SharpDependency } from 'payload';
import { z } from 'zod';
import { type ReadLimits, readApart } from '#platform/foreign/read-apart.ts';
import type { Crop, PictureNote } from './picture.reader.ts';
import { storedName } from './stored-file.ts';
import { MAX_PICTURE_BYTES, type PictureRefusal, pictureRefusals } from './upload-limits.ts';

const load = createRequire(import.meta.url);

/** sharp, loaded at the first call, because site processes never need its native libraries. */
export const sharp: SharpDependency = (input, options) => load('sharp')(input, options);

export type Upload = { name: string; data: Buffer; mimetype: string; size: number };

/** A picture as it is stored: re-encoded, upright, without metadata, under an unguessable name. */
export type CleanPicture = { file: Upload; blur: string; notes: PictureNote[] };

/** An AVIF or a HEIC photo of 50 megapixels, the most that is accepted, takes ten seconds and a gigabyte. */
const limits: ReadLimits = { milliseconds: 60_000, megabytes: 1_200 };

const statuses: Record<PictureRefusal, number> = {
  tooLarge: 413,
  tooManyPixels: 413,
  takesTooMuch: 413,
  wrongKind: 415,
  moving: 415,
  heic: 415,
  damaged: 400,
  tooNarrow: 400,
  crop: 400,
  noRoom: 507,
};

const refuse = (reason: PictureRefusal): never => {
  throw new APIError(pictureRefusals[reason], statuses[reason], undefined, true);
};

/**
 * Decodes an upload in a process of its own and encodes it again, or only the part in `crop`.
 * @throws APIError with a sentence for staff
 */
export async function cleanPicture(upload: Upload, crop: Crop | null = null): Promise<CleanPicture> {
  const clean = cleaned.get(upload);
  if (clean && !crop) return clean;
  const { data: given, kind, blur, notes } = (await readPicture(upload, { crop })) ?? refuse('damaged');
  const data = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const name = storedName({ original: upload.name, otherwise: 'picture', extension: kind });
  const file = { name, data, mimetype: kind === 'png' ? 'image/png' : 'image/jpeg', size: data.length };
  const result = { file, blur, notes };
  cleaned.set(file, result);
  return result;
}

/** Results by upload. An import cleans its pictures before it begins its transaction, which a refusal would end. */
const cleaned = new WeakMap<Upload, CleanPicture>();

/** Checks an upload without decoding all of it. @throws APIError with a sentence for staff */
export async function inspectPicture(upload: Upload): Promise<void> {
  await readPicture(upload, { crop: null, isLook: true });
}

async function readPicture({ data }: Upload, how: { crop: Crop | null; isLook?: true }) {
  if (data.length > MAX_PICTURE_BYTES) refuse('tooLarge');
  const read = await readApart<typeof import('./picture.reader.ts')>(
    'src/cms/media/picture.reader.ts',
    { data, ...how },
    limits,
  );
  if (!read.ok) return refuse(read.code === 'unreadable' ? 'damaged' : 'takesTooMuch');
  return read.value.ok ? read.value.picture : refuse(read.value.reason);
}

const HUNDRED = 100;
/** The browser's percentages may add up to a little more than 100. */
const ROUNDING = 0.01;
const percent = z.coerce.number().min(0).max(HUNDRED);
const wanted = z
  .object({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(({ x, width }) => x + width <= HUNDRED + ROUNDING)
  .refine(({ y, height }) => y + height <= HUNDRED + ROUNDING);

type Edits = { crop: Crop | null; movesMiddle: boolean };

/**
 * Reads how a request edits a picture, and removes the crop from the request. Payload would write the crop into the same
 * file, under a name that browsers cache forever.
 * @returns `crop`: null for the whole picture
 * @throws APIError with a sentence for staff
 */
export function readEdits({ query }: Pick<PayloadRequest, 'query'>): Edits {
  const edits = query?.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return { crop: null, movesMiddle: false };
  const { crop, focalPoint } = edits as Record<string, unknown>;
  query.uploadEdits = focalPoint === undefined ? {} : { focalPoint };
  return { crop: crop === undefined ? null : readCrop(crop), movesMiddle: focalPoint !== undefined };
}

function readCrop(crop: unknown): Crop | null {
  const { data } = wanted.safeParse(crop);
  if (!data) return refuse('crop');
  const { x, y, width, height } = data;
  const isWhole = x === 0 && y === 0 && width >= HUNDRED && height >= HUNDRED;
  return isWhole ? null : { x, y, width, height };
}
