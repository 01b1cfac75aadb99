import { cleanText } from '#cms/rich-text/clean-text.rules.ts';
import { childNodes, type Node, readReference, topNodes } from '#cms/rich-text/read-text.rules.ts';
import { asFields, storable } from '#core/old-record.ts';

/** A long text in each language, with names instead of numbers; null if there is none or the file does not say. */
export type MovedTexts = { en: unknown; am: unknown };

/** A reference in a text: by name in files, by number here. */
export type DocumentReference = { relationTo: string; value: string | number };

/** Most levels of nesting; people write fewer, even in a text of 100 pages. */
const DEEPEST = 40;
const DEEPEST_VALUE = 4 * DEEPEST;
const MOST_VALUES = 50_000;
/** Property names with a special meaning in JavaScript. */
const OF_EVERY_OBJECT = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The text with each reference replaced by `changed`. If that gives null, a link keeps its words without the link,
 * and a picture or film is removed with its caption.
 */
export function withReferences(
  text: unknown,
  changed: (pointer: DocumentReference) => string | number | null,
): unknown {
  const root = (text as { root?: Node } | null | undefined)?.root;
  if (!root) return null;
  const point = (value: unknown): unknown => {
    const pointer = readPointer(value);
    const to = pointer && changed(pointer);
    return pointer && to !== null && to !== undefined ? { relationTo: pointer.relationTo, value: to } : null;
  };
  const walk = (nodes: readonly Node[], depth: number): Node[] =>
    depth > DEEPEST ? [] : nodes.flatMap(node => walkNode(node, depth));
  const walkNode = (node: Node, depth: number): Node[] => {
    if (node.type === 'block') return blockWith(node, point);
    if (!Array.isArray(node.children)) return [node];
    const children = walk(childNodes(node), depth + 1);
    if (node.fields?.linkType !== 'internal') return [{ ...node, children }];
    const doc = point(node.fields.doc);
    return doc ? [{ ...node, fields: { ...node.fields, doc }, children }] : children;
  };
  const children = walk(childNodes(root), 0);
  return children.length > 0 ? { ...(text as object), root: { ...root, children } } : null;
}

function blockWith(node: Node, point: (value: unknown) => unknown): Node[] {
  const fields = Object.entries(node.fields ?? {}).map(([name, value]): [string, unknown] => [
    name,
    isPointer(value) ? point(value) : value,
  ]);
  const isWhole = fields.every(([name, value]) => value !== null || !isPointer(node.fields?.[name]));
  return isWhole ? [{ ...node, fields: Object.fromEntries(fields) }] : [];
}

const isPointer = (value: unknown) => typeof asFields(value)?.relationTo === 'string';

function readPointer(value: unknown): DocumentReference | null {
  const { relationTo, value: name } = asFields(value) ?? {};
  if (typeof relationTo === 'string' && typeof name === 'string') return { relationTo, value: name };
  return readReference(value);
}

/**
 * Reads a long text of a file: an editor tree that is neither too large nor too deep, cleaned like pasted text, with
 * unstorable characters removed. Null, with a notice, if there is none.
 */
export function readMovedText(value: unknown, name: string, notices: string[]): unknown {
  if (value === null || value === undefined || value === '') return null;
  if (!asFields(asFields(value)?.root)) {
    notices.push(`"${name}" is no long text and was left out`);
    return null;
  }
  const room = { left: MOST_VALUES };
  const copy = storableCopy(value, room, 0);
  if (room.left < 0) {
    notices.push(`"${name}" is too long or nested too deeply and was left out`);
    return null;
  }
  const cleaned = cleanText(copy);
  return topNodes(cleaned).length > 0 ? cleaned : null;
}

function storableCopy(value: unknown, room: { left: number }, depth: number): unknown {
  room.left -= depth > DEEPEST_VALUE ? MOST_VALUES + 1 : 1;
  if (room.left < 0) return null;
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(one => storableCopy(one, room, depth + 1));
  const fields = asFields(value);
  if (!fields) return value;
  const named = Object.entries(fields).map(([name, one]): [string, unknown] => [storable(name), one]);
  return Object.fromEntries(
    named
      .filter(([name]) => !OF_EVERY_OBJECT.has(name))
      .map(([name, one]) => [name, storableCopy(one, room, depth + 1)]),
  );
}

/** The references in long texts of a file, by name. */
export function referencesIn(texts: MovedTexts | null): { relationTo: string; name: string }[] {
  const pointers: { relationTo: string; name: string }[] = [];
  for (const text of [texts?.en, texts?.am])
    withReferences(text, ({ relationTo, value }) => {
      if (typeof value === 'string') pointers.push({ relationTo, name: value });
      return value;
    });
  return pointers;
}

/** The names of the pictures in long texts. */
export function picturesInTexts(texts: MovedTexts | null): string[] {
  return referencesIn(texts).flatMap(({ relationTo, name }) => (relationTo === 'media' ? [name] : []));
}

/** A text for comparing: without the editor's random ids, with sorted properties. */
export function comparableText(text: unknown): unknown {
  if (Array.isArray(text)) return text.map(comparableText);
  const fields = asFields(text);
  if (!fields) return text ?? null;
  const names = Object.keys(fields).filter(
    name => name !== 'id' && fields[name] !== null && fields[name] !== undefined,
  );
  return Object.fromEntries(names.toSorted().map(name => [name, comparableText(fields[name])]));
}
