import type { FlattenedField } from 'payload';
import { englishOf } from '#cms/language/label.ts';
import { blockWords } from '#cms/rich-text/read-text.rules.ts';
import type { Piece } from './publish-check.rules.ts';

type Values = Record<string, unknown>;
type Node = {
  type?: string;
  tag?: string;
  text?: string;
  fields?: Values;
  children?: unknown[];
  root?: unknown;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** Every text of a document in one language with the path of its field, at any depth of groups, lists and blocks. */
export function piecesOf(fields: readonly FlattenedField[], values: Values, prefix = ''): Piece[] {
  return fields.flatMap(field => {
    if ('hidden' in field && field.hidden) return [];
    const value = values[field.name];
    const path = `${prefix}${field.name}`;
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' ? [plain(field, path, value)] : [];
      case 'richText':
        return isValues(value) ? [article(field, path, value as Node)] : [];
      case 'group':
      case 'tab':
        return isValues(value) ? piecesOf(field.flattenedFields, value, `${path}.`) : [];
      case 'array':
        return rows(value).flatMap((row, at) => piecesOf(field.flattenedFields, row, `${path}.${at}.`));
      case 'blocks':
        return rows(value).flatMap((row, at) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return piecesOf(block?.flattenedFields ?? [], row, `${path}.${at}.`);
        });
      default:
        return [];
    }
  });
}

const about = (field: FlattenedField, path: string) => ({
  path,
  label: ('label' in field && englishOf(field.label)) || field.name,
  localized: 'localized' in field && field.localized === true,
});

/** A text that is an address and nothing else is a link. */
const plain = (field: FlattenedField, path: string, text: string): Piece => ({
  ...about(field, path),
  text,
  links: /^(\/|https:\/\/)\S*$/.test(text) ? [text] : [],
  levels: [],
});

function article(field: FlattenedField, path: string, value: Node): Piece {
  const nodes = [...within(value.root ?? value)];
  return {
    ...about(field, path),
    text: nodes.flatMap(node => (node.type === 'block' ? blockWords(node) : (node.text ?? []))).join(' '),
    links: nodes.flatMap(({ fields }) => (typeof fields?.url === 'string' ? [fields.url] : [])),
    levels: nodes.flatMap(({ type, tag }) =>
      type === 'heading' && /^h[1-6]$/.test(tag ?? '') ? [Number(tag?.slice(1))] : [],
    ),
  };
}

function* within(node: unknown): Generator<Node> {
  if (!isValues(node)) return;
  yield node as Node;
  for (const child of (node as Node).children ?? []) yield* within(child);
}
