import type { FlattenedField } from 'payload';
import { blockWords } from '#cms/rich-text/read-text.rules.ts';
import { ownValue } from '#core/own-value.ts';

type Values = Record<string, unknown>;
type Blocks = Record<string, { flattenedFields: FlattenedField[] }>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every translated text of a document in one language, by its place: field names and row ids, such as
 * `paragraphs/65f0…/heading`. Rich text counts by its words; white space around a text does not count.
 * @param blocks the blocks of the config, by slug.
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
      if ('localized' in field && field.localized) found.set(at, wordsOf(value));
      else if (field.type === 'array') rows(value, at, () => field.flattenedFields);
      else if (field.type === 'blocks')
        rows(value, at, ({ blockType }) => {
          const inField = field.blocks.find(({ slug }) => slug === blockType);
          return (inField ?? ownValue(blocks, String(blockType)))?.flattenedFields ?? [];
        });
      else if ('flattenedFields' in field && isValues(value)) collect(field.flattenedFields, value, `${at}/`);
    }
  }

  function rows(value: unknown, at: string, fieldsOf: (row: Values) => readonly FlattenedField[]): void {
    for (const [index, row] of (Array.isArray(value) ? value : []).entries())
      if (isValues(row)) collect(fieldsOf(row), row, `${at}/${row.id ?? index}/`);
  }
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
  if (!isValues(value)) return '';
  if (isValues(value.root)) return wordsOf(value.root);
  if (value.type === 'block') return blockWords(value).join('\n');
  return 'text' in value ? wordsOf(value.text) : wordsOf(value.children);
}
