import type { Payload, PayloadRequest } from 'payload';
import type { Announcing } from '#cms/hooks/announce-changes.ts';
import type { ImportContext } from '#cms/write-documents.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { toClickKey } from '#core/slug.ts';
import { announceChange } from '#platform/announce-change.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import {
  type ImportedPicture,
  importPictures,
  inspectPictures,
  removeFiles,
  type WantedPicture,
} from './import-pictures.ts';
import { openPictureIndex, openTextTargets, type PictureIndex } from './lookups.ts';
import { type MovedNumbers, moveNumbers } from './move-numbers.ts';
import { picturesInTexts } from './moved-text.ts';
import { picturesIn } from './old-kinds.ts';
import { type NoJson, type OldFile, readOldFile } from './read-old-file.ts';
import { type SortedEntry, sortEntries } from './sort-entries.ts';
import { checkWithLinks, storeEntries } from './store-entries.ts';

export type ImportOptions = {
  /** The text of the file, JSON. */
  text: string;
  picturesFolder?: string | null;
  /** Overwrites records that staff have edited since an earlier import. */
  overwrite?: boolean;
  /** Without it the import is a dry run. */
  write: boolean;
};

/** The result for a record, without the record: there may be thousands. */
export type EntryResult = Omit<SortedEntry, 'record' | 'stored'>;

export type ImportResult = {
  written: boolean;
  entries: EntryResult[];
  pictures: ImportedPicture[];
  numbers: MovedNumbers;
  /** Parts of the file that are not read. */
  unknown: string[];
};

/**
 * Imports the old database in one transaction, all or nothing. Unreadable records are skipped and reported. Importing
 * again duplicates nothing and keeps what staff have edited since.
 */
export async function importOldDatabase(
  payload: Payload,
  options: ImportOptions,
): Promise<Outcome<ImportResult, NoJson>> {
  const file = readOldFile(options.text);
  if (!file.ok) return problem(file.problem);
  if (!options.write) return ok(await dryRun(payload, file.value, options));
  const files = new Set<string>();
  try {
    return ok(await inOneTransaction(payload, req => moveIn(req, file.value, options, files)));
  } catch (error) {
    await removeFiles(payload.collections.media.config.upload.staticDir ?? '', files);
    throw error;
  }
}

/** Thrown to roll back a dry run, carrying its result. */
class DryRunResult extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('A trial run writes nothing.');
    this.result = result;
  }
}

async function dryRun(payload: Payload, file: OldFile, options: ImportOptions): Promise<ImportResult> {
  try {
    return await inOneTransaction(payload, async req => {
      throw new DryRunResult(await moveIn(req, file, options, new Set()));
    });
  } catch (error) {
    if (error instanceof DryRunResult) return error.result;
    throw error;
  }
}

async function moveIn(
  req: PayloadRequest,
  file: OldFile,
  { picturesFolder = null, overwrite = false, write }: ImportOptions,
  files: Set<string>,
): Promise<ImportResult> {
  const announceLater = new Set<string>();
  Object.assign(req.context, { movedIn: true, announceLater } satisfies ImportContext & Announcing);
  let pictureIndex = await openPictureIndex(req, picturesFolder);
  const sorting = async (lock: boolean, refused: ReadonlyMap<string, number> = new Map()) => {
    const targets = await openTextTargets(req, pictureIndex);
    return sortEntries({ req, pictureIndex, targets, overwrite, refused, lock }, file.entries);
  };
  let sorted = await sorting(picturesFolder === null);
  const wanted = picturesToImport(pictureIndex, file, sorted);
  const pictures = await (write ? importPictures(req, wanted, files) : inspectPictures(wanted));
  if (picturesFolder !== null) {
    // Rebuilt, because refused pictures are missing, and staff may have changed something while pictures were
    // processed.
    pictureIndex = write ? await openPictureIndex(req, null) : without(pictureIndex, pictures);
    sorted = await sorting(true);
  }
  const targets = await openTextTargets(req, pictureIndex);
  const storing = { req, pictureIndex, targets, write };
  const { checked, reserved } = await checkWithLinks(storing, sorted, refused => sorting(true, refused));
  const entries = await storeEntries({ ...storing, reserved }, checked);
  const numbers = await moveNumbers(req, file.numbers, assignKeys(entries), write);
  if (announceLater.size > 0) await announceChange(req, announceLater);
  const settled = entries.map(({ record, stored, ...entry }): EntryResult => entry);
  return { entries: settled, pictures, numbers, unknown: file.unknown, written: write };
}

function picturesToImport(
  pictureIndex: PictureIndex,
  { pictures }: OldFile,
  entries: readonly SortedEntry[],
): WantedPicture[] {
  // By file: two spellings of its name mean one picture.
  const wanted = new Map<string, WantedPicture>();
  for (const { record, fate, heading } of entries) {
    if (!record || (fate !== 'new' && fate !== 'changed')) continue;
    for (const name of [...picturesIn(record.old), ...picturesInTexts(record.body)]) {
      const file = pictureIndex.findNumber(name) === null ? pictureIndex.fileFor(name) : null;
      if (file && !wanted.has(file))
        wanted.set(file, { name, file, heading, description: ownEntry(pictures, name) });
    }
  }
  return [...wanted.values()];
}

function ownEntry(fields: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(fields, name)?.value;
}

function without(pictureIndex: PictureIndex, pictures: readonly ImportedPicture[]): PictureIndex {
  const refused = new Set(pictures.filter(picture => 'reason' in picture).map(({ name }) => name));
  return {
    ...pictureIndex,
    canonicalName: name => (refused.has(name) ? '' : pictureIndex.canonicalName(name)),
  };
}

/** Old counts may use the key of their record; a count key of that spelling takes precedence. */
function assignKeys(entries: readonly SortedEntry[]): Map<string, string> {
  const keys = new Map<string, string>();
  const countingKeys = new Set<string>();
  for (const { key, stored, record } of entries) {
    const clickKey = String(stored?.clickKey ?? record?.clickKey ?? '');
    if (clickKey) countingKeys.add(clickKey);
    if (clickKey || record) keys.set(key, clickKey || toClickKey(record?.old.heading ?? ''));
  }
  for (const key of countingKeys) keys.delete(key);
  return keys;
}
