import { wholeAddress } from '#core/links.ts';
import type { Run, TextBlock } from '#core/rich-text.ts';

/** A node of the stored Lexical tree, which may have any shape. */
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

/** A reference to a document, as the editor stores it. */
export type Reference = { relationTo: string; value: number };

/** The target of a link, and a note after its text, such as ", PDF, 1.2 MB". */
export type ResolvedLink = { href: string; note?: string };

/** Resolves a link to one of our documents; undefined while visitors may not see it. */
type ResolveLink = (reference: Reference) => ResolvedLink | undefined;

const BOLD = 1;
const ITALIC = 2;
/** How deep nodes may be nested. What people write is much flatter; a deeper tree could overflow the stack. */
const MAX_DEPTH = 40;

const unresolved: ResolveLink = () => undefined;

/** Reads a stored text without its pictures and other blocks. Unknown nodes are dropped. */
export function textBlocks(stored: unknown): TextBlock[] {
  return topNodes(stored).flatMap(node => (node.type === 'block' ? [] : readTextBlock(node)));
}

/** Whether a stored text has no words, whatever blocks it has. */
export function isEmpty(stored: unknown): boolean {
  return textBlocks(stored).length === 0;
}

/** The top-level nodes of a stored text, in order. */
export function topNodes(stored: unknown): Node[] {
  const root = (stored as { root?: Node } | null | undefined)?.root;
  return root ? childNodes(root) : [];
}

/** A node as a block of text; empty if it has no words. */
export function readTextBlock(node: Node, resolveLink: ResolveLink = unresolved): TextBlock[] {
  if (isList(node)) {
    const items = flattenItems(node, resolveLink, 0);
    const ordered = node.listType === 'number';
    return items.length > 0 ? [{ kind: 'list', ordered, ...(ordered && readStart(node)), items }] : [];
  }
  const runs = readRuns(childNodes(node), resolveLink, 0);
  if (runs.length === 0) return [];
  if (node.type === 'heading') return [{ kind: node.tag === 'h3' ? 'small-heading' : 'heading', runs }];
  return [{ kind: node.type === 'quote' ? 'quote' : 'paragraph', runs }];
}

const readStart = ({ start }: Node) =>
  typeof start === 'number' && Number.isSafeInteger(start) && start > 1 ? { start } : {};

/** Flattens nested lists. */
function flattenItems(list: Node, resolveLink: ResolveLink, depth: number): Run[][] {
  if (depth > MAX_DEPTH) return [];
  return childNodes(list).flatMap(item => {
    const parts = childNodes(item);
    const own = readRuns(
      parts.filter(part => !isList(part)),
      resolveLink,
      depth,
    );
    const inner = parts.filter(isList).flatMap(part => flattenItems(part, resolveLink, depth + 1));
    return own.length > 0 ? [own, ...inner] : inner;
  });
}

function readRuns(nodes: readonly Node[], resolveLink: ResolveLink, depth: number, href?: string): Run[] {
  if (depth > MAX_DEPTH) return [];
  const runs = nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [readRun(node, href)];
    if (node.type === 'linebreak') return [{ text: '\n' }];
    const lead = node.type === 'link' ? readLink(node, resolveLink) : undefined;
    const inner = readRuns(childNodes(node), resolveLink, depth + 1, lead?.href ?? href);
    return lead?.note ? withNote(inner, lead.note) : inner;
  });
  return runs.some(({ text }) => text.trim() !== '') ? runs : [];
}

function readRun({ text, format }: Node, href: string | undefined): Run {
  const marks = typeof format === 'number' ? format : 0;
  return {
    text: String(text ?? ''),
    ...(marks & BOLD ? { bold: true as const } : {}),
    ...(marks & ITALIC ? { italic: true as const } : {}),
    ...(href ? { href } : {}),
  };
}

/** Appends the note to the link's text, so that it is read aloud with it. */
const withNote = (runs: readonly Run[], note: string): Run[] =>
  runs.map((run, at) => (at === runs.length - 1 ? { ...run, text: run.text.trimEnd() + note } : run));

function readLink({ fields }: Node, resolveLink: ResolveLink): ResolvedLink | undefined {
  if (fields?.linkType === 'internal') {
    const reference = readReference(fields.doc);
    return reference ? resolveLink(reference) : undefined;
  }
  const href = safeLink(fields?.url);
  return href ? { href } : undefined;
}

/** The address of a link that works on a page and in a mail (web, mail, telephone); undefined for others, such as scripts. */
export function safeLink(written: unknown): string | undefined {
  const url = wholeAddress(String(written ?? ''));
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url) ? url : undefined;
}

/** Reads a reference to a document, populated or not. */
export function readReference(value: unknown): Reference | null {
  if (!isObject(value) || typeof value.relationTo !== 'string') return null;
  const id = isObject(value.value) ? value.value.id : value.value;
  return typeof id === 'number' ? { relationTo: value.relationTo, value: id } : null;
}

/** Every document that a stored text refers to in links, pictures and films, in all languages. */
export function referencesIn(node: unknown, depth = 0): Reference[] {
  if (depth > MAX_DEPTH * 4) return [];
  if (Array.isArray(node)) return node.flatMap(one => referencesIn(one, depth + 1));
  if (!isObject(node)) return [];
  const own = readReference(node);
  return own ? [own] : Object.values(node).flatMap(one => referencesIn(one, depth + 1));
}

/** The words of a stored text, with those of its blocks, for counting. */
export function wordsIn(stored: unknown): string {
  return topNodes(stored)
    .flatMap(node => (node.type === 'block' ? blockWords(node) : readTextBlock(node).map(plainText)))
    .join('\n');
}

/** The words of a stored text without its blocks, whose captions may belong to a hidden picture. */
export function wordsOutsideBlocks(stored: unknown): string {
  return textBlocks(stored).map(plainText).join('\n');
}

const plainText = (block: TextBlock) =>
  (block.kind === 'list' ? block.items : [block.runs])
    .map(runs => runs.map(({ text }) => text).join(''))
    .join('\n');

/** The texts in a block, without its technical fields. */
export function blockWords({ fields }: Node): string[] {
  const { id: _id, blockType: _type, blockName: _name, ...written } = fields ?? {};
  return Object.values(written).filter(value => typeof value === 'string');
}

/** The child nodes of a node; empty if what is stored is not a list. */
export function childNodes(node: Node): Node[] {
  return Array.isArray(node.children) ? node.children.filter(isObject) : [];
}

const isList = ({ type }: Node) => type === 'list';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
