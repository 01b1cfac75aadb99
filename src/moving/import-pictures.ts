import { readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { APIError, createLocalReq, type PayloadRequest } from 'payload';
import { UNANSWERED } from '#cms/consents/consent.rules.ts';
import { cleanPicture, inspectPicture } from '#cms/media/clean-picture.ts';
import { MAX_PICTURE_BYTES, pictureRefusals } from '#cms/media/upload-limits.ts';
import { asFields, type Fields, recordReader } from '#core/old-record.ts';

/** A picture to import: its name in the file, its path, and its description. */
export type WantedPicture = { name: string; file: string; heading: string; description: unknown };

/**
 * The result for a picture. `waits`: nobody has stated yet whether somebody is recognisable, so visitors do not see it.
 */
export type ImportedPicture = { name: string } & ({ waits: boolean } | { reason: string });

type CleanFile = Awaited<ReturnType<typeof cleanPicture>>['file'];

/** Processing a picture uses several threads and much memory, so more at once gains nothing. */
const atOnce = 3;
const longestAlt = 300;

/** Predicts the result for each picture, as far as its file header allows. */
export function inspectPictures(wanted: readonly WantedPicture[]): Promise<ImportedPicture[]> {
  return actOnEach(wanted, async picture => {
    const { upload, reason } = await openPicture(picture);
    return reason ? { name: picture.name, reason } : settle(picture, () => inspectPicture(upload));
  });
}

/**
 * Stores the pictures, cleaned and resized like uploads, in the transaction of `req`. Files are outside of it, so the
 * caller removes those in `stored` if it fails.
 */
export function importPictures(
  req: PayloadRequest,
  wanted: readonly WantedPicture[],
  stored: Set<string>,
): Promise<ImportedPicture[]> {
  // Processed in parallel, stored one by one: a transaction has one connection, and a connection runs one statement at
  // a time.
  let storing = Promise.resolve();
  return actOnEach(wanted, async picture => {
    const { upload, reason } = await openPicture(picture);
    if (reason) return { name: picture.name, reason };
    const clean: CleanFile[] = [];
    const outcome = await settle(picture, async () => {
      clean.push((await cleanPicture(upload)).file);
    });
    for (const file of clean) {
      storing = storing.then(() => storePicture(req, picture, file, stored));
      await storing;
    }
    return outcome;
  });
}

/** Removes the files of pictures whose transaction was rolled back. */
export async function removeFiles(folder: string, stored: ReadonlySet<string>): Promise<void> {
  await Promise.all([...stored].map(name => rm(join(folder, name), { force: true })));
}

async function storePicture(
  req: PayloadRequest,
  { name, heading, description }: WantedPicture,
  file: CleanFile,
  stored: Set<string>,
) {
  const localReq = await createLocalReq({ context: req.context }, req.payload);
  if (req.transactionID !== undefined) localReq.transactionID = await req.transactionID;
  const stated = recordReader(asFields(description) ?? {}, []);
  const alt = (stated.text('alt') || heading || 'Picture').slice(0, longestAlt);
  const focus = { focalX: stated.number('focalX'), focalY: stated.number('focalY') };
  const media = { collection: 'media', depth: 0, overrideAccess: true, req: localReq } as const;
  const data = {
    alt,
    credit: stated.text('credit'),
    identifiable: showsNobody(description) ? ('no' as const) : UNANSWERED,
    origin: name,
    ...(focus.focalX !== null && focus.focalY !== null ? focus : {}),
  };
  const created = await req.payload.create({ ...media, locale: 'en', data: data as never, file });
  const sizes = Object.values(created.sizes ?? {}) as { filename?: string | null }[];
  for (const { filename } of [created, ...sizes]) if (filename) stored.add(filename);
  const amharic = stated.group('am').text('alt').slice(0, longestAlt);
  if (amharic) await req.payload.update({ ...media, id: created.id, locale: 'am', data: { alt: amharic } });
}

/** Our own exports state this for pictures that staff have reviewed. */
function showsNobody(description: unknown): boolean {
  return (asFields(description) as Fields | null)?.identifiable === 'no';
}

async function openPicture({ file }: WantedPicture) {
  const { size } = await stat(file);
  const empty = { name: '', data: Buffer.alloc(0), mimetype: '', size: 0 };
  if (size > MAX_PICTURE_BYTES) return { upload: empty, reason: pictureRefusals.tooLarge };
  const data = await readFile(file);
  return { upload: { name: basename(file), data, mimetype: '', size }, reason: null };
}

/** Refusals have a message for users; anything else is a fault and aborts the import. */
async function settle(picture: WantedPicture, act: () => Promise<unknown>): Promise<ImportedPicture> {
  try {
    await act();
    return { name: picture.name, waits: !showsNobody(picture.description) };
  } catch (error) {
    if (error instanceof APIError) return { name: picture.name, reason: error.message };
    throw error;
  }
}

async function actOnEach<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await act(items[at] as Item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
