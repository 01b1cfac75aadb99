/** How a page looks where it is rendered: the style of an element, and the box of an element or a text in px. */
export type Rendered = {
  readStyle(element: Element): CSSStyleDeclaration;
  /** Null where nothing is laid out, as in tests. */
  measureBox(node: Node): DOMRect | null;
  width: number;
};

/** Wide enough for the rules that pages have for a desktop. */
const SIZE = { width: 1280, height: 900 };

/** What loads, sends or runs something; a copy needs none of it to look the same. */
const ACTIVE = 'script, link, meta, base, iframe, frame, frameset, object, embed, portal';
const LOADING = ['src', 'srcset', 'poster', 'data', 'background', 'xlink:href', 'autofocus', 'autoplay'];

/**
 * Has the browser render a copy of a parsed page, and passes on how it looks there. The copy is in a frame outside the
 * screen, in which no script runs and nothing is loaded, and which is removed before this returns. Null if the browser does not
 * open a frame.
 * @throws what `use` throws
 */
export function rendered<Result>(page: Document, use: (look: Rendered) => Result): Result | null {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', left: '-9999px', top: '0', border: '0' });
  Object.assign(frame.style, { width: `${SIZE.width}px`, height: `${SIZE.height}px` });
  document.body.append(frame);
  try {
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) return null;
    const copies = fill(contentDocument, page);
    const findCopy = (node: Node) => copies.get(node) ?? contentDocument.body;
    const isLaidOut = contentDocument.documentElement.getBoundingClientRect().width > 0;
    return use({
      readStyle: element => contentWindow.getComputedStyle(findCopy(element) as Element),
      measureBox: node => (isLaidOut ? measureBox(findCopy(node)) : null),
      width: SIZE.width,
    });
  } finally {
    frame.remove();
  }
}

/** Puts a copy of a page into a document, and returns which node is the copy of which. */
function fill(shown: Document, page: Document): ReadonlyMap<Node, Node> {
  const policy = shown.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'";
  shown.head.append(policy);
  // Copied in its own document, where no picture is loaded.
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const copies = pairs(page.documentElement, copy);
  for (const active of copy.querySelectorAll(ACTIVE)) active.remove();
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (LOADING.includes(name) || name.startsWith('on')) element.removeAttribute(name);
  shown.documentElement.remove();
  shown.append(copy);
  return copies;
}

function pairs(page: Element, copy: Element): Map<Node, Node> {
  const [originals, copies] = [page, copy].map(root => [root, ...nodesIn(root)]) as [Node[], Node[]];
  return new Map(originals.map((node, at) => [node, copies[at] as Node]));
}

function nodesIn(node: Node): Node[] {
  return [...node.childNodes].flatMap(child => [child, ...nodesIn(child)]);
}

function measureBox(node: Node): DOMRect {
  if (node.nodeType === 1) return (node as Element).getBoundingClientRect();
  const range = (node.ownerDocument as Document).createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}
