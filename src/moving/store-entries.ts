import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { findAddressBook, toOldSlug } from '#cms/addresses/address-book.ts';
import { inEnglish } from '#cms/language/amharic.ts';
import { gatherFacts } from '#cms/publishing/gather-facts.ts';
import { suggestionsFor } from '#cms/publishing/publish-check.rules.ts';
import {
  merged,
  prepareDocument,
  type Ready,
  reserveNumbers,
  type Wanted,
  writeDocuments,
} from '#cms/write-documents.ts';
import type { Fields } from '#core/old-record.ts';
import { getExecutor } from '#platform/transaction.ts';
import type { PictureIndex, TextTargets } from './lookups.ts';
import { hasContent, hashRecord } from './moved-record.ts';
import { referencesIn, withReferences } from './moved-text.ts';
import { type KindName, kindNames, oldKinds, pictureFields } from './old-kinds.ts';
import type { SortedEntry } from './sort-entries.ts';

type Storing = {
  req: PayloadRequest;
  pictureIndex: PictureIndex;
  targets: TextTargets;
  reserved: Reserved;
  write: boolean;
};

/** The numbers that new records will have, as `posts KEY`: long texts link to records that come with the same file. */
type Reserved = ReadonlyMap<string, number>;

/** A record after the check: with what is to be stored, or refused, or left as it is. */
type CheckedEntry = { entry: SortedEntry; ready: { wanted: Wanted; document: Ready } | null };

const atOnce = 100;

async function reserveFor(
  { req, write }: Pick<Storing, 'req' | 'write'>,
  entries: readonly SortedEntry[],
): Promise<Reserved> {
  const reserved = new Map<string, number>();
  if (!write) return reserved;
  for (const kind of kindNames) {
    const keys = entries.flatMap(entry => (entry.kind === kind && entry.fate === 'new' ? [entry.key] : []));
    const numbers = await reserveNumbers(req, kind, keys.length);
    keys.forEach((key, at) => {
      reserved.set(`${kind} ${key}`, numbers[at] ?? 0);
    });
  }
  return reserved;
}

/** Checks new and changed records as forms do. Those that fail become unreadable, with the messages staff would see. */
async function checkEntries(storing: Storing, entries: readonly SortedEntry[]): Promise<CheckedEntry[]> {
  const checked: CheckedEntry[] = [];
  for (const entry of entries) checked.push(await checkEntry(storing, entry));
  return checked;
}

async function checkEntry(storing: Storing, entry: SortedEntry): Promise<CheckedEntry> {
  if (!entry.record || (entry.fate !== 'new' && entry.fate !== 'changed')) return { entry, ready: null };
  const wanted = toWanted(storing, entry);
  const prepared = await prepareDocument(storing.req, findCollection(storing, entry.kind), wanted);
  if (!prepared.ok)
    return { entry: { ...entry, fate: 'unreadable', reasons: prepared.problem }, ready: null };
  const id = storing.reserved.get(`${entry.kind} ${entry.key}`);
  return {
    entry,
    ready: { wanted, document: { data: prepared.value, stored: wanted.stored, ...(id && { id }) } },
  };
}

/** Adds notes to the records that passed the check and, if `write` is set, stores them. */
export async function storeEntries(
  storing: Storing,
  checked: readonly CheckedEntry[],
): Promise<SortedEntry[]> {
  const stored: SortedEntry[] = [];
  for (const kind of kindNames) {
    const ofKind = checked.filter(({ entry }) => entry.kind === kind);
    for (let from = 0; from < ofKind.length; from += atOnce)
      stored.push(...(await storeSome(storing, kind, ofKind.slice(from, from + atOnce))));
  }
  return stored;
}

async function storeSome(storing: Storing, kind: KindName, checked: readonly CheckedEntry[]) {
  const { req, write } = storing;
  const collection = findCollection(storing, kind);
  const settled: SortedEntry[] = [];
  for (const { entry, ready } of checked)
    settled.push(ready ? { ...entry, notes: await notesOn(storing, collection, ready.wanted) } : entry);
  const passed = checked.flatMap(({ entry, ready }) => (ready ? [{ entry, document: ready.document }] : []));
  if (!write || passed.length === 0) return settled;
  const ids = await writeDocuments(
    req,
    collection,
    passed.map(({ document }) => document),
  );
  await storeFormerAddresses(
    req,
    kind,
    passed.flatMap(({ entry, document }, index) => listFormer(req, entry, document, ids[index] ?? 0)),
  );
  return settled;
}

const findCollection = ({ req }: Storing, kind: KindName) => req.payload.collections[kind].config;

/** By the rules that the form shows before publishing (cms/publishing). */
async function notesOn({ req, write }: Storing, collection: SanitizedCollectionConfig, wanted: Wanted) {
  const { facts, en, am } = wanted;
  const found = await gatherFacts(req, collection, {
    en: en && merged(facts, en),
    am: am && merged(facts, am),
  });
  // Before anything is written, pictures that come along have no number yet.
  const known = write ? found : { ...found, pictures: [] };
  return suggestionsFor(known).map(({ message }) => inEnglish(message));
}

function toWanted(
  { pictureIndex, targets, reserved }: Storing,
  { kind, key, record, stored }: SortedEntry,
): Wanted {
  if (!record) throw new Error('Only readable records are stored.');
  const { old, am, body, draft, slug, clickKey, sample } = record;
  const text = (named: unknown) =>
    withReferences(named, ({ relationTo, value }) =>
      typeof value === 'number'
        ? null
        : (targets.findNumber(relationTo, value) ?? reserved.get(`${relationTo} ${value}`) ?? pending),
    );
  const [english, amharic] = [text(body.en), text(body.am)];
  const { words, facts } = oldKinds[kind];
  const isEnglish = hasContent(words(old)) || english !== null || !(am || amharic);
  const whole: Fields = {
    ...facts(old),
    ...pictureFields(old, name => (name ? (pictureIndex.findNumber(name) ?? pending) : null)),
    ...(slug && !stored ? { slug } : {}),
    ...(clickKey && !stored ? { clickKey } : {}),
    ...(sample === null ? {} : { sample }),
    origin: key,
    importDigest: hashRecord(record),
    _status: draft ? 'draft' : 'published',
  };
  return {
    stored,
    facts: whole,
    en: isEnglish ? { ...words(old), ...(english ? { body: english } : {}) } : null,
    am: am || amharic ? { ...am, ...(amharic ? { body: amharic } : {}) } : null,
  };
}

/** Placeholder id of a picture in a dry run; any whole number passes validation. */
const pending = 1;

type Former = { slug: string; id: number };

/** The page's former addresses: from our own file, of the old site, and its previous one here. */
function listFormer(
  req: PayloadRequest,
  { kind, record, heading }: SortedEntry,
  { data, stored }: Ready,
  id: number,
): Former[] {
  const book = findAddressBook(req, kind);
  const here = stored?.slug === data.slug ? [] : [stored?.slug];
  const old = record?.slug ? [] : [toOldSlug(heading)];
  const slugs = [...(record?.formerSlugs ?? []), ...old, ...here].filter(
    (slug): slug is string => typeof slug === 'string' && slug !== '' && slug !== data.slug,
  );
  const free = [...new Set(slugs)].filter(slug => !book?.isTaken(slug, id));
  for (const slug of free) book?.assign(slug, id);
  return free.map(slug => ({ slug, id }));
}

async function storeFormerAddresses(req: PayloadRequest, kind: KindName, former: readonly Former[]) {
  if (former.length === 0) return;
  const executor = await getExecutor(req);
  await executor.execute(sql`
    insert into former_addresses (kind, slug, document_id)
    select ${kind}, given.slug, given.id
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as given (slug text, id integer)
    on conflict (kind, slug) do nothing
  `);
}

type Sort = (refused: ReadonlyMap<string, number>) => Promise<SortedEntry[]>;

/**
 * Checks every record before anything is written. A record may link to another one of the file: if that one is
 * refused, all are compared and checked again without it, until no record links to a refused one.
 */
export async function checkWithLinks(
  storing: Omit<Storing, 'reserved'>,
  first: readonly SortedEntry[],
  sort: Sort,
): Promise<{ checked: CheckedEntry[]; reserved: Storing['reserved'] }> {
  const reserved = await reserveFor(storing, first);
  const refused = new Map<string, number>();
  let entries = first;
  for (;;) {
    const checked = await checkEntries({ ...storing, reserved }, entries);
    const more = linkedButRefused(checked, refused);
    if (more.length === 0) return { checked, reserved };
    for (const [name, line] of more) refused.set(name, line);
    entries = await sort(refused);
  }
}

/** Refused records that an accepted record links to. */
function linkedButRefused(checked: readonly CheckedEntry[], known: ReadonlyMap<string, number>) {
  const linked = new Set(
    checked.flatMap(({ entry, ready }) =>
      ready ? referencesIn(entry.record?.body ?? null).map(pointerName) : [],
    ),
  );
  return checked.flatMap(({ entry: { kind, key, line, fate, record, stored } }): [string, number][] => {
    const name = `${kind} ${key}`;
    const isRefused = fate === 'unreadable' && record !== null && stored === null;
    return isRefused && linked.has(name) && !known.has(name) ? [[name, line]] : [];
  });
}

const pointerName = ({ relationTo, name }: { relationTo: string; name: string }) => `${relationTo} ${name}`;
