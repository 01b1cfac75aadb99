import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { locales } from '#core/locale.ts';
import { nearSpellings, wordsIn } from '#core/search-words.ts';
import { soundKeyOf } from '#core/sound-key.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';
import { isSearchedKind, type SearchedKind, searchKinds, searchTextOf } from './search-kinds.rules.ts';

/** Longer texts are found by their beginning: 16,383 is the last place a word can have in a tsvector. */
const mostWords = 8000;
/** A misspelt word is looked for among so many words of the title and the introduction. */
const mostNear = 80;

/** Writes what a search finds of a document, in the transaction that writes the document. */
export const indexSearch: {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} = {
  afterChange: ({ collection, doc, req }) => indexDocument(req, collection.slug, doc.id),
  afterDelete: ({ collection, id, req }) => forgetDocument(req, collection.slug, id),
};

/** Reads the published form: a draft saved above it changes nothing that visitors see. */
async function indexDocument(req: PayloadRequest, kind: string, id: number): Promise<void> {
  if (!isSearchedKind(kind)) return;
  const stored = await req.payload.db.findOne<StoredDocument>({
    collection: kind,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  });
  await forgetDocument(req, kind, id);
  if (stored) await writeEntries(req, kind, stored);
}

type StoredDocument = TypeWithID & { _status?: string; deletedAt?: string | null };

async function forgetDocument(writer: Writer, kind: string, id: number | string): Promise<void> {
  if (!isSearchedKind(kind)) return;
  await rowsOf(writer, sql`delete from search.entries where kind = ${kind} and document = ${Number(id)}`);
}

async function writeEntries(writer: Writer, kind: SearchedKind, stored: StoredDocument): Promise<void> {
  if (stored._status !== 'published' || stored.deletedAt) return;
  for (const locale of locales) {
    const { title, intro, body, day, path } = searchTextOf(
      kind,
      stored as object as Record<string, unknown>,
      locale,
    );
    if (path === null) continue;
    const inTitle = wordsOf(title.text);
    const inIntro = wordsOf(intro);
    const inBody = wordsOf(body);
    const all = [...new Set([...inTitle, ...inIntro, ...inBody])];
    const near = [...new Set([...inTitle, ...inIntro])].slice(0, mostNear).flatMap(nearSpellings);
    await rowsOf(
      writer,
      sql`insert into search.entries (kind, document, locale, day, title, words, near) values (
        ${kind}, ${Number(stored.id)}, ${locale}, ${day},
        ${weighted(inTitle, 'A')} || array_to_tsvector(${soundsOf(inTitle)}::text[]),
        ${weighted(inTitle, 'A')} || ${weighted(inIntro, 'B')} || ${weighted(inBody, 'C')}
          || array_to_tsvector(${soundsOf(all)}::text[]),
        array_to_tsvector(${pgArray(near)}::text[])
      )`,
    );
  }
}

const wordsOf = (text: string) => wordsIn(text, mostWords).map(({ word }) => word);

/** Every word as it is written, and its English stem. Words hold letters and digits alone: nothing to escape. */
function weighted(words: readonly string[], weight: 'A' | 'B' | 'C') {
  const asWritten = words.map((word, at) => `'${word}':${at + 1}${weight}`).join(' ');
  return sql`(${asWritten}::tsvector || setweight(to_tsvector('english', ${words.join(' ')}), ${weight}::"char"))`;
}

/** Sounds begin with a digit, so that none is taken for a word. */
function soundsOf(words: readonly string[]): string {
  return pgArray(words.flatMap(soundLexemes));
}

/**
 * How a stored word is found by its sound: Amharic words closely, and loosely where that says enough, words in Latin
 * letters closely. A digit before it says which, so that words of one script are never compared by their sound.
 */
function soundLexemes(word: string): string[] {
  const key = soundKeyOf(word);
  if (!key) return [];
  return isLatin(word) ? [`2${key.close}`] : [`0${key.close}`, ...(key.loose ? [`1${key.loose}`] : [])];
}

/** The same for a word somebody asks for, which finds words of the other script. */
export function askedSounds(word: string): string[] {
  const key = soundKeyOf(word);
  if (!key) return [];
  return isLatin(word) ? [`0${key.close}`, ...(key.loose ? [`1${key.loose}`] : [])] : [`2${key.close}`];
}

const isLatin = (word: string) => /^[a-z]+$/.test(word);

const pgArray = (values: readonly string[]) =>
  `{${[...new Set(values)].map(value => `"${value}"`).join(',')}}`;

const documentsAtOnce = 200;

/** Writes the whole index again from what is published. */
export async function rebuildSearch(payload: Payload): Promise<void> {
  await rowsOf({ payload }, sql`delete from search.entries`);
  for (const kind of Object.keys(searchKinds).filter(isSearchedKind)) {
    for (let page = 1, more = true; more; page += 1) {
      const { docs, hasNextPage } = await payload.db.find<StoredDocument>({
        collection: kind,
        limit: documentsAtOnce,
        page,
        sort: 'id',
        locale: 'all',
      });
      for (const stored of docs) await writeEntries({ payload }, kind, stored);
      more = hasNextPage;
    }
  }
}
