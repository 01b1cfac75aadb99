import type { Say } from '#core/message.ts';

type Node = { type?: string; fields?: Record<string, unknown>; children?: Node[]; [key: string]: unknown };

/** How Payload stores a document in a block: with its collection, and populated or as an id. */
type Stored = { relationTo?: unknown; value?: unknown } | null | undefined;

/**
 * A stored long text in which each block is ordinary text or a picture: "Picture: A cold box" and the picture, "Figure: 42
 * children examined". Comparisons of versions would show only the name of the block. What is no text stays as it is.
 */
export function readableText(value: unknown, say: Say): unknown {
  const root = (value as { root?: Node } | null)?.root;
  if (!Array.isArray(root?.children)) return value;
  return {
    ...(value as object),
    root: { ...root, children: root.children.flatMap(at => readableNode(at, say)) },
  };
}

function readableNode(node: Node, say: Say): Node[] {
  if (node.type !== 'block' || !node.fields) return [node];
  const { blockType, caption, label, number, source } = node.fields;
  switch (blockType) {
    case 'picture':
      return [named(say('Picture'), [caption]), ...shown('upload', node.fields.picture as Stored)];
    case 'film':
      return [named(say('Film'), [caption]), ...shown('relationship', node.fields.film as Stored)];
    case 'figure':
      return [named(say('Figure'), [number, label, source])];
    case 'give':
      return [named(say('Donate button'), [label])];
    default:
      return [node];
  }
}

function named(kind: string, parts: readonly unknown[]): Node {
  const words = parts.filter(part => typeof part === 'string' && part.trim() !== '').join(' · ');
  return paragraph(words === '' ? kind : `${kind}: ${words}`);
}

const paragraph = (text: string): Node => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  children: [{ type: 'text', version: 1, text, format: 0 }],
});

function shown(type: 'upload' | 'relationship', stored: Stored): Node[] {
  const { relationTo, value } = stored ?? {};
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  if (relationTo === undefined || id === undefined || id === null) return [];
  return [{ type, version: 1, format: '', relationTo, value: id, fields: {} }];
}
