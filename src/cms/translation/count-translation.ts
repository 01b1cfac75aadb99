import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isAutosave } from '#cms/saves/autosave.ts';
import { savedByHand } from '#cms/saves/save-store.ts';
import { localizedWords } from './localized-words.ts';
import { madeFromAfter, type Piece, stateOfDocument } from './translation.rules.ts';

type MadeFrom = Record<string, string>;
type Words = ReadonlyMap<string, string>;

const NOTHING: Words = new Map();

/**
 * Notes with each save by hand which English every Amharic text was made from, and how the document stands. An autosave
 * leaves both: half a sentence is no translation, and one that is typed and taken back again has changed nothing.
 */
export const countTranslation: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && isAutosave(req, collection)) {
    const { translatedFrom, translation } = originalDoc ?? {};
    return { ...data, translatedFrom, translation };
  }
  const words = (document: unknown) => localizedWords(collection.flattenedFields, document);
  const inAmharic = req.locale === 'am';
  const id = operation === 'update' ? originalDoc?.id : undefined;
  const other =
    id === undefined ? NOTHING : words(await inLanguage(req, collection.slug, id, inAmharic ? 'en' : 'am'));
  const saved = words(data);
  const pieces = piecesOf(inAmharic ? other : saved, inAmharic ? saved : other, originalDoc?.translatedFrom);
  const before = inAmharic ? words(await beforeSitting(req, collection.slug, originalDoc)) : other;
  const isChecked = data.translationChecked === true;
  const made = pieces.map(([place, piece]): [string, Piece] => {
    const saving = { before: before.get(place) ?? '', inAmharic, isChecked };
    return [place, { ...piece, madeFrom: madeFromAfter(piece, saving) }];
  });
  return {
    ...data,
    translatedFrom: Object.fromEntries(
      made.flatMap(([place, { madeFrom }]) => (madeFrom === undefined ? [] : [[place, madeFrom]])),
    ),
    translation: stateOfDocument(made.map(([, piece]) => piece)),
  };
};

/** The Amharic that somebody saved last: autosaves may have stored newer words, which are not counted yet. */
async function beforeSitting(
  req: PayloadRequest,
  collection: string,
  original: { id?: unknown } | undefined,
) {
  if (original?.id === undefined) return original;
  const byHand = await savedByHand(req, { collection, document: Number(original.id) }, 'am');
  return byHand === undefined ? original : byHand;
}

/** The texts of a document in both languages, by their place. */
export function piecesOf(english: Words, amharic: Words, madeFrom: unknown): [string, Piece][] {
  const from = (madeFrom ?? {}) as MadeFrom;
  return [...english].map(([place, text]) => [
    place,
    { english: text, amharic: amharic.get(place) ?? '', digest: digestOf(text), madeFrom: from[place] },
  ]);
}

/**
 * A document in one language, without what the other one would lend it: its newest version, or without `draft` what
 * visitors see of it.
 */
export function inLanguage(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  locale: 'en' | 'am',
  draft = true,
): Promise<Record<string, unknown> | null> {
  return req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale,
    fallbackLocale: false,
    draft,
    trash: true,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    overrideAccess: true,
    // A copy, because Payload changes the language of the request, and the save needs its own.
    req: { ...req } as PayloadRequest,
  }) as Promise<Record<string, unknown> | null>;
}

/** The fields whose texts are counted, for the endpoint that shows them. */
export const hasTranslation = (fields: readonly FlattenedField[]) =>
  fields.some(({ name }) => name === 'translation');

const digestOf = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('base64url').slice(0, 16);
