import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { englishOf } from '#cms/language/translate.ts';
import { inLanguage, localizedWords } from './count-translation.ts';

const ENGLISH_FIRST =
  'Publish the English first, or both: the site shows the English where Amharic is missing.';

/** Notes that one language alone is published (`publishSpecificLocale`), which the hooks of a write are not told. */
export const notePublishedAlone: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update')
    req.context.publishedAlone = Boolean((args as { publishSpecificLocale?: string }).publishSpecificLocale);
  return args;
};

const isPublishedAlone = ({ context }: PayloadRequest): boolean => context.publishedAlone === true;

/**
 * Refuses to publish from the Amharic form while a required text is missing in English: visitors would see nothing there,
 * in either language. In the English form the fields check themselves. Drafts may be written in Amharic first. Only
 * people are refused: an import without anybody signed in brings what the old site held. Where the Amharic alone is
 * published, visitors have to see the English already.
 */
export const refuseWithoutEnglish: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.user || req.locale !== 'am' || data._status !== 'published' || data.deletedAt) return data;
  const isKnown = operation === 'update';
  const isAlone = isPublishedAlone(req);
  const stored = isKnown ? await inLanguage(req, collection.slug, originalDoc?.id, 'en', !isAlone) : null;
  const visible = isAlone && stored?._status !== 'published' ? null : stored;
  const missing = missingInEnglish(collection.flattenedFields, data, visible);
  const errors = isAlone ? missing.map(error => ({ ...error, message: ENGLISH_FIRST })) : missing;
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** The required texts of a document in Amharic that its English does not have, each with its field and a sentence. */
export function missingInEnglish(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  stored: Record<string, unknown> | null,
): { path: string; label: string; message: string }[] {
  const english = localizedWords(fields, stored);
  const required = requiredTexts(fields);
  return [...localizedWords(fields, data).keys()].flatMap(place => {
    const label = required.get(shapeOf(place));
    if (label === undefined || english.get(place)) return [];
    const message = `Please write "${label}" in English first: the site shows the English where Amharic is missing.`;
    return [{ path: pathOf(place, data), label, message }];
  });
}

/** The labels of required texts by their place without rows, such as `paragraphs/heading`. */
function requiredTexts(fields: readonly FlattenedField[], place = ''): Map<string, string> {
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const at = `${place}${field.name}`;
      if ('localized' in field && field.localized)
        return 'required' in field && field.required ? [[at, englishOf(field.label) || field.name]] : [];
      if (field.type === 'blocks')
        return field.blocks.flatMap(block => [...requiredTexts(block.flattenedFields, `${at}/`)]);
      return 'flattenedFields' in field ? [...requiredTexts(field.flattenedFields, `${at}/`)] : [];
    }),
  );
}

/** Rows are every second part of a place: field, row, field. */
const shapeOf = (place: string) =>
  place
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');

/** A place as the path of its field in the form, where rows are counted, in lists within parts too. */
function pathOf(place: string, data: Record<string, unknown>): string {
  const [list = '', row, ...rest] = place.split('/');
  if (row === undefined) return list;
  const rows = (data[list] ?? []) as ({ id?: string } & Record<string, unknown>)[];
  const found = rows.findIndex(({ id }) => id === row);
  // A new row may have no id yet; its place then holds its number.
  const at = found < 0 ? Number(row) : found;
  return [list, at, pathOf(rest.join('/'), rows[at] ?? {})].join('.');
}
