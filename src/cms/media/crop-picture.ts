import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { sharp } from './lazy-sharp.ts';
import { refusals } from './picture-limits.ts';
import type { ReadPicture } from './read-picture.ts';

/** The part that staff cut out, in percent of the upright picture, so that it fits any size it is stored in. */
export type Crop = { x: number; y: number; width: number; height: number };

const HUNDRED = 100;
/** What the browser adds up may be a little more than the whole. */
const ROUNDING = 0.01;
const percent = z.coerce.number().min(0).max(HUNDRED);
const wanted = z
  .object({ x: percent, y: percent, width: percent.min(1), height: percent.min(1) })
  .refine(({ x, width }) => x + width <= HUNDRED + ROUNDING)
  .refine(({ y, height }) => y + height <= HUNDRED + ROUNDING);

const refuse = () => new APIError(refusals.crop, 400, undefined, true);

type Edits = { crop: Crop | null; movesMiddle: boolean };

/**
 * What a request wants done to a picture. The crop is taken out of it, so that Payload, which writes it into the same file
 * under the same name, does not do it as well: browsers store a picture for good under its name.
 * @returns `crop`: null where the whole picture is wanted
 * @throws APIError with a sentence for people
 */
export function takeEdits({ query }: Pick<PayloadRequest, 'query'>): Edits {
  const edits = query?.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return { crop: null, movesMiddle: false };
  const { crop, focalPoint } = edits as Record<string, unknown>;
  query.uploadEdits = focalPoint === undefined ? {} : { focalPoint };
  return { crop: crop === undefined ? null : readCrop(crop), movesMiddle: focalPoint !== undefined };
}

function readCrop(crop: unknown): Crop | null {
  const read = wanted.safeParse(crop);
  if (!read.success) throw refuse();
  const { x, y, width, height } = read.data;
  const isWhole = x === 0 && y === 0 && width >= HUNDRED && height >= HUNDRED;
  return isWhole ? null : { x, y, width, height };
}

/** Cuts a part out of a picture, upright as people see it. @throws APIError with a sentence for people */
export async function cropPicture(read: ReadPicture, { x, y, width, height }: Crop): Promise<ReadPicture> {
  const upright = await sharp(read.data, read.options)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse();
    });
  const { width: full, height: tall } = upright.info;
  const [left, top] = [Math.floor((x / HUNDRED) * full), Math.floor((y / HUNDRED) * tall)];
  const region = {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round((width / HUNDRED) * full), full - left)),
    height: Math.max(1, Math.min(Math.round((height / HUNDRED) * tall), tall - top)),
  };
  return { ...read, data: await sharp(upright.data, read.options).extract(region).toBuffer() };
}
