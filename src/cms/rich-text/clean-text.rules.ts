import { childNodes, type Node, safeLink } from './read-text.rules.ts';

type Attributes = Record<string, unknown>;

/** Bold and italic; our pages do not show underline, strike-through and code. */
const MARKS = 1 | 2;
const MAX_DEPTH = 40;
const blocks = new Set(['paragraph', 'heading', 'list', 'quote', 'block']);
const inline = new Set(['text', 'linebreak', 'link']);

/**
 * Reduces a text from the editor to what pages show, whatever was pasted: no first-level headings, colours, alignment,
 * underlining, tables or links without a target. Paragraphs that Word pastes with a bullet become lists. Cleaning twice
 * changes nothing more.
 */
export function cleanText(stored: unknown): unknown {
  const root = (stored as { root?: Node } | null | undefined)?.root;
  if (!root) return stored;
  const children = asLists(asBlocks(childNodes(root).flatMap(node => cleaned(node, 0))));
  return { ...(stored as Attributes), root: { ...plain(root), children } };
}

function cleaned(node: Node, depth: number): Node[] {
  if (depth > MAX_DEPTH) return [];
  if (node.type === 'block' || node.type === 'linebreak') return [node];
  if (node.type === 'text' || node.type === 'tab') return [cleanWords(node)];
  const children = childNodes(node).flatMap(child => cleaned(child, depth + 1));
  switch (node.type) {
    case 'paragraph':
    case 'quote':
    case 'listitem':
      return [{ ...plain(node), children }];
    case 'heading':
      return [{ ...plain(node), tag: node.tag === 'h1' || node.tag === 'h2' ? 'h2' : 'h3', children }];
    case 'list':
      return [{ ...plain(node), ...listKind(node.listType === 'number'), children }];
    case 'link':
    case 'autolink':
      return hasTarget(node) ? [{ ...plain(node), type: 'link', children }] : children;
    default:
      return children;
  }
}

const plain = (node: Node): Node & Attributes => ({
  ...node,
  format: '',
  indent: 0,
  ...('textFormat' in node ? { textFormat: 0, textStyle: '' } : {}),
});

const listKind = (ordered: boolean) =>
  ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' };

/** Word inserts non-breaking spaces and zero-width characters. */
function cleanWords({ text, format, ...node }: Node): Node {
  const words = String(text ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '');
  const marks = typeof format === 'number' ? format & MARKS : 0;
  return { ...node, type: 'text', text: words, format: marks, style: '' } as Node;
}

const hasTarget = ({ fields }: Node) =>
  fields?.linkType === 'internal' || safeLink(fields?.url) !== undefined;

/** Wraps text without a block around it, such as that of table cells, in paragraphs. */
function asBlocks(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let open: Node[] | null = null;
  for (const node of nodes) {
    if (inline.has(String(node.type))) {
      if (open) open.push(node);
      else {
        open = [node];
        result.push(makeParagraph(open));
      }
    } else {
      open = null;
      result.push(blocks.has(String(node.type)) ? node : makeParagraph(childNodes(node)));
    }
  }
  return result;
}

const element = { direction: 'ltr', format: '', indent: 0, version: 1 };
const makeParagraph = (children: Node[]): Node =>
  ({ ...element, type: 'paragraph', children, textFormat: 0, textStyle: '' }) as Node;

/** Word puts at least two spaces after a bullet or number that it inserts itself. */
const BULLET = /^\s*(?:[·•▪●§o]|(\d{1,3}|[a-zA-Z]{1,7})[.)])\s{2,}/;

/** A line that Word gave a bullet or a number: the length of that prefix, and which numbers it can mean. */
type BulletLine = { length: number; numbers: number[] | null };

/** Turns paragraphs into lists. Numbers must count up; a single one may be a date: "5.  December was dry". */
function asLists(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (let at = 0; at < nodes.length; ) {
    const list = listFrom(nodes, at);
    const count = list?.lines.length ?? 1;
    const taken = nodes.slice(at, at + count);
    result.push(...(list ? [makeList(taken, list.lines, list.start)] : taken));
    at += count;
  }
  return result;
}

/** The lines from here on that form a list, and the number it starts with; null if they do not. */
function listFrom(
  nodes: readonly Node[],
  from: number,
): { lines: BulletLine[]; start: number | null } | null {
  const lines: BulletLine[] = [];
  let starts: number[] = [];
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    const line = node?.type === 'paragraph' ? parseBulletLine(joinWords(node)) : null;
    if (!line || (lines[0] && (lines[0].numbers === null) !== (line.numbers === null))) break;
    const counted =
      lines.length === 0
        ? (line.numbers ?? [])
        : starts.filter(start => line.numbers?.includes(start + lines.length));
    if (line.numbers !== null && counted.length === 0) break;
    starts = counted;
    lines.push(line);
  }
  if (lines.length === 0 || (lines[0]?.numbers && lines.length === 1)) return null;
  return { lines, start: starts[0] ?? null };
}

function parseBulletLine(words: string): BulletLine | null {
  const [all, number] = BULLET.exec(words) ?? [];
  if (all === undefined) return null;
  if (number === undefined) return { length: all.length, numbers: null };
  const numbers = parseNumbers(number.toLowerCase());
  return numbers.length > 0 ? { length: all.length, numbers } : null;
}

/** "i" is one in Roman numerals, and also the ninth letter. */
function parseNumbers(written: string): number[] {
  if (/^\d/.test(written)) return [Number(written)];
  const asLetter = /^[a-z]$/.test(written) ? [written.charCodeAt(0) - 'a'.charCodeAt(0) + 1] : [];
  return [...romanNumber(written), ...asLetter];
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanNumber(written: string): number[] {
  if (!/^(?=.)c{0,3}(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(written)) return [];
  const values = [...written].map(letter => romans[letter] ?? 0);
  return [values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)];
}

function makeList(paragraphs: readonly Node[], lines: readonly BulletLine[], start: number | null): Node {
  const children = paragraphs.map((paragraph, at) => ({
    ...element,
    type: 'listitem',
    value: (start ?? 1) + at,
    children: withoutBeginning(childNodes(paragraph), lines[at]?.length ?? 0),
  }));
  return { ...element, type: 'list', start: start ?? 1, ...listKind(start !== null), children } as Node;
}

const joinWords = (node: Node) =>
  childNodes(node)
    .map(child => (child.type === 'text' ? String(child.text) : ''))
    .join('');

/** Removes this many characters from the beginning of the text. */
function withoutBeginning(nodes: readonly Node[], length: number): Node[] {
  let left = length;
  return nodes.flatMap(node => {
    if (left === 0 || node.type !== 'text') return [node];
    const text = String(node.text);
    const taken = Math.min(left, text.length);
    left -= taken;
    return taken === text.length ? [] : [{ ...node, text: text.slice(taken) }];
  });
}
