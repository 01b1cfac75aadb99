import type { PayloadRequest } from 'payload';
import { openAddressBook } from '#cms/addresses/address-book.ts';
import type { Fields } from '#core/old-record.ts';
import type { PictureIndex, TextTargets } from './lookups.ts';
import { isEditedSince, isSame, type MovedRecord, readMovedRecord, toMovedRecord } from './moved-record.ts';
import { type MovedTexts, withReferences } from './moved-text.ts';
import { type KindName, kindNames, oldKinds, withPictures } from './old-kinds.ts';
import type { OldEntry } from './read-old-file.ts';

/** `edited`: it differs, but staff have edited it since the import, so it is not overwritten. */
export type EntryState = 'new' | 'changed' | 'unchanged' | 'edited' | 'unreadable';

export type Stored = Fields & { id: number };

/** A record of the file and what the import will do with it. */
export type SortedEntry = {
  kind: KindName;
  key: string;
  line: number;
  /** Its heading, if readable. */
  heading: string;
  fate: EntryState;
  /** Why it is unreadable, and what was left out. */
  reasons: string[];
  /** Suggestions before visitors read it; they exclude nothing. */
  notes?: readonly string[];
  /** The record to store, for new and changed ones. */
  record: MovedRecord | null;
  stored: Stored | null;
  /** Its pictures that are neither stored nor in the folder. */
  missing: string[];
};

type Sorting = {
  req: PayloadRequest;
  pictureIndex: PictureIndex;
  targets: TextTargets;
  overwrite: boolean;
  /** Records that the check before writing refused, as `posts KEY`, with their lines: nothing can link to them. */
  refused: ReadonlyMap<string, number>;
  /** Prevents staff from assigning addresses until the transaction ends; set only when nothing slow follows. */
  lock: boolean;
};

/** Compares every record of the file with the stored one. Opens the address books for the rest of the transaction. */
export async function sortEntries(sorting: Sorting, entries: readonly OldEntry[]): Promise<SortedEntry[]> {
  const sorted: SortedEntry[] = [];
  const comes = new Set(entries.filter(({ fields }) => fields).map(({ kind, key }) => `${kind} ${key}`));
  for (const kind of kindNames) {
    const ofKind = entries.filter(entry => entry.kind === kind);
    const book = await openAddressBook(sorting.req, kind, sorting);
    const stored = await storedByKey(sorting.req, kind);
    for (const entry of ofKind) {
      const here = stored.get(entry.key) ?? null;
      const formerSlugs = here ? book.listFormer(here.id) : [];
      const isFree = (slug: string) => !formerSlugs.includes(slug) && !book.isTaken(slug, here?.id);
      sorted.push(sortEntry({ ...sorting, comes }, entry, here, { formerSlugs, isFree }));
    }
  }
  return sorted;
}

type Addresses = { formerSlugs: readonly string[]; isFree: (slug: string) => boolean };

/** The records of the file, as `posts KEY`. */
type Coming = { comes: ReadonlySet<string> };

function sortEntry(
  { pictureIndex, targets, overwrite, comes, refused }: Sorting & Coming,
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
    const found = pictureIndex.canonicalName(name);
    if (name && !found) missing.add(name);
    return found;
  };
  const lost = (sentence: string) => {
    if (!reasons.includes(sentence)) reasons.push(sentence);
    return null;
  };
  const isHere = (relationTo: string, name: string) => targets.findNumber(relationTo, name) !== null;
  const named = (text: unknown) =>
    withReferences(text, ({ relationTo, value }) => {
      if (typeof value === 'number') return lost(`"body" points to number ${value} of another database`);
      if (relationTo === 'media') return known(value) || null;
      if (isHere(relationTo, value)) return value;
      const refusedLine = refused.get(`${relationTo} ${value}`);
      if (refusedLine !== undefined) return lost(sentenceOnRefused(relationTo, value, refusedLine));
      return comes.has(`${relationTo} ${value}`) ? value : lost(sentenceOnLost(relationTo, value));
    });
  const body: MovedTexts = { en: named(read.body.en), am: named(read.body.am) };
  const record = { ...read, body, old: withPictures(read.old, known) };
  const heading = record.old.heading || (record.am?.heading ?? '');
  const found = { ...about, heading, record, reasons, missing: [...missing] };
  if (!stored) return { ...found, fate: 'new' };
  const ours = toMovedRecord(oldKinds[kind], stored, {
    picture: pictureIndex.findName,
    target: targets.findName,
    formerSlugs,
  });
  const moreAddresses = (record.formerSlugs ?? []).some(slug => slug !== ours.slug && isFree(slug));
  if (isSame(record, ours) && !moreAddresses) return { ...found, fate: 'unchanged' };
  const remembered = stored.importDigest as string | null;
  if (!overwrite && isEditedSince(remembered, ours, record)) return { ...found, fate: 'edited' };
  const both = { en: body.en ?? ours.body.en, am: body.am ?? ours.body.am };
  return { ...found, fate: 'changed', record: { ...record, am: record.am ?? ours.am, body: both } };
}

/** Names come from the file and can have any length. */
const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const sentenceOnLost = (relationTo: string, name: string) =>
  relationTo === 'films'
    ? `"body" shows the film ${shown(name)}, which is not here; it was left out`
    : `"body" links to ${shown(name)} (${shown(relationTo)}), which is neither here nor in the file; its words stay without the link`;

const sentenceOnRefused = (relationTo: string, name: string, line: number) =>
  `"body" links to ${shown(name)} (${relationTo}, line ${line}), which could not be read; its words stay without the link`;

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
