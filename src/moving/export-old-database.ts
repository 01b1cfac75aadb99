import type { Payload, PayloadRequest } from 'payload';
import { openAddressBook } from '#cms/addresses/address-book.ts';
import type { Fields } from '#core/old-record.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openPictureIndex, openTextTargets, type PictureIndex, type TextTargets } from './lookups.ts';
import { listAllNumbers } from './move-numbers.ts';
import { type MovedRecord, toMovedRecord, writeRecord } from './moved-record.ts';
import { picturesInTexts } from './moved-text.ts';
import { type KindName, kindNames, oldKinds, picturesIn } from './old-kinds.ts';
import type { Stored } from './sort-entries.ts';

/** An export: the text of the file, and the stored picture behind each name in it. */
export type OldDatabase = { text: string; counts: Record<KindName, number>; pictures: Map<string, number> };

/**
 * Exports everything an import reads, in a fixed order, so that two exports of one state are equal byte for byte:
 * including drafts, former addresses and Amharic texts. Leaves out pending draft changes of published pages, and
 * personal data.
 */
export function exportOldDatabase(payload: Payload): Promise<OldDatabase> {
  return inOneTransaction(payload, async req => {
    const pictures = await openPictureIndex(req, null);
    const named = { pictures, targets: await openTextTargets(req, pictures) };
    const records: Record<KindName, Map<string, MovedRecord>> = {
      posts: await listRecords(req, 'posts', named),
      events: await listRecords(req, 'events', named),
    };
    const used = new Set(
      kindNames.flatMap(kind =>
        [...records[kind].values()].flatMap(({ old, body }) => [
          ...picturesIn(old),
          ...picturesInTexts(body),
        ]),
      ),
    );
    const names = [...pictures.all()].filter(([name]) => used.has(name)).toSorted(byName);
    const numbers = await listAllNumbers(req);
    const parts = [
      ...kindNames.map(kind => objectPart(kind, [...records[kind]].map(asFields))),
      `"eventViews": ${JSON.stringify([numbers.view], null, 2)}`,
      `"clickCounts": ${JSON.stringify(numbers.click, null, 2)}`,
      `"loveCounts": ${JSON.stringify(numbers.love, null, 2)}`,
      `"shareCounts": ${JSON.stringify(numbers.share, null, 2)}`,
      objectPart('pictures', await describePictures(req, names)),
    ];
    return {
      text: `{\n${parts.join(',\n')}\n}\n`,
      counts: { posts: records.posts.size, events: records.events.size },
      pictures: new Map(names),
    };
  });
}

type Named = { pictures: PictureIndex; targets: TextTargets };

async function listRecords(req: PayloadRequest, kind: KindName, { pictures, targets }: Named) {
  const book = await openAddressBook(req, kind, { lock: false });
  const where = { deletedAt: { exists: false } };
  const all = { collection: kind, where, limit: 0, pagination: false, sort: 'id', req } as const;
  const { docs } = await req.payload.db.find<Stored>(all);
  const drafts = await newestDrafts(req, kind);
  const records = docs.map((document): [string, MovedRecord] => {
    const current = document._status === 'published' ? document : (drafts.get(document.id) ?? document);
    const formerSlugs = book.listFormer(document.id);
    const lookups = { picture: pictures.findName, target: targets.findName, formerSlugs };
    return [String(document.origin), toMovedRecord(oldKinds[kind], current, lookups)];
  });
  return new Map(records.toSorted(byName));
}

/** For pages that are not published, the newest version is what staff see. */
async function newestDrafts(req: PayloadRequest, kind: KindName): Promise<Map<number, Stored>> {
  const { docs } = await req.payload.db.queryDrafts<Stored>({
    collection: kind,
    where: { 'version._status': { equals: 'draft' } },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(docs.map(document => [document.id, document]));
}

type DescribedPicture = { id: number; alt?: { en?: string | null; am?: string | null } } & Fields;

/** What staff entered for the pictures. Exports that nobody is recognisable; consents stay where they were given. */
async function describePictures(req: PayloadRequest, names: readonly [string, number][]) {
  const { docs } = await req.payload.db.find<DescribedPicture>({
    collection: 'media',
    limit: 0,
    pagination: false,
    req,
  });
  const byId = new Map(docs.map(document => [document.id, document]));
  return names.map(([name, id]): [string, Fields] => {
    const { alt, credit, identifiable, focalX, focalY } = byId.get(id) ?? { id };
    return [
      name,
      {
        alt: alt?.en ?? '',
        ...(credit ? { credit } : {}),
        ...(identifiable === 'no' ? { identifiable } : {}),
        ...(typeof focalX === 'number' && typeof focalY === 'number' ? { focalX, focalY } : {}),
        ...(alt?.am ? { am: { alt: alt.am } } : {}),
      },
    ];
  });
}

const asFields = ([key, record]: [string, MovedRecord]): [string, Fields] => [key, writeRecord(record)];

/** Built by hand, because an object would put numeric keys first. */
function objectPart(name: string, entries: readonly [string, Fields][]): string {
  const lines = entries.map(([key, fields]) => `${JSON.stringify(key)}: ${JSON.stringify(fields, null, 2)}`);
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
}

/** By code unit, independent of language settings. */
function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
