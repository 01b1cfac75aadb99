/** What a paste can hold that its author does not show: text that was deleted, text that is hidden, and comments. */
export type LeftOut = 'deleted' | 'hidden' | 'comments';

/**
 * Removes from a pasted page, as a browser parsed it, what its author deleted, hid or only commented, and returns which of
 * these there were. Programs put all of it on the clipboard, and the editor would take it for text.
 */
export function leaveOut(page: Document): LeftOut[] {
  const styles = readStyles(page);
  const found = new Set<LeftOut>();
  for (const element of [...page.body.querySelectorAll<HTMLElement>('*')]) {
    if (!page.body.contains(element)) continue;
    const kind = kindOf(element, styles);
    if (kind === null) continue;
    if (element.textContent?.trim()) found.add(kind);
    remove(element);
  }
  return [...found];
}

/** Removes a node, and the elements around it that are empty then. */
export function remove(node: ChildNode): void {
  const around = node.parentElement;
  node.remove();
  const isEmpty = around && !around.textContent?.trim() && !around.querySelector('img, br, hr');
  if (isEmpty && around !== around.ownerDocument.body) remove(around);
}

type Styles = ReadonlyMap<Element, ReadonlyMap<string, string>>;

function kindOf(element: HTMLElement, styles: Styles): LeftOut | null {
  const style = styles.get(element) ?? new Map<string, string>();
  if (isComment(element, style)) return 'comments';
  if (isDeleted(element, style)) return 'deleted';
  return isHidden(element, style, styles) ? 'hidden' : null;
}

// Word names elements as in its own format, too; ARIA and CKEditor mark deletions in ways of their own.
const DELETED_ELEMENTS = new Set(['del', 's', 'strike', 'w:del', 'w:movefrom', 'w:deltext']);
const DELETED_CLASS = /^(mso-?del|ck-suggestion-marker-deletion$)/i;

/** Struck text too: our pages do not strike through, and would say what it no longer says. */
function isDeleted(element: HTMLElement, style: ReadonlyMap<string, string>): boolean {
  if (DELETED_ELEMENTS.has(element.tagName.toLowerCase()) || element.getAttribute('role') === 'deletion')
    return true;
  if ([...element.classList].some(name => DELETED_CLASS.test(name))) return true;
  if ([...style.keys()].some(name => name.startsWith('mso-del'))) return true;
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const ofWord = style.get('text-line-through') ?? 'none';
  return line.includes('line-through') || ofWord !== 'none';
}

// What Word, Google Docs (as a web page) and ARIA put around a comment and its mark in the text; the words commented on
// stay. Google Docs names a mark cmnt_ref1 and a comment cmnt1.
const COMMENT =
  '.MsoCommentReference, .MsoCommentText, .msocomtxt, .msocomanchor, a[href^="#_msocom"], a[href^="#cmnt"], [role=comment]';

function isComment(element: HTMLElement, style: ReadonlyMap<string, string>): boolean {
  if (element.matches(COMMENT) || style.get('mso-special-character') === 'comment') return true;
  if (/^comment(-list)?$/.test(style.get('mso-element') ?? '')) return true;
  return (
    element.matches('div') && element.querySelector(':scope > p > a[id^="cmnt"][href^="#cmnt_ref"]') !== null
  );
}

function isHidden(element: HTMLElement, style: ReadonlyMap<string, string>, styles: Styles): boolean {
  const size = /^([\d.]+)\s*(px|pt)?$/.exec(style.get('font-size') ?? '');
  return (
    element.hasAttribute('hidden') ||
    style.get('display') === 'none' ||
    ['hidden', 'collapse'].includes(style.get('visibility') ?? '') ||
    style.get('mso-hide') === 'all' ||
    Number(style.get('opacity') ?? 1) === 0 ||
    (size !== null && Number(size[1]) <= 1) ||
    (isWhite(style.get('color') ?? element.getAttribute('color')) && !isOnColour(element, styles))
  );
}

const isWhite = (colour: string | null | undefined) =>
  /^(white|#fff|#ffffff|rgba?\(255,255,255(,1)?\))$/.test((colour ?? '').replaceAll(' ', '').toLowerCase());

const NO_COLOUR = /^(|none|transparent|initial|inherit|unset|auto)$/;

/** Whether an element or one around it has a background that white text can be read on. */
function isOnColour(element: Element, styles: Styles): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = styles.get(at);
    const grounds = [
      style?.get('background'),
      style?.get('background-color'),
      style?.get('mso-highlight'),
      at.getAttribute('bgcolor'),
    ];
    if (grounds.some(ground => !NO_COLOUR.test(ground ?? '') && !isWhite(ground))) return true;
  }
  return false;
}

/** The declarations of each element, from the style sheets of the page and from its own attribute. */
function readStyles(page: Document): Styles {
  const styles = new Map<Element, Map<string, string>>();
  const add = (element: Element, declarations: string) => {
    const known = styles.get(element) ?? new Map<string, string>();
    for (const [name, value] of readDeclarations(declarations)) known.set(name, value);
    styles.set(element, known);
  };
  for (const sheet of page.querySelectorAll('style'))
    for (const [selector, declarations] of readRules(sheet.textContent ?? ''))
      for (const element of matching(page, selector)) add(element, declarations);
  for (const element of page.querySelectorAll('[style]')) add(element, element.getAttribute('style') ?? '');
  return styles;
}

/** Rules for other media, such as print, do not say what the author sees. */
const MEDIA = /@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}/g;

function readRules(sheet: string): [selector: string, declarations: string][] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').replaceAll(MEDIA, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', declarations = '']) =>
    selector.trim().startsWith('@') ? [] : [[selector.trim(), declarations]],
  );
}

function matching(page: Document, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector);
  } catch {
    return []; // A selector of a program of its own: it chooses nothing that a browser shows.
  }
}

const readDeclarations = (text: string): [name: string, value: string][] =>
  text.split(';').flatMap(declaration => {
    const [name = '', ...value] = declaration.split(':');
    const said = value
      .join(':')
      .replace(/!important/i, '')
      .trim()
      .toLowerCase();
    return said ? [[name.trim().toLowerCase(), said]] : [];
  });
