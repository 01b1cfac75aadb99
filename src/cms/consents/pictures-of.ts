import type { FlattenedField } from 'payload';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';

type Values = Record<string, unknown>;

/** A picture used by a document: its field path, as validation messages name it, and the picture's id. */
export type UsedPicture = { path: string; id: number };

/**
 * Every picture in a document, at any depth of groups, lists, blocks and long texts. Reads the field tree, so no field is missed.
 */
export function picturesOf(fields: FlattenedField[], values: Values, prefix = ''): UsedPicture[] {
  return fields.flatMap(field => {
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    if (value === null || value === undefined) return [];
    if (field.type === 'upload' || field.type === 'relationship')
      return linked(field.relationTo, value, path);
    if (field.type === 'group' || field.type === 'tab')
      return picturesOf(field.flattenedFields, value as Values, `${path}.`);
    if (field.type === 'array')
      return rows(value).flatMap((row, index) => picturesOf(field.flattenedFields, row, `${path}.${index}.`));
    if (field.type === 'blocks')
      return rows(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return picturesOf(block?.flattenedFields ?? [], row, `${path}.${index}.`);
      });
    if (field.type === 'richText') return picturesInText(value, path);
    return [];
  });
}

/** A text names its field: forms show messages about what is within it there. */
const picturesInText = (value: unknown, path: string): UsedPicture[] =>
  referencesIn(value).flatMap(({ relationTo, value: id }) => (relationTo === 'media' ? [{ path, id }] : []));

const rows = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);

function linked(relationTo: string | string[], value: unknown, path: string): UsedPicture[] {
  const links = Array.isArray(value) ? value : [value];
  return links.flatMap((link, index) => {
    const id = pictureId(relationTo, link);
    return id === null ? [] : [{ path: Array.isArray(value) ? `${path}.${index}` : path, id }];
  });
}

function pictureId(relationTo: string | string[], link: unknown): number | null {
  if (Array.isArray(relationTo)) {
    const { relationTo: kind, value } = link as { relationTo?: string; value?: unknown };
    return kind === 'media' ? pictureId('media', value) : null;
  }
  if (relationTo !== 'media') return null;
  const id = typeof link === 'object' && link !== null ? (link as { id?: unknown }).id : link;
  return typeof id === 'number' ? id : null;
}
