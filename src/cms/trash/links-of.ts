import type { FlattenedField } from 'payload';
import { referencesIn } from '#cms/rich-text/read-text.rules.ts';

type Values = Record<string, unknown>;

/** A document that another one points to. */
export type Link = { collection: string; id: number };

/**
 * Every document that a document with these fields points to: pictures, relationships, and links in long texts, at any
 * depth of groups, lists and blocks, in all languages. Reads the field tree, so a new field or collection is included.
 */
export function linksOf(fields: readonly FlattenedField[], values: Values): Link[] {
  return fields.flatMap(field => {
    const value = values[field.name];
    if (value === null || value === undefined) return [];
    return inLanguages(field, value).flatMap(one => linksOfField(field, one));
  });
}

/** Whether a document with these fields could point to one of `collection`. */
export function canPointTo(field: FlattenedField, collection: string): boolean {
  if (field.type === 'upload' || field.type === 'relationship')
    return [field.relationTo].flat().some(slug => slug === collection);
  if (field.type === 'richText') return true;
  if (field.type === 'blocks')
    return field.blocks.some(({ flattenedFields }) =>
      flattenedFields.some(inner => canPointTo(inner, collection)),
    );
  return 'flattenedFields' in field && field.flattenedFields.some(inner => canPointTo(inner, collection));
}

/** A localized value has been read in all languages: `{ en, am }`. */
function inLanguages(field: FlattenedField, value: unknown): unknown[] {
  const isLocalized = 'localized' in field && field.localized;
  return isLocalized && isObject(value) ? Object.values(value) : [value];
}

function linksOfField(field: FlattenedField, value: unknown): Link[] {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return (Array.isArray(value) ? value : [value]).flatMap(one => linkOf(field.relationTo, one));
    case 'group':
    case 'tab':
      return isObject(value) ? linksOf(field.flattenedFields, value) : [];
    case 'array':
      return rows(value).flatMap(row => linksOf(field.flattenedFields, row));
    case 'blocks':
      return rows(value).flatMap(row =>
        linksOf(field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [], row),
      );
    case 'richText':
      return referencesIn(value).map(({ relationTo, value: id }) => ({ collection: relationTo, id }));
    default:
      return [];
  }
}

function linkOf(relationTo: string | readonly string[], link: unknown): Link[] {
  if (typeof relationTo !== 'string') return isObject(link) ? namedLink(link) : [];
  const id = isObject(link) ? link.id : link;
  return typeof id === 'number' ? [{ collection: relationTo, id }] : [];
}

const namedLink = ({ relationTo, value }: Values): Link[] =>
  typeof relationTo === 'string' ? linkOf(relationTo, value) : [];

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);
