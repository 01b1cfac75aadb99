import { childrenOf, type Node, safeLink } from './read-text.rules.ts';

type Attributes = Record<string, unknown>;

/** Bold and italic; the others (underlined, struck through, code) have no place on our pages. */
const MARKS = 1 | 2;
const DEEPEST = 40;
const blocks = new Set(['paragraph', 'heading', 'list', 'quote', 'block']);
const inline = new Set(['text', 'linebreak', 'link']);

/**
 * A text as the editor sends it, reduced to what pages show: no first-level headings, colours, alignment, underlining,
 * tables or links that lead nowhere, whatever was pasted. What Word pastes as paragraphs with a bullet becomes a list.
 * Cleaning twice changes nothing.
 */
export function cleanText(stored: unknown): unknown {
  const root = (stored as { root?: Node } | null | undefined)?.root;
  if (!root) return stored;
  const children = asLists(asBlocks(childrenOf(root).flatMap(node => cleaned(node, 0))));
  return { ...(stored as Attributes), root: { ...plain(root), children } };
}

function cleaned(node: Node, depth: number): Node[] {
  if (depth > DEEPEST) return [];
  if (node.type === 'block' || node.type === 'linebreak') return [node];
  if (node.type === 'text' || node.type === 'tab') return [cleanWords(node)];
  const children = childrenOf(node).flatMap(child => cleaned(child, depth + 1));
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
      return leadsSomewhere(node) ? [{ ...plain(node), type: 'link', children }] : children;
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

/** Word writes blanks that never break, and characters without width. */
function cleanWords({ text, format, ...node }: Node): Node {
  const words = String(text ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\u200b\u2060\ufeff]/g, '');
  const marks = typeof format === 'number' ? format & MARKS : 0;
  return { ...node, type: 'text', text: words, format: marks, style: '' } as Node;
}

const leadsSomewhere = ({ fields }: Node) =>
  fields?.linkType === 'internal' || safeLink(fields?.url) !== undefined;

/** Words that lost what was around them, such as the cells of a table, become paragraphs. */
function asBlocks(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let open: Node[] | null = null;
  for (const node of nodes) {
    if (inline.has(String(node.type))) {
      if (open) open.push(node);
      else {
        open = [node];
        result.push(paragraphOf(open));
      }
    } else {
      open = null;
      result.push(blocks.has(String(node.type)) ? node : paragraphOf(childrenOf(node)));
    }
  }
  return result;
}

const element = { direction: 'ltr', format: '', indent: 0, version: 1 };
const paragraphOf = (children: Node[]): Node =>
  ({ ...element, type: 'paragraph', children, textFormat: 0, textStyle: '' }) as Node;

/** Word puts at least two blanks behind the bullet or the number that it draws itself. */
const BULLET = /^\s*(?:[·•▪●§o]|(\d{1,2}|[a-z])[.)])\s{2,}/;

function asLists(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let open: { ordered: boolean | null; items: Node[] } = { ordered: null, items: [] };
  for (const node of nodes) {
    const bullet = node.type === 'paragraph' ? BULLET.exec(wordsOf(node)) : null;
    const ordered = bullet ? bullet[1] !== undefined : null;
    if (open.ordered !== ordered) open = { ordered, items: [] };
    if (!bullet) {
      result.push(node);
      continue;
    }
    if (open.items.length === 0)
      result.push({
        ...element,
        type: 'list',
        start: 1,
        ...listKind(ordered === true),
        children: open.items,
      } as Node);
    const children = withoutBeginning(childrenOf(node), bullet[0].length);
    open.items.push({ ...element, type: 'listitem', value: open.items.length + 1, children } as Node);
  }
  return result;
}

const wordsOf = (node: Node) =>
  childrenOf(node)
    .map(child => (child.type === 'text' ? String(child.text) : ''))
    .join('');

/** Takes so many characters from the texts at the beginning. */
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
