/** Text of one format, with an optional link. */
export type Run = { text: string; bold?: true; italic?: true; href?: string };

/** The subset of rich text we render, the same on pages and in mails. */
export type TextBlock =
  | { kind: 'paragraph' | 'heading' | 'small-heading' | 'quote'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] };

type Node = {
  type?: unknown;
  tag?: unknown;
  text?: unknown;
  format?: unknown;
  listType?: unknown;
  fields?: { url?: unknown } | null;
  children?: unknown;
};

const BOLD = 1;
const ITALIC = 2;

/** Reads the editor's Lexical tree (see cms/article-editor.ts) and drops unknown nodes. */
export function textBlocks(stored: unknown): TextBlock[] {
  const root = (stored as { root?: Node } | null | undefined)?.root;
  return root ? childrenOf(root).flatMap(blockOf) : [];
}

export function isEmpty(stored: unknown): boolean {
  return textBlocks(stored).length === 0;
}

function blockOf(node: Node): TextBlock[] {
  if (node.type === 'list') {
    const items = childrenOf(node)
      .map(item => runsOf(item))
      .filter(runs => runs.length > 0);
    return items.length > 0 ? [{ kind: 'list', ordered: node.listType === 'number', items }] : [];
  }
  const runs = runsOf(node);
  if (runs.length === 0) return [];
  if (node.type === 'heading') return [{ kind: node.tag === 'h3' ? 'small-heading' : 'heading', runs }];
  return [{ kind: node.type === 'quote' ? 'quote' : 'paragraph', runs }];
}

function runsOf(node: Node, href?: string): Run[] {
  const runs = childrenOf(node).flatMap((child): Run[] => {
    if (child.type === 'text') return [runOf(child, href)];
    if (child.type === 'linebreak') return [{ text: '\n' }];
    if (child.type === 'link') return runsOf(child, linkOf(child) ?? href);
    return runsOf(child, href);
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

/** Allows only links that work from a mail: web, mail and telephone. Script addresses never become links. */
function linkOf({ fields }: Node): string | undefined {
  const url = String(fields?.url ?? '').trim();
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(url) ? url : undefined;
}

function childrenOf(node: Node): Node[] {
  return Array.isArray(node.children) ? (node.children as Node[]) : [];
}
