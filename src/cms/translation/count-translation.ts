import { createHash } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  Endpoint,
  FlattenedField,
  PayloadRequest,
} from 'payload';
import { mayChange } from '#cms/access/access-for.ts';
import { worksOnContent } from '#cms/access/roles.ts';
import { blockWords } from '#cms/rich-text/read-text.rules.ts';
import { isAutosave } from '#cms/saves/autosave.ts';
import { lastManualVersion } from '#cms/saves/save-store.ts';
import { ownValue } from '#core/own-value.ts';
import {
  digestAfterSave,
  judgeDocument,
  judgeText,
  type Piece,
  type SourceTexts,
  TRANSLATION,
} from './translation.rules.ts';

type Values = Record<string, unknown>;
type Blocks = Record<string, { flattenedFields: FlattenedField[] }>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every localized text of a document in one language, by its place: field names and row ids, such as
 * `paragraphs/65f0…/heading`. Rich text is reduced to its words, and surrounding white space is removed.
 * @param blocks the blocks of the config, by slug
 */
export function localizedWords(
  fields: readonly FlattenedField[],
  document: unknown,
  blocks: Blocks = {},
): Map<string, string> {
  const found = new Map<string, string>();
  collect(fields, isValues(document) ? document : {}, '');
  return found;

  function collect(own: readonly FlattenedField[], values: Values, place: string): void {
    for (const field of own) {
      const value = values[field.name];
      const at = `${place}${field.name}`;
      if ('localized' in field && field.localized) found.set(at, readWords(value));
      else if (field.type === 'array') rows(value, at, () => field.flattenedFields);
      else if (field.type === 'blocks')
        rows(value, at, ({ blockType }) => {
          const inField = field.blocks.find(({ slug }) => slug === blockType);
          return (inField ?? ownValue(blocks, String(blockType)))?.flattenedFields ?? [];
        });
      else if ('flattenedFields' in field && isValues(value)) collect(field.flattenedFields, value, `${at}/`);
    }
  }

  function rows(value: unknown, at: string, findFields: (row: Values) => readonly FlattenedField[]): void {
    for (const [index, row] of (Array.isArray(value) ? value : []).entries())
      if (isValues(row)) collect(findFields(row), row, `${at}/${row.id ?? index}/`);
  }
}

function readWords(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(readWords).filter(Boolean).join('\n');
  if (!isValues(value)) return '';
  if (isValues(value.root)) return readWords(value.root);
  if (value.type === 'block') return blockWords(value).join('\n');
  return 'text' in value ? readWords(value.text) : readWords(value.children);
}

type MadeFrom = Record<string, string>;
type Words = ReadonlyMap<string, string>;

const NOTHING: Words = new Map();

/**
 * Stores with each manual save which English every Amharic text was translated from, and the state of the translation.
 * Autosaves change neither: half a sentence is not a translation, and text that is typed and undone has changed nothing.
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
    id === undefined
      ? NOTHING
      : words(await readInLanguage(req, collection.slug, id, inAmharic ? 'en' : 'am'));
  const saved = words(data);
  const pieces = toPieces(inAmharic ? other : saved, inAmharic ? saved : other, originalDoc?.translatedFrom);
  const before = inAmharic ? words(await lastManualSave(req, collection.slug, originalDoc)) : other;
  const isChecked = data.translationChecked === true;
  const made = pieces.map(([place, piece]): [string, Piece] => {
    const saving = { before: before.get(place) ?? '', inAmharic, isChecked };
    return [place, { ...piece, madeFrom: digestAfterSave(piece, saving) }];
  });
  return {
    ...data,
    translatedFrom: Object.fromEntries(
      made.flatMap(([place, { madeFrom }]) => (madeFrom === undefined ? [] : [[place, madeFrom]])),
    ),
    translation: judgeDocument(made.map(([, piece]) => piece)),
  };
};

/** The Amharic of the last manual save. Autosaves may have stored newer texts, which are not counted yet. */
async function lastManualSave(
  req: PayloadRequest,
  collection: string,
  original: { id?: unknown } | undefined,
) {
  if (original?.id === undefined) return original;
  const manualSavesOnly = await lastManualVersion(req, { collection, document: Number(original.id) }, 'am');
  return manualSavesOnly === undefined ? original : manualSavesOnly;
}

/** The texts of a document in both languages, with their places. */
export function toPieces(english: Words, amharic: Words, madeFrom: unknown): [string, Piece][] {
  const from = (madeFrom ?? {}) as MadeFrom;
  return [...english].map(([place, text]) => [
    place,
    { english: text, amharic: amharic.get(place) ?? '', digest: hashText(text), madeFrom: from[place] },
  ]);
}

/**
 * Reads a document in one language without fallback: its newest version or, with `draft` false, the published one. Null if
 * there is none. Bypasses access control.
 */
export function readInLanguage(
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

/** Whether the texts of these fields are counted for translation. */
export const hasTranslation = (fields: readonly FlattenedField[]) =>
  fields.some(({ name }) => name === 'translation');

const hashText = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ')).digest('base64url').slice(0, 16);

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** Returns the English texts of a document with the state of each translation, to staff who may change it. */
export const translationEndpoint: Endpoint = {
  path: `${TRANSLATION}/:collection/:id`,
  method: 'get',
  handler: async req => {
    const slug = String(req.routeParams?.collection);
    const id = String(req.routeParams?.id);
    if (!worksOnContent({ req })) return refuse(403, 'Only people who write here may do this.');
    const config = Object.hasOwn(req.payload.collections, slug)
      ? req.payload.collections[slug as CollectionSlug].config
      : null;
    if (!config || !hasTranslation(config.flattenedFields) || !/^\d{1,15}$/.test(id))
      return refuse(404, 'There is no such document.');
    if (!(await mayChange(req, slug, Number(id)))) return refuse(404, 'There is no such document.');
    const english = await readInLanguage(req, slug, Number(id), 'en');
    if (!english) return refuse(404, 'There is no such document.');
    const words = (document: unknown) => localizedWords(config.flattenedFields, document);
    const amharic = words(await readInLanguage(req, slug, Number(id), 'am'));
    const texts: SourceTexts = {};
    for (const [place, piece] of toPieces(words(english), amharic, english.translatedFrom)) {
      const state = judgeText(piece);
      if (state) texts[place] = { english: piece.english, state };
    }
    return Response.json(texts, { headers: { 'cache-control': 'no-store' } });
  },
};
