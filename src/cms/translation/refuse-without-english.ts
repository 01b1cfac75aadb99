import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { sayTo } from '#cms/language/amharic.ts';
import { englishLabel } from '#cms/language/translate.ts';
import { type Message, message } from '#core/message.ts';
import { localizedWords, readInLanguage } from './count-translation.ts';

const ENGLISH_FIRST =
  'Publish the English first, or both: the site shows the English where Amharic is missing.';

/** Marks a request that publishes one language (`publishSpecificLocale`), which Payload does not pass to the write's hooks. */
export const markSingleLanguage: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update')
    req.context.publishedAlone = Boolean((args as { publishSpecificLocale?: string }).publishSpecificLocale);
  return args;
};

const isPublishedAlone = ({ context }: PayloadRequest): boolean => context.publishedAlone === true;

/**
 * Refuses to publish from the Amharic form while a required text is missing in English, because visitors would see nothing
 * in either language. In the English form the fields validate themselves, and drafts may be in Amharic only. Imports, which
 * have no user, are not checked. If only the Amharic is published, the English must be published already.
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
  const stored = isKnown ? await readInLanguage(req, collection.slug, originalDoc?.id, 'en', !isAlone) : null;
  const visible = isAlone && stored?._status !== 'published' ? null : stored;
  const missing = missingInEnglish(collection.flattenedFields, data, visible);
  const errors = missing.map(error => ({
    ...error,
    message: sayTo(req)(isAlone ? ENGLISH_FIRST : error.message),
  }));
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });
  return data;
};

/** The required texts of an Amharic document that are missing in English, each with the path and label of its field and a message. */
export function missingInEnglish(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  stored: Record<string, unknown> | null,
): { path: string; label: string; message: Message }[] {
  const english = localizedWords(fields, stored);
  const required = requiredTexts(fields);
  return [...localizedWords(fields, data).keys()].flatMap(place => {
    const label = required.get(withoutRowIds(place));
    if (label === undefined || english.get(place)) return [];
    const refusal = message(
      'Please write "{label}" in English first: the site shows the English where Amharic is missing.',
      { label: message(label) },
    );
    return [{ path: toFormPath(place, data), label, message: refusal }];
  });
}

/** The labels of required texts, by their place without row ids, such as `paragraphs/heading`. */
function requiredTexts(fields: readonly FlattenedField[], place = ''): Map<string, string> {
  return new Map(
    fields.flatMap((field): [string, string][] => {
      const at = `${place}${field.name}`;
      if ('localized' in field && field.localized)
        return 'required' in field && field.required ? [[at, englishLabel(field.label) || field.name]] : [];
      if (field.type === 'blocks')
        return field.blocks.flatMap(block => [...requiredTexts(block.flattenedFields, `${at}/`)]);
      return 'flattenedFields' in field ? [...requiredTexts(field.flattenedFields, `${at}/`)] : [];
    }),
  );
}

/** Removes the row ids, which are every second part of a place: field, row, field. */
const withoutRowIds = (place: string) =>
  place
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');

/** The path of a field in the form, which has row numbers instead of row ids. */
function toFormPath(place: string, data: Record<string, unknown>): string {
  const [list = '', row, ...rest] = place.split('/');
  if (row === undefined) return list;
  const rows = (data[list] ?? []) as ({ id?: string } & Record<string, unknown>)[];
  const found = rows.findIndex(({ id }) => id === row);
  // A new row may have no id yet; its place then has its number.
  const at = found < 0 ? Number(row) : found;
  return [list, at, toFormPath(rest.join('/'), rows[at] ?? {})].join('.');
}
