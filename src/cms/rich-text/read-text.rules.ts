import { wholeAddress } from '#core/links.ts';
import type { Run, TextBlock } from '#core/rich-text.ts';

/** A node of the editor's Lexical tree, as stored: nothing about it is certain. */
export type Node = {
  type?: unknown;
  tag?: unknown;
  text?: unknown;
  format?: unknown;
  listType?: unknown;
  start?: unknown;
  fields?: Record<string, unknown> | null;
  children?: unknown;
};

/** A document that a text points to, as the editor stores it. */
export type Reference = { relationTo: string; value: number };

/** Where a link leads, and what follows its words, such as ", PDF, 1.2 MB". */
export type Lead = { href: string; note?: string };

/** Where a link to one of our documents leads; undefined while visitors may not see it. */
type LeadOf = (reference: Reference) => Lead | undefined;

const BOLD = 1;
const ITALIC = 2;
/** Lists in quotes in lists: what people write is far flatter, and a deeper tree is an attack on our stack. */
const DEEPEST = 40;

const nowhere: LeadOf = () => undefined;

/** Reads a stored text without its pictures and other blocks, and drops unknown nodes. */
export function textBlocks(stored: unknown): TextBlock[] {
  return nodesOf(stored).flatMap(node => (node.type === 'block' ? [] : textBlockOf(node)));
}

/** Whether a stored text has no words, whatever else is in it. */
export function isEmpty(stored: unknown): boolean {
  return textBlocks(stored).length === 0;
}

/** The blocks, paragraphs and other parts of a stored text, in order. */
export function nodesOf(stored: unknown): Node[] {
  const root = (stored as { root?: Node } | null | undefined)?.root;
  return root ? childrenOf(root) : [];
}

/** One part of a stored text; none if it holds no words. */
export function textBlockOf(node: Node, leadOf: LeadOf = nowhere): TextBlock[] {
  if (isList(node)) {
    const items = itemsOf(node, leadOf, 0);
    const ordered = node.listType === 'number';
    return items.length > 0 ? [{ kind: 'list', ordered, ...(ordered && startOf(node)), items }] : [];
  }
  const runs = runsOf(childrenOf(node), leadOf, 0);
  if (runs.length === 0) return [];
  if (node.type === 'heading') return [{ kind: node.tag === 'h3' ? 'small-heading' : 'heading', runs }];
  return [{ kind: node.type === 'quote' ? 'quote' : 'paragraph', runs }];
}

const startOf = ({ start }: Node) =>
  typeof start === 'number' && Number.isSafeInteger(start) && start > 1 ? { start } : {};

/** A list within a list continues it. */
function itemsOf(list: Node, leadOf: LeadOf, depth: number): Run[][] {
  if (depth > DEEPEST) return [];
  return childrenOf(list).flatMap(item => {
    const parts = childrenOf(item);
    const own = runsOf(
      parts.filter(part => !isList(part)),
      leadOf,
      depth,
    );
    const inner = parts.filter(isList).flatMap(part => itemsOf(part, leadOf, depth + 1));
    return own.length > 0 ? [own, ...inner] : inner;
  });
}

function runsOf(nodes: readonly Node[], leadOf: LeadOf, depth: number, href?: string): Run[] {
  if (depth > DEEPEST) return [];
  const runs = nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [runOf(node, href)];
    if (node.type === 'linebreak') return [{ text: '\n' }];
    const lead = node.type === 'link' ? linkOf(node, leadOf) : undefined;
    const inner = runsOf(childrenOf(node), leadOf, depth + 1, lead?.href ?? href);
    return lead?.note ? followed(inner, lead.note) : inner;
  });
  return runs.some(({ text }) => text.trim() !== '') ? runs : [];
}

function runOf({ text, format }: Node, href: string | undefined): Run {
  const marks = typeof format === 'number' ? format : 0;
  return {
    text: String(text ?? ''),
    ...(marks & BOLD ? { bold: true as const } : {}),
    ...(marks & ITALIC ? { italic: true as const } : {}),
    ...(href ? { href } : {}),
  };
}

/** The note belongs to the link: what is read aloud with its words. */
const followed = (runs: readonly Run[], note: string): Run[] =>
  runs.map((run, at) => (at === runs.length - 1 ? { ...run, text: run.text.trimEnd() + note } : run));

function linkOf({ fields }: Node, leadOf: LeadOf): Lead | undefined {
  if (fields?.linkType === 'internal') {
    const reference = referenceOf(fields.doc);
    return reference ? leadOf(reference) : undefined;
  }
  const href = safeLink(fields?.url);
  return href ? { href } : undefined;
}

/** The address of a link that works from a page and a mail: web, mail and telephone. Script addresses never are. */
export function safeLink(written: unknown): string | undefined {
  const url = wholeAddress(String(written ?? ''));
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url) ? url : undefined;
}

/** Reads a pointer to a document, populated or not. */
export function referenceOf(value: unknown): Reference | null {
  if (!isObject(value) || typeof value.relationTo !== 'string') return null;
  const id = isObject(value.value) ? value.value.id : value.value;
  return typeof id === 'number' ? { relationTo: value.relationTo, value: id } : null;
}

/** Every document that a stored text points to: in links, pictures and films, in any of its languages. */
export function referencesIn(node: unknown, depth = 0): Reference[] {
  if (depth > DEEPEST * 4) return [];
  if (Array.isArray(node)) return node.flatMap(one => referencesIn(one, depth + 1));
  if (!isObject(node)) return [];
  const own = referenceOf(node);
  return own ? [own] : Object.values(node).flatMap(one => referencesIn(one, depth + 1));
}

/** Every word of a stored text, those of its blocks included, for counting. */
export function wordsIn(stored: unknown): string {
  return nodesOf(stored)
    .flatMap(node => (node.type === 'block' ? blockWords(node) : textBlockOf(node).map(plainText)))
    .join('\n');
}

/** The words of a stored text without those of its blocks, which may belong to a picture that is not shown. */
export function wordsOutsideBlocks(stored: unknown): string {
  return textBlocks(stored).map(plainText).join('\n');
}

const plainText = (block: TextBlock) =>
  (block.kind === 'list' ? block.items : [block.runs])
    .map(runs => runs.map(({ text }) => text).join(''))
    .join('\n');

/** The words written into a block, without its technical fields. */
export function blockWords({ fields }: Node): string[] {
  const { id: _id, blockType: _type, blockName: _name, ...written } = fields ?? {};
  return Object.values(written).filter(value => typeof value === 'string');
}

/** The nodes within a node, whatever is stored there. */
export function childrenOf(node: Node): Node[] {
  return Array.isArray(node.children) ? node.children.filter(isObject) : [];
}

const isList = ({ type }: Node) => type === 'list';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
