import type { PayloadRequest } from 'payload';
import { openAddressBook } from '#cms/addresses/address-book.ts';
import type { Fields } from '#core/old-record.ts';
import { isEditedSince, isSame, type MovedRecord, movedRecordOf, readMovedRecord } from './moved-record.ts';
import { type KindName, kindNames, oldKinds, withPictures } from './old-kinds.ts';
import type { PictureIndex } from './picture-index.ts';
import type { OldEntry } from './read-old-file.ts';

/** `kept`: it differs, and staff have edited it here since it was imported, so it stays as it is here. */
export type Fate = 'new' | 'changed' | 'unchanged' | 'kept' | 'unreadable';

export type Stored = Fields & { id: number };

/** A record of the file and what is to become of it. */
export type SortedEntry = {
  kind: KindName;
  key: string;
  line: number;
  /** What people know it by, where it can be read. */
  heading: string;
  fate: Fate;
  /** Why it cannot be read, and what had to be left out of it. */
  reasons: string[];
  /** What is to be stored, for new and changed ones. */
  record: MovedRecord | null;
  stored: Stored | null;
  /** Pictures it names that are neither here nor in the folder. */
  missing: string[];
};

type Sorting = {
  req: PayloadRequest;
  shelf: PictureIndex;
  overwrite: boolean;
  /** Keeps staff from giving addresses until the transaction ends; only once nothing slow is to come. */
  lock: boolean;
};

/** Compares every record of the file with what is here. Opens the address books for the rest of the transaction. */
export async function sortEntries(sorting: Sorting, entries: readonly OldEntry[]): Promise<SortedEntry[]> {
  const sorted: SortedEntry[] = [];
  for (const kind of kindNames) {
    const ofKind = entries.filter(entry => entry.kind === kind);
    const book = await openAddressBook(sorting.req, kind, sorting);
    const stored = await storedByKey(sorting.req, kind);
    for (const entry of ofKind) {
      const here = stored.get(entry.key) ?? null;
      const formerSlugs = here ? book.formerOf(here.id) : [];
      const isFree = (slug: string) => !formerSlugs.includes(slug) && !book.isTaken(slug, here?.id);
      sorted.push(sortEntry(sorting, entry, here, { formerSlugs, isFree }));
    }
  }
  return sorted;
}

type Addresses = { formerSlugs: readonly string[]; isFree: (slug: string) => boolean };

function sortEntry(
  { shelf, overwrite }: Sorting,
  entry: OldEntry,
  stored: Stored | null,
  { formerSlugs, isFree }: Addresses,
): SortedEntry {
  const { kind, key, line, fields } = entry;
  const about = { kind, key, line, heading: '', record: null, stored, missing: [] };
  if (!fields) return { ...about, fate: 'unreadable', reasons: [entry.reason] };
  const reasons: string[] = [];
  const read = readMovedRecord(oldKinds[kind], fields, key, reasons);
  const missing = new Set<string>();
  const known = (name: string) => {
    const found = shelf.canonicalName(name);
    if (name && !found) missing.add(name);
    return found;
  };
  const record = { ...read, old: withPictures(read.old, known) };
  const heading = record.old.heading || (record.am?.heading ?? '');
  const named = { ...about, heading, record, reasons, missing: [...missing] };
  if (!stored) return { ...named, fate: 'new' };
  const ours = movedRecordOf(oldKinds[kind], stored, { picture: shelf.nameOf, formerSlugs });
  const moreAddresses = (record.formerSlugs ?? []).some(slug => slug !== ours.slug && isFree(slug));
  if (isSame(record, ours) && !moreAddresses) return { ...named, fate: 'unchanged' };
  const remembered = stored.importDigest as string | null;
  if (!overwrite && isEditedSince(remembered, ours, record)) return { ...named, fate: 'kept' };
  return { ...named, fate: 'changed', record: { ...record, am: record.am ?? ours.am } };
}

async function storedByKey(req: PayloadRequest, kind: KindName): Promise<Map<string, Stored>> {
  const { docs } = await req.payload.db.find<Stored>({
    collection: kind,
    limit: 0,
    pagination: false,
    sort: 'id',
    req,
  });
  return new Map(docs.map(document => [String(document.origin), document]));
}
